/**
 * Records out of streams of lines, each line its own world. {@link io.skimjson.ndjson.NdjsonReader}
 * cuts a source into blocks of whole lines, has each block indexed in one pass and hands out its
 * records one by one; bad ones go to a policy or a handler.
 *
 * <p>What a record holds, and what is wrong with it, is the business of {@code io.skimjson}, on
 * which alone this package leans. Unpacking is left to the streams that are given.
 */
@NullMarked
package io.skimjson.ndjson;

import org.jspecify.annotations.NullMarked;

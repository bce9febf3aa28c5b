/**
 * Documents and lazy handles: reads only what is asked for. Leans on {@code io.skimjson.stage1},
 * {@code io.skimjson.numbers} and {@code io.skimjson.bytes}.
 */
@NullMarked
package io.skimjson;

import org.jspecify.annotations.NullMarked;

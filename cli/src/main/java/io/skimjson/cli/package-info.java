/**
 * The command {@code skim}: aggregates, picks from, checks and generates logs of one JSON document
 * a line. {@link io.skimjson.cli.Skim} is the entry; each command has its class. {@code
 * RecordSource} gives {@code agg}, {@code get} and {@code demo} their records; {@code check} reads
 * lines and documents by itself. Parsing is not here. Leans on {@code io.skimjson.ndjson}, {@code
 * io.skimjson} and {@code io.skimjson.bytes}.
 */
@NullMarked
package io.skimjson.cli;

import org.jspecify.annotations.NullMarked;

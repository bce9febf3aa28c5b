/**
 * The command {@code skim}: aggregates, picks from, checks and generates logs of one JSON document
 * a line. {@link io.skimjson.cli.Skim} is the entry; each command has its class; {@code
 * RecordSource} is the only place that reads records. Parsing is not here. Leans on {@code
 * io.skimjson.ndjson}.
 */
@NullMarked
package io.skimjson.cli;

import org.jspecify.annotations.NullMarked;

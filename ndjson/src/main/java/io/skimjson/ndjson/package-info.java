/** Records out of streams of lines, each line its own world. Leans on {@code io.skimjson}. */
@NullMarked
package io.skimjson.ndjson;

import org.jspecify.annotations.NullMarked;

/** The command {@code skim}. Leans on {@code io.skimjson.ndjson}. */
@NullMarked
package io.skimjson.cli;

import org.jspecify.annotations.NullMarked;

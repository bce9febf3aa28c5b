/** Stage 1: one pass over all bytes that finds every operator outside strings. Names, numbers and nesting are unknown here. Leans on {@code io.skimjson.bytes} alone. */
@NullMarked
package io.skimjson.stage1;

import org.jspecify.annotations.NullMarked;

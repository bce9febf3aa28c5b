/**
 * Stage 1: one pass over all bytes that finds every operator outside strings.
 *
 * <p>{@link io.skimjson.stage1.StructuralIndexer} fills a {@link
 * io.skimjson.stage1.StructuralIndex}. UTF-8, control bytes in strings and unclosed strings are
 * checked on the way; names, numbers and nesting are unknown here. Faults are returned as a kind
 * and an offset, never thrown. Leans on {@code io.skimjson.bytes} alone.
 */
@NullMarked
package io.skimjson.stage1;

import org.jspecify.annotations.NullMarked;

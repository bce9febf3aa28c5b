/**
 * How the other libraries find a few values of a document: one reader a library, all of them led by
 * the same {@link io.skimjson.bench.rivals.Wanted}. Knows nothing of skimjson.
 */
@org.jspecify.annotations.NullMarked
package io.skimjson.bench.rivals;

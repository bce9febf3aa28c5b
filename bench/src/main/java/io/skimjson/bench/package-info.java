/**
 * JMH benchmarks, one task a class, one library a method, on real corpora; each checks in its
 * set-up that all libraries give the same answer. Not published. Leans on everything that it
 * measures.
 */
@org.jspecify.annotations.NullMarked
package io.skimjson.bench;

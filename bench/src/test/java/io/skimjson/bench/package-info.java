/** Tests of the benchmarks: that they run, and that all libraries agree. */
@org.jspecify.annotations.NullMarked
package io.skimjson.bench;

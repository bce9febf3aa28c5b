/**
 * Reads what JMH has written, and says how we compare: ratios to the rivals, targets met or not,
 * tables, pictures. {@link io.skimjson.bench.report.Report} is the program; {@code bench/run} calls
 * it. Parses JMH's JSON by skimjson itself.
 */
@org.jspecify.annotations.NullMarked
package io.skimjson.bench.report;

package io.skimjson.bench;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is wanted of a log: per level how many lines, how many failures, the latency, the newest
 * time.
 */
public final class LogSummary implements LineConsumer {
  /** The levels; their places are their numbers. */
  static final List<String> LEVELS = List.of("DEBUG", "INFO", "WARN", "ERROR");

  private final long[] counts = new long[LEVELS.size()];
  private final long[] failures = new long[LEVELS.size()];
  private final double[] latencies = new double[LEVELS.size()];
  private final long[] newest = new long[LEVELS.size()];

  /** Adds a line of the level with this number. */
  void add(int level, long epochMs, int status, double latencyMs) {
    counts[level]++;
    failures[level] += status >= 500 ? 1 : 0;
    latencies[level] += latencyMs;
    newest[level] = Math.max(newest[level], epochMs);
  }

  @Override
  public void add(String level, long epochMs, int status, double latencyMs) {
    add(numberOf(level), epochMs, status, latencyMs);
  }

  private static int numberOf(String level) {
    return switch (level) {
      case "DEBUG" -> 0;
      case "INFO" -> 1;
      case "WARN" -> 2;
      case "ERROR" -> 3;
      default -> throw new IllegalArgumentException("no level " + level);
    };
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof LogSummary that
        && Arrays.equals(counts, that.counts)
        && Arrays.equals(failures, that.failures)
        && Arrays.equals(latencies, that.latencies)
        && Arrays.equals(newest, that.newest);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }

  @Override
  public String toString() {
    return LEVELS
        + " counts "
        + Arrays.toString(counts)
        + " failures "
        + Arrays.toString(failures)
        + " latencies "
        + Arrays.toString(latencies)
        + " newest "
        + Arrays.toString(newest);
  }
}

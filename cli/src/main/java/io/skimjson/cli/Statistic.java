package io.skimjson.cli;

import java.math.BigDecimal;

/**
 * One column of {@code skim agg}: what is computed, and of which value.
 *
 * @param function what is computed
 * @param percent which percentile, for {@link Function#PERCENTILE} only
 * @param pointer which value; empty for {@link Function#COUNT}
 */
record Statistic(Function function, double percent, String pointer) {
  /** What can be computed. */
  enum Function {
    COUNT,
    SUM,
    MEAN,
    MIN,
    MAX,
    PERCENTILE
  }

  static Statistic count() {
    return new Statistic(Function.COUNT, 0, "");
  }

  /** The head of the column, such as {@code p99(latency_ms)}. */
  String label() {
    String of = "(" + WhereParser.Pointers.label(pointer) + ")";
    return switch (function) {
      case COUNT -> "count";
      case SUM -> "sum" + of;
      case MEAN -> "mean" + of;
      case MIN -> "min" + of;
      case MAX -> "max" + of;
      case PERCENTILE ->
          "p" + BigDecimal.valueOf(percent).stripTrailingZeros().toPlainString() + of;
    };
  }

  /** A new, empty computation. */
  Accumulator newAccumulator() {
    return switch (function) {
      case COUNT -> new Accumulator.Count();
      case SUM -> new Accumulator.Sum();
      case MEAN -> new Accumulator.Mean();
      case MIN -> new Accumulator.Extreme(-1);
      case MAX -> new Accumulator.Extreme(1);
      case PERCENTILE -> new Accumulator.Percentile(percent);
    };
  }
}

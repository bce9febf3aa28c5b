package io.skimjson.bench.report;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The tables of a report. */
final class Tables {
  private Tables() {}

  /** Each target, and what became of it. */
  static Table targets(List<Verdict> verdicts) {
    Table table =
        new Table("task", "corpus", "JDK", "kernel", "target", "measured", "rival", "verdict");
    for (Verdict verdict : verdicts) {
      Target target = verdict.target();
      Optional<Ratio> ratio = verdict.ratio();
      table.add(
          target.task(),
          target.corpus(),
          target.jdk(),
          ratio.map(Ratio::kernel).orElse(target.kernel()),
          target.text(),
          ratio.map(r -> withError(r.ratio(), r.error())).orElse("-"),
          ratio.map(Ratio::rival).orElse("-"),
          verdict.text());
    }
    return table;
  }

  /** Ours beside the best rival, and a kernel beside the plain one, of one run. */
  static Table ratios(Run run, List<Ratio> ratios) {
    Table table =
        new Table("task", "corpus", "kernel", "ours", "rival", "its score", "unit", "ratio");
    for (Ratio ratio : ratios) {
      if (ratio.run().equals(run) && (ratio.isToTheBest() || ratio.isToOurs())) {
        table.add(
            ratio.task(),
            ratio.corpus(),
            ratio.kernel(),
            number(ratio.ours()),
            ratio.rival(),
            number(ratio.rivalScore()),
            ratio.unit(),
            withError(ratio.ratio(), ratio.error()));
      }
    }
    return table;
  }

  /** All that read one input for one task in one run, the fastest first. */
  static Table scores(List<Score> scores) {
    Table table = new Table("library", "time an operation", "GB/s", "allocated, bytes");
    scores.stream()
        .sorted(Comparator.comparingDouble(Score::operations).reversed())
        .forEach(
            score ->
                table.add(
                    score.isOurs() ? "**" + score.label() + "**" : score.label(),
                    time(score.nanoseconds()) + percent(score.error()),
                    Score.readsAll(score.task()) ? number(score.gigabytes()) : "-",
                    Double.isNaN(score.allocated())
                        ? "-"
                        : String.format(Locale.ROOT, "%,.0f", score.allocated())));
    return table;
  }

  private static String withError(double ratio, double error) {
    return Double.isNaN(error)
        ? String.format(Locale.ROOT, "%.2f", ratio)
        : String.format(Locale.ROOT, "%.2f \u00b1 %.2f", ratio, error);
  }

  private static String percent(double error) {
    return Double.isNaN(error) ? "" : String.format(Locale.ROOT, " \u00b1 %.1f %%", 100 * error);
  }

  private static String time(double nanoseconds) {
    if (nanoseconds < 1e4) {
      return String.format(Locale.ROOT, "%.1f ns", nanoseconds);
    }
    return nanoseconds < 1e7
        ? String.format(Locale.ROOT, "%.1f \u00b5s", nanoseconds / 1e3)
        : String.format(Locale.ROOT, "%.1f ms", nanoseconds / 1e6);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, value < 100 ? "%.3f" : "%,.0f", value);
  }
}

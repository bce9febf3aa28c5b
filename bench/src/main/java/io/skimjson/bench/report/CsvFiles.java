package io.skimjson.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The results as comma-separated lines. Names have no commas in them. */
final class CsvFiles {
  static final String RATIOS_HEADER =
      "task,corpus,jdk,kernel,ours,rival,rival_score,unit,ratio,target,met";
  static final String RESULTS_HEADER =
      "task,corpus,bytes,jdk,flags,kernel,library,ns_per_op,error_percent,gb_per_s,allocated_bytes_per_op";

  private CsvFiles() {}

  /** Returns a line a ratio, and one more for each further target that it decides. */
  static List<String> ratios(List<Ratio> ratios, List<Verdict> verdicts) {
    List<String> lines = new ArrayList<>();
    lines.add(RATIOS_HEADER);
    for (Ratio ratio : ratios) {
      List<Verdict> about =
          verdicts.stream().filter(v -> v.ratio().filter(r -> r == ratio).isPresent()).toList();
      if (about.isEmpty()) {
        lines.add(line(ratio) + ",,");
      }
      for (Verdict verdict : about) {
        lines.add(
            line(ratio) + "," + verdict.target().ratio() + "," + (verdict.isMet() ? "yes" : "no"));
      }
    }
    return lines;
  }

  private static String line(Ratio ratio) {
    return String.join(
        ",",
        ratio.task(),
        ratio.corpus(),
        ratio.run().jdk(),
        ratio.kernel(),
        number(ratio.ours()),
        ratio.rival(),
        number(ratio.rivalScore()),
        ratio.unit(),
        number(ratio.ratio()));
  }

  /** Returns a line a score. */
  static List<String> results(List<Score> scores) {
    List<String> lines = new ArrayList<>();
    lines.add(RESULTS_HEADER);
    for (Score score : scores) {
      lines.add(
          String.join(
              ",",
              score.task(),
              score.corpus(),
              String.valueOf(score.bytes()),
              score.run().jdk(),
              score.run().flags(),
              score.kernel(),
              score.library(),
              number(score.nanoseconds()),
              number(100 * score.error()),
              Score.readsAll(score.task()) ? number(score.gigabytes()) : "",
              number(score.allocated())));
    }
    return lines;
  }

  /** Four digits are more than any of this is worth; an unknown number is an empty cell. */
  private static String number(double value) {
    if (Double.isNaN(value)) {
      return "";
    }
    double size = Math.abs(value);
    return String.format(Locale.ROOT, size < 10 ? "%.4f" : size < 1000 ? "%.2f" : "%.0f", value);
  }
}

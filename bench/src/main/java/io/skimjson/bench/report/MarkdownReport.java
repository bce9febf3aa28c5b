package io.skimjson.bench.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The page about one measurement: machine, JVMs, targets, ratios, all scores, pictures. */
final class MarkdownReport {
  private final StringBuilder page = new StringBuilder();
  private final Map<String, String> pictures;

  /**
   * Starts a page.
   *
   * @param pictures files of pictures by {@link #key}
   */
  MarkdownReport(Map<String, String> pictures) {
    this.pictures = pictures;
  }

  /** What tells one task on one input in one run from all others. */
  static String key(Score score) {
    return score.task() + "-" + score.corpus().replace(".json", "") + "-" + score.run().name();
  }

  String write(
      String title,
      List<String> facts,
      List<Score> scores,
      List<Ratio> ratios,
      List<Verdict> verdicts) {
    page.append("# ").append(title).append("\n\n");
    facts.forEach(fact -> page.append("- ").append(fact).append('\n'));
    List<Run> runs = scores.stream().map(Score::run).distinct().toList();
    for (Run run : runs) {
      page.append("- `")
          .append(run.name())
          .append("`: ")
          .append(run.title())
          .append("; ")
          .append(run.version())
          .append("; kernel: ")
          .append(run.why())
          .append('\n');
    }
    section("Targets", Tables.targets(verdicts));
    for (Run run : runs) {
      section("Ours and the best rival: " + run.title(), Tables.ratios(run, ratios));
    }
    page.append("\n## All scores\n\n");
    page.append("Intervals are JMH's, 99.9 %. Ratios carry the error of both scores.\n");
    groups(scores).forEach(this::group);
    return page.toString();
  }

  private void section(String title, Table table) {
    if (!table.isEmpty()) {
      page.append("\n## ").append(title).append("\n\n").append(table.text());
    }
  }

  private static Map<String, List<Score>> groups(List<Score> scores) {
    Map<String, List<Score>> groups = new LinkedHashMap<>();
    for (Score score : scores) {
      groups.computeIfAbsent(key(score), none -> new java.util.ArrayList<>()).add(score);
    }
    return groups;
  }

  private void group(String key, List<Score> scores) {
    Score first = scores.get(0);
    page.append("\n### ")
        .append(first.task())
        .append(", ")
        .append(first.corpus())
        .append(", ")
        .append(first.run().title())
        .append("\n\n")
        .append(Tables.scores(scores).text());
    String picture = pictures.get(key);
    if (picture != null) {
      page.append("\n![").append(first.task()).append("](").append(picture).append(")\n");
    }
  }
}

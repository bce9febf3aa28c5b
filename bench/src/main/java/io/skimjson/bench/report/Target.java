package io.skimjson.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A ratio to be reached, one line of {@code targets.csv}. All names may have a {@code *}; the rival
 * may be {@code best}.
 */
record Target(String task, String corpus, String jdk, String kernel, String rival, double ratio) {
  static final String HEADER = "task,corpus,jdk,kernel,rival,ratio";
  static final String BEST = "best";

  /**
   * Returns the targets of a file; empty lines and those with a {@code #} in front are left out.
   */
  static List<Target> read(List<String> lines) {
    List<Target> targets = new ArrayList<>();
    boolean hasHeader = false;
    for (String line : lines) {
      if (line.isBlank() || line.startsWith("#")) {
        continue;
      }
      if (!hasHeader) {
        requireHeader(line);
        hasHeader = true;
        continue;
      }
      targets.add(parse(line));
    }
    return targets;
  }

  private static void requireHeader(String line) {
    if (!line.strip().equals(HEADER)) {
      throw new IllegalArgumentException("targets begin with " + HEADER + ", not with " + line);
    }
  }

  private static Target parse(String line) {
    String[] cells = line.strip().split(",", -1);
    if (cells.length != 6) {
      throw new IllegalArgumentException("six columns, not " + cells.length + ": " + line);
    }
    return new Target(
        cells[0], cells[1], cells[2], cells[3], cells[4], Double.parseDouble(cells[5]));
  }

  boolean isOfTheTaskOf(Ratio ratio) {
    return matches(task, ratio.task());
  }

  boolean isAbout(Ratio ratio) {
    return matches(task, ratio.task())
        && matches(corpus, ratio.corpus())
        && matches(jdk, ratio.run().jdk())
        && matches(kernel, ratio.kernel())
        && (rival.equals(BEST) ? ratio.isToTheBest() : matches(rival, ratio.rival()));
  }

  boolean isMetBy(Ratio found) {
    return found.ratio() >= ratio;
  }

  String text() {
    return String.format(Locale.ROOT, ">= %.2f x %s", ratio, rival);
  }

  private static boolean matches(String glob, String name) {
    return Pattern.matches(Pattern.quote(glob).replace("*", "\\E.*\\Q"), name);
  }
}

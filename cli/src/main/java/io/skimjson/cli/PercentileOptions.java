package io.skimjson.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lets {@code --p50}, {@code --p99.9} and all their like be options of one kind. */
final class PercentileOptions {
  /** The option that stands for all of them. */
  static final String NAME = "--pNN";

  private static final Pattern ANY =
      Pattern.compile("--p(\\d{1,3}(?:\\.\\d+)?)(?:=(.*))?", Pattern.DOTALL);

  private PercentileOptions() {}

  /**
   * Turns {@code --p99 /a} and {@code --p99=/a} into {@code --pNN 99:/a}. What follows {@code --}
   * stays as it is.
   */
  static String[] rewrite(String[] args) {
    List<String> rewritten = new ArrayList<>(args.length);
    for (int i = 0; i < args.length; i++) {
      if (args[i].equals("--")) {
        rewritten.addAll(List.of(args).subList(i, args.length));
        break;
      }
      Matcher match = ANY.matcher(args[i]);
      if (!match.matches()) {
        rewritten.add(args[i]);
        continue;
      }
      rewritten.add(NAME);
      if (match.group(2) != null) {
        rewritten.add(match.group(1) + ":" + match.group(2));
      } else if (i + 1 < args.length) {
        rewritten.add(match.group(1) + ":" + args[++i]);
      }
    }
    return rewritten.toArray(new String[0]);
  }
}

package io.skimjson.testkit;

import java.util.Locale;

/** Prints how many cases a suite ran, in a form a build script can check. */
public final class CaseCount {
  private CaseCount() {}

  /**
   * Prints one line, {@code skimjson-cases <suite> <count>}, and refuses a suite that ran nothing.
   *
   * @param suite a name without blanks, such as {@code utf8} or {@code utf8.sliced}
   * @param count how many cases ran
   * @throws AssertionError if no case ran
   */
  public static void report(String suite, long count) {
    if (count <= 0) {
      throw new AssertionError("the suite " + suite + " ran no case");
    }
    System.out.printf(Locale.ROOT, "skimjson-cases %s %d%n", suite.replace(' ', '_'), count);
  }

  /**
   * Like {@link #report}, and demands the exact count when the shared corpora are there.
   *
   * @param expectedWhenShared the number of rows the shared table is known to have
   * @throws AssertionError if the shared corpora are there and the count differs
   */
  public static void report(String suite, long count, long expectedWhenShared) {
    report(suite, count);
    if (Shared.isPresent() && count != expectedWhenShared) {
      throw new AssertionError(
          suite + " ran " + count + " cases, but the shared table has " + expectedWhenShared);
    }
  }
}

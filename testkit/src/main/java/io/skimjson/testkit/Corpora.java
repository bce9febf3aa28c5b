package io.skimjson.testkit;

import java.util.List;
import java.util.Objects;

/**
 * Real documents for tests and benchmarks, by file name; generated ones of similar shape where the
 * shared corpora are not at hand.
 */
public final class Corpora {
  /** The names of all documents, largest last. */
  public static final List<String> NAMES =
      List.of(
          "github_events.json",
          "amazon_cellphones.ndjson",
          "twitter.json",
          "citm_catalog.json",
          "canada.json",
          "gsoc-2018.json");

  private Corpora() {}

  /**
   * Returns a fresh copy of a document.
   *
   * @param name one of {@link #NAMES}
   * @throws IllegalArgumentException if the name is another
   */
  public static byte[] load(String name) {
    if (!NAMES.contains(name)) {
      throw new IllegalArgumentException("no corpus " + name + "; there are " + NAMES);
    }
    return Shared.file("data/" + name)
        .map(Shared::bytes)
        .orElseGet(() -> StandInCorpora.make(name));
  }

  /**
   * Demands that two readers gave the same answer, before either is measured.
   *
   * @throws AssertionError if they did not
   */
  public static void requireEqual(Object one, Object other) {
    if (!Objects.equals(one, other)) {
      throw new AssertionError("two readers disagree: " + one + " and " + other);
    }
  }
}

package io.skimjson.testkit;

import java.util.SplittableRandom;

/** Seeds for random tests: {@code -Dskimjson.seed=N} repeats a run. */
public final class Seeds {
  /** The system property that holds the seed. */
  public static final String PROPERTY = "skimjson.seed";

  private Seeds() {}

  /** Returns the seed of the property, or a new one. */
  public static long seed() {
    String given = System.getProperty(PROPERTY, "").strip();
    return given.isEmpty() ? System.nanoTime() ^ 0x9E3779B97F4A7C15L : Long.parseLong(given);
  }

  /** Returns a generator for {@link #seed} as given. */
  public static SplittableRandom random(long seed) {
    return new SplittableRandom(seed);
  }

  /**
   * Returns the words that tell how to repeat a failure; put them into every message of a random
   * test.
   */
  public static String repeat(long seed) {
    return "repeat with -D" + PROPERTY + "=" + seed;
  }
}

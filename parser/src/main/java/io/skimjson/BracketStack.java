package io.skimjson;

import java.util.Arrays;

/**
 * Bracket kinds of the levels that no longer fit in one {@code long}: bit stacks of 64 levels each.
 */
final class BracketStack {
  private long[] saved = new long[4];

  /** Keeps the kinds of the 64 levels up to {@code depth}, a multiple of 64. */
  void save(int depth, long kinds) {
    int at = (depth >>> 6) - 1;
    if (at == saved.length) {
      saved = Arrays.copyOf(saved, saved.length * 2);
    }
    saved[at] = kinds;
  }

  /** The kinds that were kept at {@code depth}. */
  long restore(int depth) {
    return saved[(depth >>> 6) - 1];
  }
}

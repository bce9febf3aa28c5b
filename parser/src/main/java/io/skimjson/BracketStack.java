package io.skimjson;

import java.util.Arrays;

/**
 * Bracket kinds of the levels that no longer fit in one {@code long}: bit stacks of 64 levels each.
 */
final class BracketStack {
  private static final long[] NONE = {};

  private long[] saved = NONE;

  /** Keeps the kinds of the 64 levels up to {@code depth}, a multiple of 64. */
  void save(int depth, long kinds) {
    int at = (depth >>> 6) - 1;
    if (at == saved.length) {
      saved = Arrays.copyOf(saved, Math.max(4, saved.length * 2));
    }
    saved[at] = kinds;
  }

  /** The kinds that were kept at {@code depth}. */
  long restore(int depth) {
    return saved[(depth >>> 6) - 1];
  }

  /** Gives the memory back. */
  void trim() {
    saved = NONE;
  }

  /** Bytes of memory that are held. */
  long capacity() {
    return 8L * saved.length;
  }
}

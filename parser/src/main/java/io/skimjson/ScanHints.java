package io.skimjson;

import java.util.Arrays;

/**
 * How far scans of containers got, one slot for each level of nesting.
 *
 * <p>A slot belongs to the container of that level which was scanned last. It changes what a lookup
 * costs and never what it answers: whatever a slot says can be found again by a scan from the
 * container's opening bracket. Levels beyond {@value #LEVELS} have no slot.
 *
 * <p>A slot of an object also keeps a 256-bit filter of the names before {@link #sought}. A name
 * whose bit is clear does not occur there, so a lookup may start at {@code sought} and still find
 * the first of several equal names.
 */
final class ScanHints {
  static final int LEVELS = 64;

  private static final int FILTER_WORDS = 4;
  private static final int NONE = -1;

  private int[] owner = new int[8];
  private int[] sought = new int[8];
  private int[] reached = new int[8];
  private int[] close = new int[8];
  private int[] elements = new int[8];
  private long[] filter = new long[8 * FILTER_WORDS];
  private int used;

  /** Forgets everything; index entries mean something else from now on. */
  void clear() {
    if (used > 0) {
      Arrays.fill(owner, 0, used, NONE);
      used = 0;
    }
  }

  /**
   * Tells whether the slot of {@code level} belongs to the container that opens at {@code open}.
   */
  boolean holds(int level, int open) {
    return level < used && owner[level] == open;
  }

  /** Makes the slot of {@code level} belong to {@code open}; false if there is no such slot. */
  boolean claim(int level, int open) {
    if (level < used && owner[level] == open) {
      return true;
    }
    return claimAnew(level, open);
  }

  private boolean claimAnew(int level, int open) {
    if (level >= LEVELS) {
      return false;
    }
    if (level >= used) {
      grow(level);
    }
    owner[level] = open;
    sought[level] = open;
    reached[level] = open;
    close[level] = NONE;
    elements[level] = 0;
    int at = level * FILTER_WORDS;
    filter[at] = 0;
    filter[at + 1] = 0;
    filter[at + 2] = 0;
    filter[at + 3] = 0;
    return true;
  }

  private void grow(int level) {
    if (level >= owner.length) {
      int length = Math.min(LEVELS, Math.max(level + 1, owner.length * 2));
      owner = Arrays.copyOf(owner, length);
      sought = Arrays.copyOf(sought, length);
      reached = Arrays.copyOf(reached, length);
      close = Arrays.copyOf(close, length);
      elements = Arrays.copyOf(elements, length);
      filter = Arrays.copyOf(filter, length * FILTER_WORDS);
    }
    Arrays.fill(owner, used, level + 1, NONE);
    used = level + 1;
  }

  /** The separator up to which all names are in the filter. */
  int sought(int level) {
    return sought[level];
  }

  /** For an array: the number of the element behind {@link #sought}. */
  int elements(int level) {
    return elements[level];
  }

  void sought(int level, int separator) {
    sought[level] = separator;
    reached(level, separator);
  }

  void sought(int level, int separator, int element) {
    sought(level, separator);
    elements[level] = element;
  }

  /** The furthest separator of the container that any scan came to. */
  int reached(int level) {
    return reached[level];
  }

  void reached(int level, int separator) {
    if (separator > reached[level]) {
      reached[level] = separator;
    }
  }

  /** The entry of the closing bracket, or -1 while it is unknown. */
  int close(int level) {
    return close[level];
  }

  void close(int level, int entry) {
    close[level] = entry;
  }

  /** Tells whether a name with this hash may stand before {@link #sought}. */
  boolean mayHold(int level, int hash) {
    return (filter[level * FILTER_WORDS + (hash >>> 6 & 3)] >>> hash & 1) != 0;
  }

  void add(int level, int hash) {
    filter[level * FILTER_WORDS + (hash >>> 6 & 3)] |= 1L << hash;
  }

  /** Lets every name be one that may stand before {@link #sought}. */
  void addAll(int level) {
    int at = level * FILTER_WORDS;
    Arrays.fill(filter, at, at + FILTER_WORDS, -1L);
  }

  /** Spreads a name's first eight bytes and its length over the filter: 0 to 255. */
  static int hash(long word, int length) {
    return (int) ((word + length) * 0x9E37_79B9_7F4A_7C15L >>> 56);
  }
}

package io.skimjson;

import io.skimjson.bytes.WideBytes;

/** Finds quotes and backslashes, eight bytes at a time. */
final class ByteSearch {
  private static final long ONES = 0x0101_0101_0101_0101L;
  private static final long HIGH_BITS = 0x8080_8080_8080_8080L;
  private static final long QUOTES = ONES * '"';
  private static final long BACKSLASHES = ONES * '\\';

  private ByteSearch() {}

  /**
   * Sets bit 7 of the lanes that are zero; the other bits mean nothing.
   *
   * <p>Subtracting 1 from every lane borrows out of a lane only if it is zero. A borrow that runs
   * on can only make a later lane look like zero as well, so the lowest mark is right, and so is
   * that there is none; marks above the lowest may be wrong. Lanes of 80 and more are dropped by
   * {@code ~lanes}.
   *
   * <pre>  word 61 22 62   ^ 22: 43 00 40   - 01: 42 FF 3F   &amp; ~x &amp; 80: 00 80 00  </pre>
   */
  private static long zeros(long lanes) {
    return (lanes - ONES) & ~lanes;
  }

  /** Marks backslashes among eight bytes in bit 7 of their lanes; the lowest mark is right. */
  static long backslashes(long word) {
    return zeros(word ^ BACKSLASHES) & HIGH_BITS;
  }

  /** As {@link #backslashes} for quotes too: the lowest mark of either is right. */
  static long quotesAndBackslashes(long word) {
    return (zeros(word ^ QUOTES) | zeros(word ^ BACKSLASHES)) & HIGH_BITS;
  }

  /** Tells whether any of eight bytes is a quote or a backslash. */
  static boolean hasQuoteOrBackslash(long word) {
    return quotesAndBackslashes(word) != 0;
  }

  /** The number of the lane with the lowest mark, 0 to 7; there must be one. */
  static int lowest(long marks) {
    return Long.numberOfTrailingZeros(marks) >>> 3;
  }

  /** Returns the offset of the first backslash in {@code [start, end)}, or {@code end}. */
  static int backslash(byte[] buf, int start, int end) {
    int at = start;
    if (WideBytes.SWAR_ENABLED) {
      while (at <= end - WideBytes.WORD) {
        long marks = backslashes(WideBytes.getLong(buf, at));
        if (marks != 0) {
          return at + lowest(marks);
        }
        at += WideBytes.WORD;
      }
    }
    while (at < end && buf[at] != '\\') {
      at++;
    }
    return at;
  }

  /** Returns the offset of the first quote or backslash, or {@code end}. */
  static int quoteOrBackslash(byte[] buf, int start, int end) {
    int at = start;
    if (WideBytes.SWAR_ENABLED) {
      while (at <= end - WideBytes.WORD) {
        long marks = quotesAndBackslashes(WideBytes.getLong(buf, at));
        if (marks != 0) {
          return at + lowest(marks);
        }
        at += WideBytes.WORD;
      }
    }
    while (at < end && buf[at] != '"' && buf[at] != '\\') {
      at++;
    }
    return at;
  }

  /**
   * Returns the offset behind the closing quote of a string whose content begins at {@code start},
   * or {@code end} if it has none. Escapes are stepped over, not looked at.
   */
  static int stringEnd(byte[] buf, int start, int end) {
    int at = quoteOrBackslash(buf, start, end);
    while (at < end && buf[at] == '\\') {
      at = quoteOrBackslash(buf, at + 2, end);
    }
    return Math.min(at + 1, end);
  }
}

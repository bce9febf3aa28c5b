package io.skimjson.numbers;

import io.skimjson.bytes.WideBytes;

/** Runs of digits, eight bytes at a time. Same answers as {@link ByteDigits}. */
final class SwarDigits {
  private static final long TEN_8 = 100_000_000L;
  private static final long TEN_16 = 10_000_000_000_000_000L;

  private SwarDigits() {}

  /**
   * Returns where the run of digits that starts at {@code from} ends; {@code from} if none does.
   *
   * <p>A word may reach beyond {@code limit}; digits counted there are cut off again.
   */
  static int end(byte[] b, int from, int limit) {
    int p = from;
    while (WideBytes.canLoadLong(b, p)) {
      int count = EightDigits.leading(EightDigits.lanes(WideBytes.getLong(b, p)));
      p += count;
      if (count < WideBytes.WORD || p >= limit) {
        return Math.min(p, limit);
      }
    }
    return ByteDigits.end(b, p, limit);
  }

  /**
   * Returns the value of the digits of {@code [from, to)}, at most 19 of them, as unsigned.
   *
   * <p>With more than eight digits, words are taken from the end backwards, so that only the first
   * is incomplete; it shares bytes with the second, which are shifted out of it:
   *
   * <pre>
   * 12345678901     the 8 bytes before to:     45678901
   *                 the 8 bytes from from on:  12345678, of which 11 mod 8 = 3: 00000123
   * </pre>
   *
   * <p>Hence none of these words reaches beyond {@code to}, and no gate is needed for them.
   */
  static long value(byte[] b, int from, int to) {
    int count = to - from;
    if (count <= 8) {
      if (count == 0 || !WideBytes.canLoadLong(b, from)) {
        return ByteDigits.value(b, from, to);
      }
      return first(b, from, count);
    }
    long last = eight(b, to - 8);
    if (count <= 16) {
      return first(b, from, count) * TEN_8 + last;
    }
    return first(b, from, count) * TEN_16 + eight(b, to - 16) * TEN_8 + last;
  }

  private static long first(byte[] b, int from, int count) {
    long lanes = EightDigits.lanes(WideBytes.getLong(b, from));
    return EightDigits.value(EightDigits.firstLanes(lanes, count));
  }

  private static long eight(byte[] b, int from) {
    return EightDigits.value(EightDigits.lanes(WideBytes.getLong(b, from)));
  }
}

package io.skimjson.numbers;

/**
 * Chooses between {@link SwarDigits} and {@link ByteDigits}. The last argument is a constant in
 * published code; tests give both.
 */
final class Digits {
  private Digits() {}

  /**
   * Returns where the run of digits that starts at {@code from} ends; {@code from} if none does.
   */
  static int end(byte[] b, int from, int limit, boolean swar) {
    return swar ? SwarDigits.end(b, from, limit) : ByteDigits.end(b, from, limit);
  }

  /** Returns the value of the digits of {@code [from, to)}, at most 19 of them, as unsigned. */
  static long value(byte[] b, int from, int to, boolean swar) {
    return swar ? SwarDigits.value(b, from, to) : ByteDigits.value(b, from, to);
  }
}

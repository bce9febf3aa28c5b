package io.skimjson.numbers;

/** The part of a number behind its {@code e}: a sign, perhaps, and digits of any number. */
final class Exponent {
  /**
   * The largest exponent told apart, 10^12. It is far more than an array has bytes, so that no run
   * of zeros can make up for what is cut off, and far less than a {@code long} holds.
   */
  private static final long LARGEST = 1_000_000_000_000L;

  private Exponent() {}

  /**
   * Returns where the exponent ends whose first byte, behind the {@code e}, is at {@code from}, or
   * -1 if it has no digit.
   */
  static int end(byte[] b, int from, int limit, boolean swar) {
    int digits = from < limit && isSign(b[from]) ? from + 1 : from;
    int end = Digits.end(b, digits, limit, swar);
    return end == digits ? -1 : end;
  }

  /** Returns the value of the exponent {@code [from, end)}, cut off at 10^12 on either side. */
  static long value(byte[] b, int from, int end) {
    boolean negative = b[from] == '-';
    long value = 0;
    for (int p = isSign(b[from]) ? from + 1 : from; p < end; p++) {
      value = Math.min(value * 10 + (b[p] - '0'), LARGEST);
    }
    return negative ? -value : value;
  }

  private static boolean isSign(byte b) {
    return b == '-' || b == '+';
  }
}

package io.skimjson.numbers;

import java.math.BigInteger;

/**
 * Numbers of more than 19 digits. Leading zeros cost nothing; the first 19 digits behind them
 * decide if that many digits, and as many with a one more in the last place, round to the same
 * number; if not, exact arithmetic does.
 */
final class LongDecimal {
  /**
   * As many digits as exact arithmetic looks at. No number half-way between two doubles has more
   * significant digits: the longest is (2^54 - 1) * 2^-1075 with 768 (between two floats, (2^25 -
   * 1) * 2^-150 with 113). So the first 768 tell on which side of it a longer decimal lies, or that
   * they are equal; then it matters only whether anything follows but zeros.
   */
  static final int MOST_EXACT_DIGITS = 768;

  private LongDecimal() {}

  /**
   * Returns the bits of the nearest double or float, sign aside.
   *
   * @param from first digit before the point
   * @param point behind the last digit before the point
   * @param fraction first digit behind the point
   * @param end behind the last digit; equal to {@code fraction} if there is no point
   * @param exponent the exponent as written
   */
  static long round(
      byte[] b,
      int from,
      int point,
      int fraction,
      int end,
      long exponent,
      boolean swar,
      boolean single) {
    // JSON allows one zero before the point, and then any number behind it.
    int whole = b[from] == '0' ? point : from;
    int first = whole == point ? skipZeros(b, fraction, end) : from;
    if (first == end) {
      return 0;
    }
    int digits = first < point ? point - first + (end - fraction) : end - first;
    long exponent10 = exponent - (end - fraction);
    int taken = Math.min(digits, 19);
    long mantissa = value(b, first, point, fraction, taken, swar);
    int dropped = digits - taken;
    long rounded = DecimalRounding.round(mantissa, exponent10 + dropped, single);
    if (dropped == 0
        || rounded == DecimalRounding.round(mantissa + 1, exponent10 + dropped, single)) {
      return rounded;
    }
    int kept = Math.min(digits, MOST_EXACT_DIGITS);
    return exact(b, first, point, fraction, end, kept, exponent10 + digits - kept, swar, single);
  }

  /** Returns the value of the {@code count} digits from {@code first} on, the point left out. */
  private static long value(byte[] b, int first, int point, int fraction, int count, boolean swar) {
    int before = first < point ? Math.min(point - first, count) : 0;
    if (before == 0) {
      return Digits.value(b, first, first + count, swar);
    }
    long value = Digits.value(b, first, first + before, swar);
    for (int i = 0; i < count - before; i++) {
      value = value * 10 + (b[fraction + i] - '0');
    }
    return value;
  }

  private static long exact(
      byte[] b,
      int first,
      int point,
      int fraction,
      int end,
      int kept,
      long exponent10,
      boolean swar,
      boolean single) {
    byte[] digits = new byte[kept + 1];
    int before = first < point ? Math.min(point - first, kept) : 0;
    System.arraycopy(b, first, digits, 0, before);
    int next = before == 0 ? first : fraction;
    System.arraycopy(b, next, digits, before, kept - before);
    boolean rest = false;
    if (before > 0 && before == kept) {
      rest = skipZeros(b, first + kept, point) != point || skipZeros(b, fraction, end) != end;
    } else {
      rest = skipZeros(b, next + kept - before, end) != end;
    }
    digits[kept] = (byte) (rest ? '1' : '0');
    BigInteger mantissa = BigDigits.integer(digits, 0, digits.length, swar);
    return ExactRounding.round(mantissa, (int) exponent10 - 1, single);
  }

  private static int skipZeros(byte[] b, int from, int end) {
    int p = from;
    while (p < end && b[p] == '0') {
      p++;
    }
    return p;
  }
}

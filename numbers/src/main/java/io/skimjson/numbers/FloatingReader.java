package io.skimjson.numbers;

/**
 * Number text to the bits of a {@code double} or a {@code float}: finds the parts of the number and
 * hands mantissa and exponent to the first tier that can round them.
 *
 * <p>The two flags are constants in published code ({@link DoubleReader}, {@link FloatReader}),
 * which compiled code folds; tests give all four combinations.
 */
final class FloatingReader {
  /** Not the bits of any number: a NaN as a double, and more than 32 bits as a float. */
  static final long BAD = -1;

  /** As many decimal digits as always fit an unsigned 64-bit mantissa. */
  private static final int MOST_DIGITS = 19;

  private static final long[] POWERS_OF_TEN = powersOfTen();

  private FloatingReader() {}

  /**
   * Returns the bits of the nearest double, or of the nearest float in the lower 32 bits; infinite
   * if the number is too large, {@link #BAD} if {@code [start, limit)} is not one number and white
   * space.
   *
   * @param swar whether digits may be read eight at a time
   * @param single whether a float is wanted
   */
  static long bits(byte[] b, int start, int limit, boolean swar, boolean single) {
    boolean negative = start < limit && b[start] == '-';
    int from = negative ? start + 1 : start;
    int point = Digits.end(b, from, limit, swar);
    if (point == from || (b[from] == '0' && point - from > 1)) {
      return BAD;
    }
    int fraction = point;
    int end = point;
    if (point < limit && b[point] == '.') {
      fraction = point + 1;
      end = Digits.end(b, fraction, limit, swar);
      if (end == fraction) {
        return BAD;
      }
    }
    int after = end;
    long exponent = 0;
    if (end < limit && (b[end] | 0x20) == 'e') {
      after = Exponent.end(b, end + 1, limit, swar);
      if (after < 0) {
        return BAD;
      }
      exponent = Exponent.value(b, end + 1, after);
    }
    if (after != limit && WhiteSpace.end(b, after, limit) != limit) {
      return BAD;
    }
    long magnitude = magnitude(b, from, point, fraction, end, exponent, swar, single);
    return negative ? magnitude | (single ? 1L << 31 : 1L << 63) : magnitude;
  }

  /** Rounds the number whose digits stand at {@code [from, point)} and {@code [fraction, end)}. */
  private static long magnitude(
      byte[] b,
      int from,
      int point,
      int fraction,
      int end,
      long exponent,
      boolean swar,
      boolean single) {
    int places = end - fraction;
    if (point - from + places > MOST_DIGITS) {
      return LongDecimal.round(b, from, point, fraction, end, exponent, swar, single);
    }
    long mantissa = Digits.value(b, from, point, swar);
    if (places > 0) {
      mantissa = mantissa * POWERS_OF_TEN[places] + Digits.value(b, fraction, end, swar);
    }
    return DecimalRounding.round(mantissa, exponent - places, single);
  }

  private static long[] powersOfTen() {
    long[] powers = new long[MOST_DIGITS]; // 10^18 at most: one digit stands before the point
    powers[0] = 1;
    for (int i = 1; i < powers.length; i++) {
      powers[i] = powers[i - 1] * 10;
    }
    return powers;
  }
}

package io.skimjson.numbers;

/** {@code mantissa * 10^exponent10} to the nearest float or double: the first two tiers. */
final class DecimalRounding {
  /** The doubles 10^0 to 10^22, all exact: 5^22 has 52 bits. */
  private static final double[] EXACT_DOUBLES = {
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22
  };

  /** The floats 10^0 to 10^10, all exact: 5^10 has 24 bits. */
  private static final float[] EXACT_FLOATS = {
    1e0f, 1e1f, 1e2f, 1e3f, 1e4f, 1e5f, 1e6f, 1e7f, 1e8f, 1e9f, 1e10f
  };

  private DecimalRounding() {}

  /**
   * Returns the bits of the nearest double or float; infinite if too large.
   *
   * @param mantissa unsigned
   * @param single whether a float is wanted; its bits are the lower 32
   */
  static long round(long mantissa, long exponent10, boolean single) {
    return single ? roundToFloat(mantissa, exponent10) : roundToDouble(mantissa, exponent10);
  }

  /**
   * Clinger's fast path: both operands are doubles exactly, so the one operation rounds once, and
   * IEEE 754 arithmetic (strict in Java since 17) rounds to nearest, ties to even.
   *
   * <pre>  "123.456"   123456 / 10^3, both exact: the division is the only rounding  </pre>
   */
  private static long roundToDouble(long mantissa, long exponent10) {
    if (mantissa >= 0 && mantissa <= 1L << 53 && exponent10 >= -22 && exponent10 <= 22) {
      double value = (double) mantissa;
      int e = (int) exponent10;
      return Double.doubleToRawLongBits(
          e < 0 ? value / EXACT_DOUBLES[-e] : value * EXACT_DOUBLES[e]);
    }
    return EiselLemire.toDouble(mantissa, exponent10);
  }

  /** The same with floats: mantissas up to 2^24, powers up to 10^10. */
  private static long roundToFloat(long mantissa, long exponent10) {
    if (mantissa >= 0 && mantissa <= 1L << 24 && exponent10 >= -10 && exponent10 <= 10) {
      float value = (float) mantissa;
      int e = (int) exponent10;
      return Float.floatToRawIntBits(e < 0 ? value / EXACT_FLOATS[-e] : value * EXACT_FLOATS[e]);
    }
    return EiselLemire.toFloat(mantissa, exponent10);
  }
}

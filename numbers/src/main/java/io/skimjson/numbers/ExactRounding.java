package io.skimjson.numbers;

import java.math.BigInteger;

/**
 * {@code mantissa * 10^exponent10} to the nearest float or double by exact integer arithmetic: the
 * last tier, seldom reached, for what its callers have seen to be in range.
 */
final class ExactRounding {
  private ExactRounding() {}

  /**
   * Returns the bits of the nearest double or float, ties to even; infinite if too large.
   *
   * <p>The number is written as a fraction, scaled by a power of two so that its quotient has
   * exactly as many bits as the format (fewer for subnormals), and divided; the remainder says on
   * which side of the half it lies. Example, "0.1" to a float: 1/10 = q * 2^-27 with 24 bits, q =
   * 13421772 remainder 8 of 10: more than half, so 13421773 * 2^-27, bits 3DCCCCCD.
   */
  static long round(BigInteger mantissa, int exponent10, boolean single) {
    int bits = single ? 24 : 53; // with the leading one
    int leastExponent2 = single ? -149 : -1074; // of the last bit
    int infinity = single ? 0xFF : 0x7FF;
    BigInteger numerator = mantissa;
    BigInteger denominator = BigInteger.ONE;
    if (exponent10 >= 0) {
      numerator = numerator.multiply(BigInteger.TEN.pow(exponent10));
    } else {
      denominator = BigInteger.TEN.pow(-exponent10);
    }
    // The quotient has this many bits, or one less; a guess one too high loses nothing below, where
    // a quotient of bits + 1 bits is tried again one place further up.
    int length = numerator.bitLength() - denominator.bitLength() + 1;
    int exponent2 = Math.max(length - bits - 1, leastExponent2);
    while (true) {
      BigInteger[] division = divide(numerator, denominator, exponent2);
      if (division[0].bitLength() > bits) {
        exponent2++;
        continue;
      }
      if (exponent2 - leastExponent2 >= infinity - 1) { // the leading one adds 1 to the field
        return (long) infinity << (bits - 1);
      }
      long quotient = division[0].longValue() + (isRoundedUp(division) ? 1 : 0);
      // Fields by addition: the leading one of a normal number adds itself to the exponent, and so
      // does a carry out of rounding: one past the largest is infinity.
      return ((long) (exponent2 - leastExponent2) << (bits - 1)) + quotient;
    }
  }

  /** Returns quotient, remainder and divisor of {@code numerator / (denominator * 2^exponent2)}. */
  private static BigInteger[] divide(BigInteger numerator, BigInteger denominator, int exponent2) {
    BigInteger dividend = exponent2 < 0 ? numerator.shiftLeft(-exponent2) : numerator;
    BigInteger divisor = exponent2 > 0 ? denominator.shiftLeft(exponent2) : denominator;
    BigInteger[] division = dividend.divideAndRemainder(divisor);
    return new BigInteger[] {division[0], division[1], divisor};
  }

  private static boolean isRoundedUp(BigInteger[] division) {
    int order = division[1].shiftLeft(1).compareTo(division[2]);
    return order > 0 || (order == 0 && division[0].testBit(0));
  }
}

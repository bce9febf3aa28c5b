package io.skimjson.numbers;

import java.math.BigInteger;

/**
 * Digits to a {@link BigInteger}. The JDK's own constructor takes time in proportion to the square
 * of the length; where a caller has raised the limit to a million digits that would be minutes.
 * Here the text is halved, and the halves joined by one multiplication, which the JDK does faster
 * than that.
 */
final class BigDigits {
  /** Where halving starts to pay. */
  private static final int SHORT = 400;

  private BigDigits() {}

  /** Returns the value of an optional minus sign and at least one digit. */
  static BigInteger integer(byte[] b, int start, int end, boolean swar) {
    boolean negative = b[start] == '-';
    int from = negative ? start + 1 : start;
    if (end - from <= 18) {
      long value = Digits.value(b, from, end, swar);
      return BigInteger.valueOf(negative ? -value : value);
    }
    BigInteger value = magnitude(b, from, end, swar);
    return negative ? value.negate() : value;
  }

  /** Recursion is as deep as the length can be halved: 22 levels for two billion digits. */
  private static BigInteger magnitude(byte[] b, int from, int end, boolean swar) {
    int count = end - from;
    if (count <= SHORT) {
      return words(b, from, end, swar);
    }
    int low = count / 2;
    BigInteger high = magnitude(b, from, end - low, swar);
    // 10^low = 5^low * 2^low: a power of five is a third shorter, and shifting is cheap
    BigInteger scaled = high.multiply(BigInteger.valueOf(5).pow(low)).shiftLeft(low);
    return scaled.add(magnitude(b, end - low, end, swar));
  }

  private static BigInteger words(byte[] b, int from, int end, boolean swar) {
    BigInteger value = BigInteger.ZERO;
    int p = from;
    while (p < end) {
      int next = Math.min(p + 18, end);
      BigInteger word = BigInteger.valueOf(Digits.value(b, p, next, swar));
      value = value.multiply(BigInteger.TEN.pow(next - p)).add(word);
      p = next;
    }
    return value;
  }
}

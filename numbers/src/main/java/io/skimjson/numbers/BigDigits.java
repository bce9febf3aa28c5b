package io.skimjson.numbers;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

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
    BigInteger value = magnitude(b, from, end, swar, powersOfFive(end - from));
    return negative ? value.negate() : value;
  }

  /**
   * Returns 5^SHORT, 5^(2 * SHORT), 5^(4 * SHORT) and so on, for all lengths below {@code count}.
   */
  private static List<BigInteger> powersOfFive(int count) {
    List<BigInteger> powers = new ArrayList<>();
    for (long length = SHORT; length < count; length *= 2) {
      BigInteger last = powers.isEmpty() ? null : powers.get(powers.size() - 1);
      powers.add(last == null ? BigInteger.valueOf(5).pow(SHORT) : last.multiply(last));
    }
    return powers;
  }

  /**
   * Splits off as many low digits as the largest power below the length stands for. Recursion is 23
   * deep for two billion digits.
   */
  private static BigInteger magnitude(
      byte[] b, int from, int end, boolean swar, List<BigInteger> powers) {
    int count = end - from;
    if (count <= SHORT) {
      return words(b, from, end, swar);
    }
    int level = 31 - Integer.numberOfLeadingZeros((count - 1) / SHORT);
    int low = SHORT << level;
    BigInteger high = magnitude(b, from, end - low, swar, powers);
    // 10^low = 5^low * 2^low: a power of five is a third shorter, and shifting is cheap
    BigInteger scaled = high.multiply(powers.get(level)).shiftLeft(low);
    return scaled.add(magnitude(b, end - low, end, swar, powers));
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

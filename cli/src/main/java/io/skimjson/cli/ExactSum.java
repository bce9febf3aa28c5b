package io.skimjson.cli;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/**
 * A sum that loses nothing over integers (128 bits, enough for any count of 64-bit integers), and
 * over other numbers carries the rounding error along (Neumaier 1974).
 */
final class ExactSum {
  private long low; // unsigned
  private long high;
  private double decimals;
  private double lost;
  private boolean hasDecimals;
  private long count;

  void add(NumberCell cell) {
    switch (cell.content) {
      case INTEGER -> addInteger(cell.integer);
      case DECIMAL -> addDecimal(cell.decimal);
      default -> {
        return;
      }
    }
    count++;
  }

  private void addInteger(long value) {
    long sum = low + value;
    long carry = Long.compareUnsigned(sum, low) < 0 ? 1 : 0;
    high += carry + (value >> 63);
    low = sum;
  }

  private void addDecimal(double value) {
    hasDecimals = true;
    double sum = decimals + value;
    lost += Math.abs(decimals) >= Math.abs(value) ? decimals - sum + value : value - sum + decimals;
    decimals = sum;
  }

  /** How many numbers were added. */
  long count() {
    return count;
  }

  private BigInteger integers() {
    BigInteger lowBits = BigInteger.valueOf(low);
    if (low < 0) {
      lowBits = lowBits.add(BigInteger.ONE.shiftLeft(64));
    }
    return BigInteger.valueOf(high).shiftLeft(64).add(lowBits);
  }

  /** The sum: a {@code Long} or {@code BigInteger} of integers only, else a {@code Double}. */
  Number total() {
    BigInteger integers = integers();
    if (hasDecimals) {
      return decimalTotal(integers);
    }
    return integers.bitLength() <= 63 ? (Number) integers.longValue() : integers;
  }

  private double decimalTotal(BigInteger integers) {
    double sum = decimals + lost;
    if (Double.isNaN(sum)) {
      return decimals; // infinite: more than a double holds
    }
    return sum + integers.doubleValue();
  }

  /** The sum over the count. */
  double mean() {
    BigInteger integers = integers();
    if (!hasDecimals) {
      return new BigDecimal(integers)
          .divide(BigDecimal.valueOf(count), MathContext.DECIMAL128)
          .doubleValue();
    }
    return decimalTotal(integers) / count;
  }
}

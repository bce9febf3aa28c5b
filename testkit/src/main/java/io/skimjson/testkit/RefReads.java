package io.skimjson.testkit;

import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * What each getter says of a value of a valid document, by exact arithmetic and the JDK's own
 * parsers: the table of numbers in the design, in code. Faults are at the value's first byte.
 */
public final class RefReads {
  private static final BigInteger INT64_MIN = BigInteger.valueOf(Long.MIN_VALUE);
  private static final BigInteger INT64_MAX = BigInteger.valueOf(Long.MAX_VALUE);
  private static final BigInteger UINT64_MAX =
      BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);
  private static final int MORE_DIGITS_THAN_64_BITS = 21;

  private RefReads() {}

  /** Returns what {@code getInt64} gives. */
  public static RefOutcome<Long> int64(RefValue value) {
    return integer(value, INT64_MIN, INT64_MAX);
  }

  /** Returns what {@code getInt32} gives, as a {@code Long}. */
  public static RefOutcome<Long> int32(RefValue value) {
    return integer(
        value, BigInteger.valueOf(Integer.MIN_VALUE), BigInteger.valueOf(Integer.MAX_VALUE));
  }

  /**
   * Returns what {@code getUint64} gives: the bits in a {@code long}. Every minus is out of range,
   * {@code -0} too.
   */
  public static RefOutcome<Long> uint64(RefValue value) {
    if (value.type() == RefType.NUMBER && value.isInteger() && value.numberText().startsWith("-")) {
      return RefOutcome.refused("NUMBER_OUT_OF_RANGE", value.start());
    }
    return integer(value, BigInteger.ZERO, UINT64_MAX);
  }

  private static RefOutcome<Long> integer(RefValue value, BigInteger least, BigInteger most) {
    if (value.type() != RefType.NUMBER || !value.isInteger()) {
      return RefOutcome.refused("INCORRECT_TYPE", value.start());
    }
    if (value.numberText().length() > MORE_DIGITS_THAN_64_BITS) {
      return RefOutcome.refused("NUMBER_OUT_OF_RANGE", value.start());
    }
    BigInteger number = new BigInteger(value.numberText());
    return number.compareTo(least) < 0 || number.compareTo(most) > 0
        ? RefOutcome.refused("NUMBER_OUT_OF_RANGE", value.start())
        : RefOutcome.of(number.longValue());
  }

  /** Returns what {@code getDouble} gives. */
  public static RefOutcome<Double> float64(RefValue value) {
    if (value.type() != RefType.NUMBER) {
      return RefOutcome.refused("INCORRECT_TYPE", value.start());
    }
    double number = Double.parseDouble(value.numberText());
    return Double.isInfinite(number)
        ? RefOutcome.refused("NUMBER_OUT_OF_RANGE", value.start())
        : RefOutcome.of(number);
  }

  /** Returns what {@code getFloat} gives: rounded once, from the text. */
  public static RefOutcome<Float> float32(RefValue value) {
    if (value.type() != RefType.NUMBER) {
      return RefOutcome.refused("INCORRECT_TYPE", value.start());
    }
    float number = Float.parseFloat(value.numberText());
    return Float.isInfinite(number)
        ? RefOutcome.refused("NUMBER_OUT_OF_RANGE", value.start())
        : RefOutcome.of(number);
  }

  /** Returns what {@code getBigInteger} gives with a limit of digits. */
  public static RefOutcome<BigInteger> bigInteger(RefValue value, int maxDigits) {
    if (value.type() != RefType.NUMBER || !value.isInteger()) {
      return RefOutcome.refused("INCORRECT_TYPE", value.start());
    }
    String digits = value.numberText().replace("-", "");
    return digits.length() > maxDigits
        ? RefOutcome.refused("TOO_LARGE", value.start())
        : RefOutcome.of(new BigInteger(value.numberText()));
  }

  /** Returns what {@code getDecimal} gives of a number well inside its limits. */
  public static RefOutcome<BigDecimal> decimal(RefValue value) {
    if (value.type() != RefType.NUMBER) {
      return RefOutcome.refused("INCORRECT_TYPE", value.start());
    }
    return value
        .decimal()
        .map(RefOutcome::of)
        .orElseGet(() -> RefOutcome.refused("TOO_LARGE", value.start()));
  }

  /** Returns what {@code getBool} gives. */
  public static RefOutcome<Boolean> bool(RefValue value) {
    return value.type() == RefType.BOOLEAN
        ? RefOutcome.of(value.bool())
        : RefOutcome.refused("INCORRECT_TYPE", value.start());
  }

  /** Returns what {@code getString} gives. */
  public static RefOutcome<String> string(RefValue value) {
    return value.type() == RefType.STRING
        ? RefOutcome.of(value.string())
        : RefOutcome.refused("INCORRECT_TYPE", value.start());
  }

  /** Returns what {@code field} gives: the first member of that name. */
  public static RefOutcome<RefValue> field(RefValue value, String name) {
    if (value.type() != RefType.OBJECT) {
      return RefOutcome.refused("INCORRECT_TYPE", value.start());
    }
    return value
        .field(name)
        .map(RefOutcome::of)
        .orElseGet(() -> RefOutcome.refused("NO_SUCH_FIELD", value.start()));
  }

  /** Returns what {@code array().get(index)} gives for an index that is not negative. */
  public static RefOutcome<RefValue> element(RefValue value, int index) {
    if (value.type() != RefType.ARRAY) {
      return RefOutcome.refused("INCORRECT_TYPE", value.start());
    }
    return index < value.elements().size()
        ? RefOutcome.of(value.elements().get(index))
        : RefOutcome.refused("INDEX_OUT_OF_BOUNDS", value.start());
  }
}

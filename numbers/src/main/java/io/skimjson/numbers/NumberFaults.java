package io.skimjson.numbers;

import io.skimjson.bytes.WideBytes;
import java.math.BigInteger;

/**
 * Finds out why a reader failed, and where: exact, linear in the length of the text, and meant for
 * the cold path, after a reader has said that it failed.
 *
 * <p>Where more than one thing is wrong, the first of this order counts: {@code NOT_A_NUMBER},
 * {@code SYNTAX}, {@code TRAILING}, {@code NOT_AN_INTEGER}, {@code TOO_LONG}, {@code OUT_OF_RANGE}.
 */
public final class NumberFaults {
  private static final NumberFault[] KINDS = NumberFault.values();

  private static final BigInteger LEAST_INT64 = BigInteger.valueOf(Long.MIN_VALUE);
  private static final BigInteger MOST_INT64 = BigInteger.valueOf(Long.MAX_VALUE);
  private static final BigInteger LEAST_INT32 = BigInteger.valueOf(Integer.MIN_VALUE);
  private static final BigInteger MOST_INT32 = BigInteger.valueOf(Integer.MAX_VALUE);
  private static final BigInteger MOST_UINT64 =
      BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);

  private NumberFaults() {}

  /**
   * Finds what is wrong, with the limits {@link BigReader#DEFAULT_MAX_DIGITS} and {@link
   * BigReader#DEFAULT_MAX_SCALE}.
   *
   * @see #find(NumberTarget, byte[], int, int, int, int)
   */
  public static long find(NumberTarget target, byte[] b, int start, int limit) {
    return find(target, b, start, limit, BigReader.DEFAULT_MAX_DIGITS, BigReader.DEFAULT_MAX_SCALE);
  }

  /**
   * Finds what is wrong with a text, taken as {@code target}. {@link #kind} and {@link #offset}
   * unpack the answer.
   *
   * <p>{@code SYNTAX} and {@code TRAILING} stand at the offending byte (which is {@code limit}
   * where the text just stops), everything else at {@code start}. {@code NONE}: nothing is wrong,
   * and a reader that returned its mark for failure meant the value.
   *
   * @param target what the text was to become
   * @param b the array that holds the text
   * @param start offset of the number's first byte
   * @param limit where the text ends
   * @param maxDigits the most digits, leading zeros included; for {@code BIG_INTEGER} and {@code
   *     DECIMAL} only
   * @param maxScale the largest scale, positive or negative; for {@code DECIMAL} only
   */
  public static long find(
      NumberTarget target, byte[] b, int start, int limit, int maxDigits, int maxScale) {
    long token = NumberToken.scan(b, start, limit);
    if (!NumberToken.isGood(token)) {
      return token;
    }
    int end = NumberToken.offset(token);
    int next = WhiteSpace.end(b, end, limit);
    if (next != limit) {
      return NumberToken.packed(NumberFault.TRAILING, next);
    }
    return NumberToken.packed(
        value(target, b, start, end, NumberToken.isInteger(token), maxDigits, maxScale), start);
  }

  private static NumberFault value(
      NumberTarget target,
      byte[] b,
      int start,
      int end,
      boolean integer,
      int maxDigits,
      int maxScale) {
    switch (target) {
      case INT64:
        return range(b, start, end, integer, LEAST_INT64, MOST_INT64);
      case UINT64:
        NumberFault fault = range(b, start, end, integer, BigInteger.ZERO, MOST_UINT64);
        return fault == NumberFault.NONE && b[start] == '-' ? NumberFault.OUT_OF_RANGE : fault;
      case INT32:
        return range(b, start, end, integer, LEAST_INT32, MOST_INT32);
      case FLOAT64:
        return finite(Double.isNaN(DoubleReader.readDouble(b, start, end)));
      case FLOAT32:
        return finite(Float.isNaN(FloatReader.readFloat(b, start, end)));
      case BIG_INTEGER:
        if (!integer) {
          return NumberFault.NOT_AN_INTEGER;
        }
        return BigReader.isWithin(b, start, end, maxDigits, maxScale)
            ? NumberFault.NONE
            : NumberFault.TOO_LONG;
      case DECIMAL:
        return BigReader.isWithin(b, start, end, maxDigits, maxScale)
            ? NumberFault.NONE
            : NumberFault.TOO_LONG;
    }
    throw new AssertionError(target);
  }

  private static NumberFault finite(boolean failed) {
    return failed ? NumberFault.OUT_OF_RANGE : NumberFault.NONE;
  }

  private static NumberFault range(
      byte[] b, int start, int end, boolean integer, BigInteger least, BigInteger most) {
    if (!integer) {
      return NumberFault.NOT_AN_INTEGER;
    }
    if (end - start > 21) { // a sign and twenty digits
      return NumberFault.OUT_OF_RANGE;
    }
    BigInteger value = BigDigits.integer(b, start, end, WideBytes.SWAR_ENABLED);
    return value.compareTo(least) < 0 || value.compareTo(most) > 0
        ? NumberFault.OUT_OF_RANGE
        : NumberFault.NONE;
  }

  /** The kind of fault of an answer, also of {@link NumberToken#scan}. */
  public static NumberFault kind(long packed) {
    return KINDS[NumberToken.kind(packed)];
  }

  /** The offset of an answer, counted in the array. */
  public static int offset(long packed) {
    return NumberToken.offset(packed);
  }
}

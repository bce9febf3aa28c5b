package io.skimjson.numbers;

import io.skimjson.bytes.WideBytes;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Reads integers and decimals of any size, exactly, within limits. The limits are checked on the
 * text, before any big arithmetic, so that a short text such as {@code 1e999999999} cannot cost
 * much.
 */
public final class BigReader {
  /** The most digits unless the caller says otherwise, 1000. */
  public static final int DEFAULT_MAX_DIGITS = 1000;

  /** The largest scale, positive or negative, unless the caller says otherwise: 6178. */
  public static final int DEFAULT_MAX_SCALE = 6178;

  private BigReader() {}

  /**
   * Returns the value of an integer, or null if the text is not one number, has a fraction or an
   * exponent, or has too many digits.
   *
   * @param b the array that holds the text
   * @param start offset of the number's first byte, the sign or the first digit
   * @param limit where the text ends; only white space may stand between number and limit
   * @param maxDigits the most digits to accept
   */
  public static @Nullable BigInteger readBigInteger(byte[] b, int start, int limit, int maxDigits) {
    return readBigInteger(b, start, limit, maxDigits, WideBytes.SWAR_ENABLED);
  }

  static @Nullable BigInteger readBigInteger(
      byte[] b, int start, int limit, int maxDigits, boolean swar) {
    long token = NumberToken.scan(b, start, limit, swar);
    int end = NumberToken.offset(token);
    if (!NumberToken.isInteger(token)
        || WhiteSpace.end(b, end, limit) != limit
        || end - digitsFrom(b, start) > maxDigits) {
      return null;
    }
    return BigDigits.integer(b, start, end, swar);
  }

  /**
   * Returns the value of a number with the precision and scale it is written with, as {@link
   * BigDecimal#BigDecimal(String)} does: {@code 1.50} has scale 2, {@code 1e3} has scale -3. Null
   * if the text is not one number, or is beyond a limit.
   *
   * @param b the array that holds the text
   * @param start offset of the number's first byte, the sign or the first digit
   * @param limit where the text ends; only white space may stand between number and limit
   * @param maxDigits the most digits to accept, before and behind the point together, zeros
   *     included
   * @param maxScale the largest scale to accept, positive or negative
   */
  public static @Nullable BigDecimal readDecimal(
      byte[] b, int start, int limit, int maxDigits, int maxScale) {
    return readDecimal(b, start, limit, maxDigits, maxScale, WideBytes.SWAR_ENABLED);
  }

  static @Nullable BigDecimal readDecimal(
      byte[] b, int start, int limit, int maxDigits, int maxScale, boolean swar) {
    long token = NumberToken.scan(b, start, limit, swar);
    int end = NumberToken.offset(token);
    if (!NumberToken.isGood(token)
        || WhiteSpace.end(b, end, limit) != limit
        || !isWithin(b, start, end, maxDigits, maxScale)) {
      return null;
    }
    int from = digitsFrom(b, start);
    int point = ByteDigits.end(b, from, end);
    int last = mantissaEnd(b, point, end);
    int scale = (int) scale(b, point, last, end);
    if (last == point) {
      return new BigDecimal(BigDigits.integer(b, start, point, swar), scale);
    }
    byte[] digits = new byte[last - start - 1]; // sign and digits, the point left out
    System.arraycopy(b, start, digits, 0, point - start);
    System.arraycopy(b, point + 1, digits, point - start, last - point - 1);
    return new BigDecimal(BigDigits.integer(digits, 0, digits.length, swar), scale);
  }

  /** Tells whether the good token {@code [start, end)} is within the limits. */
  static boolean isWithin(byte[] b, int start, int end, int maxDigits, int maxScale) {
    int from = digitsFrom(b, start);
    int point = ByteDigits.end(b, from, end);
    int last = mantissaEnd(b, point, end);
    int digits = last == point ? point - from : last - from - 1;
    return digits <= maxDigits && Math.abs(scale(b, point, last, end)) <= maxScale;
  }

  private static int digitsFrom(byte[] b, int start) {
    return b[start] == '-' ? start + 1 : start;
  }

  /** Where the digits behind the point end; {@code point} if there is none. */
  private static int mantissaEnd(byte[] b, int point, int end) {
    return point < end && b[point] == '.' ? ByteDigits.end(b, point + 1, end) : point;
  }

  private static long scale(byte[] b, int point, int last, int end) {
    int places = last == point ? 0 : last - point - 1;
    return places - (last == end ? 0 : Exponent.value(b, last + 1, end));
  }
}

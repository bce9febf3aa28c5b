package io.skimjson.numbers;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is right, said with regular expressions, BigInteger, BigDecimal and the JDK's own parsers.
 */
final class NumberModel {
  private static final String INT = "-?(?:0|[1-9][0-9]*)";
  private static final Pattern GOOD =
      Pattern.compile("(" + INT + ")([.][0-9]+)?([eE][+-]?[0-9]+)?");

  /** Every beginning of a good number, the empty one too. */
  private static final Pattern BEGINNING =
      Pattern.compile("-?|" + INT + "([.][0-9]*)?|" + INT + "([.][0-9]+)?[eE][+-]?[0-9]*");

  final NumberFault fault;
  final int offset;
  final String text;
  final boolean integer;

  private NumberModel(NumberFault fault, int offset, String text, boolean integer) {
    this.fault = fault;
    this.offset = offset;
    this.text = text;
    this.integer = integer;
  }

  /**
   * The grammar alone, as {@link NumberToken#scan} sees it; the offset of a good token is its end.
   */
  static NumberModel token(byte[] b, int start, int limit) {
    String all = new String(b, start, limit - start, StandardCharsets.ISO_8859_1);
    if (!all.matches("(?s)[-0-9].*")) {
      return new NumberModel(NumberFault.NOT_A_NUMBER, start, "", false);
    }
    String word = all.split("[ \t\n\r]", 2)[0];
    Matcher good = GOOD.matcher(word);
    if (good.matches()) {
      boolean integer = good.group(2) == null && good.group(3) == null;
      return new NumberModel(NumberFault.NONE, start + word.length(), word, integer);
    }
    int longest = word.length();
    while (!BEGINNING.matcher(word.substring(0, longest)).matches()) {
      longest--;
    }
    return new NumberModel(NumberFault.SYNTAX, start + longest, "", false);
  }

  /** Everything, as {@link NumberFaults#find} sees it; the offset of a good number is its start. */
  static NumberModel number(
      NumberTarget target, byte[] b, int start, int limit, int maxDigits, int maxScale) {
    NumberModel token = token(b, start, limit);
    if (token.fault != NumberFault.NONE) {
      return token;
    }
    for (int p = token.offset; p < limit; p++) {
      if (" \t\n\r".indexOf(b[p]) < 0) {
        return new NumberModel(NumberFault.TRAILING, p, "", false);
      }
    }
    NumberFault fault = valueFault(target, token, maxDigits, maxScale);
    return new NumberModel(fault, start, token.text, token.integer);
  }

  private static NumberFault valueFault(
      NumberTarget target, NumberModel token, int maxDigits, int maxScale) {
    String text = token.text;
    String mantissa = text.split("[eE]", 2)[0].replace("-", "").replace(".", "");
    switch (target) {
      case FLOAT64:
        return Double.isInfinite(Double.parseDouble(text))
            ? NumberFault.OUT_OF_RANGE
            : NumberFault.NONE;
      case FLOAT32:
        return Float.isInfinite(Float.parseFloat(text))
            ? NumberFault.OUT_OF_RANGE
            : NumberFault.NONE;
      case DECIMAL:
        return mantissa.length() > maxDigits
                || scale(text).abs().compareTo(BigInteger.valueOf(maxScale)) > 0
            ? NumberFault.TOO_LONG
            : NumberFault.NONE;
      default:
        break;
    }
    if (!token.integer) {
      return NumberFault.NOT_AN_INTEGER;
    }
    if (target == NumberTarget.BIG_INTEGER) {
      return mantissa.length() > maxDigits ? NumberFault.TOO_LONG : NumberFault.NONE;
    }
    BigInteger value = new BigInteger(text);
    boolean fits =
        switch (target) {
          case INT64 -> value.bitLength() <= 63;
          case INT32 -> value.bitLength() <= 31;
          default -> !text.startsWith("-") && value.bitLength() <= 64;
        };
    return fits ? NumberFault.NONE : NumberFault.OUT_OF_RANGE;
  }

  private static BigInteger scale(String text) {
    String[] parts = text.split("[eE]", 2);
    int point = parts[0].indexOf('.');
    int places = point < 0 ? 0 : parts[0].length() - point - 1;
    BigInteger exponent = parts.length < 2 ? BigInteger.ZERO : new BigInteger(parts[1]);
    return BigInteger.valueOf(places).subtract(exponent);
  }

  boolean isGood() {
    return fault == NumberFault.NONE;
  }

  /** The value as bits of 64, for integers that are good. */
  long longValue() {
    return new BigInteger(text).longValue();
  }

  BigDecimal decimal() {
    return new BigDecimal(text);
  }
}

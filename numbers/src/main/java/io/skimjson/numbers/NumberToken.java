package io.skimjson.numbers;

import io.skimjson.bytes.WideBytes;

/**
 * Checks the grammar of one number, {@code -?(0|[1-9][0-9]*)([.][0-9]+)?([eE][+-]?[0-9]+)?},
 * without its value. Linear, allocates nothing.
 *
 * <p>Results are packed into a {@code long}, in the form {@link NumberFaults} uses: {@link
 * NumberFaults#kind} tells {@code NONE}, {@code NOT_A_NUMBER} or {@code SYNTAX}, and {@link
 * #offset} where the token ends or where it breaks.
 */
public final class NumberToken {
  private static final int KIND_SHIFT = 32;
  private static final int KIND_MASK = 0xFF;

  /** Set in a good token with a fraction or an exponent. */
  private static final long DECIMAL = 1L << 40;

  private NumberToken() {}

  /**
   * Reads one token from {@code start} on.
   *
   * <p>The first byte that is neither {@code '-'} nor a digit gives {@code NOT_A_NUMBER} at {@code
   * start}; the first byte at which the grammar breaks later gives {@code SYNTAX} at that byte,
   * which is {@code limit} if the text just stops. A byte directly behind a good token breaks it
   * unless it is white space or {@code limit}: {@code 01} and {@code 1a} break at their second
   * byte. What stands behind that white space is not looked at.
   *
   * @param b the array that holds the text
   * @param start offset of the number's first byte
   * @param limit where the text ends
   */
  public static long scan(byte[] b, int start, int limit) {
    return scan(b, start, limit, WideBytes.SWAR_ENABLED);
  }

  static long scan(byte[] b, int start, int limit, boolean swar) {
    if (start >= limit || !(b[start] == '-' || ByteDigits.isDigit(b[start]))) {
      return packed(NumberFault.NOT_A_NUMBER, start);
    }
    int from = b[start] == '-' ? start + 1 : start;
    int p = Digits.end(b, from, limit, swar);
    if (p == from) {
      return packed(NumberFault.SYNTAX, from);
    }
    if (b[from] == '0' && p - from > 1) {
      return packed(NumberFault.SYNTAX, from + 1);
    }
    long form = 0;
    if (p < limit && b[p] == '.') {
      int fraction = p + 1;
      p = Digits.end(b, fraction, limit, swar);
      if (p == fraction) {
        return packed(NumberFault.SYNTAX, fraction);
      }
      form = DECIMAL;
    }
    if (p < limit && (b[p] | 0x20) == 'e') {
      int exponent = p + 1;
      p = Exponent.end(b, exponent, limit, swar);
      if (p < 0) {
        boolean signed = exponent < limit && (b[exponent] == '+' || b[exponent] == '-');
        return packed(NumberFault.SYNTAX, signed ? exponent + 1 : exponent);
      }
      form = DECIMAL;
    }
    if (p < limit && !WhiteSpace.isWhite(b[p])) {
      return packed(NumberFault.SYNTAX, p);
    }
    return packed(NumberFault.NONE, p) | form;
  }

  /** Tells whether a result of {@link #scan} stands for a good token. */
  public static boolean isGood(long packed) {
    return kind(packed) == 0;
  }

  /**
   * Tells whether a result of {@link #scan} stands for a good token without fraction and exponent.
   */
  public static boolean isInteger(long packed) {
    return kind(packed) == 0 && (packed & DECIMAL) == 0;
  }

  /**
   * Where the token of a result ends, if it is good, exclusive; else the first byte that breaks it.
   */
  public static int offset(long packed) {
    return (int) packed;
  }

  static int kind(long packed) {
    return (int) (packed >>> KIND_SHIFT) & KIND_MASK;
  }

  @SuppressWarnings("EnumOrdinal") // never leaves the process; kind() undoes it
  static long packed(NumberFault fault, int offset) {
    return ((long) fault.ordinal() << KIND_SHIFT) | offset;
  }
}

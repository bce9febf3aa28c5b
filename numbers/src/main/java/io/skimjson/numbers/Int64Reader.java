package io.skimjson.numbers;

import io.skimjson.bytes.WideBytes;

/**
 * Reads 64-bit integers, signed and unsigned, exactly: a value that does not fit fails, and so does
 * a number with a fraction or an exponent, whatever its value.
 *
 * <p>Eight bytes are loaded at once where the array reaches that far behind {@code start};
 * elsewhere, and with {@code -Dskimjson.swar=false}, a byte loop gives the same answers. Nothing is
 * allocated.
 */
public final class Int64Reader {
  /**
   * What the methods return on failure. It is also the value of one number in 2^64; {@link
   * NumberFaults#find} tells the two apart.
   */
  public static final long FAILED = 0x9D6F_2B81_C4E7_305BL;

  private Int64Reader() {}

  /**
   * Returns the value of a signed 64-bit integer, or {@link #FAILED}.
   *
   * @param b the array that holds the text
   * @param start offset of the number's first byte, the sign or the first digit
   * @param limit where the text ends; only white space may stand between number and limit
   */
  public static long readInt64(byte[] b, int start, int limit) {
    if (WideBytes.SWAR_ENABLED && WideBytes.canLoadLong(b, start)) {
      return SwarInt64.readInt64(b, start, limit);
    }
    return ByteInt64.readInt64(b, start, limit);
  }

  /**
   * Returns the bits of an unsigned 64-bit integer, or {@link #FAILED}. Any minus sign fails,
   * {@code -0} too.
   *
   * @param b the array that holds the text
   * @param start offset of the number's first byte
   * @param limit where the text ends; only white space may stand between number and limit
   */
  public static long readUint64(byte[] b, int start, int limit) {
    if (WideBytes.SWAR_ENABLED && WideBytes.canLoadLong(b, start)) {
      return SwarInt64.readUint64(b, start, limit);
    }
    return ByteInt64.readUint64(b, start, limit);
  }
}

package io.skimjson.numbers;

import io.skimjson.bytes.WideBytes;

/**
 * Reads the nearest {@code float}, ties to even, of a number of any length in linear time. Rounds
 * once: not by way of a {@code double}, which would be wrong for decimals close to a tie.
 *
 * @see DoubleReader
 */
public final class FloatReader {
  private FloatReader() {}

  /**
   * Returns the nearest float, or NaN if there is none: the text is no number, or too large and
   * would round to an infinity. Too small rounds to zero; zero keeps its sign.
   *
   * @param b the array that holds the text
   * @param start offset of the number's first byte, the sign or the first digit
   * @param limit where the text ends; only white space may stand between number and limit
   */
  public static float readFloat(byte[] b, int start, int limit) {
    long bits = FloatingReader.bits(b, start, limit, WideBytes.SWAR_ENABLED, true);
    float value = Float.intBitsToFloat((int) bits); // BAD becomes a NaN here too
    return Math.abs(value) <= Float.MAX_VALUE ? value : Float.NaN;
  }
}

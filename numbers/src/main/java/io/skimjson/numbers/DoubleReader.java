package io.skimjson.numbers;

import io.skimjson.bytes.WideBytes;

/**
 * Reads the nearest {@code double}, ties to even, of a number of any length in linear time.
 *
 * <p>Cheapest tier first: the fast path of Clinger, "How to Read Floating Point Numbers
 * Accurately", PLDI 1990; Eisel-Lemire (Lemire, "Number Parsing at a Gigabyte per Second", 2021)
 * for everything of up to 19 digits, and nearly everything longer; exact arithmetic on at most 768
 * digits for the rest. Allocates only in the last tier.
 */
public final class DoubleReader {
  private DoubleReader() {}

  /**
   * Returns the nearest double, or NaN if there is none: the text is no number, or too large and
   * would round to an infinity. Too small rounds to zero; zero keeps its sign.
   *
   * @param b the array that holds the text
   * @param start offset of the number's first byte, the sign or the first digit
   * @param limit where the text ends; only white space may stand between number and limit
   */
  public static double readDouble(byte[] b, int start, int limit) {
    long bits = FloatingReader.bits(b, start, limit, WideBytes.SWAR_ENABLED, false);
    double value = Double.longBitsToDouble(bits);
    return Math.abs(value) <= Double.MAX_VALUE ? value : Double.NaN;
  }
}

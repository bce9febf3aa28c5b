package io.skimjson.numbers;

/**
 * The Eisel-Lemire algorithm: the nearest binary number of {@code w * 10^q} from one or two 64-bit
 * multiplications with a truncated 128-bit power of five.
 *
 * <p>Daniel Lemire, "Number Parsing at a Gigabyte per Second", Software: Practice and Experience 51
 * (8), 2021 (arXiv:2101.11408), section 5 to 9. Noble Mushtak and Daniel Lemire, "Fast Number
 * Parsing Without Fallback", Software: Practice and Experience 53 (7), 2023 (arXiv:2212.06644),
 * prove that for every 64-bit {@code w} and every {@code q} in the table the truncated product
 * decides the rounding: there is no case in which this algorithm has to give up.
 *
 * <p>Floats have parameters of their own, so they are rounded once.
 */
final class EiselLemire {
  private EiselLemire() {}

  /** Returns the bits of the double nearest to {@code w * 10^q}; infinite if too large. */
  static long toDouble(long w, long q) {
    // Below 10^-342, 2^64 * 10^-343 < 1.9e-324 is less than half of the least double, 2.5e-324.
    // A tie is an odd multiple, of 54 bits, of a power of two. For q >= 0, 5^q divides it: 5^q <
    // 2^54,
    // q <= 23. For q < 0, w is 5^-q times it, so 5^-q < 2^64 / 2^53, q >= -4.
    if (w == 0 || q < -342) {
      return 0;
    }
    return q > 308 ? 0x7FFL << 52 : round(w, (int) q, 52, 0x7FF, -4, 23);
  }

  /** Returns the bits of the float nearest to {@code w * 10^q}; infinite if too large. */
  static long toFloat(long w, long q) {
    // Below 10^-64, 2^64 * 10^-65 < 1.9e-46 is less than half of the least float, 7.0e-46.
    // Ties as above with 25 bits: 5^q < 2^25, q <= 10; 5^-q < 2^64 / 2^24, q >= -17.
    if (w == 0 || q < -64) {
      return 0;
    }
    return q > 38 ? 0xFFL << 23 : round(w, (int) q, 23, 0xFF, -17, 10);
  }

  /**
   * Rounds {@code w * 10^q}, {@code w} not 0.
   *
   * <p>Worked example, "1e23" as a double: {@code w} = 1 is shifted to 2^63. 5^23 has 54 bits and
   * is in the table exactly, so the product is exact, and {@code high >>> 9} is 5^23 itself: 53
   * bits for the double and one more, set, with nothing behind it: a tie. {@code q} = 23 allows
   * ties, {@code low} is 0, 5^23 = ...01, and the bit before the last is clear: even already. So it
   * is rounded down, to 9.999999999999999e22, bits 44B52D02C7E14AF6.
   *
   * @param bits fraction bits of the format, 52 or 23
   * @param infinity the format's largest exponent field, 7FF or FF; the bias is half of it
   * @param leastTie least {@code q} for which {@code w * 10^q} can lie half-way
   * @param mostTie greatest such {@code q}
   */
  private static long round(long w, int q, int bits, int infinity, int leastTie, int mostTie) {
    int zeros = Long.numberOfLeadingZeros(w);
    long normal = w << zeros;
    long power = PowersOfFive.high(q);
    // Unsigned product. multiplyHigh is signed and both top bits are set: that costs a * 2^64 and
    // b * 2^64, which are added back.
    long high = Math.multiplyHigh(normal, power) + normal + power;
    long low = normal * power;
    // Of high, one bit may be zero, then bits + 1 are the result's, one is for rounding, and the
    // rest
    // are a reserve. The table's lower half can only matter if it could carry through all of it.
    long reserve = -1L >>> (bits + 3);
    if ((high & reserve) == reserve) {
      long more = unsignedHigh(normal, PowersOfFive.low(q));
      low += more;
      if (Long.compareUnsigned(low, more) < 0) {
        high++;
      }
    }
    int top = (int) (high >>> 63);
    int shift = top + 64 - bits - 3;
    long mantissa = high >>> shift; // bits + 2 of them: the leading one, the fraction, a half
    int exponent = PowersOfFive.exponent2(q) + top - zeros + (infinity >> 1);
    if (exponent <= 0) {
      return subnormal(mantissa, exponent, bits);
    }
    if (exponent >= infinity) {
      return (long) infinity << bits;
    }
    // A tie: nothing behind the half bit, and the bit before it is 0. Round down, not up. The
    // product
    // can be one too large in its lowest bit, as negative powers are rounded up: low is 0 or 1.
    if ((low == 0 || low == 1)
        && q >= leastTie
        && q <= mostTie
        && (mantissa & 3) == 1
        && mantissa << shift == high) {
      mantissa &= ~1L;
    }
    mantissa = (mantissa + (mantissa & 1)) >>> 1;
    // Adding, not or-ing, the fraction: if rounding carried into 2^(bits + 1), the sum is the next
    // exponent with fraction zero, as it must be, and one past the largest is infinity.
    return ((long) (exponent - 1) << bits) + mantissa;
  }

  /**
   * Rounds where the exponent field is 0: the mantissa gives up a bit for each step below 1. There
   * are no ties here, {@code q} is far too small. Rounding up into 2^bits gives the least normal
   * number by the same bits.
   */
  private static long subnormal(long mantissa, int exponent, int bits) {
    int shift = 1 - exponent;
    if (shift > bits + 2) {
      return 0; // less than half of the least number
    }
    long half = mantissa >>> shift;
    return (half + (half & 1)) >>> 1;
  }

  /** Upper half of the unsigned product; {@code a} has its top bit set. */
  private static long unsignedHigh(long a, long b) {
    return Math.multiplyHigh(a, b) + b + (a & (b >> 63));
  }
}

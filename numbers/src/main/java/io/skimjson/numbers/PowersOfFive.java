package io.skimjson.numbers;

/**
 * 5^q for q from -342 to 308 as 128-bit numbers with their top bit set: truncated, but for -27
 * &lt;= q &lt; 0 rounded up, as {@link EiselLemire} wants them. (So chosen by Lemire: with 5^27
 * &lt; 2^64, a product with a reciprocal rounded up is exact in its upper half whenever the
 * division is.)
 *
 * <p>The 651 entries are computed when the class is first used: five is multiplied, or divided,
 * step by step in {@value #LIMBS} limbs of 32 bits, which takes about a millisecond and spares a 10
 * kB table in the jar. Each step drops less than one unit of the last of 256 bits, and 342 steps
 * less than 2^-246 of the value, so the upper 128 bits come out right unless a power lies that
 * close to a multiple of their last unit. That none does is shown by {@code PowersOfFiveTest},
 * which compares all entries with exact powers.
 */
final class PowersOfFive {
  static final int LEAST = -342;
  static final int MOST = 308;
  private static final int LEAST_ROUNDED_UP = -27;
  private static final int LIMBS = 8;

  /** The upper 64 bits of an entry, then the lower. */
  private static final long[] TABLE = generate();

  private PowersOfFive() {}

  /** The upper 64 bits of the normalized 5^q. */
  static long high(int q) {
    return TABLE[2 * (q - LEAST)];
  }

  /** The lower 64 bits. */
  static long low(int q) {
    return TABLE[2 * (q - LEAST) + 1];
  }

  /**
   * Returns e such that {@code 2^e <= 10^q * 2^63 < 2^(e + 1)}, e - 63 being the exponent of 10^q.
   *
   * <p>floor(q * log2(10)) = q + floor(q * log2(5)); 217706 / 2^16 = 3.32193 stands for log2(10) =
   * 3.321928..., and is exact in this range (tested). Example: q = 3, 217706 * 3 &gt;&gt; 16 = 9,
   * and 2^9 &lt;= 1000 &lt; 2^10.
   */
  static int exponent2(int q) {
    return ((217_706 * q) >> 16) + 63;
  }

  private static long[] generate() {
    long[] table = new long[2 * (MOST - LEAST + 1)];
    int[] limbs = new int[LIMBS];
    limbs[0] = 1 << 31; // 5^0, normalized
    for (int q = 0; q <= MOST; q++) {
      table[2 * (q - LEAST)] = pair(limbs, 0);
      table[2 * (q - LEAST) + 1] = pair(limbs, 2);
      timesFive(limbs);
    }
    limbs = new int[LIMBS];
    limbs[0] = 1 << 31;
    for (int q = -1; q >= LEAST; q--) {
      overFive(limbs);
      // Rounded up: a reciprocal has no end in binary, so there is always something behind 128
      // bits.
      long low = pair(limbs, 2) + (q >= LEAST_ROUNDED_UP ? 1 : 0);
      table[2 * (q - LEAST)] = pair(limbs, 0) + (low == 0 ? 1 : 0); // the carry
      table[2 * (q - LEAST) + 1] = low;
    }
    return table;
  }

  private static long pair(int[] limbs, int first) {
    return ((long) limbs[first] << 32) | (limbs[first + 1] & 0xFFFF_FFFFL);
  }

  /**
   * Multiplies by 5/4 or 5/8, whichever leaves the top bit set; what falls off the end is dropped.
   */
  private static void timesFive(int[] limbs) {
    long carry = 0;
    for (int i = LIMBS - 1; i >= 0; i--) {
      carry += (limbs[i] & 0xFFFF_FFFFL) * 5;
      limbs[i] = (int) carry;
      carry >>>= 32;
    }
    // The product has two or three bits more, which are in carry.
    int shift = carry >= 4 ? 3 : 2;
    long above = carry;
    for (int i = 0; i < LIMBS; i++) {
      long both = (above << 32) | (limbs[i] & 0xFFFF_FFFFL);
      above = limbs[i] & 0xFFFF_FFFFL;
      limbs[i] = (int) (both >>> shift);
    }
  }

  /** Multiplies by 4/5 or 8/5, whichever leaves the top bit set; the remainder is dropped. */
  private static void overFive(int[] limbs) {
    // One limb more below, because the quotient is shifted up by two or three bits.
    long remainder = 0;
    int[] quotient = new int[LIMBS + 1];
    for (int i = 0; i <= LIMBS; i++) {
      long both = (remainder << 32) | (i < LIMBS ? limbs[i] & 0xFFFF_FFFFL : 0);
      quotient[i] = (int) (both / 5);
      remainder = both % 5;
    }
    int shift = Integer.numberOfLeadingZeros(quotient[0]); // a fifth: two or three zeros
    for (int i = 0; i < LIMBS; i++) {
      long both = ((long) quotient[i] << 32) | (quotient[i + 1] & 0xFFFF_FFFFL);
      limbs[i] = (int) (both >>> (32 - shift));
    }
  }
}

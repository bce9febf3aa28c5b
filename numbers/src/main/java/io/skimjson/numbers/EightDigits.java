package io.skimjson.numbers;

/**
 * Eight ASCII digits in one {@code long}, first character in the lowest byte (a little-endian
 * load).
 *
 * <p>Words are turned into <em>lanes</em> first, by {@link #lanes}: a digit becomes its value 0 to
 * 9, every other byte becomes 10 or more.
 */
final class EightDigits {
  private static final long ASCII_ZEROS = 0x3030_3030_3030_3030L;
  private static final long ALL_0X76 = 0x7676_7676_7676_7676L;
  private static final long HIGH_BITS = 0x8080_8080_8080_8080L;

  /** Every fourth byte: the pairs 0 and 2 when lanes are sixteen bits wide. */
  private static final long EVEN_PAIRS = 0x0000_00FF_0000_00FFL;

  /** 100 in the lower half, 1,000,000 in the upper. */
  private static final long WEIGHTS_0_AND_2 = (1_000_000L << 32) + 100;

  /** 1 in the lower half, 10,000 in the upper. */
  private static final long WEIGHTS_1_AND_3 = (10_000L << 32) + 1;

  private EightDigits() {}

  /**
   * Turns characters into lanes.
   *
   * <p>Exclusive or with {@code '0'} = 30 maps 30..39 to 00..09 and, being its own inverse, nothing
   * else to them: {@code '/' 2F -> 1F, ':' 3A -> 0A, B5 -> 85}. No lane can reach another.
   */
  static long lanes(long word) {
    return word ^ ASCII_ZEROS;
  }

  /**
   * Returns a word whose lowest set bit is the high bit of the first lane that is no digit; 0 if
   * all eight are digits. Bits above the lowest one mean nothing.
   *
   * <pre>
   * lane         09    0A    1F    7F    85    FF
   * + 76         7F    80    95    F5    FB    75 and a carry
   * or lane      7F    8A    9F    FF    FF    FF
   * high bit      .     1     1     1     1     1
   * </pre>
   *
   * <p>Only a lane of 8A or more carries into the next one, and its own high bit is set already: so
   * every lane below the first bad one, and that one, are judged without a carry from below.
   */
  static long nonDigits(long lanes) {
    return ((lanes + ALL_0X76) | lanes) & HIGH_BITS;
  }

  /** Returns how many of the eight lanes are digits before the first that is not, 0 to 8. */
  static int leading(long lanes) {
    return Long.numberOfTrailingZeros(nonDigits(lanes)) >>> 3; // no bad lane: 64 >>> 3 is 8
  }

  /**
   * Moves the first {@code count} lanes to the top and fills the bottom with zeros, which are
   * leading zeros of the number then: {@code "123,4567"} with count 3 becomes {@code 0 0 0 0 0 1 2
   * 3}.
   *
   * <p>Java takes shift counts modulo 64, so {@code -8 * count} stands for {@code 64 - 8 * count},
   * and 8, 16, 24 lanes shift by 0: callers with more than eight digits in several words give the
   * whole count and get the {@code count mod 8} first lanes, or all eight.
   *
   * @param count at least 1
   */
  static long firstLanes(long lanes, int count) {
    return lanes << (-count << 3);
  }

  /**
   * Returns the value of eight lanes that are all digits, 0 to 99,999,999. The first lane is the
   * most significant.
   *
   * <pre>
   * lanes                1 2 3 4 5 6 7 8        lowest byte first
   * * 10 + next          12 x 34 x 56 x 78 .    sixteen bits each; at most 99, so x never carries in
   * even pairs           12 . . . 56 . . .      * (100 + 1000000 * 2^32)
   * odd pairs            34 . . . 78 . . .      * (1 + 10000 * 2^32)
   * upper half of sum    12 * 1000000 + 56 * 100 + 34 * 10000 + 78 = 12345678
   * </pre>
   *
   * <p>In {@code lanes * 10 + (lanes >>> 8)} each byte is at most 9 * 10 + 9 = 99: no carry. The
   * lower halves of the two products are at most 9900 and 99, so nothing carries into the upper
   * half but the cross products wanted; what overflows 64 bits, {@code 56 * 1000000 * 2^64}, falls
   * away.
   *
   * <p>The grouping into two independent multiplications is that of Lemire, "Number Parsing at a
   * Gigabyte per Second", Software: Practice and Experience 51 (8), 2021, section 3.
   */
  static long value(long lanes) {
    long pairs = lanes * 10 + (lanes >>> 8);
    return ((pairs & EVEN_PAIRS) * WEIGHTS_0_AND_2
            + ((pairs >>> 16) & EVEN_PAIRS) * WEIGHTS_1_AND_3)
        >>> 32;
  }
}

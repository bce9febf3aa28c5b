package io.skimjson.stage1;

/**
 * What follows from the masks of one block, whatever kernel made them. Bit 0 is the first byte, so
 * that "the byte behind" is a shift to the left.
 *
 * <p>After G. Langdale, D. Lemire, "Parsing gigabytes of JSON per second", VLDB Journal 28 (2019),
 * sections 3.1.1 and 3.1.2. Stateless: carries come and go as arguments.
 */
final class MaskAlgebra {
  private static final long EVEN = 0x5555_5555_5555_5555L;
  private static final long ODD = ~EVEN;

  private MaskAlgebra() {}

  /**
   * Returns those backslashes that escape the byte behind them: in each run of backslashes the
   * first, the third, and so on.
   *
   * <pre>
   *   bytes        " \ " \ \ \ \ " . .         bit 0 is on the left
   *   backslash    . 1 . 1 1 1 1 . . .
   *   starts       . 1 . 1 . . . . . .         none of them even, so nothing is added
   *   escapes      . 1 . 1 . 1 . . . .         odd places of runs that start at odd places
   *
   *   bytes        \ \ \ a \ " . .
   *   backslash    1 1 1 . 1 . . .
   *   even starts  1 . . . 1 . . .
   *   sum          . . . 1 . 1 . .             an addition carries through its run and ends behind it
   *   evenRuns     1 1 1 . 1 . . .             so what the sum has lost is the runs with even starts
   *   escapes      1 . 1 . 1 . . .             even places of those
   * </pre>
   *
   * <p>Runs are at least one byte apart, so a carry lands in the gap and cannot reach the next run.
   *
   * @param backslash the block's backslashes
   * @param firstEscaped 1 if the block before ends with an escaping backslash, else 0
   */
  static long escapes(long backslash, long firstEscaped) {
    long candidates = backslash & ~firstEscaped;
    long evenStarts = candidates & ~(candidates << 1) & EVEN;
    long evenRuns = candidates & ~(candidates + evenStarts);
    return candidates & (evenRuns ^ ODD);
  }

  /**
   * Returns the parity of all bits up to and including each place. Of quotes it makes what is
   * inside strings, opening quote in, closing quote out:
   *
   * <pre>
   *   bytes        { " a , b " : 1 }
   *   quote        . 1 . . . 1 . . .
   *   prefixXor    . 1 1 1 1 . . . .
   * </pre>
   */
  static long prefixXor(long bits) {
    long parity = bits ^ (bits << 1);
    parity ^= parity << 2;
    parity ^= parity << 4;
    parity ^= parity << 8;
    parity ^= parity << 16;
    return parity ^ (parity << 32);
  }

  /** Makes {@link #prefixXor(long)} of each of the first {@code blocks} masks, in place. */
  static void prefixXor(long[] bits, int blocks) {
    for (int i = 0; i < blocks; i++) {
      bits[i] = prefixXor(bits[i]);
    }
  }

  /** Tells whether any bit is set in the first {@code blocks} masks. */
  static boolean any(long[] bits, int blocks) {
    long all = 0;
    for (int i = 0; i < blocks; i++) {
      all |= bits[i];
    }
    return all != 0;
  }

  /**
   * Takes the escaped quotes out of a chunk's quotes.
   *
   * @param firstEscaped 1 if the chunk's first byte is escaped, else 0
   * @param lastLane the place of the last byte in the last block, 0 to 63
   * @return 1 if the byte behind the last one is escaped, else 0
   */
  static long dropEscapedQuotes(
      long[] quote, long[] backslash, int blocks, long firstEscaped, int lastLane) {
    long carry = firstEscaped;
    long last = 0;
    for (int i = 0; i < blocks; i++) {
      last = 0;
      if ((backslash[i] | carry) != 0) {
        last = escapes(backslash[i], carry);
        quote[i] &= ~(last << 1 | carry);
        carry = last >>> 63;
      }
    }
    return last >>> lastLane & 1;
  }

  /**
   * Ends each open string at the first line feed in it. Inside and outside change places from that
   * line feed on, as if a quote stood there; the lowest goes first, since it decides about the
   * rest.
   *
   * <pre>
   *   bytes        " a \n " b "           the first string is open at the line feed
   *   inString     1 1 1  . . 1
   *   result       1 1 .  1 1 .
   * </pre>
   */
  static long closeAtLineFeeds(long inString, long lineFeeds) {
    long mended = inString;
    for (long open = mended & lineFeeds; open != 0; open = mended & lineFeeds) {
      mended ^= -Long.lowestOneBit(open);
    }
    return mended;
  }
}

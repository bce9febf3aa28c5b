package io.skimjson.stage1;

import io.skimjson.bytes.WideBytes;

/**
 * The bit planes of {@link SwarClassifier} for a whole chunk, one step of all blocks after the
 * other: plain loops over {@code long[]}s that C2 turns into vector code by itself.
 *
 * <p>Word {@code k} of block {@code i} is element {@code i} of row {@code k}; so what SWAR does to
 * eight words becomes what a loop does to eight arrays, and four or eight blocks go through each
 * vector instruction. Only the loop that deals out the words stays scalar.
 *
 * <p>What keeps the loops vectorizable:
 *
 * <ul>
 *   <li>the same index everywhere, step one, no branch, nothing narrower than a {@code long};
 *   <li>one class of bytes a loop: a loop that fills four arrays took twice as long as four loops,
 *       and one with formula and transposition together was not vectorized at all;
 *   <li>few loops in one compiled method. C2 stops optimizing loops after a number of passes, and
 *       with all of these in one method it left some of them scalar (17 ns a block instead of 11).
 *       So the steps are called through an interface from one place, which sees too many classes to
 *       inline any.
 * </ul>
 *
 * <p>Short chunks go to SWAR: each loop has a scalar head and tail.
 */
final class LoopClassifier implements Classifier {
  /** Fewer blocks than this are dealt with faster one by one. */
  static final int FEWEST_BLOCKS = 32;

  private static final int WORDS = 8;

  /** One loop, or two, over the first {@code n} blocks. */
  private interface Step {
    void run(long[][] rows, ChunkMasks masks, int n);
  }

  private static final Step[] STEPS = {
    (rows, masks, n) -> swapHalvesAndPairs(rows[0], rows[2], rows[4], rows[6], n),
    (rows, masks, n) -> swapHalvesAndPairs(rows[1], rows[3], rows[5], rows[7], n),
    (rows, masks, n) -> swapSingles(rows[0], rows[1], rows[2], rows[3], n),
    (rows, masks, n) -> swapSingles(rows[4], rows[5], rows[6], rows[7], n),
    (rows, masks, n) -> quotes(rows, n, masks.quote),
    (rows, masks, n) -> operators(rows, n, masks.operator),
    (rows, masks, n) -> backslashes(rows, n, masks.backslash),
    (rows, masks, n) -> controls(rows[7], rows[6], rows[5], n, masks.control),
    (rows, masks, n) -> transpose(rows[7], n, masks.nonAscii)
  };

  /** Rows keep to cache lines with each other, see {@link ChunkMasks#ROW}. */
  private final long[][] rows = new long[WORDS][ChunkMasks.ROW];

  private final SwarClassifier swar;

  /** Leaves short chunks to a kernel for them. */
  LoopClassifier(SwarClassifier swar) {
    this.swar = swar;
  }

  @Override
  public Kernel kernel() {
    return Kernel.LOOP;
  }

  @Override
  public void classify(byte[] bytes, int offset, int blocks, ChunkMasks masks, int first) {
    if (blocks < FEWEST_BLOCKS || first != 0) {
      swar.classify(bytes, offset, blocks, masks, first);
      return;
    }
    deal(bytes, offset, blocks, rows);
    for (Step step : STEPS) {
      step.run(rows, masks, blocks);
    }
  }

  private static void deal(byte[] bytes, int offset, int n, long[][] rows) {
    final long[] r0 = rows[0];
    final long[] r1 = rows[1];
    final long[] r2 = rows[2];
    final long[] r3 = rows[3];
    final long[] r4 = rows[4];
    final long[] r5 = rows[5];
    final long[] r6 = rows[6];
    final long[] r7 = rows[7];
    for (int i = 0; i < n; i++) {
      int at = offset + i * ChunkMasks.BLOCK;
      r0[i] = WideBytes.getLong(bytes, at);
      r1[i] = WideBytes.getLong(bytes, at + 8);
      r2[i] = WideBytes.getLong(bytes, at + 16);
      r3[i] = WideBytes.getLong(bytes, at + 24);
      r4[i] = WideBytes.getLong(bytes, at + 32);
      r5[i] = WideBytes.getLong(bytes, at + 40);
      r6[i] = WideBytes.getLong(bytes, at + 48);
      r7[i] = WideBytes.getLong(bytes, at + 56);
    }
  }

  /** Rounds one and two of four words that are two apart: {@code a} with {@code c}, and so on. */
  private static void swapHalvesAndPairs(long[] a, long[] b, long[] c, long[] d, int n) {
    for (int i = 0; i < n; i++) {
      long w = a[i];
      long x = b[i];
      long y = c[i];
      long z = d[i];
      long t = ((w >>> 4) ^ y) & SwarClassifier.HALVES;
      y ^= t;
      w ^= t << 4;
      t = ((x >>> 4) ^ z) & SwarClassifier.HALVES;
      z ^= t;
      x ^= t << 4;
      t = ((w >>> 2) ^ x) & SwarClassifier.PAIRS;
      x ^= t;
      w ^= t << 2;
      t = ((y >>> 2) ^ z) & SwarClassifier.PAIRS;
      z ^= t;
      y ^= t << 2;
      a[i] = w;
      b[i] = x;
      c[i] = y;
      d[i] = z;
    }
  }

  /** Round three of two pairs of neighbours. */
  private static void swapSingles(long[] a, long[] b, long[] c, long[] d, int n) {
    for (int i = 0; i < n; i++) {
      long t = ((a[i] >>> 1) ^ b[i]) & SwarClassifier.SINGLES;
      b[i] ^= t;
      a[i] ^= t << 1;
      t = ((c[i] >>> 1) ^ d[i]) & SwarClassifier.SINGLES;
      d[i] ^= t;
      c[i] ^= t << 1;
    }
  }

  private static void quotes(long[][] p, int n, long[] out) {
    final long[] p0 = p[0];
    final long[] p1 = p[1];
    final long[] p2 = p[2];
    final long[] p3 = p[3];
    final long[] p4 = p[4];
    final long[] p5 = p[5];
    final long[] p6 = p[6];
    final long[] p7 = p[7];
    for (int i = 0; i < n; i++) {
      out[i] = ~(p7[i] | p6[i] | p4[i] | p3[i] | p2[i] | p0[i]) & p5[i] & p1[i];
    }
    transpose(out, n, out);
  }

  private static void operators(long[][] p, int n, long[] out) {
    final long[] p0 = p[0];
    final long[] p1 = p[1];
    final long[] p2 = p[2];
    final long[] p3 = p[3];
    final long[] p4 = p[4];
    final long[] p5 = p[5];
    final long[] p6 = p[6];
    final long[] p7 = p[7];
    for (int i = 0; i < n; i++) {
      long commaOrColon = ~(p6[i] | p0[i] | (p4[i] ^ p1[i])) & p5[i];
      long bracketOrBrace = p6[i] & p4[i] & p0[i];
      out[i] = (p1[i] ^ p2[i]) & p3[i] & (commaOrColon | bracketOrBrace) & ~p7[i];
    }
    transpose(out, n, out);
  }

  private static void backslashes(long[][] p, int n, long[] out) {
    final long[] p0 = p[0];
    final long[] p1 = p[1];
    final long[] p2 = p[2];
    final long[] p3 = p[3];
    final long[] p4 = p[4];
    final long[] p5 = p[5];
    final long[] p6 = p[6];
    final long[] p7 = p[7];
    for (int i = 0; i < n; i++) {
      out[i] = ~(p7[i] | p5[i] | p1[i] | p0[i]) & p6[i] & p4[i] & p3[i] & p2[i];
    }
    transpose(out, n, out);
  }

  private static void controls(long[] p7, long[] p6, long[] p5, int n, long[] out) {
    for (int i = 0; i < n; i++) {
      out[i] = ~(p7[i] | p6[i] | p5[i]);
    }
    transpose(out, n, out);
  }

  private static void transpose(long[] in, int n, long[] out) {
    for (int i = 0; i < n; i++) {
      out[i] = SwarClassifier.transpose(in[i]);
    }
  }
}

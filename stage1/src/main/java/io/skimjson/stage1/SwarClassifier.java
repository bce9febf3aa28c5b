package io.skimjson.stage1;

import io.skimjson.bytes.WideBytes;

/**
 * Sixty-four bytes at a time, in eight {@code long}s that become bit planes.
 *
 * <p>Word {@code k} holds the bytes {@code 8k} to {@code 8k + 7}, first byte lowest. Seen lane by
 * lane, the eight words are an 8x8 bit matrix for each lane: row {@code k} is a byte. All eight are
 * turned at once by swapping between words what is swapped within one word in {@link #transpose}:
 * half bytes between words that are four apart, pairs of bits between words two apart, bits between
 * neighbours. Then word {@code j} is plane {@code j}: bit {@code k} of its lane {@code i} is bit
 * {@code j} of byte {@code 8k + i}.
 *
 * <pre>
 *              lane 0          lane 1              lane 7
 *   bit 0      byte 0          byte 1       ...    byte 7       from word 0
 *   bit 1      byte 8          byte 9       ...    byte 15      from word 1
 *   ...
 *   bit 7      byte 56         byte 57      ...    byte 63      from word 7
 * </pre>
 *
 * <p>On planes a question about a byte is a Boolean formula of its bits, answered for all 64 bytes
 * by each operation: twelve swaps of six operations and about thirty for all classes, where
 * comparing eight words with each character takes more than twice as many. The answers still stand
 * in the order of the picture; {@link #transpose} turns each that is not empty into a mask whose
 * bit {@code 8k + i} speaks of byte {@code 8k + i}.
 */
final class SwarClassifier implements Classifier {
  static final long HALVES = 0x0F0F_0F0F_0F0F_0F0FL;
  static final long PAIRS = 0x3333_3333_3333_3333L;
  static final long SINGLES = 0x5555_5555_5555_5555L;

  private long quote;
  private long operator;
  private long backslash;
  private long control;
  private long nonAscii;

  @Override
  public Kernel kernel() {
    return Kernel.SWAR;
  }

  @Override
  public void classify(byte[] bytes, int offset, int blocks, ChunkMasks masks, int first) {
    for (int i = 0; i < blocks; i++) {
      classify(bytes, offset + i * ChunkMasks.BLOCK);
      masks.quote[first + i] = quote;
      masks.operator[first + i] = operator;
      masks.backslash[first + i] = backslash;
      masks.control[first + i] = control;
      masks.nonAscii[first + i] = nonAscii;
    }
  }

  private void classify(byte[] bytes, int offset) {
    long p0 = WideBytes.getLong(bytes, offset);
    long p1 = WideBytes.getLong(bytes, offset + 8);
    long p2 = WideBytes.getLong(bytes, offset + 16);
    long p3 = WideBytes.getLong(bytes, offset + 24);
    long p4 = WideBytes.getLong(bytes, offset + 32);
    long p5 = WideBytes.getLong(bytes, offset + 40);
    long p6 = WideBytes.getLong(bytes, offset + 48);
    long p7 = WideBytes.getLong(bytes, offset + 56);

    // The upper half of the bytes of p0 changes places with the lower half of those of p4, ...
    long t = ((p0 >>> 4) ^ p4) & HALVES;
    p4 ^= t;
    p0 ^= t << 4;
    t = ((p1 >>> 4) ^ p5) & HALVES;
    p5 ^= t;
    p1 ^= t << 4;
    t = ((p2 >>> 4) ^ p6) & HALVES;
    p6 ^= t;
    p2 ^= t << 4;
    t = ((p3 >>> 4) ^ p7) & HALVES;
    p7 ^= t;
    p3 ^= t << 4;
    // ... then the upper pair of each half with the lower pair two words on, ...
    t = ((p0 >>> 2) ^ p2) & PAIRS;
    p2 ^= t;
    p0 ^= t << 2;
    t = ((p1 >>> 2) ^ p3) & PAIRS;
    p3 ^= t;
    p1 ^= t << 2;
    t = ((p4 >>> 2) ^ p6) & PAIRS;
    p6 ^= t;
    p4 ^= t << 2;
    t = ((p5 >>> 2) ^ p7) & PAIRS;
    p7 ^= t;
    p5 ^= t << 2;
    // ... then the upper bit of each pair with the lower bit of the next word.
    t = ((p0 >>> 1) ^ p1) & SINGLES;
    p1 ^= t;
    p0 ^= t << 1;
    t = ((p2 >>> 1) ^ p3) & SINGLES;
    p3 ^= t;
    p2 ^= t << 1;
    t = ((p4 >>> 1) ^ p5) & SINGLES;
    p5 ^= t;
    p4 ^= t << 1;
    t = ((p6 >>> 1) ^ p7) & SINGLES;
    p7 ^= t;
    p6 ^= t << 1;

    // p7 ... p0     22 is 0010_0010    2C 0010_1100    3A 0011_1010    5C 0101_1100
    //               [ and { are 01x1_1011, ] and } are 01x1_1101
    long from40 = p6 & ~p7;
    long below40 = ~(p6 | p7);
    long controls = below40 & ~p5;
    long even20 = below40 & p5 & ~p0;
    long quotes = even20 & p1 & ~(p2 | p3 | p4);
    long commaOrColon = even20 & ~(p4 ^ p1);
    long bracketOrBrace = from40 & p4 & p0;
    long operators = (p1 ^ p2) & p3 & (commaOrColon | bracketOrBrace);
    long backslashes = from40 & p4 & p3 & p2 & ~(p5 | p1 | p0);

    quote = transpose(quotes);
    operator = transpose(operators);
    backslash = backslashes == 0 ? 0 : transpose(backslashes);
    control = controls == 0 ? 0 : transpose(controls);
    nonAscii = p7 == 0 ? 0 : transpose(p7);
  }

  /**
   * Turns an 8x8 bit matrix about its diagonal: bit {@code c} of byte {@code r} becomes bit {@code
   * r} of byte {@code c} (Warren, Hacker's Delight, 7-3). Swaps the off-diagonal bits of all 2x2
   * squares, then the off-diagonal 2x2 squares of all 4x4 squares, then the two 4x4 squares; the
   * partners stand 7, 14 and 28 bits apart.
   */
  static long transpose(long matrix) {
    long swapOne = (matrix ^ (matrix >>> 7)) & 0x00AA_00AA_00AA_00AAL;
    long byTwo = matrix ^ swapOne ^ (swapOne << 7);
    long swapTwo = (byTwo ^ (byTwo >>> 14)) & 0x0000_CCCC_0000_CCCCL;
    long byFour = byTwo ^ swapTwo ^ (swapTwo << 14);
    long swapFour = (byFour ^ (byFour >>> 28)) & 0x0000_0000_F0F0_F0F0L;
    return byFour ^ swapFour ^ (swapFour << 28);
  }
}

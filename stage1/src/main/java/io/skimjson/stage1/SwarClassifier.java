package io.skimjson.stage1;

import io.skimjson.bytes.WideBytes;

/**
 * Eight bytes at a time, in the lanes of a {@code long}.
 *
 * <p><b>Equality in seven bits.</b> With bit 7 of every lane cleared first, {@code (x ^ c) + 0x7F}
 * has bit 7 set exactly when {@code x != c}: equal gives 00+7F=7F, anything else 01..7F plus 7F,
 * which is 80..FE. No lane exceeds FE, so none carries into the next. Bytes of 80 and above look
 * like their low seven bits here; they are taken out once a block with the non-ASCII mask.
 *
 * <p><b>One turn for eight words.</b> A flag sits in bit 7 of its lane. Before word {@code k} adds
 * its flags the collected ones move down by one bit, so that after eight words bit {@code k} of
 * lane {@code i} speaks of byte {@code 8k + i}:
 *
 * <pre>
 *              lane 0          lane 1              lane 7
 *   bit 0      byte 0          byte 1       ...    byte 7       from word 0
 *   bit 1      byte 8          byte 9       ...    byte 15      from word 1
 *   ...
 *   bit 7      byte 56         byte 57      ...    byte 63      from word 7
 * </pre>
 *
 * That is an 8x8 bit matrix, and {@link #transpose} turns it into the mask whose bit {@code 8k + i}
 * speaks of byte {@code 8k + i}. Three operations a word and one turn of 18 a block, instead of a
 * multiplication and four operations a word.
 */
final class SwarClassifier implements BlockClassifier {
  private static final long LOW_SEVEN = 0x7F7F_7F7F_7F7F_7F7FL;
  private static final long HIGH_BIT = 0x8080_8080_8080_8080L;
  private static final long QUOTES = 0x2222_2222_2222_2222L;
  private static final long BACKSLASHES = 0x5C5C_5C5C_5C5C_5C5CL;
  private static final long COLONS = 0x3A3A_3A3A_3A3A_3A3AL;
  private static final long COMMAS = 0x2C2C_2C2C_2C2C_2C2CL;
  private static final long OPENING_BRACES = 0x7B7B_7B7B_7B7B_7B7BL;
  private static final long CLOSING_BRACES = 0x7D7D_7D7D_7D7D_7D7DL;
  private static final long LINE_FEEDS = 0x0A0A_0A0A_0A0A_0A0AL;

  /**
   * Or-ed in, it makes a brace of a bracket: 5B becomes 7B, 5D becomes 7D, and nothing else does.
   */
  private static final long BRACKET_TO_BRACE = 0x2020_2020_2020_2020L;

  /** Added to seven bits it reaches bit 7 from 0x20 on: 1F+60=7F, 20+60=80. */
  private static final long REACHES_FROM_SPACE = 0x6060_6060_6060_6060L;

  @Override
  public void classify(byte[] bytes, int offset, BlockMasks masks) {
    long notQuotes = 0;
    long notOperators = 0;
    long notControls = 0;
    long noBackslash = HIGH_BIT;
    long anyNonAscii = 0;
    for (int k = 0; k < BlockMasks.BLOCK; k += WideBytes.WORD) {
      long word = WideBytes.getLong(bytes, offset + k);
      long seven = word & LOW_SEVEN;
      long braced = seven | BRACKET_TO_BRACE;
      long notQuote = (seven ^ QUOTES) + LOW_SEVEN;
      long notOperator =
          ((seven ^ COLONS) + LOW_SEVEN)
              & ((seven ^ COMMAS) + LOW_SEVEN)
              & ((braced ^ OPENING_BRACES) + LOW_SEVEN)
              & ((braced ^ CLOSING_BRACES) + LOW_SEVEN);
      long notControl = seven + REACHES_FROM_SPACE;
      notQuotes = (notQuotes >>> 1) | (notQuote & HIGH_BIT);
      notOperators = (notOperators >>> 1) | (notOperator & HIGH_BIT);
      notControls = (notControls >>> 1) | (notControl & HIGH_BIT);
      noBackslash &= (seven ^ BACKSLASHES) + LOW_SEVEN;
      anyNonAscii |= word;
    }
    // Rare in most input, so only their presence is told in the loop: one operation a word, not
    // three.
    long nonAscii = (anyNonAscii & HIGH_BIT) == 0 ? 0 : nonAsciiMatrix(bytes, offset);
    masks.nonAscii = nonAscii == 0 ? 0 : transpose(nonAscii);
    masks.backslash = noBackslash == HIGH_BIT ? 0 : equal(bytes, offset, BACKSLASHES);
    masks.quote = transpose(~(notQuotes | nonAscii));
    masks.operator = transpose(~(notOperators | nonAscii));
    long controls = ~(notControls | nonAscii);
    masks.control = controls == 0 ? 0 : transpose(controls);
  }

  @Override
  public long lineFeeds(byte[] bytes, int offset) {
    return equal(bytes, offset, LINE_FEEDS);
  }

  private static long nonAsciiMatrix(byte[] bytes, int offset) {
    long nonAscii = 0;
    for (int k = 0; k < BlockMasks.BLOCK; k += WideBytes.WORD) {
      nonAscii = (nonAscii >>> 1) | (WideBytes.getLong(bytes, offset + k) & HIGH_BIT);
    }
    return nonAscii;
  }

  /** The mask of bytes equal to those of {@code wanted}, which repeats one ASCII byte. */
  private static long equal(byte[] bytes, int offset, long wanted) {
    long differing = 0;
    for (int k = 0; k < BlockMasks.BLOCK; k += WideBytes.WORD) {
      long word = WideBytes.getLong(bytes, offset + k);
      long differs = (((word & LOW_SEVEN) ^ wanted) + LOW_SEVEN) | word;
      differing = (differing >>> 1) | (differs & HIGH_BIT);
    }
    return transpose(~differing);
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

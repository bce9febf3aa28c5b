package io.skimjson.stage1;

/**
 * One byte at a time. For machines where SWAR is switched off or would have to swap bytes, and the
 * obvious thing to compare other kernels with.
 */
final class ByteClassifier implements BlockClassifier {
  @Override
  public void classify(byte[] bytes, int offset, BlockMasks masks) {
    long quote = 0;
    long backslash = 0;
    long operator = 0;
    long control = 0;
    long nonAscii = 0;
    for (int lane = 0; lane < BlockMasks.BLOCK; lane++) {
      long bit = 1L << lane;
      switch (bytes[offset + lane]) {
        case '"' -> quote |= bit;
        case '\\' -> backslash |= bit;
        case '{', '}', '[', ']', ':', ',' -> operator |= bit;
        default -> {
          if (bytes[offset + lane] < 0) {
            nonAscii |= bit;
          } else if (bytes[offset + lane] < ' ') {
            control |= bit;
          }
        }
      }
    }
    masks.quote = quote;
    masks.backslash = backslash;
    masks.operator = operator;
    masks.control = control;
    masks.nonAscii = nonAscii;
  }

  @Override
  public long lineFeeds(byte[] bytes, int offset) {
    long lineFeeds = 0;
    for (int lane = 0; lane < BlockMasks.BLOCK; lane++) {
      if (bytes[offset + lane] == '\n') {
        lineFeeds |= 1L << lane;
      }
    }
    return lineFeeds;
  }
}

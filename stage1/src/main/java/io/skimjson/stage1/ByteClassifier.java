package io.skimjson.stage1;

/**
 * One byte at a time. For machines where SWAR is switched off or would have to swap bytes, and the
 * obvious thing to compare other kernels with.
 */
final class ByteClassifier implements Classifier {
  @Override
  public Kernel kernel() {
    return Kernel.BYTES;
  }

  @Override
  public void classify(byte[] bytes, int offset, int blocks, ChunkMasks masks, int first) {
    for (int i = 0; i < blocks; i++) {
      classify(bytes, offset + i * ChunkMasks.BLOCK, masks, first + i);
    }
  }

  private static void classify(byte[] bytes, int offset, ChunkMasks masks, int block) {
    long quote = 0;
    long backslash = 0;
    long operator = 0;
    long control = 0;
    long nonAscii = 0;
    for (int lane = 0; lane < ChunkMasks.BLOCK; lane++) {
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
    masks.quote[block] = quote;
    masks.backslash[block] = backslash;
    masks.operator[block] = operator;
    masks.control[block] = control;
    masks.nonAscii[block] = nonAscii;
  }
}

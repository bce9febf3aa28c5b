package io.skimjson.stage1;

/**
 * A kernel: loads 64 bytes, compares them, returns masks. It knows nothing of strings, escapes or
 * lines; that algebra is written once, in {@link StructuralIndexer}. Stateless and shareable.
 */
interface BlockClassifier {
  /**
   * Fills all masks for the 64 bytes from {@code offset} on.
   *
   * @throws IndexOutOfBoundsException if not all 64 are inside the array
   */
  void classify(byte[] bytes, int offset, BlockMasks masks);

  /**
   * Returns the mask of line feeds in the 64 bytes from {@code offset} on. Apart from {@link
   * #classify}, because only line mode asks, and only for blocks that hold a control byte at all.
   *
   * @throws IndexOutOfBoundsException if not all 64 are inside the array
   */
  long lineFeeds(byte[] bytes, int offset);
}

package io.skimjson.stage1;

/**
 * A kernel: loads blocks of 64 bytes, asks of each byte what it is, returns masks. It knows nothing
 * of strings, escapes or lines; that algebra is written once, in {@link MaskAlgebra}. One thread.
 */
interface Classifier {
  /** Which one this is; where SWAR and loops are on trial, the better one so far. */
  Kernel kernel();

  /**
   * Fills the masks {@code first} to {@code first + blocks - 1} with what is in the array from
   * {@code offset} on.
   *
   * @throws IndexOutOfBoundsException if not all of these bytes are inside the array, or not all of
   *     these masks inside the chunk
   */
  void classify(byte[] bytes, int offset, int blocks, ChunkMasks masks, int first);
}

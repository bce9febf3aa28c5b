package io.skimjson.stage1;

/**
 * What a kernel tells about a chunk, up to {@value #BLOCKS} blocks of 64 bytes: bit {@code i} of a
 * mask speaks of byte {@code i} of its block.
 *
 * <pre>
 *   bytes      { " a \ " , " : 1 , \n ...
 *   quote      . 1 . . 1 . 1 . . . .      escaped quotes still in
 *   backslash  . . . 1 . . . . . . .
 *   operator   1 . . . . 1 . 1 . 1 .      those in strings still in
 *   control    . . . . . . . . . . 1      below 0x20, wherever they stand
 *   nonAscii   . . . . . . . . . . .      0x80 and above
 * </pre>
 *
 * <p>An array for each class rather than an object for each block: the kernel is called once a
 * chunk, however many kernels a process has loaded, and what is done alike to all blocks is a plain
 * loop over a {@code long[]}, which C2 turns into vector code. A full chunk takes 5 KiB, at home in
 * the first-level cache.
 */
final class ChunkMasks {
  /** Bytes of one block, 64: as many as a {@code long} has bits. */
  static final int BLOCK = 64;

  /** Most blocks of one chunk. */
  static final int BLOCKS = 128;

  /** Most bytes of one chunk: 8 KiB. */
  static final int CHUNK = BLOCKS * BLOCK;

  /**
   * Length of the arrays for a full chunk. With the 16 bytes before its first element an array of
   * 134 takes 17 cache lines to the byte, so that arrays made one after the other lie alike in
   * theirs, and a vector loop that is aligned to one is aligned to all: vectors across cache lines
   * made classifying take half as long again. Where the JVM's headers differ, only speed does.
   */
  static final int ROW = BLOCKS + 6;

  private static final int FEW_BLOCKS = 8;

  long[] quote = new long[FEW_BLOCKS];
  long[] backslash = new long[FEW_BLOCKS];
  long[] operator = new long[FEW_BLOCKS];
  long[] control = new long[FEW_BLOCKS];
  long[] nonAscii = new long[FEW_BLOCKS];

  /** Makes room for so many blocks; masks do not stay. Short inputs do not pay for a full chunk. */
  void ensureRoom(int blocks) {
    if (blocks > quote.length) {
      quote = new long[ROW];
      backslash = new long[ROW];
      operator = new long[ROW];
      control = new long[ROW];
      nonAscii = new long[ROW];
    }
  }
}

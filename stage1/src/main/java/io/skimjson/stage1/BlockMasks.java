package io.skimjson.stage1;

/**
 * What a kernel tells about one block of 64 bytes: bit {@code i} of a mask speaks of byte {@code
 * i}.
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
 * <p>One long-lived object for each indexer: filling it costs five stores and no allocation.
 */
final class BlockMasks {
  /** Bytes of one block, 64: as many as a {@code long} has bits. */
  static final int BLOCK = 64;

  long quote;
  long backslash;
  long operator;
  long control;
  long nonAscii;
}

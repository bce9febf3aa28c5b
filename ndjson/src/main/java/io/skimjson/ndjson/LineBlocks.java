package io.skimjson.ndjson;

import java.io.Closeable;
import java.io.IOException;

/**
 * Cuts a source into blocks of whole lines, so that many lines can be indexed in one pass.
 *
 * <p>A block ends behind a line feed, or at the end of the input. A line longer than a record may
 * be never is held: if a block cannot hold it, it is passed over and reported as {@link
 * Step#OVERLONG}; if it fits in a block among others, telling is left to who reads the block. A
 * byte order mark at offset 0 belongs to no block, yet offsets count it.
 */
abstract class LineBlocks implements Closeable {
  /**
   * Bytes a block aims for: large enough to pay for one indexing pass, small enough for a cache.
   */
  static final int BLOCK_BYTES = 256 * 1024;

  /** The longest line that can be held; leaves room for padding and a byte order mark. */
  static final int LONGEST_LINE = Integer.MAX_VALUE - 256;

  private static final byte LINE_FEED = '\n';

  /** What {@link #next()} found. */
  enum Step {
    /** {@code array()[from()..to())} is one line or more. */
    LINES,
    /**
     * {@link #overlong()} tells of one line; {@code from()} and {@code to()} bound its beginning.
     */
    OVERLONG,
    /** The input has ended. */
    END
  }

  final OverlongLine overlong = new OverlongLine();
  final int maxLineBytes;
  final int blockBytes;

  LineBlocks(int maxLineBytes, int blockBytes) {
    this.maxLineBytes = Math.min(maxLineBytes, LONGEST_LINE);
    this.blockBytes = blockBytes;
  }

  /**
   * Goes on to the next block; the bytes of the one before may be overwritten.
   *
   * @throws IOException if the source failed; the whole lines read before that were given first,
   *     and the bytes of a line that the failure cut are dropped
   */
  abstract Step next() throws IOException;

  /** Returns the array that holds the block. */
  abstract byte[] array();

  /** Returns where the block begins in the array. */
  abstract int from();

  /** Returns where the block ends in the array. */
  abstract int to();

  /** Returns the absolute offset of {@code array()[0]}; negative for a slice. */
  abstract long base();

  /** Tells of the line that was passed over; good until {@link #next()}. */
  final OverlongLine overlong() {
    return overlong;
  }

  /** Returns the place of the last line feed in {@code bytes[from..to)}, or -1. */
  static int lastLineFeed(byte[] bytes, int from, int to) {
    for (int i = to - 1; i >= from; i--) {
      if (bytes[i] == LINE_FEED) {
        return i;
      }
    }
    return -1;
  }

  /** Returns the place of the first line feed in {@code bytes[from..to)}, or -1. */
  static int firstLineFeed(byte[] bytes, int from, int to) {
    for (int i = from; i < to; i++) {
      if (bytes[i] == LINE_FEED) {
        return i;
      }
    }
    return -1;
  }

  /** Tells whether {@code bytes[from..to)} begins with a UTF-8 byte order mark. */
  static boolean beginsWithByteOrderMark(byte[] bytes, int from, int to) {
    return to - from >= 3
        && bytes[from] == (byte) 0xEF
        && bytes[from + 1] == (byte) 0xBB
        && bytes[from + 2] == (byte) 0xBF;
  }
}

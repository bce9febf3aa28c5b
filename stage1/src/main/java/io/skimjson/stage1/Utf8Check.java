package io.skimjson.stage1;

/**
 * Checks UTF-8 beside the indexing: called for blocks with non-ASCII bytes only, and able to go on
 * when the input comes in pieces. Its carries are how far it has looked, and the one sequence that
 * the last piece has cut.
 */
final class Utf8Check {
  private static final int LONGEST = 4;

  /** A sequence that the last piece cut: where it began, and the bytes seen of it. */
  private final byte[] cut = new byte[LONGEST];

  private int cutStart;
  private int cutLength;

  /** Everything before this offset has been looked at. */
  private int checkedTo;

  void begin() {
    cutLength = 0;
    checkedTo = 0;
  }

  /**
   * Takes the next piece into use and ends the sequence that the last one cut, if it did.
   *
   * @return the first byte of the cut sequence if it turned out ill-formed, else -1
   */
  int resume(byte[] bytes, int from, int to) {
    checkedTo = from;
    if (cutLength == 0 || from == to) {
      return -1;
    }
    int taken = Math.min(LONGEST - cutLength, to - from);
    System.arraycopy(bytes, from, cut, cutLength, taken);
    int length = Utf8Validator.sequence(cut, 0, cutLength + taken);
    if (length == Utf8Validator.CUT) {
      cutLength += taken;
      checkedTo = to;
      return -1;
    }
    if (length > 0) {
      checkedTo = from + length - cutLength;
    }
    cutLength = 0;
    return length > 0 ? -1 : cutStart;
  }

  /**
   * Checks the sequences that begin in one block. They may end behind it.
   *
   * @param start where the block starts
   * @param nonAscii the block's mask; not zero
   * @param limit the end of the piece; a sequence that it cuts is kept for {@link #resume}
   * @param first whether the first fault is enough; nothing is looked at behind it then
   * @return the mask of the first bytes of all ill-formed sequences
   */
  long check(byte[] bytes, int start, long nonAscii, int limit, boolean first) {
    int stop = limit - start > ChunkMasks.BLOCK ? start + ChunkMasks.BLOCK : limit;
    long faults = 0;
    int at = checkedTo;
    while (true) {
      if (at < start) {
        at = start;
      }
      long rest = at - start < ChunkMasks.BLOCK ? nonAscii & (-1L << (at - start)) : 0;
      if (rest == 0) {
        break;
      }
      at = start + Long.numberOfTrailingZeros(rest);
      at = Utf8Validator.skipWellFormed(bytes, at, stop, limit);
      if (at < stop && bytes[at] < 0) {
        if (Utf8Validator.sequence(bytes, at, limit) == Utf8Validator.CUT) {
          keepCut(bytes, at, limit);
          at = limit;
          break;
        }
        faults |= 1L << (at - start);
        if (first) {
          at = Integer.MAX_VALUE;
          break;
        }
        at++;
      }
    }
    checkedTo = at;
    return faults;
  }

  /** Where the sequence begins that the end of the input has cut, or -1 if none is cut. */
  int finish() {
    return cutLength == 0 ? -1 : cutStart;
  }

  private void keepCut(byte[] bytes, int at, int limit) {
    cutStart = at;
    cutLength = limit - at;
    System.arraycopy(bytes, at, cut, 0, cutLength);
  }
}

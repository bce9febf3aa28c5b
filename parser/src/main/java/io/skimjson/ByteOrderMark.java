package io.skimjson;

/** Byte order marks at the start of an input: one of UTF-8 is skipped, others are refused. */
final class ByteOrderMark {
  /** What {@link #length} returns for a mark of UTF-16 or UTF-32. */
  static final int FOREIGN = -1;

  private ByteOrderMark() {}

  /** Returns how many bytes to skip, 0 or 3, or FOREIGN. */
  static int length(byte[] buf, int start, int end) {
    if (start == end || (buf[start] > 0 && buf[start] < 0x7F)) {
      return 0;
    }
    int first = byteAt(buf, start, end);
    int second = byteAt(buf, start + 1, end);
    if ((first == 0xFE && second == 0xFF) || (first == 0xFF && second == 0xFE)) {
      return FOREIGN; // UTF-16, and UTF-32 with the low byte first
    }
    int third = byteAt(buf, start + 2, end);
    if (first == 0xEF && second == 0xBB && third == 0xBF) {
      return 3;
    }
    boolean utf32 =
        first == 0 && second == 0 && third == 0xFE && byteAt(buf, start + 3, end) == 0xFF;
    return utf32 ? FOREIGN : 0;
  }

  private static int byteAt(byte[] buf, int at, int end) {
    return at < end ? buf[at] & 0xFF : -1;
  }
}

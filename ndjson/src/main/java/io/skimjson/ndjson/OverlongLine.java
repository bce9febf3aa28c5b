package io.skimjson.ndjson;

/**
 * What is known of a line longer than a record may be: where it stands and how long it is, but not
 * its bytes, which are looked at once and let go.
 */
final class OverlongLine {
  private long lineStart;
  private long length;
  private long start;
  private long end;
  private boolean terminated;

  /** Forgets the line before; the next one begins at {@code lineStart}. */
  void begin(long lineStart) {
    this.lineStart = lineStart;
    length = 0;
    start = -1;
    end = -1;
    terminated = false;
  }

  /** Takes the next bytes of the line, {@code bytes[from..to)}, none of which is a line feed. */
  void add(byte[] bytes, int from, int to) {
    long base = lineStart + length - from;
    if (start < 0) {
      int first = from;
      while (first < to && isBlank(bytes[first])) {
        first++;
      }
      if (first < to) {
        start = base + first;
      }
    }
    int behind = to;
    while (behind > from && isBlank(bytes[behind - 1])) {
      behind--;
    }
    if (behind > from) {
      end = base + behind;
    }
    length += to - from;
  }

  /** Notes that the line feed was met: the line is whole. */
  void terminate() {
    terminated = true;
  }

  /** Tells whether the line holds nothing but white space, and so is no record at all. */
  boolean isBlank() {
    return start < 0;
  }

  /** Returns the absolute offset of the line's first byte. */
  long lineStart() {
    return lineStart;
  }

  /** Returns the absolute offset of the first byte that is not white space. */
  long start() {
    return start;
  }

  /** Returns the absolute offset behind the last byte that is not white space. */
  long end() {
    return end;
  }

  /** Returns the absolute offset behind the line and its line feed. */
  long next() {
    return lineStart + length + (terminated ? 1 : 0);
  }

  private static boolean isBlank(byte b) {
    return b == ' ' || b == '\t' || b == '\r' || b == '\n';
  }
}

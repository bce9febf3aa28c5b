package io.skimjson;

import io.skimjson.bytes.WideBytes;

/** JSON's white space: space, tab, line feed and carriage return. */
final class Space {
  private static final long EIGHT_SPACES = 0x2020_2020_2020_2020L;

  private Space() {}

  static boolean is(int b) {
    return b == ' ' || b == '\n' || b == '\r' || b == '\t';
  }

  /**
   * First byte in {@code [p, limit)} that is not white space, or {@code limit}; {@code p} itself if
   * it is not below {@code limit}.
   */
  static int skipForward(byte[] buf, int p, int limit) {
    if (p >= limit || buf[p] > ' ') { // no white space at all is the rule in compact documents
      return p;
    }
    while (p < limit && is(buf[p])) {
      p = skipSpaces(buf, p + 1, limit); // indentation
    }
    return Math.min(p, limit);
  }

  /** First byte at or behind {@code p} that is not a space; may go beyond the limit. */
  private static int skipSpaces(byte[] buf, int p, int limit) {
    while (p < limit && p <= buf.length - WideBytes.WORD) {
      long differs = WideBytes.getLong(buf, p) ^ EIGHT_SPACES;
      if (differs != 0) {
        return p + (Long.numberOfTrailingZeros(differs) >>> 3);
      }
      p += WideBytes.WORD;
    }
    return p;
  }

  /** Behind the last byte in {@code [from, p)} that is not white space, or {@code from}. */
  static int skipBack(byte[] buf, int from, int p) {
    while (p > from && is(buf[p - 1])) {
      p--;
    }
    return p;
  }
}

package io.skimjson.numbers;

/** The four white bytes of RFC 8259: space, tab, line feed, carriage return. */
final class WhiteSpace {
  private WhiteSpace() {}

  static boolean isWhite(byte b) {
    return b == ' ' || b == '\n' || b == '\r' || b == '\t';
  }

  /** Returns the offset of the first byte of {@code [from, limit)} that is not white, or limit. */
  static int end(byte[] b, int from, int limit) {
    int p = from;
    while (p < limit && isWhite(b[p])) {
      p++;
    }
    return p;
  }
}

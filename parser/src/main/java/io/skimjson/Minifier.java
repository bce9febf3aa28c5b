package io.skimjson;

import java.util.Arrays;

/** Drops the white space between tokens. The input must be valid. */
final class Minifier {
  private Minifier() {}

  /** Returns the document {@code [start, end)} without white space outside strings. */
  static byte[] minify(byte[] buf, int start, int end) {
    byte[] out = new byte[end - start];
    int length = 0;
    int at = start;
    while (at < end) {
      byte b = buf[at];
      if (b == '"') {
        int next = ByteSearch.stringEnd(buf, at + 1, end);
        System.arraycopy(buf, at, out, length, next - at);
        length += next - at;
        at = next;
      } else if (b > ' ') {
        out[length++] = b;
        at++;
      } else {
        at = Space.skipForward(buf, at, end);
      }
    }
    return length == out.length ? out : Arrays.copyOf(out, length);
  }
}

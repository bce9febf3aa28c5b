package io.skimjson;

import java.nio.charset.StandardCharsets;

/** The three words of JSON. */
final class Literals {
  static final byte[] TRUE = "true".getBytes(StandardCharsets.US_ASCII);
  static final byte[] FALSE = "false".getBytes(StandardCharsets.US_ASCII);
  static final byte[] NULL = "null".getBytes(StandardCharsets.US_ASCII);

  private Literals() {}

  /** Tells whether {@code word} stands at {@code p} and is followed by a delimiter or the end. */
  static boolean isAt(byte[] buf, int p, int end, byte[] word) {
    int after = p + word.length;
    if (after > end || (after < end && !ScalarCheck.isDelimiter(buf[after]))) {
      return false;
    }
    for (int i = 0; i < word.length; i++) {
      if (buf[p + i] != word[i]) {
        return false;
      }
    }
    return true;
  }
}

package io.skimjson;

import java.nio.charset.StandardCharsets;

/** Turns a text into the bytes that are read. */
final class Texts {
  private Texts() {}

  /** The UTF-8 form of a text; a lone surrogate has none. */
  static byte[] encode(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    int lone = loneSurrogate(text);
    if (lone >= 0) {
      throw new JsonException(
          JsonError.INVALID_UTF8,
          "half of a surrogate pair in the text; it has no UTF-8 form",
          text.substring(0, lone).getBytes(StandardCharsets.UTF_8).length,
          "",
          bytes,
          0,
          bytes.length);
    }
    return bytes;
  }

  /** Where the first half of a surrogate pair stands that has no other half, or -1. */
  private static int loneSurrogate(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        if (!Character.isSupplementaryCodePoint(text.codePointAt(i))) {
          return i;
        }
        i++;
      }
    }
    return -1;
  }
}

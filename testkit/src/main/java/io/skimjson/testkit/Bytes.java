package io.skimjson.testkit;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Byte arrays for tests: made from text, joined, repeated, shown in messages. */
public final class Bytes {
  private static final int MOST_SHOWN = 200;

  private Bytes() {}

  /** Returns the UTF-8 bytes of a text. */
  public static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Returns the text of UTF-8 bytes; ill-formed ones become U+FFFD. */
  public static String utf8Text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** Returns one byte per character: the way to write arbitrary bytes as {@code "\u00ff"}. */
  public static byte[] latin1(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  /** Returns the parts one behind the other. */
  public static byte[] concat(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.writeBytes(part);
    }
    return all.toByteArray();
  }

  /** Returns a part again and again. */
  public static byte[] repeat(byte[] part, int times) {
    byte[] all = new byte[Math.multiplyExact(part.length, times)];
    for (int i = 0; i < times; i++) {
      System.arraycopy(part, 0, all, i * part.length, part.length);
    }
    return all;
  }

  /**
   * Returns bytes for a message: ASCII as it is, everything else as hex in angle brackets, cut when
   * long.
   */
  public static String show(byte[] bytes) {
    StringBuilder shown = new StringBuilder();
    int count = Math.min(bytes.length, MOST_SHOWN);
    for (int i = 0; i < count; i++) {
      int c = bytes[i] & 0xFF;
      if (c >= 0x20 && c < 0x7F) {
        shown.append((char) c);
      } else {
        shown
            .append('<')
            .append(Character.forDigit(c >> 4, 16))
            .append(Character.forDigit(c & 15, 16))
            .append('>');
      }
    }
    return count < bytes.length ? shown + "... (" + bytes.length + " bytes)" : shown.toString();
  }
}

package io.skimjson.cli;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;

/**
 * Shows a place in a line of bytes: the text around it, and a caret below the very byte.
 *
 * <pre>
 *   …"msg":"a\tb","user":{"id":01,"name":"Zoë"}}
 *                              ^
 * </pre>
 *
 * <p>Long lines are cut around the place. Bytes that are not UTF-8 and characters that would steer
 * the terminal are shown as escapes. Wide and combining characters keep the caret in place.
 */
final class CaretPicture {
  private static final int BEFORE = 40;
  private static final int AFTER = 36;

  private CaretPicture() {}

  /**
   * Draws the place {@code fault} of the line {@code [start, end)}; {@code fault} may be {@code
   * end}. Two lines, each indented by two and ended by a line feed.
   */
  static String draw(byte[] bytes, int start, int end, int fault) {
    Deque<String> before = new ArrayDeque<>();
    int beforeWidth = 0;
    int at = fault;
    while (at > start && beforeWidth < BEFORE) {
      int from = previous(bytes, start, at);
      String shown = show(bytes, from, at);
      before.addFirst(shown);
      beforeWidth += DisplayText.width(shown);
      at = from;
    }
    StringBuilder text = new StringBuilder("  ");
    int caret = 2 + beforeWidth;
    if (at > start) {
      text.append('…');
      caret++;
    }
    before.forEach(text::append);
    appendAfter(text, bytes, fault, end);
    return text.append('\n').append(" ".repeat(caret)).append("^\n").toString();
  }

  private static void appendAfter(StringBuilder text, byte[] bytes, int fault, int end) {
    int width = 0;
    int at = fault;
    while (at < end && width < AFTER) {
      int next = next(bytes, at, end);
      String shown = show(bytes, at, next);
      text.append(shown);
      width += DisplayText.width(shown);
      at = next;
    }
    if (at < end) {
      text.append('…');
    }
  }

  /** The 1-based column of a byte, counted in characters; a byte that is not UTF-8 is one. */
  static int column(byte[] bytes, int start, int end, int fault) {
    int column = 1;
    int at = start;
    while (at < fault) {
      at = next(bytes, at, end);
      if (at <= fault) {
        column++;
      }
    }
    return column;
  }

  /** Where the character that begins at {@code at} ends; a stray byte is a character of its own. */
  private static int next(byte[] bytes, int at, int end) {
    int length = sequenceLength(bytes[at]);
    if (at + length > end || decode(bytes, at, length) < 0) {
      return at + 1;
    }
    return at + length;
  }

  /** Where the character that ends at {@code end} begins. */
  private static int previous(byte[] bytes, int start, int end) {
    for (int length = 2; length <= 4 && end - length >= start; length++) {
      int at = end - length;
      if (sequenceLength(bytes[at]) == length && decode(bytes, at, length) >= 0) {
        return at;
      }
    }
    return end - 1;
  }

  private static int sequenceLength(byte first) {
    int b = first & 0xFF;
    return b < 0xC0 ? 1 : b < 0xE0 ? 2 : b < 0xF0 ? 3 : b < 0xF8 ? 4 : 1;
  }

  /** The code point of a sequence of that length, or -1 if it is none. */
  private static int decode(byte[] bytes, int at, int length) {
    if (length == 1) {
      return bytes[at] >= 0 ? bytes[at] : -1;
    }
    int codePoint = bytes[at] & (0xFF >> (length + 1));
    for (int i = 1; i < length; i++) {
      if ((bytes[at + i] & 0xC0) != 0x80) {
        return -1;
      }
      codePoint = codePoint << 6 | (bytes[at + i] & 0x3F);
    }
    int least = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000;
    boolean isSurrogate = codePoint >= 0xD800 && codePoint <= 0xDFFF;
    return codePoint < least || codePoint > 0x10FFFF || isSurrogate ? -1 : codePoint;
  }

  private static String show(byte[] bytes, int from, int to) {
    int codePoint = decode(bytes, from, to - from);
    if (codePoint < 0) {
      return String.format(Locale.ROOT, "\\x%02X", bytes[from] & 0xFF);
    }
    return codePoint == '\t' ? "\\t" : DisplayText.safe(codePoint);
  }
}

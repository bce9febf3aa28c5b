package io.skimjson.cli;

import java.util.Locale;

/** Text as a terminal may safely show it, and how wide it is there. */
final class DisplayText {
  private static final int[][] WIDE = {
    {0x1100, 0x115F}, {0x2E80, 0x303E}, {0x3041, 0x33FF}, {0x3400, 0x4DBF}, {0x4E00, 0x9FFF},
    {0xA000, 0xA4CF}, {0xA960, 0xA97F}, {0xAC00, 0xD7A3}, {0xF900, 0xFAFF}, {0xFE30, 0xFE6F},
    {0xFF00, 0xFF60}, {0xFFE0, 0xFFE6}, {0x1F300, 0x1F64F}, {0x1F680, 0x1F6FF}, {0x1F900, 0x1FAFF},
    {0x20000, 0x3FFFD},
  };
  private static final int CHECK_MARK = 0x2705; // wide as emoji are, among narrow neighbours

  private DisplayText() {}

  /** The code point, or an escape if it would steer the terminal or hide itself. */
  static String safe(int codePoint) {
    if (codePoint < 0x20 || codePoint == 0x7F) {
      return String.format(Locale.ROOT, "\\x%02X", codePoint);
    }
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.UNASSIGNED,
          Character.PRIVATE_USE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          String.format(Locale.ROOT, "\\u{%X}", codePoint);
      default -> Character.toString(codePoint);
    };
  }

  /** The text with every code point made {@link #safe(int)}. */
  static String safe(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    text.codePoints().forEach(codePoint -> shown.append(safe(codePoint)));
    return shown.toString();
  }

  /** How many columns a terminal gives to text that is {@link #safe(String)}. */
  static int width(String text) {
    return text.codePoints().map(DisplayText::width).sum();
  }

  private static int width(int codePoint) {
    if (codePoint < 0x300) {
      return 1;
    }
    int type = Character.getType(codePoint);
    if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
      return 0;
    }
    if (codePoint == CHECK_MARK) {
      return 2;
    }
    for (int[] range : WIDE) {
      if (codePoint >= range[0] && codePoint <= range[1]) {
        return 2;
      }
    }
    return 1;
  }

  /** The text, safe, cut to at most {@code width} columns with an ellipsis. */
  static String fit(String text, int width) {
    String shown = safe(text);
    if (width(shown) <= width) {
      return shown;
    }
    StringBuilder kept = new StringBuilder();
    int used = 0;
    for (int at = 0; at < shown.length(); ) {
      int codePoint = shown.codePointAt(at);
      used += width(codePoint);
      if (used > width - 1) {
        break;
      }
      kept.appendCodePoint(codePoint);
      at += Character.charCount(codePoint);
    }
    return kept.append('…').toString();
  }
}

package io.skimjson;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.SplittableRandom;

/** Names and their JSON forms for tests. */
final class NameCases {
  private NameCases() {}

  static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Returns a text of up to {@code most} characters, of a small alphabet so that names are near.
   */
  static String random(SplittableRandom random, int most) {
    String[] alphabet = {
      "a", "b", "z", "\"", "\\", "/", "\n", "\u0000", "é", "水", "😀", "\u007f", "u"
    };
    StringBuilder text = new StringBuilder();
    int length = random.nextInt(most + 1);
    for (int i = 0; i < length; i++) {
      text.append(alphabet[random.nextInt(alphabet.length)]);
    }
    return text.toString();
  }

  /**
   * Returns text as it may stand between quotes: what must be escaped is, and of the rest one
   * character in {@code oneIn}.
   */
  static String escaped(SplittableRandom random, String text, int oneIn) {
    StringBuilder json = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean must = c < ' ' || c == '"' || c == '\\' || loneAt(text, i);
      boolean pairStarts = Character.isHighSurrogate(c) && !loneAt(text, i);
      if (!must && random.nextInt(oneIn) != 0) {
        json.append(c);
        if (pairStarts) {
          json.append(text.charAt(++i));
        }
        continue;
      }
      String shortForm = shortForm(c);
      if (shortForm != null && random.nextBoolean()) {
        json.append(shortForm);
        continue;
      }
      json.append(
          String.format(Locale.ROOT, random.nextBoolean() ? "\\u%04x" : "\\u%04X", (int) c));
      if (pairStarts) {
        json.append(String.format(Locale.ROOT, "\\u%04x", (int) text.charAt(++i)));
      }
    }
    return json.toString();
  }

  private static boolean loneAt(String text, int i) {
    char c = text.charAt(i);
    if (Character.isHighSurrogate(c)) {
      return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
    }
    return Character.isLowSurrogate(c)
        && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
  }

  private static String shortForm(char c) {
    return switch (c) {
      case '"' -> "\\\"";
      case '\\' -> "\\\\";
      case '/' -> "\\/";
      case '\b' -> "\\b";
      case '\f' -> "\\f";
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      default -> null;
    };
  }
}

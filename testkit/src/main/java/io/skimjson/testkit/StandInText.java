package io.skimjson.testkit;

import io.skimjson.testkit.StringReadCase.Result;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Generated cases for UTF-8 and strings, for machines without the shared corpora. */
final class StandInText {
  private static final int[] PLACES = {
    0, 1, 2, 3, 5, 6, 7, 13, 29, 30, 31, 59, 60, 61, 62, 63, 64, 125, 126, 253
  };
  private static final String[] SEQUENCES = {
    "\u00c2\u0080",
    "\u00df\u00bf",
    "\u00e0\u00a0\u0080",
    "\u00ed\u009f\u00bf",
    "\u00ee\u0080\u0080",
    "\u00ef\u00bf\u00bf",
    "\u00f0\u0090\u0080\u0080",
    "\u00f4\u008f\u00bf\u00bf",
    "\u00ef\u00bb\u00bf",
    "\u007f",
    "\u0080",
    "\u00bf",
    "\u00c2",
    "\u00e0",
    "\u00e2\u0082",
    "\u00f0\u009f\u0098",
    "\u00c0\u00af",
    "\u00c1\u00bf",
    "\u00e0\u0080\u00af",
    "\u00e0\u009f\u00bf",
    "\u00f0\u0080\u0080\u00af",
    "\u00f0\u008f\u00bf\u00bf",
    "\u00ed\u00a0\u0080",
    "\u00ed\u00bf\u00bf",
    "\u00f4\u0090\u0080\u0080",
    "\u00f5\u0080\u0080\u0080",
    "\u00fe",
    "\u00ff",
    "\u00f8\u0088\u0080\u0080\u0080",
    "\u00c2\u0080\u0080",
    "\u00e2\u0082\u00ac\u0080",
    "\u00c2\u00c2\u0080",
    "\u00e2a\u0082"
  };

  private StandInText() {}

  static List<Utf8Case> utf8() {
    List<Utf8Case> cases = new ArrayList<>();
    for (String sequence : SEQUENCES) {
      for (int place : PLACES) {
        addUtf8(cases, "boundary", "[\"" + "a".repeat(place) + sequence + "z\"]", true);
        addUtf8(cases, "key", "{\"" + "k".repeat(place) + sequence + "\":1}", true);
        addUtf8(cases, "atend", "[\"" + "a".repeat(place) + sequence, false);
        addUtf8(cases, "outside", "[1" + " ".repeat(place) + sequence + "]", false);
        addUtf8(cases, "after", "[1]" + " ".repeat(place) + sequence, false);
      }
    }
    SplittableRandom random = new SplittableRandom(6325);
    for (int i = 0; i < 2_000; i++) {
      StringBuilder inside = new StringBuilder();
      for (int j = 0; j < 1 + i % 5; j++) {
        inside.append((char) random.nextInt(0x80, 0x100));
      }
      addUtf8(cases, "random", "[\"" + inside + "\"]", true);
    }
    return cases;
  }

  /**
   * Adds a document given as one character a byte, whose structure is right or wrong apart from its
   * encoding.
   */
  private static void addUtf8(
      List<Utf8Case> cases, String group, String document, boolean isRight) {
    byte[] bytes = Bytes.latin1(document);
    boolean isUtf8 = isUtf8(bytes);
    cases.add(new Utf8Case("g" + cases.size(), group, bytes, isUtf8, isUtf8 && isRight));
  }

  private static boolean isUtf8(byte[] bytes) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }

  static List<StringReadCase> reads() {
    List<StringReadCase> cases = new ArrayList<>();
    String[][] escapes = {
      {"\\\"", "\""},
      {"\\\\", "\\"},
      {"\\/", "/"},
      {"\\b", "\b"},
      {"\\f", "\f"},
      {"\\n", "\n"},
      {"\\r", "\r"},
      {"\\t", "\t"},
      {"\\u0041", "A"},
      {"\\u00e9", "\u00e9"},
      {"\\u20AC", "\u20ac"},
      {"\\uD834\\uDD1E", "\ud834\udd1e"},
      {"\u20ac", "\u20ac"},
      {"{}[],:", "{}[],:"}
    };
    String[] bad = {
      "\\a", "\\x41", "\\0", "\\u", "\\u1", "\\u12", "\\u123", "\\u123g", "\\U0041", "\\u{41}",
      "\\'", "\\u 123", "\u0000", "\t", "\n", "\u001f"
    };
    String[][] lone = {
      {"\\ud800", "\ufffd"},
      {"\\udc00", "\ufffd"},
      {"\\udc00\\ud800", "\ufffd\ufffd"},
      {"\\ud800\\ud800\\udc00", "\ufffd\ud800\udc00"},
      {"\\ud800x", "\ufffdx"},
      {"\\ud800\\n", "\ufffd\n"}
    };
    for (int place : PLACES) {
      String fill = "a".repeat(place);
      for (String[] escape : escapes) {
        addRead(cases, "escape", fill + escape[0], Result.OK, fill + escape[1]);
        addRead(cases, "escape", fill + escape[0] + "z", Result.OK, fill + escape[1] + "z");
      }
      for (String escape : bad) {
        addRead(cases, "bad", fill + escape, Result.BAD, "");
        addRead(cases, "bad", fill + escape + "tail", Result.BAD, "");
      }
      for (String[] escape : lone) {
        addRead(cases, "lone", fill + escape[0], Result.LONE, fill + escape[1]);
        addRead(cases, "lone", "\\\\" + escape[0] + fill, Result.LONE, "\\" + escape[1] + fill);
      }
      for (int run = 0; run < 70; run++) {
        boolean isClosed = run % 2 == 0;
        String text = isClosed ? fill + "\\".repeat(run / 2) : "";
        addRead(cases, "run", fill + "\\".repeat(run), isClosed ? Result.OK : Result.BAD, text);
      }
      cases.add(
          new StringReadCase(
              "g" + cases.size(), "late", Bytes.utf8("[\"" + fill + "\",]"), Result.LATE, fill));
    }
    return cases;
  }

  private static void addRead(
      List<StringReadCase> cases, String group, String inside, Result result, String text) {
    byte[] document = Bytes.utf8("[\"" + inside + "\"]");
    cases.add(new StringReadCase("g" + cases.size(), group, document, result, text));
  }

  static List<StringWriteCase> writes() {
    List<StringWriteCase> cases = new ArrayList<>();
    for (int place : PLACES) {
      String fill = "a".repeat(place);
      for (int c = 0; c < 0x300; c += place == 0 ? 1 : 37) {
        addWrite(cases, fill + (char) c, fill + escaped((char) c));
      }
      addWrite(cases, fill + "\u20ac\ud83d\ude00", fill + "\u20ac\ud83d\ude00");
      for (String lone : new String[] {"\ud800", "\udc00", "\udc00\ud800", "\ud800x"}) {
        cases.add(new StringWriteCase("g" + cases.size(), "lone", fill + lone, Optional.empty()));
      }
    }
    return cases;
  }

  private static String escaped(char c) {
    int shortForm = "\"\\\b\f\n\r\t".indexOf(c);
    if (shortForm >= 0) {
      return "\\" + "\"\\bfnrt".charAt(shortForm);
    }
    return c < 0x20
        ? "\\u00" + Character.forDigit(c >> 4, 16) + Character.forDigit(c & 15, 16)
        : String.valueOf(c);
  }

  private static void addWrite(List<StringWriteCase> cases, String input, String inside) {
    byte[] json = Bytes.utf8("\"" + inside + "\"");
    cases.add(new StringWriteCase("g" + cases.size(), "unit", input, Optional.of(json)));
  }
}

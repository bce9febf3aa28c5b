package io.skimjson.cli;

import java.nio.charset.StandardCharsets;

/**
 * One value, to be shown.
 *
 * @param kind what it is
 * @param text of a string the decoded text, of all else the text as written
 */
record GroupValue(ValueKind kind, String text) implements Comparable<GroupValue> {
  /** Missing, null, false, true, numbers by size, strings by code point, containers by text. */
  @Override
  public int compareTo(GroupValue other) {
    int order = kind.compareTo(other.kind);
    if (order == 0 && kind == ValueKind.NUMBER) {
      order = compareNumbers(text, other.text);
    }
    return order != 0 ? order : compareCodePoints(text, other.text);
  }

  private static int compareNumbers(String a, String b) {
    byte[] text = a.getBytes(StandardCharsets.US_ASCII);
    return new DecimalOrder(b).compare(text, 0, text.length);
  }

  private static int compareCodePoints(String a, String b) {
    int length = Math.min(a.length(), b.length());
    for (int i = 0; i < length; i++) {
      char x = a.charAt(i);
      char y = b.charAt(i);
      if (x != y) {
        // a surrogate stands for a code point beyond every other unit
        boolean bySurrogate = Character.isSurrogate(x) != Character.isSurrogate(y);
        return bySurrogate ? (Character.isSurrogate(x) ? 1 : -1) : Character.compare(x, y);
      }
    }
    return Integer.compare(a.length(), b.length());
  }
}

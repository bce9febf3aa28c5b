package io.skimjson.testkit;

import io.skimjson.testkit.RefRules.Surrogates;
import java.nio.charset.StandardCharsets;

/** The model's tokens: where a string, a number or a literal ends, and what a string says. */
final class RefTokens {
  private static final int NONE = -1;

  private final byte[] b;
  private final Surrogates surrogates;

  RefTokens(byte[] b, Surrogates surrogates) {
    this.b = b;
    this.surrogates = surrogates;
  }

  static boolean isWhiteSpace(byte c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
  }

  private static boolean isOperator(byte c) {
    return c == '{' || c == '}' || c == '[' || c == ']' || c == ':' || c == ',';
  }

  /**
   * Tells whether a number or literal may end here: before white space, an operator, or the end of
   * the input.
   */
  private boolean endsToken(int i) {
    return i == b.length || isWhiteSpace(b[i]) || isOperator(b[i]);
  }

  String text(int start, int end) {
    return new String(b, start, end - start, StandardCharsets.UTF_8);
  }

  /**
   * Returns the end of the number at {@code start}, or refuses the first byte that breaks its
   * grammar.
   */
  int numberEnd(int start) throws RefRefusal {
    int i = start;
    if (b[i] == '-') {
      i++;
    }
    if (isDigit(i) && b[i] == '0') {
      i++;
    } else {
      i = digits(i);
    }
    if (i < b.length && b[i] == '.') {
      i = digits(i + 1);
    }
    if (i < b.length && (b[i] == 'e' || b[i] == 'E')) {
      i++;
      if (i < b.length && (b[i] == '+' || b[i] == '-')) {
        i++;
      }
      i = digits(i);
    }
    if (!endsToken(i)) {
      throw new RefRefusal("NUMBER_SYNTAX", i);
    }
    return i;
  }

  /** Returns the place behind one or more digits. */
  private int digits(int start) throws RefRefusal {
    int i = start;
    while (isDigit(i)) {
      i++;
    }
    if (i == start) {
      throw new RefRefusal("NUMBER_SYNTAX", i);
    }
    return i;
  }

  private boolean isDigit(int i) {
    return i < b.length && b[i] >= '0' && b[i] <= '9';
  }

  /** Returns the end of the literal at {@code start}, or refuses it at its first byte. */
  int literalEnd(int start) throws RefRefusal {
    for (String literal : new String[] {"true", "false", "null"}) {
      int end = start + literal.length();
      if (end <= b.length && text(start, end).equals(literal) && endsToken(end)) {
        return end;
      }
    }
    throw new RefRefusal("INVALID_LITERAL", start);
  }

  /**
   * Returns the place behind the closing quote. There is one: an input with an unclosed string is
   * never opened.
   */
  int stringEnd(int openingQuote) {
    int i = openingQuote + 1;
    while (b[i] != '"') {
      i += b[i] == '\\' ? 2 : 1;
    }
    return i + 1;
  }

  /**
   * Tells whether there is anything to decode: strings without a backslash have no fault either.
   */
  boolean hasBackslash(int openingQuote, int end) {
    for (int i = openingQuote; i < end; i++) {
      if (b[i] == '\\') {
        return true;
      }
    }
    return false;
  }

  /** Returns what the string between two quotes says, or refuses its first bad backslash. */
  String decode(int openingQuote, int end) throws RefRefusal {
    int closingQuote = end - 1;
    StringBuilder decoded = new StringBuilder();
    int plain = openingQuote + 1;
    int i = plain;
    while (i < closingQuote) {
      if (b[i] != '\\') {
        i++;
        continue;
      }
      decoded.append(text(plain, i));
      i = escape(i, closingQuote, decoded);
      plain = i;
    }
    return decoded.append(text(plain, closingQuote)).toString();
  }

  /**
   * Decodes the escape at a backslash, both halves of a surrogate pair at once, and returns the
   * place behind it.
   */
  private int escape(int backslash, int limit, StringBuilder decoded) throws RefRefusal {
    int unit = unit(backslash, limit);
    if (unit == NONE) {
      return shortEscape(backslash, decoded);
    }
    int next = backslash + 6;
    if (unit < 0xD800 || unit > 0xDFFF) {
      decoded.append((char) unit);
      return next;
    }
    if (unit <= 0xDBFF && next < limit && b[next] == '\\') {
      int low = unitOrNone(next, limit);
      if (low >= 0xDC00 && low <= 0xDFFF) {
        decoded.append((char) unit).append((char) low);
        return next + 6;
      }
    }
    switch (surrogates) {
      case REJECT -> throw new RefRefusal("INVALID_STRING", backslash);
      case REPLACE -> decoded.append('\uFFFD');
      case PRESERVE -> decoded.append((char) unit);
    }
    return next;
  }

  private int shortEscape(int backslash, StringBuilder decoded) throws RefRefusal {
    switch (b[backslash + 1]) {
      case '"' -> decoded.append('"');
      case '\\' -> decoded.append('\\');
      case '/' -> decoded.append('/');
      case 'b' -> decoded.append('\b');
      case 'f' -> decoded.append('\f');
      case 'n' -> decoded.append('\n');
      case 'r' -> decoded.append('\r');
      case 't' -> decoded.append('\t');
      default -> throw new RefRefusal("INVALID_STRING", backslash);
    }
    return backslash + 2;
  }

  /** Returns the UTF-16 unit of an escape with hex digits, or NONE if it is another escape. */
  private int unit(int backslash, int limit) throws RefRefusal {
    int unit = unitOrNone(backslash, limit);
    if (unit == NONE && b[backslash + 1] == 'u') {
      throw new RefRefusal("INVALID_STRING", backslash);
    }
    return unit;
  }

  private int unitOrNone(int backslash, int limit) {
    if (b[backslash + 1] != 'u' || backslash + 6 > limit) {
      return NONE;
    }
    int unit = 0;
    for (int i = backslash + 2; i < backslash + 6; i++) {
      int digit = hexDigit(b[i]);
      if (digit == NONE) {
        return NONE;
      }
      unit = unit * 16 + digit;
    }
    return unit;
  }

  private static int hexDigit(byte c) {
    if (c >= '0' && c <= '9') {
      return c - '0';
    }
    if (c >= 'a' && c <= 'f') {
      return c - 'a' + 10;
    }
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : NONE;
  }
}

package io.skimjson;

/** Wording of what was found in an input, for messages. Cold. */
final class Describe {
  /** Most bytes of input that a message quotes. */
  static final int MOST_QUOTED = 32;

  private Describe() {}

  /** Returns {@code 'x'}, {@code byte 0x01} or {@code end of input} for the byte at {@code at}. */
  static String found(byte[] buf, int at, int end) {
    if (at < 0 || at >= end || at >= buf.length) {
      return "end of input";
    }
    int b = buf[at] & 0xFF;
    if (b > ' ' && b < 0x7F) {
      return "'" + (char) b + "'";
    }
    return switch (b) {
      case ' ' -> "a space";
      case '\t' -> "a tab";
      case '\n' -> "a line feed";
      case '\r' -> "a carriage return";
      default -> "byte " + hex(b);
    };
  }

  /** Returns a byte as {@code 0x1F}. */
  static String hex(int b) {
    return "0x" + digit(b >> 4) + digit(b);
  }

  /**
   * Returns bytes of the input between single quotes, cut after {@value #MOST_QUOTED} of them.
   * Anything that is not printable ASCII is shown as {@code \xHH}.
   */
  static String quote(byte[] buf, int start, int end) {
    int from = Math.max(0, Math.min(start, buf.length));
    int to = Math.max(from, Math.min(end, buf.length));
    StringBuilder out = new StringBuilder(48).append('\'');
    int stop = Math.min(to, from + MOST_QUOTED);
    for (int i = from; i < stop; i++) {
      int b = buf[i] & 0xFF;
      if (b >= ' ' && b < 0x7F) {
        out.append((char) b);
      } else {
        out.append("\\x").append(digit(b >> 4)).append(digit(b));
      }
    }
    return out.append(stop < to ? "...'" : "'").toString();
  }

  /**
   * Returns the token that starts at {@code start}, quoted: up to the next white space, operator or
   * quote, at least one byte. {@code end of input} if there is none.
   */
  static String token(byte[] buf, int start, int end) {
    int limit = Math.min(end, buf.length);
    if (start >= limit) {
      return "end of input";
    }
    int stop = start + 1;
    while (stop < limit && stop - start <= MOST_QUOTED && !endsToken(buf[stop])) {
      stop++;
    }
    return quote(buf, start, stop);
  }

  /** As {@link #token} without the quotes, for numbers, which need none. */
  static String bareToken(byte[] buf, int start, int end) {
    String quoted = token(buf, start, end);
    return quoted.startsWith("'") ? quoted.substring(1, quoted.length() - 1) : quoted;
  }

  /** Tells whether a number or word ends before this byte. */
  static boolean endsToken(byte b) {
    return b == '"' || Delimiters.is(b);
  }

  /** Returns what kind of value begins at {@code at}: {@code an object}, {@code a string}. */
  static String value(byte[] buf, int at, int end) {
    if (at < 0 || at >= end || at >= buf.length) {
      return "end of input";
    }
    return switch (buf[at]) {
      case '{' -> "an object";
      case '[' -> "an array";
      case '"' -> "a string";
      case 't', 'f' -> "a boolean";
      case 'n' -> "null";
      case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> "a number";
      default -> found(buf, at, end);
    };
  }

  /** Returns text that is safe in a log line: control characters and lone surrogates escaped. */
  static String printable(String text) {
    int clean = 0;
    while (clean < text.length() && text.charAt(clean) >= ' ' && text.charAt(clean) < 0x7F) {
      clean++;
    }
    if (clean == text.length()) {
      return text;
    }
    StringBuilder out = new StringBuilder(text.length() + 16).append(text, 0, clean);
    for (int i = clean; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      if (isShowable(c)) {
        out.appendCodePoint(c);
      } else {
        out.append("\\u").append(digit(c >> 12)).append(digit(c >> 8));
        out.append(digit(c >> 4)).append(digit(c));
      }
    }
    return out.toString();
  }

  private static boolean isShowable(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          c > 0xFFFF;
      default -> true;
    };
  }

  private static char digit(int value) {
    return "0123456789ABCDEF".charAt(value & 0xF);
  }
}

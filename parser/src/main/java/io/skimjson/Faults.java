package io.skimjson;

/** Words what stage 1 and {@link Validator} have found into an exception. Cold. */
final class Faults {
  private Faults() {}

  /**
   * Returns the exception for a fault of a document.
   *
   * @param at where it is, as an offset into the array
   * @param base where offsets are counted from; a byte order mark may stand there
   * @param start the first byte of the document's content
   * @param end behind its last byte
   * @param entries offsets of the operators, as far as they are known
   * @param last how many of them there are
   */
  static JsonException exception(
      JsonError kind,
      int at,
      byte[] buf,
      int base,
      int start,
      int end,
      int[] entries,
      int first,
      int last,
      Limits limits,
      boolean withStackTrace) {
    String path =
        PathFinder.find(buf, entries, first, last, start, end, concerned(kind, buf, start, at));
    String text = text(kind, at, buf, base, start, end, entries, first, last, limits);
    return new JsonException(kind, text, at - base, path, buf, base, end, withStackTrace);
  }

  /** Returns a byte of the value that a fault concerns; a number may be at fault behind its end. */
  private static int concerned(JsonError kind, byte[] buf, int start, int at) {
    if (kind != JsonError.NUMBER_SYNTAX) {
      return at;
    }
    int token = at;
    while (token > start && !Describe.endsToken(buf[token - 1])) {
      token--;
    }
    return token;
  }

  private static String text(
      JsonError kind,
      int at,
      byte[] buf,
      int base,
      int start,
      int end,
      int[] entries,
      int first,
      int last,
      Limits limits) {
    String found = Describe.found(buf, at, end);
    return switch (kind) {
      case EMPTY -> "expected a value, found only white space or nothing";
      case ENCODING ->
          "the input begins with a UTF-16 or UTF-32 byte order mark; convert it to UTF-8";
      case INVALID_UTF8 ->
          "the bytes "
              + Describe.quote(buf, at, Math.min(end, at + 4))
              + " are not UTF-8; convert the input to UTF-8";
      case UNESCAPED_CONTROL ->
          found + " inside a string; write it as an escape such as \\n or \\u0000";
      case UNCLOSED_STRING ->
          "the string "
              + Describe.quote(buf, at, end)
              + " is never closed; a '\"' is missing or the input is cut";
      case INCOMPLETE ->
          "expected "
              + PathFinder.expected(buf, entries, first, last, start, end, at)
              + ", found end of input; the input is cut or a closing bracket is missing";
      case SYNTAX ->
          syntax(
              PathFinder.expected(buf, entries, first, last, start, end, at),
              buf,
              start,
              at,
              found);
      case NUMBER_SYNTAX -> number(buf, concerned(kind, buf, start, at), at, end, found);
      case INVALID_STRING -> string(buf, at, end);
      case INVALID_LITERAL -> "expected true, false or null, found " + Describe.token(buf, at, end);
      case DUPLICATE_NAME ->
          "the name "
              + Describe.quote(buf, at, nameEnd(buf, at, end))
              + " occurs twice in one object; the policy for duplicate names is FAIL";
      case DEPTH_EXCEEDED ->
          "nesting deeper than " + limits.maxDepth() + "; raise Limits.maxDepth if it is wanted";
      case TOO_LARGE ->
          (end - base)
              + " bytes are more than "
              + limits.maxDocumentBytes()
              + "; raise Limits.maxDocumentBytes if they are wanted";
      case TRAILING_CONTENT ->
          "expected the end of input after the document, found "
              + found
              + "; several documents in a row need an NdjsonReader";
      default -> "found " + found;
    };
  }

  private static String syntax(String expected, byte[] buf, int start, int at, String found) {
    String hint =
        switch (buf[at]) {
          case '\'' -> "; JSON puts names and strings in double quotes";
          case '/', '#' -> "; JSON has no comments";
          case '}', ']' -> follows(buf, start, at, ',') ? "; drop the comma before it" : "";
          case ':' -> "";
          default -> expected.startsWith("','") ? "; a comma is missing" : "";
        };
    return "expected " + expected + ", found " + found + hint;
  }

  private static boolean follows(byte[] buf, int start, int at, char wanted) {
    int before = at - 1;
    while (before > start && Space.is(buf[before])) {
      before--;
    }
    return before >= start && buf[before] == wanted;
  }

  private static String number(byte[] buf, int token, int at, int end, String found) {
    int firstDigit = token < end && buf[token] == '-' ? token + 1 : token;
    boolean leadingZero =
        at == firstDigit + 1 && at < end && buf[firstDigit] == '0' && isDigit(buf[at]);
    return "the number "
        + Describe.token(buf, token, end)
        + (leadingZero
            ? " has a leading zero"
            : " is malformed: expected "
                + (at > token && isDigit(buf[at - 1]) ? "its end" : "a digit")
                + ", found "
                + found);
  }

  private static boolean isDigit(byte b) {
    return b >= '0' && b <= '9';
  }

  private static String string(byte[] buf, int at, int end) {
    // What is well-formed but refused can only be a surrogate that stands alone.
    boolean lone = Escapes.read(buf, at, end, Surrogates.PRESERVE) != Escapes.BAD;
    return lone
        ? "the escape "
            + Describe.quote(buf, at, at + 6)
            + " is half of a surrogate pair; choose Surrogates.REPLACE or PRESERVE to read it"
        : Describe.quote(buf, at, Math.min(end, at + escapeLength(buf, at, end)))
            + " is not an escape; write a backslash as \\\\";
  }

  private static int escapeLength(byte[] buf, int at, int end) {
    return at + 1 < end && buf[at + 1] == 'u' ? 6 : 2;
  }

  private static int nameEnd(byte[] buf, int quote, int end) {
    int at = quote + 1;
    while (at < end && buf[at] != '"') {
      at += buf[at] == '\\' ? 2 : 1;
    }
    return Math.min(at + 1, end);
  }
}

package io.skimjson;

/** The wording of faults that are known by kind and place alone. Cold. */
final class FaultWording {
  private FaultWording() {}

  /** Says what is wrong at {@code at} in the document that {@code n} holds. */
  static String text(Navigator n, JsonError kind, int at) {
    byte[] buf = n.buf;
    int end = n.end;
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
              + PathFinder.expected(n, at)
              + ", found end of input; the input is cut or a closing bracket is missing";
      case SYNTAX -> syntax(n, at, found);
      case NUMBER_SYNTAX -> number(n, at, found);
      case INVALID_STRING -> string(buf, at, end);
      case INVALID_LITERAL -> "expected true, false or null, found " + Describe.token(buf, at, end);
      case DUPLICATE_NAME ->
          "the name "
              + Describe.quote(buf, at, ByteSearch.stringEnd(buf, at + 1, end))
              + " occurs twice in one object; the policy for duplicate names is FAIL";
      case DEPTH_EXCEEDED ->
          "nesting deeper than "
              + n.options.limits().maxDepth()
              + "; raise Limits.maxDepth if it is wanted";
      case TOO_LARGE ->
          (end - n.base)
              + " bytes are more than "
              + n.options.limits().maxDocumentBytes()
              + "; raise Limits.maxDocumentBytes if they are wanted";
      case TRAILING_CONTENT ->
          "expected the end of input after the document, found "
              + found
              + "; several documents in a row need an NdjsonReader";
      default -> "found " + found;
    };
  }

  /** Returns a byte of the value that a fault concerns; a number may be at fault behind its end. */
  static int concerned(Navigator n, JsonError kind, int at) {
    return kind == JsonError.NUMBER_SYNTAX ? tokenStart(n, at) : at;
  }

  private static int tokenStart(Navigator n, int at) {
    int token = at;
    while (token > n.start && !Describe.endsToken(n.buf[token - 1])) {
      token--;
    }
    return token;
  }

  private static String syntax(Navigator n, int at, String found) {
    String expected = PathFinder.expected(n, at);
    String hint =
        switch (n.buf[at]) {
          case '\'' -> "; JSON puts names and strings in double quotes";
          case '/', '#' -> "; JSON has no comments";
          case '}', ']' -> followsComma(n, at) ? "; drop the comma before it" : "";
          case ':' -> "";
          default -> expected.startsWith("','") ? "; a comma is missing" : "";
        };
    return "expected " + expected + ", found " + found + hint;
  }

  private static boolean followsComma(Navigator n, int at) {
    int behind = Space.skipBack(n.buf, n.start, at);
    return behind > n.start && n.buf[behind - 1] == ',';
  }

  private static String number(Navigator n, int at, String found) {
    byte[] buf = n.buf;
    int token = tokenStart(n, at);
    int firstDigit = token < n.end && buf[token] == '-' ? token + 1 : token;
    boolean leadingZero =
        at == firstDigit + 1 && at < n.end && buf[firstDigit] == '0' && isDigit(buf[at]);
    return "the number "
        + Describe.token(buf, token, n.end)
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
}

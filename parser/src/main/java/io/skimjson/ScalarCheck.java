package io.skimjson;

/**
 * The whole grammar of one string, number or literal, byte by byte: for error paths, raw text and
 * scalars at the root. Results are packed: kind above, array offset below.
 */
final class ScalarCheck {
  private static final JsonError[] KINDS = JsonError.values();

  private ScalarCheck() {}

  /**
   * Checks the scalar at {@code p}.
   *
   * @return NONE with the offset behind the scalar, or the fault and where it is
   */
  static long check(byte[] buf, int p, int end, Surrogates surrogates) {
    if (p >= end) {
      return pack(JsonError.INCOMPLETE, end);
    }
    switch (buf[p]) {
      case '"':
        return outcome(Validator.skipString(buf, p + 1, end, surrogates), JsonError.INVALID_STRING);
      case 't', 'f', 'n':
        int next = Validator.skipLiteral(buf, p, end);
        return next < 0 ? pack(JsonError.INVALID_LITERAL, p) : pack(JsonError.NONE, next);
      case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
        return outcome(Validator.skipNumber(buf, p, end), JsonError.NUMBER_SYNTAX);
      default:
        return pack(JsonError.SYNTAX, p);
    }
  }

  static JsonError kind(long result) {
    return KINDS[(int) (result >>> 32)];
  }

  static int offset(long result) {
    return (int) result;
  }

  static long pack(JsonError kind, int offset) {
    return (long) kind.ordinal() << 32 | offset;
  }

  private static long outcome(int next, JsonError kind) {
    return next < 0 ? pack(kind, ~next) : pack(JsonError.NONE, next);
  }
}

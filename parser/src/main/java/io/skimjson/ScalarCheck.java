package io.skimjson;

/**
 * The whole grammar of one string, number or literal, byte by byte: for error paths, raw text and
 * scalars at the root. Results are packed as {@link PackedFault} does.
 */
final class ScalarCheck {
  private ScalarCheck() {}

  /**
   * Checks the scalar at {@code p}.
   *
   * @return NONE with the offset behind the scalar, or the fault and where it is
   */
  static long check(byte[] buf, int p, int end, Surrogates surrogates) {
    if (p >= end) {
      return PackedFault.of(JsonError.INCOMPLETE, end);
    }
    switch (buf[p]) {
      case '"':
        return outcome(Validator.skipString(buf, p + 1, end, surrogates), JsonError.INVALID_STRING);
      case 't', 'f', 'n':
        int next = Validator.skipLiteral(buf, p, end);
        return next < 0
            ? PackedFault.of(JsonError.INVALID_LITERAL, p)
            : PackedFault.of(JsonError.NONE, next);
      case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
        return outcome(Validator.skipNumber(buf, p, end), JsonError.NUMBER_SYNTAX);
      default:
        return PackedFault.of(JsonError.SYNTAX, p);
    }
  }

  private static long outcome(int next, JsonError kind) {
    return next < 0 ? PackedFault.of(kind, ~next) : PackedFault.of(JsonError.NONE, next);
  }
}

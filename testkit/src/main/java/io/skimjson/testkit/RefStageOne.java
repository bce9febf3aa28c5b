package io.skimjson.testkit;

import java.util.Optional;

/**
 * The model of what is found on opening: bytes that are no UTF-8, and what is wrong with quotes.
 */
final class RefStageOne {
  private RefStageOne() {}

  /**
   * Returns the fault that is found on opening, if there is one: the lower of the first ill-formed
   * UTF-8 sequence and the first control byte inside a string; if neither exists, a string that is
   * never closed, at its opening quote.
   *
   * <p>Strings are seen as stage 1 sees them: a backslash escapes the next byte unless it is
   * escaped itself, inside strings and outside, and every quote that is not escaped begins or ends
   * a string.
   */
  static Optional<RefFault> find(byte[] b, int start, int end) {
    boolean inString = false;
    boolean escaped = false;
    int openingQuote = -1;
    int sequenceEnd = start;
    for (int i = start; i < end; i++) {
      int c = b[i] & 0xFF;
      if (i == sequenceEnd) {
        int length = sequenceLength(b, i, end);
        if (length == 0) {
          return Optional.of(new RefFault("INVALID_UTF8", i));
        }
        sequenceEnd = i + length;
      }
      if (inString && c < 0x20) {
        return Optional.of(new RefFault("UNESCAPED_CONTROL", i));
      }
      if (escaped) {
        escaped = false;
      } else if (c == '\\') {
        escaped = true;
      } else if (c == '"') {
        inString = !inString;
        openingQuote = i;
      }
    }
    return inString ? Optional.of(new RefFault("UNCLOSED_STRING", openingQuote)) : Optional.empty();
  }

  /**
   * Returns the length of the UTF-8 sequence at {@code i}, or 0 if it is ill-formed (Unicode, table
   * 3-7).
   *
   * <p>The ranges of the second byte are what refuses overlong forms, surrogates and values above
   * U+10FFFF.
   */
  static int sequenceLength(byte[] b, int i, int end) {
    int lead = b[i] & 0xFF;
    if (lead <= 0x7F) {
      return 1;
    }
    if (lead >= 0xC2 && lead <= 0xDF) {
      return isBetween(b, i + 1, end, 0x80, 0xBF) ? 2 : 0;
    }
    if (lead >= 0xE0 && lead <= 0xEF) {
      int low = lead == 0xE0 ? 0xA0 : 0x80;
      int high = lead == 0xED ? 0x9F : 0xBF;
      return isBetween(b, i + 1, end, low, high) && isBetween(b, i + 2, end, 0x80, 0xBF) ? 3 : 0;
    }
    if (lead >= 0xF0 && lead <= 0xF4) {
      int low = lead == 0xF0 ? 0x90 : 0x80;
      int high = lead == 0xF4 ? 0x8F : 0xBF;
      return isBetween(b, i + 1, end, low, high)
              && isBetween(b, i + 2, end, 0x80, 0xBF)
              && isBetween(b, i + 3, end, 0x80, 0xBF)
          ? 4
          : 0;
    }
    return 0;
  }

  private static boolean isBetween(byte[] b, int i, int end, int low, int high) {
    return i < end && (b[i] & 0xFF) >= low && (b[i] & 0xFF) <= high;
  }
}

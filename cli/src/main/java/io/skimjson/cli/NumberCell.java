package io.skimjson.cli;

import io.skimjson.JsonError;
import io.skimjson.JsonException;

/** One number of a record, exact where it is an integer of 64 bits. Reused for each record. */
final class NumberCell {
  /** What the cell holds. */
  enum Content {
    /** Nothing: the value is missing or null. */
    NOTHING,
    /** An integer, exact in {@link #integer}; {@link #decimal} is the nearest double. */
    INTEGER,
    /** Any other number, in {@link #decimal}. */
    DECIMAL,
    /** Something that is no number, or beyond the range of a double. */
    UNUSABLE
  }

  private static final int CERTAIN_DIGITS = 18;

  Content content = Content.NOTHING;
  long integer;
  double decimal;

  /** Takes value {@code i} of the row. */
  void read(Row row, int i) {
    switch (row.kind(i)) {
      case MISSING -> content = Content.NOTHING;
      case NULL -> {
        row.check(i);
        content = Content.NOTHING;
      }
      case NUMBER -> readNumber(row, i);
      default -> content = Content.UNUSABLE;
    }
  }

  private void readNumber(Row row, int i) {
    int length = row.end(i) - row.start(i);
    boolean looksInteger = looksInteger(row, i);
    try {
      if (looksInteger && (length <= CERTAIN_DIGITS || fitsInt64(row, i))) {
        integer = row.int64(i);
        decimal = integer;
        content = Content.INTEGER;
      } else {
        decimal = row.float64(i);
        content = Content.DECIMAL;
      }
    } catch (JsonException failure) {
      if (failure.kind() != JsonError.NUMBER_OUT_OF_RANGE) {
        throw failure;
      }
      content = Content.UNUSABLE;
    }
  }

  /** Only digits behind a possible minus sign; what else is wrong with them is found on reading. */
  private static boolean looksInteger(Row row, int i) {
    byte[] source = row.source(i);
    for (int at = row.start(i), end = row.end(i); at < end; at++) {
      byte b = source[at];
      if (b == '.' || b == 'e' || b == 'E') {
        return false;
      }
    }
    return true;
  }

  /** Whether a text of 19 or more bytes is an integer of 64 bits, by comparing digits. */
  private static boolean fitsInt64(Row row, int i) {
    byte[] source = row.source(i);
    int start = row.start(i);
    boolean isNegative = source[start] == '-';
    int first = isNegative ? start + 1 : start;
    int digits = row.end(i) - first;
    String limit = isNegative ? "9223372036854775808" : "9223372036854775807";
    if (digits != limit.length()) {
      return digits < limit.length();
    }
    for (int k = 0; k < digits; k++) {
      int difference = source[first + k] - limit.charAt(k);
      if (difference != 0) {
        return difference < 0;
      }
    }
    return true;
  }
}

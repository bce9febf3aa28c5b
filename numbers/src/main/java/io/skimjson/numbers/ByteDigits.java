package io.skimjson.numbers;

/** Runs of digits, one byte at a time: for the last bytes of an array, and wherever SWAR is off. */
final class ByteDigits {
  private ByteDigits() {}

  static boolean isDigit(byte b) {
    return b >= '0' && b <= '9';
  }

  /**
   * Returns where the run of digits that starts at {@code from} ends; {@code from} if none does.
   */
  static int end(byte[] b, int from, int limit) {
    int p = from;
    while (p < limit && isDigit(b[p])) {
      p++;
    }
    return p;
  }

  /** Returns the value of the digits of {@code [from, to)}, at most 19 of them, as unsigned. */
  static long value(byte[] b, int from, int to) {
    long value = 0;
    for (int p = from; p < to; p++) {
      value = value * 10 + (b[p] - '0');
    }
    return value;
  }
}

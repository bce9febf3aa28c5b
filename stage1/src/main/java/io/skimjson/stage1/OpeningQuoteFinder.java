package io.skimjson.stage1;

/** Finds where an open string began. Cold: called once, when the input ends inside a string. */
final class OpeningQuoteFinder {
  private OpeningQuoteFinder() {}

  /**
   * Returns the offset of the last unescaped quote from {@code from} to {@code to}, or -1 if there
   * is none. Linear, because the backslashes in front of two quotes are different ones.
   *
   * @param firstEscaped whether the byte at {@code from} is escaped by the one before
   */
  static int lastQuote(byte[] bytes, int from, int to, boolean firstEscaped) {
    for (int at = to - 1; at >= from; at--) {
      if (bytes[at] == '"' && !isEscaped(bytes, from, at, firstEscaped)) {
        return at;
      }
    }
    return -1;
  }

  /** A byte is escaped if the run of backslashes in front of it is odd. */
  private static boolean isEscaped(byte[] bytes, int from, int at, boolean firstEscaped) {
    int runStart = at;
    while (runStart > from && bytes[runStart - 1] == '\\') {
      runStart--;
    }
    boolean odd = ((at - runStart) & 1) != 0;
    return runStart == from ? odd ^ firstEscaped : odd;
  }
}

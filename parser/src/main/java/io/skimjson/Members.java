package io.skimjson;

import io.skimjson.bytes.WideBytes;

/**
 * Walks the members of one object on the structural index.
 *
 * <p>A name ends at the quote before its colon and begins at the first byte behind the separator;
 * both are checked for every member that is walked, and so is that nothing else stands between.
 */
final class Members {
  /** No such member. */
  static final int ABSENT = -1;

  private Members() {}

  /**
   * Finds the first member with this name, or as the policy for duplicates says, and returns the
   * entry of its colon, or {@link #ABSENT}.
   *
   * @param open the entry of the object's brace
   * @param level the object's level
   */
  static int find(Navigator n, int open, int level, Key key) {
    return n.options.duplicates() == DuplicateNames.FIRST
        ? findFirst(n, open, level, key)
        : findByPolicy(n, open, level, key);
  }

  private static int findFirst(Navigator n, int open, int level, Key key) {
    final ScanHints hints = n.hints;
    final boolean hinted = hints.claim(level, open);
    int separator = open;
    if (hinted && !hints.mayHold(level, key.hash())) {
      separator = hints.sought(level);
      if (separator == hints.close(level)) {
        return ABSENT;
      }
    }
    while (true) {
      int colon = separator + 1;
      int opening = n.valueStart(separator);
      int quote = quoteBefore(n, opening, colon);
      if (quote < 0) {
        colonAfter(n, open, separator); // throws, unless the object is empty
        return ABSENT;
      }
      int name = opening + 1;
      int length = quote - name;
      boolean found;
      int hash;
      long word = firstWord(n.buf, name, length);
      if (isPlain(n.buf, name, length, word)) {
        hash = ScanHints.hash(word, length);
        found = key.matches(n.buf, name, length, word);
      } else {
        hash = -1;
        found = matchesEscaped(n, name, quote, key);
      }
      if (found) {
        // Hints stay: a walk never gets behind sought, which moves with every name it passes there.
        return colon;
      }
      int next = n.separatorAfter(colon, level, '}');
      if (hinted && separator >= hints.sought(level)) {
        pass(hints, level, hash, next);
      }
      if (n.buf[n.index[next]] == '}') {
        if (hinted) {
          hints.close(level, next);
        }
        return ABSENT;
      }
      separator = next;
    }
  }

  private static void pass(ScanHints hints, int level, int hash, int next) {
    if (hash >= 0) {
      hints.add(level, hash);
    } else {
      hints.addAll(level);
    }
    hints.sought(level, next);
  }

  private static int findByPolicy(Navigator n, int open, int level, Key key) {
    int found = ABSENT;
    for (int separator = open; ; ) {
      int colon = colonAfter(n, open, separator);
      if (colon < 0) {
        return found;
      }
      if (nameEquals(n, separator, colon, key)) {
        if (found != ABSENT && n.options.duplicates() == DuplicateNames.FAIL) {
          throw Failures.at(n, JsonError.DUPLICATE_NAME, n.valueStart(separator));
        }
        found = colon;
      }
      separator = n.separatorAfter(colon, level, '}');
      if (n.buf[n.index[separator]] == '}') {
        return found;
      }
    }
  }

  /**
   * Checks the member behind a separator up to its colon and returns the colon's entry, or -1 if
   * the object is empty.
   */
  static int colonAfter(Navigator n, int open, int separator) {
    int colon = separator + 1;
    if (quoteBefore(n, n.valueStart(separator), colon) >= 0) {
      return colon;
    }
    if (separator == open
        && n.operator(colon) == '}'
        && n.valueStart(separator) == n.index[colon]) {
      return -1;
    }
    throw Failures.member(n, separator);
  }

  /** The closing quote of the name that opens at {@code opening}, or -1 if there is no such. */
  static int quoteBefore(Navigator n, int opening, int colon) {
    if (n.operator(colon) != ':' || n.buf[opening] != '"') {
      return -1;
    }
    int quote = closingQuote(n, colon);
    return quote > opening && n.buf[quote] == '"' ? quote : -1;
  }

  /** The byte before a colon and its white space: the closing quote, if all is well. */
  static int closingQuote(Navigator n, int colon) {
    int quote = n.index[colon] - 1;
    if ((n.buf[quote] & 0xFF) > ' ') {
      return quote;
    }
    return Space.skipBack(n.buf, n.index[colon - 1] + 1, quote + 1) - 1;
  }

  /** Checks the whole name of a member; for members that are handed out without a lookup. */
  static void checkName(Navigator n, int separator, int colon) {
    int quote = closingQuote(n, colon);
    int name = n.valueStart(separator) + 1;
    int length = quote - name;
    if (!isPlain(n.buf, name, length, firstWord(n.buf, name, length))) {
      checkEscaped(n, name, quote);
    }
  }

  /** Tells whether the member behind a separator has this name. */
  static boolean nameEquals(Navigator n, int separator, int colon, Key key) {
    int quote = closingQuote(n, colon);
    int name = n.valueStart(separator) + 1;
    int length = quote - name;
    long word = firstWord(n.buf, name, length);
    return isPlain(n.buf, name, length, word)
        ? key.matches(n.buf, name, length, word)
        : matchesEscaped(n, name, quote, key);
  }

  /** The number of the name in the set, or -1. */
  static int indexIn(KeySet names, Navigator n, int separator, int colon) {
    int quote = closingQuote(n, colon);
    int name = n.valueStart(separator) + 1;
    int length = quote - name;
    long word = firstWord(n.buf, name, length);
    if (isPlain(n.buf, name, length, word)) {
      return names.indexOf(n.buf, name, quote);
    }
    checkEscaped(n, name, quote);
    return names.indexOfDecoded(n.buf, name, quote, n.options.surrogates());
  }

  static boolean matchesEscaped(Navigator n, int name, int quote, Key key) {
    checkEscaped(n, name, quote);
    return Names.decodedEquals(n.buf, name, quote, key, n.options.surrogates()) == Names.MATCH;
  }

  /** A name with a quote or backslash in it: it must be one string, and its escapes good. */
  private static void checkEscaped(Navigator n, int name, int quote) {
    if (n.scanString(name, quote + 1) >>> 1 != quote) {
      throw Failures.name(n, name - 1);
    }
    int bad = StringDecoder.firstBadEscape(n.buf, name, quote, n.options.surrogates());
    if (bad >= 0) {
      throw Failures.at(n, JsonError.INVALID_STRING, bad);
    }
  }

  /** Up to eight bytes of a name, first byte lowest; bytes behind a shorter name are zero. */
  static long firstWord(byte[] buf, int name, int length) {
    if (length >= WideBytes.WORD) {
      return WideBytes.getLong(buf, name);
    }
    if (WideBytes.canLoadLong(buf, name)) {
      return WideBytes.getLong(buf, name) & (1L << (length << 3)) - 1;
    }
    return Names.word(buf, name, length);
  }

  /** Tells whether a name has neither quote nor backslash, so that it is itself, undecoded. */
  static boolean isPlain(byte[] buf, int name, int length, long word) {
    if (ByteSearch.hasQuoteOrBackslash(word)) {
      return false;
    }
    return length <= WideBytes.WORD || isPlainTail(buf, name + WideBytes.WORD, name + length);
  }

  /** As {@link #isPlain} for what is behind the first eight bytes of a longer name. */
  private static boolean isPlainTail(byte[] buf, int p, int end) {
    for (; p < end - WideBytes.WORD; p += WideBytes.WORD) {
      if (ByteSearch.hasQuoteOrBackslash(WideBytes.getLong(buf, p))) {
        return false;
      }
    }
    // The last eight bytes overlap those before and are inside the name.
    return !ByteSearch.hasQuoteOrBackslash(WideBytes.getLong(buf, end - WideBytes.WORD));
  }
}

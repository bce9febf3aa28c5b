package io.skimjson;

import java.util.Arrays;

/** Reads the string at a place of a document. */
final class Strings {
  private Strings() {}

  /**
   * Checks that one string stands in the slot and returns {@link Navigator#scanString}'s answer.
   *
   * @param decodes whether its escapes will be read; then a bad one comes before what is wrong
   *     behind the string
   */
  private static long scan(Navigator n, int p, int entry, boolean decodes) {
    if (n.buf[p] != '"') {
      throw Failures.incorrectType(n, "a string", p);
    }
    int limit = n.slotEnd(entry);
    long scanned = n.scanString(p + 1, limit);
    int after = (int) (scanned >>> 1) + 1;
    if (after > limit) {
      throw Failures.changed(n, p); // the caller changed the array: stage 1 saw a closing quote
    }
    if (decodes && (scanned & 1) != 0 && !n.isSlotEnd(after, entry)) {
      requireGoodEscapes(n, p + 1, after - 1);
    }
    n.requireSlotEnd(after, entry);
    if (after - p - 2 > n.options.limits().maxStringBytes()) {
      throw Failures.stringTooLong(n, after - p - 2, p);
    }
    return scanned;
  }

  /** Offset of the closing quote of the string at {@code p}. */
  static int closingQuote(Navigator n, int p, int entry) {
    return (int) (scan(n, p, entry, false) >>> 1);
  }

  static String text(Navigator n, int p, int entry) {
    long scanned = scan(n, p, entry, true);
    return decode(n, p + 1, (int) (scanned >>> 1), (scanned & 1) != 0);
  }

  /** The text of undecoded bytes. */
  static String decode(Navigator n, int from, int to, boolean hasEscapes) {
    if (!hasEscapes) {
      return StringDecoder.toString(n.buf, from, to, n.isAscii);
    }
    String text =
        StringDecoder.toString(
            n.buf, from, to, n.isAscii, n.options.surrogates(), n.scratch(to - from));
    if (text == null) {
      requireGoodEscapes(n, from, to);
      throw Failures.changed(n, from);
    }
    return text;
  }

  private static void requireGoodEscapes(Navigator n, int from, int to) {
    int bad = StringDecoder.firstBadEscape(n.buf, from, to, n.options.surrogates());
    if (bad >= 0) {
      throw Failures.at(n, JsonError.INVALID_STRING, bad);
    }
  }

  private static int decodeToScratch(Navigator n, int from, int to) {
    int length =
        StringDecoder.decode(n.buf, from, to, n.scratch(to - from), 0, n.options.surrogates());
    if (length < 0) {
      throw Failures.at(n, JsonError.INVALID_STRING, ~length);
    }
    return length;
  }

  /** Copies the decoded bytes to {@code target} and returns how many. */
  static int copyUtf8(Navigator n, int p, int entry, byte[] target, int offset) {
    long scanned = scan(n, p, entry, true);
    int from = p + 1;
    int quote = (int) (scanned >>> 1);
    if ((scanned & 1) == 0) {
      requireRoom(quote - from, target, offset);
      System.arraycopy(n.buf, from, target, offset, quote - from);
      return quote - from;
    }
    int length = decodeToScratch(n, from, quote);
    requireRoom(length, target, offset);
    System.arraycopy(n.scratch(0), 0, target, offset, length);
    return length;
  }

  private static void requireRoom(int length, byte[] target, int offset) {
    if (offset < 0 || length > target.length - offset) {
      throw new IndexOutOfBoundsException(
          "a string of "
              + length
              + " bytes does not fit at "
              + offset
              + " of an array of "
              + target.length);
    }
  }

  static boolean equals(Navigator n, int p, int entry, Key key) {
    long scanned = scan(n, p, entry, true);
    int quote = (int) (scanned >>> 1);
    int length = quote - p - 1;
    if ((scanned & 1) == 0) {
      return key.matches(n.buf, p + 1, length, Members.firstWord(n.buf, p + 1, length));
    }
    int matched = Names.decodedEquals(n.buf, p + 1, quote, key, n.options.surrogates());
    if (matched < 0) {
      throw Failures.at(n, JsonError.INVALID_STRING, ~matched);
    }
    return matched == Names.MATCH;
  }

  static RawJson raw(Navigator n, int p, int entry) {
    int quote = closingQuote(n, p, entry);
    return new RawJson(n.buf, p + 1, quote - p - 1);
  }

  /** A document of its own from the decoded text of a string. */
  static Document parse(Navigator n, int p, int entry) {
    long scanned = scan(n, p, entry, true);
    int from = p + 1;
    int quote = (int) (scanned >>> 1);
    if ((scanned & 1) == 0) {
      return Document.on(n.buf, from, quote - from, n.options);
    }
    int length = decodeToScratch(n, from, quote);
    byte[] text = Arrays.copyOf(n.scratch(0), length);
    return Document.on(text, 0, length, n.options);
  }
}

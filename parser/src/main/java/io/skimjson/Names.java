package io.skimjson;

import io.skimjson.bytes.WideBytes;
import java.util.Arrays;

/**
 * Compares names and other strings as they stand in the input with {@link Key}s, without making
 * objects. Ranges are what is between the quotes.
 */
final class Names {
  /** The strings are the same. */
  static final int MATCH = 1;

  /** The strings differ. */
  static final int NO_MATCH = 0;

  private Names() {}

  /** Tells whether the bytes of the range are exactly the key's; escapes are not looked at. */
  static boolean rawEquals(byte[] buf, int start, int end, Key key) {
    return end - start == key.length() && sameBytes(buf, start, key);
  }

  /**
   * Tells whether the {@code key.length()} bytes from {@code start} are the key's. All of them must
   * be inside the array.
   */
  static boolean sameBytes(byte[] buf, int start, Key key) {
    int length = key.length();
    byte[] bytes = key.paddedBytes();
    if (!WideBytes.SWAR_ENABLED || start > buf.length - WideBytes.WORD) {
      return Arrays.equals(buf, start, start + length, bytes, 0, length);
    }
    // The first word's mask drops what stands behind a shorter name.
    long first = WideBytes.getLong(buf, start);
    if (((first ^ key.firstWord()) & key.firstMask()) != 0) {
      return false;
    }
    if (length <= WideBytes.WORD) {
      return true;
    }
    if (length <= 2 * WideBytes.WORD) {
      // The last eight bytes overlap the first and are inside the name.
      int last = length - WideBytes.WORD;
      return WideBytes.getLong(buf, start + last) == WideBytes.getLong(bytes, last);
    }
    return Arrays.equals(buf, start + 8, start + length, bytes, 8, length);
  }

  /**
   * Compares a range that may hold escapes with a key, decoding as it goes. The whole range is read
   * even if it differs early, so that a bad escape is found whatever the key.
   *
   * @return {@link #MATCH}, {@link #NO_MATCH}, or {@code ~offset} (negative) of the backslash of
   *     the first bad escape
   */
  static int decodedEquals(byte[] buf, int start, int end, Key key, Surrogates policy) {
    byte[] bytes = key.paddedBytes();
    int length = key.length();
    int matched = 0;
    int at = start;
    while (at < end) {
      byte b = buf[at];
      if (b != '\\') {
        if (matched == length || b != bytes[matched]) {
          return mismatch(buf, at, end, policy);
        }
        matched++;
        at++;
        continue;
      }
      long read = Escapes.read(buf, at, end, policy);
      if (read == Escapes.BAD) {
        return ~at;
      }
      int codePoint = Escapes.codePoint(read);
      int units = Escapes.utf8Length(codePoint);
      for (int i = 0; i < units; i++) {
        if (matched == length || Escapes.utf8Byte(codePoint, units, i) != bytes[matched]) {
          return mismatch(buf, Escapes.next(read), end, policy);
        }
        matched++;
      }
      at = Escapes.next(read);
    }
    return matched == length ? MATCH : NO_MATCH;
  }

  private static int mismatch(byte[] buf, int from, int end, Surrogates policy) {
    int bad = Escapes.firstBad(buf, from, end, policy);
    return bad < 0 ? NO_MATCH : ~bad;
  }

  /**
   * Returns the length of a range without its escapes, in bytes, or {@code ~offset} (negative) of
   * the backslash of the first bad escape.
   */
  static int decodedLength(byte[] buf, int start, int end, Surrogates policy) {
    int length = end - start;
    int at = ByteSearch.backslash(buf, start, end);
    while (at < end) {
      long read = Escapes.read(buf, at, end, policy);
      if (read == Escapes.BAD) {
        return ~at;
      }
      length += Escapes.utf8Length(Escapes.codePoint(read)) - (Escapes.next(read) - at);
      at = ByteSearch.backslash(buf, Escapes.next(read), end);
    }
    return length;
  }

  /** Compares two ranges of one input, both decoded; both must be free of bad escapes. */
  static boolean sameDecoded(
      byte[] buf, int start1, int end1, int start2, int end2, Surrogates policy) {
    int at1 = start1;
    int at2 = start2;
    int pending1 = 0; // bytes of an escape's character not yet compared
    int pending2 = 0;
    int character1 = 0;
    int character2 = 0;
    int size1 = 0;
    int size2 = 0;
    while (true) {
      if (pending1 == 0 && at1 < end1) {
        long read = unit(buf, at1, end1, policy);
        character1 = Escapes.codePoint(read);
        size1 = buf[at1] == '\\' ? Escapes.utf8Length(character1) : 1;
        pending1 = size1;
        at1 = Escapes.next(read);
      }
      if (pending2 == 0 && at2 < end2) {
        long read = unit(buf, at2, end2, policy);
        character2 = Escapes.codePoint(read);
        size2 = buf[at2] == '\\' ? Escapes.utf8Length(character2) : 1;
        pending2 = size2;
        at2 = Escapes.next(read);
      }
      if (pending1 == 0 || pending2 == 0) {
        return pending1 == pending2;
      }
      if (Escapes.utf8Byte(character1, size1, size1 - pending1)
          != Escapes.utf8Byte(character2, size2, size2 - pending2)) {
        return false;
      }
      pending1--;
      pending2--;
    }
  }

  /** Reads an escape, or one byte as it stands, in the form of {@link Escapes#read}. */
  private static long unit(byte[] buf, int at, int end, Surrogates policy) {
    return buf[at] == '\\'
        ? Escapes.read(buf, at, end, policy)
        : (buf[at] & 0xFFL) << 32 | (at + 1);
  }

  /**
   * Returns {@code count} bytes, 0 to 8, first byte lowest, zeros above. Bytes behind them may be
   * loaded and do not matter.
   */
  static long word(byte[] buf, int at, int count) {
    if (WideBytes.SWAR_ENABLED && WideBytes.canLoadLong(buf, at)) {
      return WideBytes.getLong(buf, at) & mask(count);
    }
    long word = 0;
    for (int i = 0; i < count; i++) {
      word |= (buf[at + i] & 0xFFL) << 8 * i;
    }
    return word;
  }

  /** Returns a word whose lowest {@code count} bytes, 0 to 8, are all ones. */
  static long mask(int count) {
    // A shift by 64 would be one by 0, hence the two cases.
    return count == 0 ? 0 : -1L >>> 64 - 8 * count;
  }
}

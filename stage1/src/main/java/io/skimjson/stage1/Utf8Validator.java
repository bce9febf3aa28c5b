package io.skimjson.stage1;

import io.skimjson.bytes.WideBytes;
import java.util.Objects;

/**
 * Checks UTF-8 by Unicode's table 3-7: no overlong forms, no surrogates, nothing above U+10FFFF, no
 * sequence cut short.
 *
 * <pre>
 *   00..7F
 *   C2..DF  80..BF
 *   E0      A0..BF  80..BF               below A0: overlong
 *   E1..EF  80..BF  80..BF               but
 *   ED      80..9F  80..BF               from A0: surrogates
 *   F0      90..BF  80..BF  80..BF       below 90: overlong
 *   F1..F3  80..BF  80..BF  80..BF
 *   F4      80..8F  80..BF  80..BF       from 90: above U+10FFFF
 * </pre>
 *
 * <p>Stateless; any number of threads may use it.
 */
public final class Utf8Validator {
  /** What {@link #sequence} returns for a sequence that is well-formed as far as it goes. */
  static final int CUT = 0;

  /** What {@link #sequence} returns for an ill-formed sequence. */
  static final int ILL_FORMED = -1;

  private static final long HIGH_BIT = 0x8080_8080_8080_8080L;

  /** In six bytes, the bits that say "two three-byte sequences", and how they read then. */
  private static final long TWO_TRIPLES_MASK = 0xC0C0F0_C0C0F0L;

  private static final long TWO_TRIPLES = 0x8080E0_8080E0L;

  /**
   * Bit n is set if a lead byte of E0 + n lets any continuation bytes follow: all but E0 and ED.
   */
  private static final int FREE_LEADS = 0xDFFE;

  /** In eight bytes, the bits that say "four two-byte sequences", and how they read then. */
  private static final long FOUR_PAIRS_MASK = 0xC0E0_C0E0_C0E0_C0E0L;

  private static final long FOUR_PAIRS = 0x80C0_80C0_80C0_80C0L;

  /** A lead byte below C2 has none of these four bits. Added 1E, they reach 20 if any is set. */
  private static final long PAIR_LEAD_BITS = 0x001E_001E_001E_001EL;

  private static final long PAIR_LEAD_REACHED = 0x0020_0020_0020_0020L;

  private Utf8Validator() {}

  /**
   * Returns the offset of the first byte of the first ill-formed sequence, or -1 if the bytes from
   * {@code start} to {@code end} are well-formed UTF-8. A sequence that {@code end} cuts short is
   * ill-formed. Linear time, no allocation; bytes outside the stretch never matter.
   *
   * @throws IndexOutOfBoundsException if the stretch is not inside the array
   */
  public static int firstFault(byte[] bytes, int start, int end) {
    Objects.checkFromToIndex(start, end, bytes.length);
    int at = start;
    while (true) {
      at = skipAscii(bytes, at, end);
      if (at == end) {
        return -1;
      }
      int next = skipWellFormed(bytes, at, end, end);
      if (next == end) {
        return -1;
      }
      if (bytes[next] < 0) {
        return next;
      }
      at = next;
    }
  }

  private static int skipAscii(byte[] bytes, int from, int end) {
    int at = from;
    if (WideBytes.SWAR_ENABLED) {
      while (at <= end - WideBytes.WORD) {
        long high = WideBytes.getLong(bytes, at) & HIGH_BIT;
        if (high != 0) {
          return at + (Long.numberOfTrailingZeros(high) >>> 3);
        }
        at += WideBytes.WORD;
      }
    }
    while (at < end && bytes[at] >= 0) {
      at++;
    }
    return at;
  }

  /**
   * Skips well-formed sequences of two and more bytes that begin before {@code stop}; they may end
   * behind it, but not behind {@code limit}.
   *
   * @return where the next sequence begins: at {@code stop} or a little behind, or at an ASCII
   *     byte, or at a byte below zero, which begins a sequence that is ill-formed or cut by {@code
   *     limit}
   */
  static int skipWellFormed(byte[] bytes, int from, int stop, int limit) {
    int at = from;
    while (at < stop) {
      if (WideBytes.SWAR_ENABLED && at <= limit - WideBytes.WORD) {
        long word = WideBytes.getLong(bytes, at);
        if (areTwoTriples(word)) {
          at += 6;
          continue;
        }
        if (areFourPairs(word)) {
          at += 8;
          continue;
        }
      }
      int length = sequence(bytes, at, limit);
      if (length < 2) {
        return at;
      }
      at += length;
    }
    return at;
  }

  /**
   * Tells whether the first six bytes are two three-byte sequences whose lead bytes put no bound on
   * what follows (not E0, not ED). Most of Chinese and Japanese text passes; the rest is looked at
   * one by one.
   */
  static boolean areTwoTriples(long word) {
    return (word & TWO_TRIPLES_MASK) == TWO_TRIPLES
        && ((FREE_LEADS >>> (word & 0x0F)) & (FREE_LEADS >>> ((word >>> 24) & 0x0F)) & 1) != 0;
  }

  /**
   * Tells whether the eight bytes are four two-byte sequences, none of them overlong. A lead byte
   * is C0 + n with n up to 1F; it is overlong if n is 0 or 1. {@code (n & 1E) + 1E} has bit 5 set
   * exactly when n is 2 or more: 00+1E=1E, 02+1E=20, 1E+1E=3C. It stays inside its byte.
   */
  static boolean areFourPairs(long word) {
    return (word & FOUR_PAIRS_MASK) == FOUR_PAIRS
        && (((word & PAIR_LEAD_BITS) + PAIR_LEAD_BITS) & PAIR_LEAD_REACHED) == PAIR_LEAD_REACHED;
  }

  /**
   * Looks at the one sequence that begins at {@code at}.
   *
   * @return its length, 1 to 4, if it is well-formed; {@link #ILL_FORMED}; or {@link #CUT} if it is
   *     well-formed up to {@code limit} and needs more
   */
  static int sequence(byte[] bytes, int at, int limit) {
    int lead = bytes[at];
    if (lead >= 0) {
      return 1;
    }
    lead &= 0xFF;
    if (lead < 0xE0) {
      return lead < 0xC2 ? ILL_FORMED : continued(bytes, at, limit, 2, 0x80, 0xBF);
    }
    if (lead < 0xF0) {
      int least = lead == 0xE0 ? 0xA0 : 0x80;
      int most = lead == 0xED ? 0x9F : 0xBF;
      return continued(bytes, at, limit, 3, least, most);
    }
    if (lead > 0xF4) {
      return ILL_FORMED;
    }
    int least = lead == 0xF0 ? 0x90 : 0x80;
    int most = lead == 0xF4 ? 0x8F : 0xBF;
    return continued(bytes, at, limit, 4, least, most);
  }

  /** Checks all bytes behind the lead; the second must be from {@code least} to {@code most}. */
  private static int continued(byte[] bytes, int at, int limit, int length, int least, int most) {
    if (at + 1 >= limit) {
      return CUT;
    }
    int second = bytes[at + 1] & 0xFF;
    if (second < least || second > most) {
      return ILL_FORMED;
    }
    for (int i = 2; i < length; i++) {
      if (at + i >= limit) {
        return CUT;
      }
      if ((bytes[at + i] & 0xC0) != 0x80) {
        return ILL_FORMED;
      }
    }
    return length;
  }
}

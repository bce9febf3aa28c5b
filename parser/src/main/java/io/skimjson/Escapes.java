package io.skimjson;

import java.util.Arrays;

/**
 * Reads the escapes of JSON strings, one at a time.
 *
 * <p>The one place where an escape's meaning and the policy for lone surrogates are written down;
 * decoding, matching, hashing and checking all call {@link #read}.
 */
final class Escapes {
  /** What {@link #read} returns for an escape that is none, or that the policy refuses. */
  static final long BAD = -1;

  private static final int REPLACEMENT = 0xFFFD;

  /** The character behind a backslash to the character it stands for; 0 for none. */
  private static final byte[] SIMPLE = new byte[128];

  /** A byte to its value as a hexadecimal digit; negative for none. */
  private static final byte[] HEX = new byte[256];

  static {
    SIMPLE['"'] = '"';
    SIMPLE['\\'] = '\\';
    SIMPLE['/'] = '/';
    SIMPLE['b'] = '\b';
    SIMPLE['f'] = '\f';
    SIMPLE['n'] = '\n';
    SIMPLE['r'] = '\r';
    SIMPLE['t'] = '\t';
    Arrays.fill(HEX, (byte) -1);
    for (int i = 0; i < 10; i++) {
      HEX['0' + i] = (byte) i;
    }
    for (int i = 0; i < 6; i++) {
      HEX['a' + i] = (byte) (10 + i);
      HEX['A' + i] = (byte) (10 + i);
    }
  }

  private Escapes() {}

  /**
   * Reads the escape whose backslash stands at {@code at}, a pair of surrogates as one.
   *
   * @param end the end of the string's content; nothing at or behind it is read
   * @return {@link #BAD}, or a pair for {@link #codePoint} and {@link #next}
   */
  static long read(byte[] buf, int at, int end, Surrogates policy) {
    if (at >= end - 1) {
      return BAD;
    }
    int kind = buf[at + 1];
    if (kind != 'u') {
      int simple = kind >= 0 ? SIMPLE[kind] : 0;
      return simple == 0 ? BAD : pair(simple, at + 2);
    }
    int unit = unit(buf, at, end);
    if (unit < 0) {
      return BAD;
    }
    if ((unit & 0xF800) != 0xD800) {
      return pair(unit, at + 6);
    }
    return readSurrogate(buf, at, end, unit, policy);
  }

  private static long readSurrogate(byte[] buf, int at, int end, int unit, Surrogates policy) {
    if (unit < 0xDC00) {
      int low = unit(buf, at + 6, end);
      if (low >= 0xDC00 && low <= 0xDFFF) {
        return pair(Character.toCodePoint((char) unit, (char) low), at + 12);
      }
    }
    return switch (policy) {
      case REJECT -> BAD;
      case REPLACE -> pair(REPLACEMENT, at + 6);
      case PRESERVE -> pair(unit, at + 6);
    };
  }

  /** Returns the UTF-16 unit of the six bytes from {@code at}, or a negative number. */
  private static int unit(byte[] buf, int at, int end) {
    if (at > end - 6 || buf[at] != '\\' || buf[at + 1] != 'u') {
      return -1;
    }
    // A negative digit keeps its sign through the shifts, so one test serves all four.
    return HEX[buf[at + 2] & 0xFF] << 12
        | HEX[buf[at + 3] & 0xFF] << 8
        | HEX[buf[at + 4] & 0xFF] << 4
        | HEX[buf[at + 5] & 0xFF];
  }

  private static long pair(int codePoint, int next) {
    return ((long) codePoint << 32) | next;
  }

  /** Returns the character of an escape that was read; under PRESERVE perhaps a lone surrogate. */
  static int codePoint(long read) {
    return (int) (read >>> 32);
  }

  /** Returns the offset behind an escape that was read. */
  static int next(long read) {
    return (int) read;
  }

  /** Returns the offset of the first escape that {@link #read} refuses, or -1. */
  static int firstBad(byte[] buf, int start, int end, Surrogates policy) {
    int at = ByteSearch.backslash(buf, start, end);
    while (at < end) {
      long read = read(buf, at, end, policy);
      if (read == BAD) {
        return at;
      }
      at = ByteSearch.backslash(buf, next(read), end);
    }
    return -1;
  }

  /**
   * Writes a character as UTF-8 (a lone surrogate as three bytes); returns the offset behind it.
   */
  static int putUtf8(byte[] dst, int at, int codePoint) {
    if (codePoint < 0x80) {
      dst[at] = (byte) codePoint;
      return at + 1;
    }
    if (codePoint < 0x800) {
      dst[at] = (byte) (0xC0 | codePoint >> 6);
      dst[at + 1] = (byte) (0x80 | (codePoint & 0x3F));
      return at + 2;
    }
    if (codePoint < 0x10000) {
      dst[at] = (byte) (0xE0 | codePoint >> 12);
      dst[at + 1] = (byte) (0x80 | (codePoint >> 6 & 0x3F));
      dst[at + 2] = (byte) (0x80 | (codePoint & 0x3F));
      return at + 3;
    }
    dst[at] = (byte) (0xF0 | codePoint >> 18);
    dst[at + 1] = (byte) (0x80 | (codePoint >> 12 & 0x3F));
    dst[at + 2] = (byte) (0x80 | (codePoint >> 6 & 0x3F));
    dst[at + 3] = (byte) (0x80 | (codePoint & 0x3F));
    return at + 4;
  }

  /** Returns how many bytes {@link #putUtf8} writes. */
  static int utf8Length(int codePoint) {
    return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
  }

  /** Returns byte {@code index} of the UTF-8 form of {@code length} bytes. */
  static byte utf8Byte(int codePoint, int length, int index) {
    if (length == 1) {
      return (byte) codePoint;
    }
    int shift = 6 * (length - 1 - index);
    if (index > 0) {
      return (byte) (0x80 | (codePoint >> shift & 0x3F));
    }
    return (byte) (0xF00 >> length | codePoint >> shift);
  }
}

package io.skimjson;

import io.skimjson.bytes.WideBytes;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Turns what is between the quotes of a string into text. The bytes have been through stage 1: they
 * are UTF-8 without control characters; only escapes can still be wrong.
 */
final class StringDecoder {
  private StringDecoder() {}

  /**
   * Writes the string as UTF-8, its escapes read.
   *
   * @param dst has room for {@code end - start} bytes from {@code dstOff} on; up to that many may
   *     be written, whatever the result, and it must not be {@code buf}
   * @return the end of the text in {@code dst}, or {@code ~offset} (negative) of the backslash of
   *     the first bad escape
   */
  static int decode(byte[] buf, int start, int end, byte[] dst, int dstOff, Surrogates policy) {
    int at = start;
    int out = dstOff;
    while (true) {
      if (WideBytes.SWAR_ENABLED) {
        // The text is never longer than its source, so where eight bytes are left to read, eight
        // may be written; what is too much is overwritten or lies behind the returned end.
        while (at <= end - WideBytes.WORD) {
          long word = WideBytes.getLong(buf, at);
          WideBytes.putLong(dst, out, word);
          long marks = ByteSearch.backslashes(word);
          if (marks != 0) {
            int clean = ByteSearch.lowest(marks);
            at += clean;
            out += clean;
            break;
          }
          at += WideBytes.WORD;
          out += WideBytes.WORD;
        }
      }
      while (at < end && buf[at] != '\\') {
        dst[out++] = buf[at++];
      }
      if (at == end) {
        return out;
      }
      long read = Escapes.read(buf, at, end, policy);
      if (read == Escapes.BAD) {
        return ~at;
      }
      out = Escapes.putUtf8(dst, out, Escapes.codePoint(read));
      at = Escapes.next(read);
    }
  }

  /**
   * Returns a string without escapes.
   *
   * @param ascii whether it is known to be ASCII, which makes it cheaper
   */
  static String toString(byte[] buf, int start, int end, boolean ascii) {
    return new String(
        buf, start, end - start, ascii ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8);
  }

  /**
   * Returns a string that may hold escapes, or null if one of them is bad: {@link #firstBadEscape}
   * then says which.
   *
   * @param ascii whether the source bytes are known to be ASCII
   * @param scratch used if it has room for {@code end - start} bytes
   */
  static @Nullable String toString(
      byte[] buf, int start, int end, boolean ascii, Surrogates policy, byte @Nullable [] scratch) {
    int first = ByteSearch.backslash(buf, start, end);
    if (first == end) {
      return toString(buf, start, end, ascii);
    }
    byte[] text =
        scratch != null && scratch.length >= end - start ? scratch : new byte[end - start];
    int textEnd = decode(buf, start, end, text, 0, policy);
    if (textEnd < 0) {
      return null;
    }
    if (policy == Surrogates.PRESERVE && hasSurrogate(text, textEnd)) {
      return withLoneSurrogates(text, textEnd);
    }
    return new String(text, 0, textEnd, StandardCharsets.UTF_8);
  }

  /** ED followed by A0 or more encodes a surrogate, and nothing else in UTF-8 looks like it. */
  private static boolean hasSurrogate(byte[] text, int end) {
    for (int i = 0; i < end - 2; i++) {
      if (text[i] == (byte) 0xED && (text[i + 1] & 0xFF) >= 0xA0) {
        return true;
      }
    }
    return false;
  }

  private static String withLoneSurrogates(byte[] text, int end) {
    StringBuilder out = new StringBuilder(end);
    int clean = 0;
    for (int i = 0; i < end - 2; i++) {
      if (text[i] == (byte) 0xED && (text[i + 1] & 0xFF) >= 0xA0) {
        out.append(new String(text, clean, i - clean, StandardCharsets.UTF_8));
        out.append((char) (0xD000 | (text[i + 1] & 0x3F) << 6 | (text[i + 2] & 0x3F)));
        clean = i + 3;
        i += 2;
      }
    }
    return out.append(new String(text, clean, end - clean, StandardCharsets.UTF_8)).toString();
  }

  /** Returns the offset of the backslash of the first bad escape, or -1 if all are good. */
  static int firstBadEscape(byte[] buf, int start, int end, Surrogates policy) {
    return Escapes.firstBad(buf, start, end, policy);
  }
}

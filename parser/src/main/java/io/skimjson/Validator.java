package io.skimjson;

import io.skimjson.bytes.WideBytes;
import java.util.Arrays;

/**
 * Checks a whole document against RFC 8259, from left to right, and finds the first fault. Stage 1
 * has found the document clean, so strings are closed, free of control characters, and UTF-8.
 *
 * <p>The cost grows with the length alone, whatever the bytes; nesting costs one bit a level and no
 * stack. One instance serves one thread, again and again, without allocating once warm.
 */
final class Validator {
  private static final int TRUE = 'e' << 24 | 'u' << 16 | 'r' << 8 | 't';
  private static final int NULL = 'l' << 24 | 'l' << 16 | 'u' << 8 | 'n';
  private static final int ALSE = 'e' << 24 | 's' << 16 | 'l' << 8 | 'a';

  /** One bit for each open container but the innermost: set for objects. */
  private long[] outerKinds = new long[16];

  private final NameTable names = new NameTable();

  /** The end of the input where more was expected, or else a byte that does not belong there. */
  private static long unexpected(int at, int end) {
    return PackedFault.of(at == end ? JsonError.INCOMPLETE : JsonError.SYNTAX, at);
  }

  /**
   * Returns 0 if the bytes {@code [start, end)} are one JSON value with white space around it, or
   * else the first fault, packed as {@link PackedFault} does.
   *
   * @param maxDepth most containers that may be open at once
   * @param duplicates looked at only for {@link DuplicateNames#FAIL}
   */
  long run(
      byte[] buf,
      int start,
      int end,
      int maxDepth,
      Surrogates surrogates,
      DuplicateNames duplicates) {
    boolean unique = duplicates == DuplicateNames.FAIL;
    if (unique) {
      names.clear();
    }
    int depth = 0;
    boolean inObject = false; // of the innermost open container
    int at = Space.skipForward(buf, start, end);
    if (at == end) {
      return PackedFault.of(JsonError.EMPTY, end);
    }
    while (true) { // a value is expected at `at`
      if (at == end) {
        return PackedFault.of(JsonError.INCOMPLETE, end);
      }
      byte first = buf[at];
      boolean nameNext = false;
      switch (first) {
        case '"' -> {
          int next = skipString(buf, at + 1, end, surrogates);
          if (next < 0) {
            return PackedFault.of(JsonError.INVALID_STRING, ~next);
          }
          at = next;
        }
        case '{', '[' -> {
          if (depth == maxDepth) {
            return PackedFault.of(JsonError.DEPTH_EXCEEDED, at);
          }
          push(depth++, inObject);
          inObject = first == '{';
          if (unique && inObject) {
            names.open();
          }
          at = Space.skipForward(buf, at + 1, end);
          if (at == end) {
            return PackedFault.of(JsonError.INCOMPLETE, end);
          }
          if (buf[at] != (inObject ? '}' : ']')) {
            if (!inObject) {
              continue;
            }
            nameNext = true;
          }
          // An empty container is closed below, as one that has just had its last value.
        }
        case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> {
          int next = skipNumber(buf, at, end);
          if (next < 0) {
            return PackedFault.of(JsonError.NUMBER_SYNTAX, ~next);
          }
          at = next;
        }
        case 't', 'f', 'n' -> {
          int next = skipLiteral(buf, at, end);
          if (next < 0) {
            return PackedFault.of(JsonError.INVALID_LITERAL, at);
          }
          at = next;
        }
        default -> {
          return PackedFault.of(JsonError.SYNTAX, at);
        }
      }
      while (!nameNext) { // a value has ended, or an empty container is about to
        at = Space.skipForward(buf, at, end);
        if (depth == 0) {
          return at == end ? 0 : PackedFault.of(JsonError.TRAILING_CONTENT, at);
        }
        if (at == end) {
          return PackedFault.of(JsonError.INCOMPLETE, end);
        }
        byte b = buf[at];
        if (b == ',') {
          at = Space.skipForward(buf, at + 1, end);
          nameNext = inObject;
          break;
        }
        if (b != (inObject ? '}' : ']')) {
          return PackedFault.of(JsonError.SYNTAX, at);
        }
        if (unique && inObject) {
          names.close();
        }
        inObject = isOuterObject(--depth);
        at++;
      }
      if (nameNext) {
        if (at == end || buf[at] != '"') {
          return unexpected(at, end);
        }
        int next = skipString(buf, at + 1, end, surrogates);
        if (next < 0) {
          return PackedFault.of(JsonError.INVALID_STRING, ~next);
        }
        if (unique && !names.add(buf, at + 1, next - 1, surrogates)) {
          return PackedFault.of(JsonError.DUPLICATE_NAME, at);
        }
        at = Space.skipForward(buf, next, end);
        if (at == end || buf[at] != ':') {
          return unexpected(at, end);
        }
        at = Space.skipForward(buf, at + 1, end);
      }
    }
  }

  private void push(int depth, boolean isObject) {
    int word = depth >>> 6;
    if (word == outerKinds.length) {
      outerKinds = Arrays.copyOf(outerKinds, 2 * word);
    }
    long bit = 1L << depth;
    outerKinds[word] = isObject ? outerKinds[word] | bit : outerKinds[word] & ~bit;
  }

  private boolean isOuterObject(int depth) {
    return (outerKinds[depth >>> 6] >>> depth & 1) != 0;
  }

  /**
   * Returns the offset behind the closing quote of a string whose content starts at {@code start},
   * or {@code ~offset} (negative) of the backslash of its first bad escape.
   */
  static int skipString(byte[] buf, int start, int end, Surrogates surrogates) {
    int at = start;
    while (true) {
      at = ByteSearch.quoteOrBackslash(buf, at, end);
      if (at >= end) {
        return ~end; // never after a clean stage 1
      }
      if (buf[at] == '"') {
        return at + 1;
      }
      long read = Escapes.read(buf, at, end, surrogates);
      if (read == Escapes.BAD) {
        return ~at;
      }
      at = Escapes.next(read);
    }
  }

  /**
   * Returns the offset behind a number, or {@code ~offset} (negative) of the first byte that breaks
   * its grammar; what follows must be white space, an operator or the end.
   */
  static int skipNumber(byte[] buf, int start, int end) {
    int at = start;
    if (buf[at] == '-') {
      at++;
    }
    if (at < end && buf[at] == '0') {
      at++;
    } else {
      int digits = at;
      at = skipDigits(buf, at, end);
      if (at == digits) {
        return ~at;
      }
    }
    if (at == end || Delimiters.is(buf[at])) {
      return at;
    }
    if (buf[at] == '.') {
      int digits = ++at;
      at = skipDigits(buf, at, end);
      if (at == digits) {
        return ~at;
      }
    }
    if (at < end && (buf[at] | 0x20) == 'e') {
      at++;
      if (at < end && (buf[at] == '+' || buf[at] == '-')) {
        at++;
      }
      int digits = at;
      at = skipDigits(buf, at, end);
      if (at == digits) {
        return ~at;
      }
    }
    return at == end || Delimiters.is(buf[at]) ? at : ~at;
  }

  private static int skipDigits(byte[] buf, int start, int end) {
    int at = start;
    while (at < end && buf[at] >= '0' && buf[at] <= '9') {
      at++;
    }
    return at;
  }

  /** Returns the offset behind {@code true}, {@code false} or {@code null}, or -1. */
  static int skipLiteral(byte[] buf, int start, int end) {
    int rest = buf[start] == 'f' ? start + 1 : start;
    int next = rest + 4;
    if (next > end) {
      return -1;
    }
    int wanted = rest != start ? ALSE : buf[start] == 't' ? TRUE : NULL;
    if (WideBytes.getInt(buf, rest) != wanted) {
      return -1;
    }
    return next == end || Delimiters.is(buf[next]) ? next : -1;
  }

  /** Bytes of memory that are held. */
  long capacity() {
    return 8L * outerKinds.length + names.capacity();
  }
}

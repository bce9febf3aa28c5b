package io.skimjson;

import java.nio.charset.StandardCharsets;
import java.util.BitSet;

/**
 * Finds the JSON Pointer of a place in a document, for messages. Cold.
 *
 * <p>Walks the operator index from the start, so it also works on documents that are damaged, where
 * the answer is the best that can be said. It never throws and takes one pass over the entries
 * before the place.
 */
final class PathFinder {
  /** Most tokens of a path; a deeper one ends in {@code /...}. */
  static final int MOST_LEVELS = 64;

  /** Most characters of a path; a longer one ends in {@code ...}. */
  static final int MOST_CHARS = 2048;

  private final byte[] buf;
  private final int[] entries;
  private final int last;
  private final int end;

  // The open containers, outermost first; of those beyond MOST_LEVELS only the kind is kept.
  private final BitSet isObject = new BitSet(MOST_LEVELS);
  private final int[] elements = new int[MOST_LEVELS]; // commas seen
  private final int[] nameStarts = new int[MOST_LEVELS]; // opening quote, -1 if unknown
  private final int[] nameEnds = new int[MOST_LEVELS]; // closing quote
  private int depth;

  // Where the walk stands.
  private int entry; // the first entry at the target or behind it
  private byte before; // the last operator in front of the target, 0 if there is none
  private int slot; // where the text behind that operator begins

  private PathFinder(byte[] buf, int[] entries, int last, int end) {
    this.buf = buf;
    this.entries = entries;
    this.last = last;
    this.end = end;
  }

  /** Returns the pointer of a place in the document that {@code n} holds. */
  static String find(Navigator n, int target) {
    return find(n.buf, n.index, n.first, n.last, n.start, n.end, target);
  }

  /**
   * Returns the pointer of the innermost value or member that holds the byte at {@code target}.
   *
   * <p>A member begins with its name. A comma and a closing bracket belong to their container, and
   * so does whatever stands behind a value where a comma is missing. For a fault that lies at the
   * very end of a scalar, pass the scalar's first byte.
   *
   * @param entries offsets of the operators, ascending
   * @param first the first entry of the document
   * @param last behind its last entry
   * @param start offset of the document's first byte
   * @param end offset behind its last byte
   */
  static String find(
      byte[] buf, int[] entries, int first, int last, int start, int end, int target) {
    int safeEnd = Math.max(0, Math.min(end, buf.length));
    int safeStart = Math.max(0, Math.min(start, safeEnd));
    int safeLast = Math.max(0, Math.min(last, entries.length));
    int safeFirst = Math.max(0, Math.min(first, safeLast));
    PathFinder finder = new PathFinder(buf, entries, safeLast, safeEnd);
    finder.walk(safeFirst, safeStart, target);
    return finder.pointer(finder.isInMember(target));
  }

  /**
   * Returns what the grammar wants at {@code target}, where something else was found: {@code a name
   * or '}'}. Best effort.
   */
  static String expected(Navigator n, int target) {
    PathFinder finder = new PathFinder(n.buf, n.index, n.last, n.end);
    finder.walk(n.first, n.start, target);
    return finder.expectation(target);
  }

  private String expectation(int target) {
    boolean nothingYet = Space.skipForward(buf, slot, end) >= target;
    boolean object = depth > 0 && isObject.get(depth - 1);
    if (nothingYet) {
      return switch (before) {
        case '{' -> "a name or '}'";
        case '[' -> "a value or ']'";
        case ',' -> object ? "a name" : "a value";
        case '}', ']' -> next(object);
        default -> "a value";
      };
    }
    boolean afterName = object && (before == '{' || before == ',');
    return afterName ? "':' after a name" : next(object);
  }

  private static String next(boolean object) {
    return object ? "',' or '}' after a field" : "',' or ']' after an element";
  }

  private void walk(int first, int start, int target) {
    slot = start;
    entry = first;
    while (entry < last && entries[entry] < target) {
      int at = entries[entry];
      if (at < slot || at >= end) {
        entry++; // not of this document
        continue;
      }
      before = buf[at];
      switch (before) {
        case '{', '[' -> open(before == '{');
        case '}', ']' -> depth = Math.max(0, depth - 1);
        case ':' -> name(slot, at);
        case ',' -> comma();
        default -> {
          // A line feed between records.
        }
      }
      slot = at + 1;
      entry++;
    }
  }

  private void open(boolean object) {
    isObject.set(depth, object);
    if (depth < MOST_LEVELS) {
      elements[depth] = 0;
      nameStarts[depth] = -1;
    }
    depth++;
  }

  private void comma() {
    int level = depth - 1;
    if (level >= 0 && level < MOST_LEVELS) {
      elements[level]++;
      nameStarts[level] = -1;
    }
  }

  /** Notes the name in front of a colon, if there is one string and nothing else. */
  private void name(int slot, int colon) {
    int level = depth - 1;
    if (level < 0 || level >= MOST_LEVELS) {
      return;
    }
    int open = Space.skipForward(buf, slot, colon);
    if (open == colon || buf[open] != '"') {
      return;
    }
    int behind = scalarEnd(open, colon);
    boolean closed = behind - 1 > open && buf[behind - 1] == '"';
    if (closed && Space.skipForward(buf, behind, colon) == colon) {
      nameStarts[level] = open;
      nameEnds[level] = behind - 1;
    }
  }

  /** Tells whether the place is in a member or element of the innermost container. */
  private boolean isInMember(int target) {
    if (depth == 0 || depth > MOST_LEVELS) {
      return false;
    }
    boolean object = isObject.get(depth - 1);
    byte next = entry < last && entries[entry] < end ? buf[entries[entry]] : 0;
    boolean atNext = entry < last && entries[entry] == target;
    int content = Space.skipForward(buf, Math.min(slot, end), end);
    switch (before) {
      case ':' -> {
        // A value that is missing is still the member's: the place is then the next operator.
        return object && (target <= content || (!atNext && target < scalarEnd(content, end)));
      }
      case '{', ',', '[' -> {
        if (!object) {
          boolean opening = atNext && opens(next);
          boolean inScalar = !atNext && target >= content && target < scalarEnd(content, end);
          return before != '{' && (opening || inScalar);
        }
        // In front of a colon there is a name, which this tells for itself.
        if (next == ':' && target >= content && before != '[') {
          name(slot, entries[entry]);
          return nameStarts[depth - 1] >= 0;
        }
        return false;
      }
      default -> {
        return false;
      }
    }
  }

  private static boolean opens(byte operator) {
    return operator == '{' || operator == '[';
  }

  /** Returns the offset behind the string, number or word at {@code start}, at most the limit. */
  private int scalarEnd(int start, int limit) {
    if (start < limit && buf[start] == '"') {
      return ByteSearch.stringEnd(buf, start + 1, limit);
    }
    int at = start;
    while (at < limit && !Delimiters.is(buf[at])) {
      at++;
    }
    return at;
  }

  private String pointer(boolean inMember) {
    StringBuilder path = new StringBuilder();
    int levels = inMember ? depth : depth - 1;
    for (int level = 0; level < levels; level++) {
      if (level == MOST_LEVELS) {
        return path.append("/...").toString();
      }
      path.append('/');
      if (!isObject.get(level)) {
        path.append(elements[level]);
      } else if (nameStarts[level] < 0) {
        return path.append("...").toString(); // a damaged document; what follows would mislead
      } else {
        int nameEnd = Math.min(nameEnds[level], nameStarts[level] + MOST_CHARS);
        path.append(JsonPointer.escape(decode(nameStarts[level] + 1, nameEnd)));
      }
      if (path.length() > MOST_CHARS) {
        int cut = MOST_CHARS - (Character.isHighSurrogate(path.charAt(MOST_CHARS - 1)) ? 1 : 0);
        path.setLength(cut);
        return path.append("...").toString();
      }
    }
    return path.toString();
  }

  /** Decodes a name as far as it can be: bad escapes stay as they are written. */
  private String decode(int start, int nameEnd) {
    int bad = Escapes.firstBad(buf, start, nameEnd, Surrogates.REPLACE);
    int good = bad < 0 ? nameEnd : bad;
    String text = StringDecoder.toString(buf, start, good, false, Surrogates.REPLACE, null);
    String rest = new String(buf, good, nameEnd - good, StandardCharsets.UTF_8);
    return text == null ? rest : text + rest;
  }
}

package io.skimjson.stage1;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * The index again, slow and obvious: one byte after the other, one boolean for "inside a string",
 * one for "escaped", and UTF-8 by building code points. Shares no code with the real one.
 */
final class SlowIndex {
  final List<Integer> entries = new ArrayList<>();
  boolean hasBackslash;
  boolean hasNonAscii;
  Stage1Fault fault = Stage1Fault.NONE;
  int faultOffset = -1;

  static SlowIndex ofDocument(byte[] bytes, int start, int end) {
    SlowIndex slow = new SlowIndex();
    int control = -1;
    int openQuote = -1;
    boolean inString = false;
    boolean escaped = false;
    for (int at = start; at < end; at++) {
      byte b = bytes[at];
      slow.hasNonAscii |= b < 0;
      slow.hasBackslash |= b == '\\';
      boolean isEscaped = escaped;
      escaped = b == '\\' && !isEscaped;
      if (b == '"' && !isEscaped) {
        inString = !inString;
        openQuote = at;
      } else if (inString && b >= 0 && b < 0x20 && control < 0) {
        control = at;
      } else if (!inString && "{}[]:,".indexOf(b) >= 0) {
        slow.entries.add(at);
      }
    }
    int utf8 = firstIllFormed(bytes, start, end);
    if (utf8 >= 0 && (control < 0 || utf8 < control)) {
      slow.fault = Stage1Fault.INVALID_UTF8;
      slow.faultOffset = utf8;
    } else if (control >= 0) {
      slow.fault = Stage1Fault.UNESCAPED_CONTROL;
      slow.faultOffset = control;
    } else if (inString) {
      slow.fault = Stage1Fault.UNCLOSED_STRING;
      slow.faultOffset = openQuote;
    }
    return slow;
  }

  /** Line by line, each as a document of its own, with the line feeds between them. */
  static SlowIndex ofLines(byte[] bytes, int start, int end, TreeSet<Integer> faultyLineStarts) {
    SlowIndex all = new SlowIndex();
    int lineStart = start;
    for (int at = start; at <= end; at++) {
      if (at == end || bytes[at] == '\n') {
        SlowIndex line = ofDocument(bytes, lineStart, at);
        all.entries.addAll(line.entries);
        all.hasBackslash |= line.hasBackslash;
        all.hasNonAscii |= line.hasNonAscii;
        if (line.fault != Stage1Fault.NONE) {
          faultyLineStarts.add(lineStart);
        }
        if (at < end) {
          all.entries.add(at);
        }
        lineStart = at + 1;
      }
    }
    return all;
  }

  /** The first byte of the first ill-formed sequence, or -1. */
  static int firstIllFormed(byte[] bytes, int start, int end) {
    int at = start;
    while (at < end) {
      int length = lengthAt(bytes, at, end);
      if (length == 0) {
        return at;
      }
      at += length;
    }
    return -1;
  }

  /** Decodes by the bit pattern alone, then asks whether that code point needed that length. */
  private static int lengthAt(byte[] bytes, int at, int end) {
    int lead = bytes[at] & 0xFF;
    int ones = Integer.numberOfLeadingZeros(~(lead << 24));
    if (ones == 0) {
      return 1;
    }
    if (ones == 1 || ones > 4 || at + ones > end) {
      return 0;
    }
    int codePoint = lead & (0x7F >>> ones);
    for (int i = 1; i < ones; i++) {
      int next = bytes[at + i] & 0xFF;
      if (next >>> 6 != 2) {
        return 0;
      }
      codePoint = codePoint << 6 | (next & 0x3F);
    }
    int needed = codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
    boolean surrogate = codePoint >= 0xD800 && codePoint <= 0xDFFF;
    return needed == ones && !surrogate && codePoint <= 0x10FFFF ? ones : 0;
  }
}

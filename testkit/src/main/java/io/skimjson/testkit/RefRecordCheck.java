package io.skimjson.testkit;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * The model of what is checked of every NDJSON record that is not read strictly: what is found on
 * opening, the pairing of all brackets, depth, the grammar of a root scalar, and that nothing
 * follows the root. Commas, colons and the scalars inside are left to whoever reads them.
 */
public final class RefRecordCheck {
  private RefRecordCheck() {}

  /** Returns the first fault of a record that is not blank, without white space around it. */
  public static Optional<RefFault> find(byte[] record, int maxDepth) {
    Optional<RefFault> found = RefStageOne.find(record, 0, record.length);
    if (found.isPresent()) {
      return found;
    }
    boolean isContainer = record[0] == '{' || record[0] == '[';
    return isContainer ? brackets(record, maxDepth) : scalar(record, maxDepth);
  }

  /** A scalar alone has no brackets to leave out: the whole grammar applies. */
  private static Optional<RefFault> scalar(byte[] record, int maxDepth) {
    RefRules rules = RefRules.DEFAULT.withMaxDepth(maxDepth).withByteOrderMark(false);
    return ReferenceParser.with(rules).check(record);
  }

  private static Optional<RefFault> brackets(byte[] record, int maxDepth) {
    Deque<Byte> open = new ArrayDeque<>();
    boolean inString = false;
    for (int i = 0; i < record.length; i++) {
      byte c = record[i];
      if (c == '\\') {
        i += escapes(record, i + 1) ? 1 : 0;
      } else if (c == '"') {
        inString = !inString;
      } else if (!inString && (c == '{' || c == '[')) {
        if (open.size() == maxDepth) {
          return Optional.of(new RefFault("DEPTH_EXCEEDED", i));
        }
        open.push(c == '{' ? (byte) '}' : (byte) ']');
      } else if (!inString && (c == '}' || c == ']')) {
        if (open.pop() != c) {
          return Optional.of(new RefFault("SYNTAX", i));
        }
        if (open.isEmpty()) {
          return behindRoot(record, i + 1);
        }
      }
    }
    return Optional.of(new RefFault("INCOMPLETE", record.length));
  }

  /** A stray backslash outside a string hides quotes and backslashes, but no bracket. */
  private static boolean escapes(byte[] record, int next) {
    return next < record.length && (record[next] == '"' || record[next] == '\\');
  }

  private static Optional<RefFault> behindRoot(byte[] record, int from) {
    for (int i = from; i < record.length; i++) {
      if (!RefTokens.isWhiteSpace(record[i])) {
        return Optional.of(new RefFault("TRAILING_CONTENT", i));
      }
    }
    return Optional.empty();
  }
}

package io.skimjson.testkit;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * The model of JSON Pointers (RFC 6901): writes them, and follows them through a tree of the model.
 */
public final class RefPointer {
  private RefPointer() {}

  /** Returns a pointer of one more step. */
  public static String append(String pointer, String name) {
    return pointer + "/" + name.replace("~", "~0").replace("/", "~1");
  }

  /**
   * Follows a pointer; the first of equal names is taken.
   *
   * <p>A pointer that breaks the syntax is INVALID_POINTER before any step is made, at the offset
   * in the pointer's text. On an array, {@code -} and numbers beyond the end are
   * INDEX_OUT_OF_BOUNDS, everything that is no index (leading zeros, signs, words, nothing) is
   * INVALID_POINTER, both at the array. A step from a scalar is NO_SUCH_FIELD at the scalar.
   */
  public static RefOutcome<RefValue> at(RefValue start, String pointer) {
    int bad = firstSyntaxFault(pointer);
    if (bad >= 0) {
      return RefOutcome.refused("INVALID_POINTER", bad);
    }
    RefOutcome<RefValue> here = RefOutcome.of(start);
    for (String token : tokens(pointer)) {
      here = step(here.value(), token);
      if (!here.isValue()) {
        return here;
      }
    }
    return here;
  }

  private static int firstSyntaxFault(String pointer) {
    if (!pointer.isEmpty() && pointer.charAt(0) != '/') {
      return 0;
    }
    for (int i = 0; i < pointer.length(); i++) {
      boolean isTilde = pointer.charAt(i) == '~';
      if (isTilde && !pointer.startsWith("0", i + 1) && !pointer.startsWith("1", i + 1)) {
        return i;
      }
    }
    return -1;
  }

  /** Returns the decoded steps of a pointer without syntax faults. */
  public static List<String> tokens(String pointer) {
    List<String> tokens = new ArrayList<>();
    if (!pointer.isEmpty()) {
      for (String token : pointer.substring(1).split("/", -1)) {
        tokens.add(token.replace("~1", "/").replace("~0", "~"));
      }
    }
    return tokens;
  }

  private static RefOutcome<RefValue> step(RefValue value, String token) {
    return switch (value.type()) {
      case OBJECT -> RefReads.field(value, token);
      case ARRAY -> element(value, token);
      default -> RefOutcome.refused("NO_SUCH_FIELD", value.start());
    };
  }

  private static RefOutcome<RefValue> element(RefValue array, String token) {
    if (token.equals("-")) {
      return RefOutcome.refused("INDEX_OUT_OF_BOUNDS", array.start());
    }
    if (!token.matches("0|[1-9][0-9]*")) {
      return RefOutcome.refused("INVALID_POINTER", array.start());
    }
    boolean isBeyond =
        new BigInteger(token).compareTo(BigInteger.valueOf(array.elements().size())) >= 0;
    return isBeyond
        ? RefOutcome.refused("INDEX_OUT_OF_BOUNDS", array.start())
        : RefReads.element(array, Integer.parseInt(token));
  }
}

package io.skimjson;

import io.skimjson.numbers.NumberFault;
import io.skimjson.numbers.NumberTarget;
import io.skimjson.stage1.Stage1Fault;

/**
 * Makes the exceptions of navigation and reading: finds the exact place and kind, and says how to
 * mend it. What kind and place alone can tell is worded by {@link FaultWording}. Cold: finding the
 * path walks the index from the start of the document.
 */
final class Failures {
  private Failures() {}

  /** The exception for a fault that is known by kind and place. */
  static JsonException at(Navigator n, JsonError kind, int at) {
    String path = PathFinder.find(n, FaultWording.concerned(n, kind, at));
    return make(n, kind, at, path, FaultWording.text(n, kind, at));
  }

  // ---- Structure ----

  /** Something else than a value begins at {@code p}, or nothing. */
  static JsonException valueExpected(Navigator n, int p) {
    return orIncomplete(n, JsonError.SYNTAX, p);
  }

  private static JsonException orIncomplete(Navigator n, JsonError kind, int p) {
    return p >= n.end ? at(n, JsonError.INCOMPLETE, n.end) : at(n, kind, p);
  }

  /** No separator follows the value that ends before {@code after}. */
  static JsonException separatorExpected(Navigator n, int after) {
    return orIncomplete(n, JsonError.SYNTAX, n.skipSpace(after, n.end));
  }

  /** What stands behind the scalar at {@code p} is no separator. */
  static JsonException afterScalar(Navigator n, int p, int entry) {
    if (p >= n.end || (entry < n.last && n.index[entry] == p)) {
      return valueExpected(n, p);
    }
    long result = ScalarCheck.check(n.buf, p, n.end, n.options.surrogates());
    return PackedFault.kind(result) == JsonError.NONE
        ? separatorExpected(n, PackedFault.offset(result))
        : at(n, PackedFault.kind(result), PackedFault.offset(result));
  }

  /** Something stands at {@code p}, behind a scalar that was read and before the next operator. */
  static JsonException afterValue(Navigator n, int p, int entry) {
    return at(n, entry == n.first ? JsonError.TRAILING_CONTENT : JsonError.SYNTAX, p);
  }

  /** What is wrong between a separator of an object and the colon that should follow. */
  static JsonException member(Navigator n, int separator) {
    int p = n.valueStart(separator);
    return p < n.end && n.buf[p] == '"' ? name(n, p) : orIncomplete(n, JsonError.SYNTAX, p);
  }

  /** What is wrong with the name whose opening quote is at {@code p}, or behind it. */
  static JsonException name(Navigator n, int p) {
    long result = ScalarCheck.check(n.buf, p, n.end, n.options.surrogates());
    return PackedFault.kind(result) == JsonError.NONE
        ? separatorExpected(n, PackedFault.offset(result))
        : at(n, PackedFault.kind(result), PackedFault.offset(result));
  }

  static JsonError kindOf(Stage1Fault fault) {
    return switch (fault) {
      case NONE -> JsonError.NONE;
      case INVALID_UTF8 -> JsonError.INVALID_UTF8;
      case UNESCAPED_CONTROL -> JsonError.UNESCAPED_CONTROL;
      case UNCLOSED_STRING -> JsonError.UNCLOSED_STRING;
    };
  }

  // ---- Scalars ----

  static JsonException incorrectType(Navigator n, String wanted, int p) {
    String found = Describe.value(n.buf, p, n.end);
    return make(n, JsonError.INCORRECT_TYPE, p, "expected " + wanted + ", found " + found);
  }

  static JsonException stringTooLong(Navigator n, int length, int p) {
    return make(
        n,
        JsonError.TOO_LARGE,
        p,
        "a string of "
            + length
            + " bytes, more than "
            + n.options.limits().maxStringBytes()
            + "; raise Limits.maxStringBytes if it is wanted");
  }

  /** The input was changed under a document that had been indexed. */
  static JsonException changed(Navigator n, int p) {
    return make(
        n,
        JsonError.UNCLOSED_STRING,
        p,
        "a string without a closing quote; the input was changed after it was opened");
  }

  /**
   * A number that does not give what was asked for.
   *
   * @param at where the number room says it is wrong
   * @param p the number's first byte
   */
  static JsonException number(Navigator n, NumberFault fault, int at, NumberTarget target, int p) {
    return switch (fault) {
      case SYNTAX -> at(n, JsonError.NUMBER_SYNTAX, at);
      case TRAILING -> at(n, p == n.start ? JsonError.TRAILING_CONTENT : JsonError.SYNTAX, at);
      default -> make(n, kindOf(fault), p, NumberTexts.of(n, fault, target, p));
    };
  }

  /** As {@link #number} for a number inside the string whose opening quote is at {@code p}. */
  static JsonException numberInString(
      Navigator n, NumberFault fault, int at, NumberTarget target, int p) {
    return switch (fault) {
      case NOT_A_NUMBER ->
          make(
              n,
              JsonError.INCORRECT_TYPE,
              p,
              "expected a number in a string, found " + string(n, p));
      case SYNTAX, TRAILING -> at(n, JsonError.NUMBER_SYNTAX, at);
      default -> make(n, kindOf(fault), p, NumberTexts.inString(n, fault, target, p + 1));
    };
  }

  /** The string at {@code p}, quoted with its own quotes. */
  private static String string(Navigator n, int p) {
    return Describe.quote(n.buf, p, (int) (n.scanString(p + 1, n.end) >>> 1) + 1);
  }

  private static JsonError kindOf(NumberFault fault) {
    return switch (fault) {
      case NONE -> JsonError.NONE;
      case NOT_A_NUMBER, NOT_AN_INTEGER -> JsonError.INCORRECT_TYPE;
      case SYNTAX, TRAILING -> JsonError.NUMBER_SYNTAX;
      case TOO_LONG -> JsonError.TOO_LARGE;
      case OUT_OF_RANGE -> JsonError.NUMBER_OUT_OF_RANGE;
    };
  }

  // ---- Lookups ----

  static JsonException missing(Navigator n, int object, Key key) {
    return missing(n, new Value.Absence(object, "/" + JsonPointer.escape(key.name())));
  }

  static JsonException missing(Navigator n, Value.Absence absence) {
    return make(
        n,
        JsonError.NO_SUCH_FIELD,
        absence.parent(),
        PathFinder.find(n, absence.parent()) + absence.below(),
        "no such field; find(...) gives a missing value instead, getInt64Or(...) a default");
  }

  static JsonException noSuchElement(Navigator n, int p, String token) {
    return make(
        n,
        JsonError.INDEX_OUT_OF_BOUNDS,
        p,
        "the array has no element "
            + Describe.printable(token)
            + "; findAt(...) gives a missing value instead");
  }

  static JsonException notAnIndex(Navigator n, int p, String token) {
    return make(
        n,
        JsonError.INVALID_POINTER,
        p,
        "'" + Describe.printable(token) + "' is not an index of an array: digits, no leading zero");
  }

  private static JsonException make(Navigator n, JsonError kind, int at, String text) {
    return make(n, kind, at, PathFinder.find(n, at), text);
  }

  private static JsonException make(Navigator n, JsonError kind, int at, String path, String text) {
    return new JsonException(
        kind, text, at - n.base, path, n.buf, n.base, n.end, n.options.stackTraces());
  }
}

package io.skimjson;

import io.skimjson.numbers.NumberFault;
import io.skimjson.numbers.NumberTarget;

/** Wording of numbers that are good but not what was asked for. Cold. */
final class NumberTexts {
  private NumberTexts() {}

  static String of(Navigator n, NumberFault fault, NumberTarget target, int p) {
    String number = Describe.bareToken(n.buf, p, n.end);
    return switch (fault) {
      case NOT_A_NUMBER -> "expected a number, found " + Describe.value(n.buf, p, n.end);
      case NOT_AN_INTEGER ->
          number + " has a fraction or an exponent; read it with getDouble() or getDecimal()";
      case TOO_LONG ->
          number
              + " has more than "
              + n.options.limits().maxNumberDigits()
              + " digits, or a scale beyond "
              + n.options.limits().maxNumberScale()
              + "; raise Limits.maxNumberDigits or maxNumberScale if it is wanted";
      default -> number + doesNotFit(target) + wider(target, n.buf[p] == '-');
    };
  }

  /** As {@link #of} for a number inside a string; {@code p} is its first byte. */
  static String inString(Navigator n, NumberFault fault, NumberTarget target, int p) {
    String number = Describe.bareToken(n.buf, p, n.end);
    return fault == NumberFault.NOT_AN_INTEGER
        ? number + " has a fraction or an exponent; read it with getDoubleInString()"
        : number + doesNotFit(target) + widerInString(target, n.buf[p] == '-');
  }

  private static String doesNotFit(NumberTarget target) {
    return " does not fit in " + type(target) + "; read it with ";
  }

  private static String type(NumberTarget target) {
    return switch (target) {
      case INT32 -> "an int";
      case INT64 -> "a long";
      case UINT64 -> "an unsigned long";
      case FLOAT64 -> "a double";
      case FLOAT32 -> "a float";
      case BIG_INTEGER, DECIMAL -> "the limits";
    };
  }

  private static String wider(NumberTarget target, boolean negative) {
    return switch (target) {
      case INT32 -> "getInt64()";
      case INT64 -> negative ? "getBigInteger()" : "getUint64() or getBigInteger()";
      case UINT64 -> negative ? "getInt64()" : "getBigInteger()";
      case FLOAT32 -> "getDouble()";
      case FLOAT64, BIG_INTEGER, DECIMAL -> "getDecimal()";
    };
  }

  private static String widerInString(NumberTarget target, boolean negative) {
    if (target == NumberTarget.INT64 && !negative) {
      return "getUint64InString()";
    }
    return target == NumberTarget.UINT64 && negative ? "getInt64InString()" : "getString()";
  }
}

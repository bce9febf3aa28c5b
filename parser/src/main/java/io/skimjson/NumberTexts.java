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
      default -> number + " does not fit in " + type(target) + "; " + wider(target);
    };
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

  private static String wider(NumberTarget target) {
    return switch (target) {
      case INT32 -> "read it with getInt64()";
      case INT64 -> "read it with getUint64() or getBigInteger()";
      case UINT64 -> "read it with getInt64() if it is negative, else with getBigInteger()";
      case FLOAT32 -> "read it with getDouble()";
      case FLOAT64, BIG_INTEGER, DECIMAL -> "read it with getDecimal()";
    };
  }
}

package io.skimjson;

import io.skimjson.numbers.BigReader;
import io.skimjson.numbers.DoubleReader;
import io.skimjson.numbers.FloatReader;
import io.skimjson.numbers.Int64Reader;
import io.skimjson.numbers.NumberFault;
import io.skimjson.numbers.NumberFaults;
import io.skimjson.numbers.NumberTarget;
import io.skimjson.numbers.NumberToken;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Reads the number at a place of a document, or says why it can't.
 *
 * <p>The number room reads the text up to the next operator and answers with a value or with one
 * that stands for failure; only then the cold path asks what was wrong.
 */
final class Numbers {
  private Numbers() {}

  static long int64(Navigator n, int p, int entry) {
    long value = Int64Reader.readInt64(n.buf, p, n.slotEnd(entry));
    if (value == Int64Reader.FAILED || n.hasTrailing(entry)) {
      requireNone(n, NumberTarget.INT64, p, entry);
    }
    return value;
  }

  static int int32(Navigator n, int p, int entry) {
    long value = Int64Reader.readInt64(n.buf, p, n.slotEnd(entry));
    if (value != (int) value || n.hasTrailing(entry)) {
      requireNone(n, NumberTarget.INT32, p, entry);
    }
    return (int) value;
  }

  static long uint64(Navigator n, int p, int entry) {
    long value = Int64Reader.readUint64(n.buf, p, n.slotEnd(entry));
    if (value == Int64Reader.FAILED || n.hasTrailing(entry)) {
      requireNone(n, NumberTarget.UINT64, p, entry);
    }
    return value;
  }

  static double float64(Navigator n, int p, int entry) {
    double value = DoubleReader.readDouble(n.buf, p, n.slotEnd(entry));
    if (Double.isNaN(value) || n.hasTrailing(entry)) {
      requireNone(n, NumberTarget.FLOAT64, p, entry);
    }
    return value;
  }

  static float float32(Navigator n, int p, int entry) {
    float value = FloatReader.readFloat(n.buf, p, n.slotEnd(entry));
    if (Float.isNaN(value) || n.hasTrailing(entry)) {
      requireNone(n, NumberTarget.FLOAT32, p, entry);
    }
    return value;
  }

  static BigInteger bigInteger(Navigator n, int p, int entry) {
    BigInteger value =
        BigReader.readBigInteger(n.buf, p, n.slotEnd(entry), n.options.limits().maxNumberDigits());
    if (value == null || n.hasTrailing(entry)) {
      requireNone(n, NumberTarget.BIG_INTEGER, p, entry);
      throw Failures.number(n, NumberFault.SYNTAX, p, NumberTarget.BIG_INTEGER, p);
    }
    return value;
  }

  static BigDecimal decimal(Navigator n, int p, int entry) {
    Limits limits = n.options.limits();
    BigDecimal value =
        BigReader.readDecimal(
            n.buf, p, n.slotEnd(entry), limits.maxNumberDigits(), limits.maxNumberScale());
    if (value == null || n.hasTrailing(entry)) {
      requireNone(n, NumberTarget.DECIMAL, p, entry);
      throw Failures.number(n, NumberFault.SYNTAX, p, NumberTarget.DECIMAL, p);
    }
    return value;
  }

  /** The kind of number at a place: how it is written, and what it fits in. */
  static NumberType type(Navigator n, int p, int entry) {
    long token = goodToken(n, p, entry);
    if (!NumberToken.isInteger(token)) {
      return NumberType.FLOAT64;
    }
    int end = NumberToken.offset(token);
    if (Int64Reader.readInt64(n.buf, p, end) != Int64Reader.FAILED) {
      return NumberType.INT64;
    }
    if (Int64Reader.readUint64(n.buf, p, end) != Int64Reader.FAILED) {
      return NumberType.UINT64; // as int64 it would be the mark for failure only if it is negative
    }
    return fits(n, NumberTarget.INT64, p, end)
        ? NumberType.INT64
        : fits(n, NumberTarget.UINT64, p, end) ? NumberType.UINT64 : NumberType.BIG_INTEGER;
  }

  /** Tells whether the number at a place has neither fraction nor exponent. */
  static boolean isInteger(Navigator n, int p, int entry) {
    return NumberToken.isInteger(goodToken(n, p, entry));
  }

  /** The number's token, which is good and alone in its slot; else throws what is wrong. */
  private static long goodToken(Navigator n, int p, int entry) {
    long token = NumberToken.scan(n.buf, p, n.slotEnd(entry));
    if (!NumberToken.isGood(token) || !n.isSlotEnd(NumberToken.offset(token), entry)) {
      requireNone(n, NumberTarget.INT64, p, entry);
      throw Failures.number(n, NumberFault.SYNTAX, p, NumberTarget.INT64, p);
    }
    return token;
  }

  private static boolean fits(Navigator n, NumberTarget target, int p, int end) {
    return NumberFaults.kind(find(n, target, p, end)) == NumberFault.NONE;
  }

  /** Throws what is wrong with the number at {@code p}; returns if nothing is. */
  private static void requireNone(Navigator n, NumberTarget target, int p, int entry) {
    long fault = find(n, target, p, n.slotEnd(entry));
    NumberFault kind = NumberFaults.kind(fault);
    if (isWellFormed(kind)) {
      n.requireNoTrailing(entry);
    }
    if (kind != NumberFault.NONE) {
      throw Failures.number(n, kind, NumberFaults.offset(fault), target, p);
    }
  }

  /** Tells whether a fault is that of a good number, which is only not what was asked for. */
  private static boolean isWellFormed(NumberFault kind) {
    return switch (kind) {
      case NONE, NOT_AN_INTEGER, OUT_OF_RANGE, TOO_LONG -> true;
      case NOT_A_NUMBER, SYNTAX, TRAILING -> false;
    };
  }

  private static long find(Navigator n, NumberTarget target, int p, int limit) {
    Limits limits = n.options.limits();
    return NumberFaults.find(
        target, n.buf, p, limit, limits.maxNumberDigits(), limits.maxNumberScale());
  }

  // ---- Numbers written as strings ----

  static long int64InString(Navigator n, int p, int entry) {
    int quote = Strings.closingQuote(n, p, entry);
    long value = isBare(n, p, quote) ? Int64Reader.readInt64(n.buf, p + 1, quote) : 0;
    if (value == Int64Reader.FAILED || !isBare(n, p, quote)) {
      requireNoneInString(n, NumberTarget.INT64, p, quote);
    }
    return value;
  }

  static long uint64InString(Navigator n, int p, int entry) {
    int quote = Strings.closingQuote(n, p, entry);
    long value = isBare(n, p, quote) ? Int64Reader.readUint64(n.buf, p + 1, quote) : 0;
    if (value == Int64Reader.FAILED || !isBare(n, p, quote)) {
      requireNoneInString(n, NumberTarget.UINT64, p, quote);
    }
    return value;
  }

  static double float64InString(Navigator n, int p, int entry) {
    int quote = Strings.closingQuote(n, p, entry);
    double value = isBare(n, p, quote) ? DoubleReader.readDouble(n.buf, p + 1, quote) : Double.NaN;
    if (Double.isNaN(value)) {
      requireNoneInString(n, NumberTarget.FLOAT64, p, quote);
    }
    return value;
  }

  /** No white space behind the number: in a string it is part of the text, and refused. */
  private static boolean isBare(Navigator n, int p, int quote) {
    return quote > p + 1 && (n.buf[quote - 1] & 0xFF) > ' ';
  }

  private static void requireNoneInString(Navigator n, NumberTarget target, int p, int quote) {
    int first = n.skipSpace(p + 1, quote);
    if (first > p + 1 && first < quote && Types.isNumber(n.buf[first])) {
      throw Failures.numberInString(n, NumberFault.SYNTAX, p + 1, target, p);
    }
    long token = NumberToken.scan(n.buf, p + 1, quote);
    if (NumberToken.isGood(token) && NumberToken.offset(token) != quote) {
      int behind = NumberToken.offset(token);
      throw Failures.numberInString(n, NumberFault.SYNTAX, behind, target, p);
    }
    long fault = find(n, target, p + 1, quote);
    NumberFault kind = NumberFaults.kind(fault);
    if (kind != NumberFault.NONE) {
      throw Failures.numberInString(n, kind, NumberFaults.offset(fault), target, p);
    }
  }
}

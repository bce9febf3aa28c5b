package io.skimjson.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.skimjson.testkit.Bytes;
import io.skimjson.testkit.Placement;
import io.skimjson.testkit.Placements;
import java.util.Locale;

/** Compares readers of doubles and floats, SWAR and loop, published and not, with expected bits. */
final class FloatingContract {
  private static final long INFINITE_DOUBLE = 0x7FFL << 52;
  private static final int INFINITE_FLOAT = 0xFF << 23;

  private FloatingContract() {}

  /** The JDK's parsers as the model. */
  static void check(String text) {
    check(
        text,
        Double.doubleToRawLongBits(Double.parseDouble(text)),
        Float.floatToRawIntBits(Float.parseFloat(text)));
  }

  /** In an exact array. */
  static void check(String text, long doubleBits, int floatBits) {
    byte[] b = Bytes.latin1(text);
    check(b, 0, b.length, doubleBits, floatBits);
  }

  /** In every way to lay it in memory. */
  static void checkPlaced(String text, long doubleBits, int floatBits) {
    for (Placement place : Placements.few(Bytes.latin1(text))) {
      check(place.array(), place.offset(), place.end(), doubleBits, floatBits);
    }
  }

  static void check(byte[] b, int start, int limit, long doubleBits, int floatBits) {
    for (boolean swar : new boolean[] {true, false}) {
      compare(doubleBits, FloatingReader.bits(b, start, limit, swar, false), "double", b);
      compare(
          Integer.toUnsignedLong(floatBits),
          FloatingReader.bits(b, start, limit, swar, true),
          "float",
          b);
    }
    boolean doubleFits = (doubleBits & INFINITE_DOUBLE) != INFINITE_DOUBLE;
    double readDouble = DoubleReader.readDouble(b, start, limit);
    compare(
        Double.doubleToLongBits(doubleFits ? Double.longBitsToDouble(doubleBits) : Double.NaN),
        Double.doubleToLongBits(readDouble),
        "readDouble",
        b);
    boolean floatFits = (floatBits & INFINITE_FLOAT) != INFINITE_FLOAT;
    float readFloat = FloatReader.readFloat(b, start, limit);
    compare(
        Float.floatToIntBits(floatFits ? Float.intBitsToFloat(floatBits) : Float.NaN),
        Float.floatToIntBits(readFloat),
        "readFloat",
        b);
    fault(NumberTarget.FLOAT64, doubleFits, b, start, limit);
    fault(NumberTarget.FLOAT32, floatFits, b, start, limit);
  }

  /** No number: every reader says so. */
  static void checkRefused(byte[] b, int start, int limit) {
    for (boolean swar : new boolean[] {true, false}) {
      compare(FloatingReader.BAD, FloatingReader.bits(b, start, limit, swar, false), "double", b);
      compare(FloatingReader.BAD, FloatingReader.bits(b, start, limit, swar, true), "float", b);
    }
    assertEquals(Double.NaN, DoubleReader.readDouble(b, start, limit));
    assertEquals(Float.NaN, FloatReader.readFloat(b, start, limit));
  }

  private static void fault(NumberTarget target, boolean fits, byte[] b, int start, int limit) {
    long fault = NumberFaults.find(target, b, start, limit);
    if (NumberFaults.kind(fault) != (fits ? NumberFault.NONE : NumberFault.OUT_OF_RANGE)
        || NumberFaults.offset(fault) != start) {
      throw new AssertionError(target + " " + NumberFaults.kind(fault) + " of " + Bytes.show(b));
    }
  }

  private static void compare(long expected, long actual, String what, byte[] b) {
    if (expected != actual) {
      throw new AssertionError(
          String.format(
              Locale.ROOT, "%s of %s: expected %X, was %X", what, Bytes.show(b), expected, actual));
    }
  }
}

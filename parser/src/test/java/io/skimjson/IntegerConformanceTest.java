package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Expectation;
import io.skimjson.testkit.IntegerCase;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The table of integer documents, by every integer getter and on every path. */
class IntegerConformanceTest {
  @Test
  void readsEveryIntegerOfTheTableOnEveryPath() {
    List<IntegerCase> table = IntegerCase.all();
    long cases = 0;
    for (DocumentPath path : DocumentPaths.all(Parser.builder())) {
      for (IntegerCase row : table) {
        if (path.takes(row.document())) {
          check(path, row);
          cases += 2;
        }
      }
    }
    CaseCount.report("parser.integers", cases);
    CaseCount.report("parser.integers.table", table.size(), IntegerCase.SHARED_COUNT);
  }

  private static void check(DocumentPath path, IntegerCase row) {
    Outcome[] read =
        path.readEach(
            row.document(),
            d -> d.at(row.pointer()).getInt64(),
            d -> Long.toUnsignedString(d.at(row.pointer()).getUint64()),
            d -> d.at(row.pointer()).getInt32());
    check(path, row, row.int64(), "getInt64", read[0]);
    check(path, row, row.uint64(), "getUint64", read[1]);
    check(path, row, asInt32(row.int64()), "getInt32", read[2]);
  }

  private static void check(
      DocumentPath path, IntegerCase row, Expectation wanted, String getter, Outcome outcome) {
    boolean fits =
        path.refusesEarly(row.document())
            ? !outcome.isValue() && !wanted.demandsValue()
            : Operations.fits(wanted, outcome);
    if (!fits) {
      fail(path + " " + getter + ": " + row + " wants " + wanted + ", got " + outcome);
    }
  }

  /** What follows for an int: the same, unless the value is beyond its range. */
  private static Expectation asInt32(Expectation int64) {
    if (int64.value().isEmpty()) {
      return int64;
    }
    long value = Long.parseLong(int64.value().get());
    if (value == (int) value) {
      return int64;
    }
    int bar = int64.toString().lastIndexOf('|');
    String damage = bar < 0 ? "" : "/" + int64.toString().substring(bar + 1);
    return Expectation.parse("!NUMBER_OUT_OF_RANGE" + damage);
  }

  /** The table says where a value is right; then every other getter that can hold it agrees. */
  @Test
  void everyNumberGetterAgreesOnTheIntegersOfTheTable() {
    long cases = 0;
    for (IntegerCase row : IntegerCase.all()) {
      Expectation known = row.int64().demandsValue() ? row.int64() : row.uint64();
      if (!known.demandsValue()) {
        continue;
      }
      BigInteger integer = new BigInteger(known.value().orElseThrow());
      Value value = Document.on(row.document()).at(row.pointer());
      assertEquals(integer, value.getBigInteger(), row::toString);
      assertEquals(integer, value.getDecimal().toBigIntegerExact(), row::toString);
      // The sign of -0 is no part of the integer, but of the double.
      double expected = value.isNegative() && integer.signum() == 0 ? -0.0 : integer.doubleValue();
      assertEquals(expected, value.getDouble(), row::toString);
      assertEquals((float) 0 + integer.floatValue(), value.getFloat() + 0, row::toString);
      assertTrue(value.isInteger(), row::toString);
      assertEquals(typeOf(integer), value.numberType(), row::toString);
      assertEquals(integer, new BigInteger(value.getNumber().toString()), row::toString);
      cases++;
    }
    CaseCount.report("parser.integers.getters", cases);
  }

  private static NumberType typeOf(BigInteger integer) {
    return integer.bitLength() < 64 ? NumberType.INT64 : NumberType.UINT64;
  }
}

package io.skimjson.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.Bytes;
import io.skimjson.testkit.CpuClock;
import org.junit.jupiter.api.Test;

/** Numbers of a million digits: right, and in linear time. */
class LongNumbersTest {
  private static final int MILLION = 1_000_000;
  private static final long BUDGET_MS = 500;

  private static void check(String text, double asDouble, float asFloat) {
    byte[] b = Bytes.utf8(text);
    long start = CpuClock.nanos();
    FloatingContract.check(
        b, 0, b.length, Double.doubleToRawLongBits(asDouble), Float.floatToRawIntBits(asFloat));
    long eachMs = (CpuClock.nanos() - start) / 1_000_000 / 6; // six readings in there
    assertTrue(eachMs < BUDGET_MS, () -> eachMs + " ms for " + text.length() + " bytes");
  }

  @Test
  void aMillionDigitsBehindThePoint() {
    check("0." + "3".repeat(MILLION), 1.0 / 3, 1.0f / 3);
    check("1." + "0".repeat(MILLION), 1, 1);
    check("0." + "9".repeat(MILLION), 1, 1);
    check("-0." + "0".repeat(MILLION), -0.0, -0.0f);
    check("-0." + "0".repeat(MILLION) + "1", -0.0, -0.0f);
  }

  @Test
  void aMillionDigitsBeforeThePoint() {
    check("1".repeat(MILLION), Double.POSITIVE_INFINITY, Float.POSITIVE_INFINITY);
    check("-" + "9".repeat(MILLION), Double.NEGATIVE_INFINITY, Float.NEGATIVE_INFINITY);
    check("1" + "0".repeat(MILLION) + "e-" + MILLION, 1, 1);
    check("1" + "0".repeat(MILLION) + "e-" + (MILLION + 400), 0, 0);
  }

  @Test
  void exponentsMakeUpForZeros() {
    check("0." + "0".repeat(MILLION) + "1e" + (MILLION + 1), 1, 1);
    check("0." + "0".repeat(MILLION) + "25e" + (MILLION + 3), 250, 250);
    check(
        "0." + "0".repeat(MILLION) + "1e" + (MILLION + 400),
        Double.POSITIVE_INFINITY,
        Float.POSITIVE_INFINITY);
  }

  @Test
  void theLastOfAMillionDigitsDecidesATie() {
    String tie = "9007199254740993"; // 2^53 + 1
    check(tie + "." + "0".repeat(MILLION), 9007199254740992.0, 9007199254740992.0f);
    check(tie + "." + "0".repeat(MILLION) + "1", 9007199254740994.0, 9007199254740992.0f);
    check(tie + "0".repeat(MILLION) + "e-" + MILLION, 9007199254740992.0, 9007199254740992.0f);
    check(
        tie + "0".repeat(MILLION) + "1e-" + (MILLION + 1), 9007199254740994.0, 9007199254740992.0f);
    check("16777217." + "0".repeat(MILLION) + "1", 16777217.0, 16777218.0f);
  }

  @Test
  void exponentsOfAMillionDigitsSaturateAndDoNotWrap() {
    String nines = "9".repeat(MILLION);
    check("1e" + nines, Double.POSITIVE_INFINITY, Float.POSITIVE_INFINITY);
    check("-1e-" + nines, -0.0, -0.0f);
    check("0e" + nines, 0, 0);
    check("1e" + "0".repeat(MILLION) + "5", 1e5, 1e5f);
    check("1e-" + "0".repeat(MILLION) + "5", 1e-5, 1e-5f);
  }

  @Test
  void integersAndFaultsAreLinearToo() {
    byte[] digits = Bytes.utf8("1".repeat(MILLION));
    byte[] spaced = Bytes.utf8("12345" + " ".repeat(MILLION));
    byte[] trailing = Bytes.utf8("12345" + " ".repeat(MILLION) + "x");
    long start = CpuClock.nanos();
    assertEquals(Int64Reader.FAILED, Int64Reader.readInt64(digits, 0, MILLION));
    assertEquals(12345, Int64Reader.readInt64(spaced, 0, spaced.length));
    assertEquals(Int64Reader.FAILED, Int64Reader.readUint64(trailing, 0, trailing.length));
    long fault = NumberFaults.find(NumberTarget.INT64, trailing, 0, trailing.length);
    assertEquals(NumberFault.TRAILING, NumberFaults.kind(fault));
    assertEquals(MILLION + 5, NumberFaults.offset(fault));
    for (NumberTarget target : NumberTarget.values()) {
      NumberFault kind = NumberFaults.kind(NumberFaults.find(target, digits, 0, MILLION));
      assertTrue(kind == NumberFault.OUT_OF_RANGE || kind == NumberFault.TOO_LONG);
    }
    long ms = (CpuClock.nanos() - start) / 1_000_000;
    assertTrue(ms < BUDGET_MS, () -> ms + " ms");
  }
}

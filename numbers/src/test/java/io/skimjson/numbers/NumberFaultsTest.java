package io.skimjson.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.skimjson.testkit.Bytes;
import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Seeds;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberFaultsTest {
  @ParameterizedTest(name = "[{1}] as {0}: {2} at {3}")
  @CsvSource({
    "INT64, 5, NONE, 0",
    "INT64, -0, NONE, 0",
    "INT64, 01, SYNTAX, 1",
    "INT64, -01, SYNTAX, 2",
    "INT64, 1., SYNTAX, 2",
    "INT64, 1.e1, SYNTAX, 2",
    "INT64, -, SYNTAX, 1",
    "INT64, 1a, SYNTAX, 1",
    "INT64, 0x1, SYNTAX, 1",
    "INT64, 9223372036854775807, NONE, 0",
    "INT64, 9223372036854775808, OUT_OF_RANGE, 0",
    "INT64, -9223372036854775808, NONE, 0",
    "INT64, -9223372036854775809, OUT_OF_RANGE, 0",
    "INT64, 1.0, NOT_AN_INTEGER, 0",
    "INT64, 1e0, NOT_AN_INTEGER, 0",
    "INT64, 1e400, NOT_AN_INTEGER, 0",
    "INT64, +1, NOT_A_NUMBER, 0",
    "INT64, .5, NOT_A_NUMBER, 0",
    "INT64, NaN, NOT_A_NUMBER, 0",
    "INT64, true, NOT_A_NUMBER, 0",
    "INT64, 1 2, TRAILING, 2",
    "INT64, 1.5   x, TRAILING, 6",
    "INT64, 99999999999999999999 x, TRAILING, 21",
    "INT64, 1.5x, SYNTAX, 3",
    "UINT64, -0, OUT_OF_RANGE, 0",
    "UINT64, -5, OUT_OF_RANGE, 0",
    "UINT64, -1.5, NOT_AN_INTEGER, 0",
    "UINT64, 18446744073709551615, NONE, 0",
    "UINT64, 18446744073709551616, OUT_OF_RANGE, 0",
    "UINT64, 9223372036854775808, NONE, 0",
    "INT32, 2147483647, NONE, 0",
    "INT32, 2147483648, OUT_OF_RANGE, 0",
    "INT32, -2147483648, NONE, 0",
    "INT32, -2147483649, OUT_OF_RANGE, 0",
    "FLOAT64, 1e400, OUT_OF_RANGE, 0",
    "FLOAT64, 1e308, NONE, 0",
    "FLOAT64, 1e-400, NONE, 0",
    "FLOAT64, 1e, SYNTAX, 2",
    "FLOAT64, 1e400 x, TRAILING, 6",
    "FLOAT32, 1e39, OUT_OF_RANGE, 0",
    "FLOAT32, 3.4028235e38, NONE, 0",
    "FLOAT32, 3.4028236e38, OUT_OF_RANGE, 0",
    "BIG_INTEGER, 1e5, NOT_AN_INTEGER, 0",
    "BIG_INTEGER, 99999999999999999999999999999, NONE, 0",
    "DECIMAL, 1e6178, NONE, 0",
    "DECIMAL, 1e6179, TOO_LONG, 0",
    "DECIMAL, 1e6179 1, TRAILING, 7",
    "DECIMAL, 1.e6179, SYNTAX, 2"
  })
  void tellsWhatIsWrongAndWhere(NumberTarget target, String text, NumberFault kind, int offset) {
    for (int before : new int[] {0, 3}) {
      byte[] b = Bytes.utf8("1".repeat(before) + text + "2".repeat(before * 4));
      long fault = NumberFaults.find(target, b, before, before + text.length());
      assertEquals(kind, NumberFaults.kind(fault));
      assertEquals(before + offset, NumberFaults.offset(fault));
    }
  }

  @Test
  void emptyTextIsNoNumberForAnyTarget() {
    for (NumberTarget target : NumberTarget.values()) {
      for (int start = 0; start <= 3; start++) {
        long fault = NumberFaults.find(target, Bytes.utf8("123"), start, start);
        assertEquals(NumberFault.NOT_A_NUMBER, NumberFaults.kind(fault));
        assertEquals(start, NumberFaults.offset(fault));
      }
    }
  }

  @Test
  void tooManyDigitsAreTooLong() {
    byte[] b = Bytes.utf8("1".repeat(1001));
    assertEquals(
        NumberFault.TOO_LONG,
        NumberFaults.kind(NumberFaults.find(NumberTarget.BIG_INTEGER, b, 0, b.length)));
    assertEquals(
        NumberFault.NONE,
        NumberFaults.kind(NumberFaults.find(NumberTarget.BIG_INTEGER, b, 0, b.length - 1)));
    assertEquals(
        NumberFault.NONE,
        NumberFaults.kind(NumberFaults.find(NumberTarget.DECIMAL, b, 0, b.length, 1001, 0)));
    assertEquals(
        NumberFault.OUT_OF_RANGE,
        NumberFaults.kind(NumberFaults.find(NumberTarget.INT64, b, 0, b.length)));
  }

  @Test
  void randomTextsAgreeWithTheModelForEveryTarget() {
    long seed = Seeds.seed();
    SplittableRandom random = new SplittableRandom(seed);
    int count = 0;
    for (int i = 0; i < 60_000; i++) {
      String text = i % 2 == 0 ? NumberTexts.damaged(random) : NumberTexts.good(random);
      byte[] b = Bytes.latin1(text + "8".repeat(random.nextInt(12)));
      for (NumberTarget target : NumberTarget.values()) {
        int maxDigits = 1 + random.nextInt(40);
        int maxScale = random.nextInt(40);
        NumberModel model = NumberModel.number(target, b, 0, text.length(), maxDigits, maxScale);
        long fault = NumberFaults.find(target, b, 0, text.length(), maxDigits, maxScale);
        String message = target + " " + Bytes.show(b) + "; " + Seeds.repeat(seed);
        assertEquals(model.fault, NumberFaults.kind(fault), message);
        assertEquals(model.offset, NumberFaults.offset(fault), message);
        count++;
      }
    }
    CaseCount.report("numbers.faults", count);
  }
}

package io.skimjson.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.Bytes;
import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.CpuClock;
import io.skimjson.testkit.Seeds;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BigReaderTest {
  private static void check(
      byte[] b, int start, int limit, int maxDigits, int maxScale, String hint) {
    NumberModel integer =
        NumberModel.number(NumberTarget.BIG_INTEGER, b, start, limit, maxDigits, maxScale);
    NumberModel decimal =
        NumberModel.number(NumberTarget.DECIMAL, b, start, limit, maxDigits, maxScale);
    for (boolean swar : new boolean[] {true, false}) {
      assertEquals(
          integer.isGood() ? new BigInteger(integer.text) : null,
          BigReader.readBigInteger(b, start, limit, maxDigits, swar),
          hint);
      assertEquals(
          decimal.isGood() ? decimal.decimal() : null,
          BigReader.readDecimal(b, start, limit, maxDigits, maxScale, swar),
          hint);
    }
  }

  @ParameterizedTest(name = "{0} is {0}")
  @ValueSource(
      strings = {
        "0",
        "-0",
        "7",
        "123456789012345678901234567890",
        "-9223372036854775809",
        "0.0",
        "-0.00",
        "1.50",
        "1e3",
        "1E+3",
        "1e-3",
        "12.5e2",
        "0e6178",
        "0e-6178",
        "0.000000000000000000000000000001",
        "-1.25e-10",
        "1e6178",
        "1e-6178"
      })
  void keepsValueAndScaleAsBigDecimalDoes(String text) {
    byte[] b = Bytes.utf8(text + "77");
    assertEquals(new BigDecimal(text), BigReader.readDecimal(b, 0, text.length(), 1000, 6178));
    check(b, 0, text.length(), 1000, 6178, text);
  }

  @ParameterizedTest(name = "{0} is beyond a limit or no number")
  @CsvSource({
    "1e6179",
    "1e-6179",
    "1.0e-6178",
    "1e999999999",
    "1e-999999999999999999999",
    "0e99999999999999999999",
    "1.",
    "01",
    "1e",
    "-",
    "1a",
    "NaN",
    "1e5 x"
  })
  void refuses(String text) {
    byte[] b = Bytes.utf8(text);
    assertNull(BigReader.readDecimal(b, 0, b.length, 1000, 6178));
    assertNull(BigReader.readBigInteger(b, 0, b.length, 1000));
    check(b, 0, b.length, 1000, 6178, text);
  }

  @ParameterizedTest(name = "{0} is no integer")
  @ValueSource(strings = {"1.0", "1e0", "1.5", "0.0", "1E2"})
  void readBigIntegerTakesIntegersOnly(String text) {
    byte[] b = Bytes.utf8(text);
    assertNull(BigReader.readBigInteger(b, 0, b.length, 1000));
  }

  @Test
  void digitsAreCountedWithoutSignAndPoint() {
    byte[] integer = Bytes.utf8("-" + "9".repeat(1000));
    assertNotNull(BigReader.readBigInteger(integer, 0, integer.length, 1000));
    assertNull(BigReader.readBigInteger(integer, 0, integer.length, 999));
    byte[] decimal = Bytes.utf8("-0." + "9".repeat(999) + "e1");
    assertNotNull(BigReader.readDecimal(decimal, 0, decimal.length, 1000, 6178));
    assertNull(BigReader.readDecimal(decimal, 0, decimal.length, 999, 6178));
  }

  @Test
  void randomTextsAgreeWithTheJdk() {
    long seed = Seeds.seed();
    SplittableRandom random = new SplittableRandom(seed);
    int count = 60_000;
    for (int i = 0; i < count; i++) {
      String text =
          i % 3 == 0
              ? NumberTexts.damaged(random)
              : i % 3 == 1
                  ? NumberTexts.good(random)
                  : NumberTexts.integer(random, 1 + random.nextInt(i % 100 == 2 ? 3000 : 60));
      byte[] b = Bytes.latin1("4" + text + "5".repeat(random.nextInt(12)));
      int maxDigits = random.nextInt(4) == 0 ? random.nextInt(40) : 1000;
      int maxScale = random.nextInt(4) == 0 ? random.nextInt(40) : 6178;
      String hint = Bytes.show(b) + " " + maxDigits + " " + maxScale + "; " + Seeds.repeat(seed);
      check(b, 1, 1 + text.length(), maxDigits, maxScale, hint);
    }
    CaseCount.report("numbers.big", count);
  }

  @Test
  void aRaisedLimitDoesNotMeanQuadraticTime() {
    byte[] b = Bytes.utf8("7".repeat(1_000_000));
    long start = CpuClock.nanos();
    BigInteger value = BigReader.readBigInteger(b, 0, b.length, 1_000_000);
    long ms = (CpuClock.nanos() - start) / 1_000_000;
    assertTrue(
        ms < 10_000, () -> ms + " ms"); // about one second; the JDK's constructor takes minutes
    assertNotNull(value);
    // 777...7 = 7 * (10^n - 1) / 9
    assertEquals(
        BigInteger.TEN.pow(1_000_000).subtract(BigInteger.ONE).multiply(BigInteger.valueOf(7)),
        value.multiply(BigInteger.valueOf(9)));
  }
}

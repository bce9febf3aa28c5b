package io.skimjson.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.skimjson.testkit.Bytes;
import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Placement;
import io.skimjson.testkit.Placements;
import io.skimjson.testkit.Seeds;
import java.math.BigDecimal;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FloatingReaderTest {
  @ParameterizedTest(name = "{0} is {1} as a double, {2} as a float")
  @CsvSource({
    "0, 0.0, 0.0",
    "-0, -0.0, -0.0",
    "-0.0, -0.0, -0.0",
    "-0e5, -0.0, -0.0",
    "0.000e999, 0.0, 0.0",
    "1e-400, 0.0, 0.0",
    "-1e-400, -0.0, -0.0",
    "123.456, 123.456, 123.456",
    "-5, -5.0, -5.0",
    "9223372036854775808, 9.223372036854775807e18, 9.223372e18",
    "18446744073709551616, 1.8446744073709552e19, 1.8446744e19",
    "1e23, 1e23, 1e23",
    "9007199254740993, 9007199254740992, 9007199254740992",
    "9007199254740995, 9007199254740996, 9007199254740996",
    "16777217, 16777217, 16777216",
    "5e-324, 4.9e-324, 0.0",
    "2.4703282292062327e-324, 0.0, 0.0",
    "2.4703282292062328e-324, 4.9e-324, 0.0",
    "1e-45, 1e-45, 1.4e-45",
    "2.2250738585072011e-308, 2.2250738585072011e-308, 0.0",
    "2.2250738585072012e-308, 2.2250738585072014e-308, 0.0",
    "1E+2, 100.0, 100.0"
  })
  void readsTheNearest(String text, double asDouble, float asFloat) {
    FloatingContract.checkPlaced(
        text, Double.doubleToRawLongBits(asDouble), Float.floatToRawIntBits(asFloat));
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "1.7976931348623157e308",
        "1.7976931348623158e308",
        "1.7976931348623159e308",
        "1e308",
        "1e309",
        "-1e309",
        "1e400",
        "1e99999999999999999999",
        "1e-99999999999999999999",
        "0e99999999999999999999",
        "-0e-99999999999999999999",
        "3.4028235e38",
        "3.4028236e38",
        "3.4028235677973366e38",
        "3.4028235677973365e38",
        "3.4028235677973367e38",
        "1e39",
        "-4e38",
        "1.1754943508222875e-38",
        "7.006492321624085e-46",
        "7.006492321624086e-46",
        "7.0064923216240853546186479164495e-46",
        "7.0064923216240853546186479164496e-46",
        "1e18446744073709551617",
        "1e4294967297",
        "1e-4294967297",
        "1e2147483648",
        "1e-2147483649"
      })
  void edgesOfTheRangesAgreeWithTheJdk(String text) {
    FloatingContract.checkPlaced(
        text,
        Double.doubleToRawLongBits(Double.parseDouble(text)),
        Float.floatToRawIntBits(Float.parseFloat(text)));
  }

  @ParameterizedTest(name = "[{0}] is refused")
  @ValueSource(
      strings = {
        "",
        "-",
        "+1",
        ".5",
        "1.",
        "1.e1",
        "01",
        "-01",
        "00.5",
        "1e",
        "1e+",
        "1e-",
        "1a",
        "0x1",
        "NaN",
        "Infinity",
        "-Infinity",
        "1 2",
        "1,",
        "1.5.5",
        "1e5e5",
        "1e5.5",
        "--1",
        "\"12\"",
        "true",
        " 1",
        "1\u00a0",
        "1.5f",
        "1d",
        "12345678901234567890123.",
        "1234567890.1234567890e",
        "1\f"
      })
  void refusesWhatIsNoNumber(String text) {
    for (Placement place : Placements.all(Bytes.latin1(text))) {
      FloatingContract.checkRefused(place.array(), place.offset(), place.end());
    }
  }

  @Test
  void aFloatIsRoundedOnceAndNotByWayOfADouble() {
    // Just above the tie between 1 and the next float; as a double it is the tie, which goes to 1.
    String text = "1.00000005960464477540";
    FloatingContract.check(text);
    float once = FloatReader.readFloat(Bytes.utf8(text), 0, text.length());
    assertEquals(1.0000001f, once);
    assertEquals(1.0f, (float) DoubleReader.readDouble(Bytes.utf8(text), 0, text.length()));
  }

  @Test
  void randomTextsAgreeWithTheJdkWhateverStandsBehindThem() {
    long seed = Seeds.seed();
    SplittableRandom random = new SplittableRandom(seed);
    int count = 300_000;
    for (int i = 0; i < count; i++) {
      String text = NumberTexts.good(random);
      String white = NumberTexts.white(random);
      String behind = ".9e+0".substring(random.nextInt(5)).repeat(random.nextInt(5));
      byte[] b = Bytes.latin1("7-" + text + white + (white.isEmpty() ? "" : "\n") + behind);
      int limit = 2 + text.length() + white.length();
      try {
        FloatingContract.check(
            b,
            2,
            limit,
            Double.doubleToRawLongBits(Double.parseDouble(text)),
            Float.floatToRawIntBits(Float.parseFloat(text)));
      } catch (AssertionError e) {
        throw new AssertionError(e.getMessage() + "; " + Seeds.repeat(seed), e);
      }
    }
    CaseCount.report("numbers.floating.random", count);
  }

  @Test
  void damagedTextsAreRefusedOrReadAsTheModelDoes() {
    long seed = Seeds.seed();
    SplittableRandom random = new SplittableRandom(seed);
    int count = 200_000;
    for (int i = 0; i < count; i++) {
      String text = NumberTexts.damaged(random);
      byte[] b = Bytes.latin1(text + "0123456789".substring(random.nextInt(11)));
      int limit = text.length();
      NumberModel model = NumberModel.number(NumberTarget.DECIMAL, b, 0, limit, 9999, 1 << 30);
      if (model.isGood()) {
        FloatingContract.check(
            b,
            0,
            limit,
            Double.doubleToRawLongBits(Double.parseDouble(model.text)),
            Float.floatToRawIntBits(Float.parseFloat(model.text)));
      } else if (model.fault != NumberFault.TOO_LONG) {
        FloatingContract.checkRefused(b, 0, limit);
      }
    }
    CaseCount.report("numbers.floating.damaged", count);
  }

  @Test
  void randomBitPatternsWrittenShortOrExactlyComeBack() {
    long seed = Seeds.seed();
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 100_000; i++) {
      float f = Float.intBitsToFloat(random.nextInt() & 0x7FFF_FFFF);
      double d = Double.longBitsToDouble(random.nextLong() & Long.MAX_VALUE);
      if (Float.isFinite(f) && Double.isFinite(d)) {
        byte[] exact = Bytes.utf8(new BigDecimal(f).toString());
        assertEquals(f, FloatReader.readFloat(exact, 0, exact.length), () -> Seeds.repeat(seed));
        byte[] shorter = Bytes.utf8(Double.toString(d));
        assertEquals(d, DoubleReader.readDouble(shorter, 0, shorter.length));
      }
    }
  }

  @Test
  void everyPowerOfTenInAndAroundTheRange() {
    for (int q = -360; q <= 330; q++) {
      for (String mantissa : new String[] {"1", "9", "9007199254740993", "18446744073709551615"}) {
        FloatingContract.check(mantissa + "e" + q);
      }
    }
  }
}

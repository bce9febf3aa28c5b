package io.skimjson.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import io.skimjson.testkit.Seeds;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecimalOrderTest {
  private static int compare(String text, String known) {
    byte[] bytes = ("9" + text + "9").getBytes(StandardCharsets.US_ASCII);
    return new DecimalOrder(known).compare(bytes, 1, bytes.length - 1);
  }

  @ParameterizedTest(name = "{0} minus {1} has the sign {2}")
  @CsvSource({
    "0, 0, 0",
    "-0.000e5, 0, 0",
    "0e-99999999999999999999, 0, 0",
    "1e-99999999999999999999, 0, 1",
    "-1e-99999999999999999999, 0, -1",
    "1e-99999999999999999999, 0.001, -1",
    "1e99999999999999999999, 1e300, 1",
    "-1E+99999999999999999999, -1e300, -1",
    "100, 1e2, 0",
    "0.001, 1e-3, 0",
    "10e-4, 1e-3, 0",
    "0.00100E+0, 1e-3, 0",
    "-12.5, -125e-1, 0",
    "-12.51, -12.5, -1",
    "12.51, 12.5, 1",
    "12.4999, 12.5, -1",
    "9.9, 10, -1",
    "10, 9.9, 1",
    "1, -1, 1",
    "-1, 1, -1",
    "0, 5, -1",
    "0, -5, 1",
    "12, 125, -1",
    "12, 12.5, -1",
    "1.2e1, 12.5, -1",
    "5, -0.0e9, 1",
    "1e99999999999999999999, 2e99999999999999999999, -1",
  })
  void ordersTextsAsTheirNumbers(String text, String known, int sign) {
    assertEquals(sign, compare(text, known));
  }

  @Test
  void agreesWithBigDecimalOnNumbersThatAreNear() {
    long seed = Seeds.seed();
    SplittableRandom random = Seeds.random(seed);
    for (int i = 0; i < 100_000; i++) {
      String text = number(random);
      String known = number(random);
      BigDecimal exact = new BigDecimal(text);
      assertEquals(
          exact.compareTo(new BigDecimal(known)),
          compare(text, known),
          () -> text + " and " + known + "; " + Seeds.repeat(seed));
      assertEquals(0, compare(text, exact.toString()), () -> text + "; " + Seeds.repeat(seed));
    }
  }

  /** Few digits, few of them different, so that many numbers are equal in part. */
  private static String number(SplittableRandom random) {
    StringBuilder text = new StringBuilder(random.nextBoolean() ? "-" : "");
    text.append(random.nextInt(3) == 0 ? "0" : digits(random, 1 + random.nextInt(3), '1'));
    if (random.nextBoolean()) {
      text.append('.').append(digits(random, 1 + random.nextInt(4), '0'));
    }
    if (random.nextInt(3) == 0) {
      text.append(random.nextBoolean() ? "e" : "E");
      text.append(new String[] {"", "+", "-"}[random.nextInt(3)]).append(random.nextInt(12));
    }
    return text.toString();
  }

  private static String digits(SplittableRandom random, int count, char least) {
    StringBuilder digits = new StringBuilder();
    digits.append((char) (least + random.nextInt(2)));
    while (digits.length() < count) {
      digits.append((char) ('0' + random.nextInt(2)));
    }
    return digits.toString();
  }

  @Test
  void aDigitBehindAMillionZerosCounts() {
    String zeros = "0".repeat(1_000_000);
    String tenth = "0.1";
    assertTimeout(
        Duration.ofSeconds(2),
        () -> {
          assertEquals(1, compare("0.1" + zeros + "1", tenth));
          assertEquals(0, compare("0.1" + zeros, tenth));
          assertEquals(-1, compare("0.0" + "9".repeat(1_000_000), tenth));
          assertEquals(0, compare("0." + zeros + "1e1000000", tenth));
          assertEquals(0, compare("1" + zeros + "e-1000001", tenth));
        });
  }
}

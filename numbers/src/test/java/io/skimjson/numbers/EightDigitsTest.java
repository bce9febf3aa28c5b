package io.skimjson.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.skimjson.bytes.WideBytes;
import io.skimjson.testkit.Bytes;
import io.skimjson.testkit.Seeds;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EightDigitsTest {
  private static long lanes(String eight) {
    return EightDigits.lanes(WideBytes.getLong(Bytes.latin1(eight), 0));
  }

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource({
    "00000000, 0",
    "00000001, 1",
    "10000000, 10000000",
    "12345678, 12345678",
    "99999999, 99999999",
    "90909090, 90909090",
    "09090909, 9090909"
  })
  void readsEightDigits(String text, long value) {
    assertEquals(value, EightDigits.value(lanes(text)));
  }

  @Test
  void agreesWithIntegerParseInt() {
    long seed = Seeds.seed();
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 100_000; i++) {
      String text = NumberTexts.digits(random, 8);
      assertEquals(
          Integer.parseInt(text), EightDigits.value(lanes(text)), () -> text + Seeds.repeat(seed));
    }
  }

  @Test
  void everyByteInEveryLaneIsJudgedRightWhateverStandsAround() {
    long seed = Seeds.seed();
    SplittableRandom random = new SplittableRandom(seed);
    for (int lane = 0; lane < 8; lane++) {
      for (int c = 0; c < 256; c++) {
        for (int round = 0; round < 40; round++) {
          // Digits before it; behind it, once digits, then anything, then the bytes that carry
          // most.
          StringBuilder text = new StringBuilder(NumberTexts.digits(random, 8));
          for (int behind = lane + 1; behind < 8; behind++) {
            if (round > 0) {
              text.setCharAt(behind, (char) (round == 1 ? 0xFF : random.nextInt(256)));
            }
          }
          text.setCharAt(lane, (char) c);
          int expected = 0;
          while (expected < 8 && text.charAt(expected) >= '0' && text.charAt(expected) <= '9') {
            expected++;
          }
          long lanes = lanes(text.toString());
          String message = text + " at lane " + lane + "; " + Seeds.repeat(seed);
          assertEquals(expected, EightDigits.leading(lanes), message);
          assertEquals(expected == 8, EightDigits.nonDigits(lanes) == 0, message);
        }
      }
    }
  }

  @Test
  void firstLanesKeepsTheFirstDigitsAndLeadsThemWithZeros() {
    String text = "98765432";
    for (int count = 1; count <= 8; count++) {
      long first = EightDigits.firstLanes(lanes(text), count);
      assertEquals(Long.parseLong(text.substring(0, count)), EightDigits.value(first));
      assertEquals(first, EightDigits.firstLanes(lanes(text), count + 8));
    }
  }

  @Test
  void firstLanesForgetsWhateverStandsBehind() {
    for (int count = 1; count < 8; count++) {
      for (int c = 0; c < 256; c++) {
        String text = "98765432".substring(0, count) + String.valueOf((char) c).repeat(8 - count);
        long first = EightDigits.firstLanes(lanes(text), count);
        assertEquals(Long.parseLong(text.substring(0, count)), EightDigits.value(first));
        assertEquals(0, EightDigits.nonDigits(first));
      }
    }
  }
}

package io.skimjson.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.skimjson.testkit.Bytes;
import io.skimjson.testkit.Seeds;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DigitsTest {
  @Test
  void runsEndAtTheFirstOtherByteOrAtTheLimit() {
    for (int before = 0; before < 10; before++) {
      for (int count = 0; count <= 25; count++) {
        for (int behind = 0; behind <= 24; behind++) {
          for (char neighbour : new char[] {'7', '/', ':', ' ', 'a', '\u00b5'}) {
            byte[] b = new byte[before + count + behind];
            for (int i = 0; i < b.length; i++) {
              b[i] = (byte) (i < before + count ? '0' + i % 10 : neighbour);
            }
            int run = neighbour == '7' ? count + behind : count;
            for (int limit = before; limit <= b.length; limit++) {
              int expected = Math.min(before + run, limit);
              assertEquals(expected, Digits.end(b, before, limit, true));
              assertEquals(expected, Digits.end(b, before, limit, false));
            }
          }
        }
      }
    }
  }

  @Test
  void valuesOfUpToNineteenDigitsAtEveryDistanceFromTheEnd() {
    long seed = Seeds.seed();
    SplittableRandom random = new SplittableRandom(seed);
    for (int count = 0; count <= 19; count++) {
      for (int before = 0; before < 10; before++) {
        for (int behind = 0; behind < 25; behind++) {
          String text = NumberTexts.digits(random, count);
          byte[] b = Bytes.latin1("9".repeat(before) + text + "9".repeat(behind));
          long expected = count == 0 ? 0 : Long.parseUnsignedLong(text);
          String message = text + "; " + Seeds.repeat(seed);
          assertEquals(expected, Digits.value(b, before, before + count, true), message);
          assertEquals(expected, Digits.value(b, before, before + count, false), message);
        }
      }
    }
  }
}

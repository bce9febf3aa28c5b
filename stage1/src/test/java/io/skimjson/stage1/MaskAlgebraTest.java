package io.skimjson.stage1;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Seeds;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The mask algebra against loops over single bits. */
class MaskAlgebraTest {
  @Test
  void findsEscapesInAllPatternsOfTwelveBytesAtEveryPlace() {
    int cases = 0;
    for (int pattern = 0; pattern < 1 << 12; pattern++) {
      for (int place = 0; place < 64; place++) {
        assertEscapes((long) pattern << place);
        cases++;
      }
    }
    CaseCount.report("stage1.escapes", 2 * cases);
  }

  @Test
  void findsEscapesInRandomBlocks() {
    SplittableRandom random = Seeds.random(Seeds.seed());
    for (int i = 0; i < 50_000; i++) {
      assertEscapes(random.nextLong());
      assertEscapes(random.nextLong() | random.nextLong() | random.nextLong());
      assertEscapes(-1L << random.nextInt(64));
      assertEscapes(-1L >>> random.nextInt(64));
    }
    assertEscapes(-1L);
  }

  private static void assertEscapes(long backslash) {
    for (int firstEscaped = 0; firstEscaped <= 1; firstEscaped++) {
      long expected = 0;
      boolean escaped = firstEscaped == 1;
      for (int place = 0; place < 64; place++) {
        boolean escapes = (backslash >>> place & 1) != 0 && !escaped;
        expected |= escapes ? 1L << place : 0;
        escaped = escapes;
      }
      assertBits(expected, MaskAlgebra.escapes(backslash, firstEscaped), backslash);
    }
  }

  @Test
  void prefixXorIsTheParityUpToEachPlace() {
    SplittableRandom random = Seeds.random(Seeds.seed());
    for (int place = 0; place < 64; place++) {
      assertBits(-1L << place, MaskAlgebra.prefixXor(1L << place), 1L << place);
    }
    for (int i = 0; i < 20_000; i++) {
      long bits = random.nextLong();
      long expected = 0;
      for (int place = 0; place < 64; place++) {
        long upTo = bits & (-1L >>> (63 - place));
        expected |= (long) (Long.bitCount(upTo) & 1) << place;
      }
      assertBits(expected, MaskAlgebra.prefixXor(bits), bits);
    }
  }

  @Test
  void aLineFeedClosesWhateverStringIsOpen() {
    SplittableRandom random = Seeds.random(Seeds.seed());
    for (int i = 0; i < 50_000; i++) {
      long lineFeeds = random.nextLong() & random.nextLong() & random.nextLong();
      long quotes = random.nextLong() & random.nextLong() & ~lineFeeds;
      long carry = random.nextBoolean() ? -1 : 0;
      long expected = 0;
      boolean open = carry != 0;
      for (int place = 0; place < 64; place++) {
        open ^= (quotes >>> place & 1) != 0;
        open &= (lineFeeds >>> place & 1) == 0;
        expected |= open ? 1L << place : 0;
      }
      long inString = MaskAlgebra.prefixXor(quotes) ^ carry;
      assertBits(expected, MaskAlgebra.closeAtLineFeeds(inString, lineFeeds), quotes);
    }
  }

  private static void assertBits(long expected, long actual, long input) {
    if (expected != actual) {
      assertEquals(
          Long.toBinaryString(expected),
          Long.toBinaryString(actual),
          "input " + Long.toBinaryString(input));
    }
  }
}

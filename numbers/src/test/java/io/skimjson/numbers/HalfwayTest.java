package io.skimjson.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Seeds;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * Numbers that lie exactly half-way between two neighbours, and as little as one digit a thousand
 * places further to either side: what only exact arithmetic can tell apart. The expected bits are
 * known by construction.
 */
class HalfwayTest {
  private static BigDecimal half(BigDecimal a, BigDecimal b) {
    return a.add(b).multiply(new BigDecimal("0.5"));
  }

  private static String nudged(BigDecimal half, int direction, int places) {
    BigDecimal tiny = BigDecimal.ONE.movePointLeft(half.scale() + places);
    return half.add(tiny.multiply(BigDecimal.valueOf(direction))).toString();
  }

  private static void checkDouble(String text, long bits) {
    byte[] b = text.getBytes(java.nio.charset.StandardCharsets.US_ASCII);
    for (boolean swar : new boolean[] {true, false}) {
      assertEquals(bits, FloatingReader.bits(b, 0, b.length, swar, false), text);
    }
  }

  private static void checkFloat(String text, long bits) {
    byte[] b = text.getBytes(java.nio.charset.StandardCharsets.US_ASCII);
    for (boolean swar : new boolean[] {true, false}) {
      assertEquals(bits, FloatingReader.bits(b, 0, b.length, swar, true), text);
    }
  }

  private static int doubleCases(long bits) {
    BigDecimal low = new BigDecimal(Double.longBitsToDouble(bits));
    BigDecimal high =
        bits + 1 == 0x7FFL << 52
            ? new BigDecimal(BigInteger.ONE.shiftLeft(1024))
            : new BigDecimal(Double.longBitsToDouble(bits + 1));
    BigDecimal half = half(low, high);
    long even = (bits & 1) == 0 ? bits : bits + 1;
    for (String text :
        new String[] {
          half.toString(), half.toPlainString(), half.setScale(half.scale() + 900).toString()
        }) {
      checkDouble(text, even);
    }
    for (int places : new int[] {0, 1, 20, 1000}) {
      checkDouble(nudged(half, 1, places), bits + 1);
      checkDouble(nudged(half, -1, places), bits);
    }
    return 11;
  }

  private static int floatCases(int bits) {
    BigDecimal low = new BigDecimal(Float.intBitsToFloat(bits));
    BigDecimal high =
        bits + 1 == 0xFF << 23
            ? new BigDecimal(BigInteger.ONE.shiftLeft(128))
            : new BigDecimal(Float.intBitsToFloat(bits + 1));
    BigDecimal half = half(low, high);
    int even = (bits & 1) == 0 ? bits : bits + 1;
    for (String text :
        new String[] {
          half.toString(), half.toPlainString(), half.setScale(half.scale() + 900).toString()
        }) {
      checkFloat(text, even);
    }
    for (int places : new int[] {0, 1, 20, 1000}) {
      checkFloat(nudged(half, 1, places), bits + 1);
      checkFloat(nudged(half, -1, places), bits);
    }
    return 11;
  }

  @Test
  void tiesGoToEvenAndNeighboursOfTiesToTheirSide() {
    long seed = Seeds.seed();
    SplittableRandom random = new SplittableRandom(seed);
    int count = 0;
    try {
      long[] doubles = {
        0,
        1,
        2,
        (1L << 52) - 1,
        1L << 52,
        (1L << 52) + 1,
        0x3FEF_FFFF_FFFF_FFFFL,
        0x3FF0_0000_0000_0000L,
        0x7FEF_FFFF_FFFF_FFFFL,
        0x7FEF_FFFF_FFFF_FFFEL
      };
      for (long bits : doubles) {
        count += doubleCases(bits);
      }
      int[] floats = {
        0,
        1,
        2,
        (1 << 23) - 1,
        1 << 23,
        (1 << 23) + 1,
        0x3F7F_FFFF,
        0x3F80_0000,
        0x7F7F_FFFF,
        0x7F7F_FFFE
      };
      for (int bits : floats) {
        count += floatCases(bits);
      }
      for (int i = 0; i < 1500; i++) {
        count += doubleCases(random.nextLong(0x7FEF_FFFF_FFFF_FFFFL));
        count += doubleCases(random.nextLong(1L << 53)); // subnormals and the smallest normals
        count += doubleCases(Double.doubleToLongBits((double) random.nextLong(1L << 60)));
        count += floatCases(random.nextInt(0x7F7F_FFFF));
        count += floatCases(random.nextInt(1 << 24));
        count += floatCases(Float.floatToIntBits((float) random.nextInt()) & Integer.MAX_VALUE);
      }
    } catch (AssertionError e) {
      throw new AssertionError(e.getMessage() + "; " + Seeds.repeat(seed), e);
    }
    CaseCount.report("numbers.floating.halfway", count);
  }

  @Test
  void theLongestTiesHaveAsManyDigitsAsTheExactTierTakes() {
    BigDecimal doubles = new BigDecimal(Math.nextDown(0x1p-1021)); // (2^53 - 1) * 2^-1074
    BigDecimal longest = half(doubles, new BigDecimal(0x1p-1021));
    assertEquals(LongDecimal.MOST_EXACT_DIGITS, longest.precision());
    doubleCases(Double.doubleToRawLongBits(Math.nextDown(0x1p-1021)));
    floatCases(Float.floatToRawIntBits(Math.nextDown(0x1p-125f))); // (2^24 - 1) * 2^-149
  }

  @Test
  void theExactTierAgreesWithTheOthers() {
    long seed = Seeds.seed();
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 20_000; i++) {
      long mantissa = random.nextLong() >>> random.nextInt(64);
      int exponent10 = random.nextInt(-340, 300);
      if (mantissa == 0) {
        continue;
      }
      BigInteger big = new BigInteger(Long.toUnsignedString(mantissa));
      for (boolean single : new boolean[] {true, false}) {
        assertEquals(
            ExactRounding.round(big, exponent10, single),
            DecimalRounding.round(mantissa, exponent10, single),
            () -> big + "e" + exponent10 + " single " + single + "; " + Seeds.repeat(seed));
      }
    }
  }
}

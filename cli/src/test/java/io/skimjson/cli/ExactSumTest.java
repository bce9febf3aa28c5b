package io.skimjson.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.skimjson.testkit.Seeds;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ExactSumTest {
  private static NumberCell cell(long value) {
    NumberCell cell = new NumberCell();
    cell.content = NumberCell.Content.INTEGER;
    cell.integer = value;
    cell.decimal = value;
    return cell;
  }

  private static NumberCell cell(double value) {
    NumberCell cell = new NumberCell();
    cell.content = NumberCell.Content.DECIMAL;
    cell.decimal = value;
    return cell;
  }

  @Test
  void integersBeyond64BitsAreExact() {
    ExactSum sum = new ExactSum();
    sum.add(cell(Long.MAX_VALUE));
    assertEquals(Long.MAX_VALUE, sum.total());
    sum.add(cell(Long.MAX_VALUE));
    assertEquals(BigInteger.valueOf(Long.MAX_VALUE).shiftLeft(1), sum.total());
    sum.add(cell(Long.MIN_VALUE));
    sum.add(cell(Long.MIN_VALUE));
    assertEquals(-2L, sum.total());
    assertEquals(-0.5, sum.mean());
  }

  @Test
  void agreesWithBigIntegers() {
    long seed = Seeds.seed();
    SplittableRandom random = Seeds.random(seed);
    ExactSum sum = new ExactSum();
    BigInteger slow = BigInteger.ZERO;
    for (int i = 1; i <= 10_000; i++) {
      long value = random.nextLong() >> random.nextInt(64);
      sum.add(cell(value));
      slow = slow.add(BigInteger.valueOf(value));
      BigInteger expected = slow;
      assertEquals(expected, new BigInteger(sum.total().toString()), () -> Seeds.repeat(seed));
      double mean =
          new BigDecimal(slow).divide(BigDecimal.valueOf(i), MathContext.DECIMAL128).doubleValue();
      assertEquals(mean, sum.mean(), () -> Seeds.repeat(seed));
    }
  }

  @Test
  void decimalsKeepWhatPlainAdditionLoses() {
    ExactSum sum = new ExactSum();
    for (double value : new double[] {1.0, 1e100, 1.0, -1e100}) {
      sum.add(cell(value));
    }
    assertEquals(2.0, sum.total());
    ExactSum tenths = new ExactSum();
    for (int i = 0; i < 1_000_000; i++) {
      tenths.add(cell(0.1));
    }
    assertEquals(100_000.0, tenths.total());
  }

  @Test
  void sumBeyondTheRangeOfDoublesIsInfiniteNotNaN() {
    ExactSum sum = new ExactSum();
    sum.add(cell(1.7e308));
    sum.add(cell(1.7e308));
    assertEquals(Double.POSITIVE_INFINITY, sum.total());
  }

  @Test
  void countsOnlyNumbers() {
    ExactSum sum = new ExactSum();
    sum.add(new NumberCell());
    assertEquals(0, sum.count());
  }
}

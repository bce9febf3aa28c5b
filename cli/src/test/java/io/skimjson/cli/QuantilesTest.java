package io.skimjson.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.Seeds;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

class QuantilesTest {
  @Test
  void fewValuesAreExact() {
    Quantiles quantiles = new Quantiles();
    for (double value : new double[] {4, 1, -3, 2}) {
      quantiles.add(value);
    }
    assertEquals(-3, quantiles.at(0));
    assertEquals(1.5, quantiles.at(0.5));
    assertEquals(4, quantiles.at(1));
    assertEquals(3, quantiles.at(2.5 / 3), 1e-9); // half way between 2 and 4
  }

  @Test
  void addingAfterAskingIsFine() {
    Quantiles quantiles = new Quantiles();
    quantiles.add(5);
    assertEquals(5, quantiles.at(0.5));
    quantiles.add(1);
    assertEquals(3, quantiles.at(0.5));
  }

  @Test
  void manyValuesStayWithinTheDocumentedError() {
    long seed = Seeds.seed();
    checkRanks(seed, random -> random.nextDouble());
    checkRanks(seed, random -> -Math.log(random.nextDouble()) * 100);
    checkRanks(seed, random -> random.nextDouble() - 0.5);
    checkRanks(seed, random -> Math.pow(random.nextDouble(), -1.2) * -1);
    checkRanks(seed, random -> random.nextInt(5));
    checkRanks(seed, random -> random.nextInt(100) == 0 ? 1e12 : 1e-12 * random.nextDouble());
  }

  private static void checkRanks(long seed, ToDoubleFunction<SplittableRandom> source) {
    SplittableRandom random = Seeds.random(seed);
    double[] values = new double[300_000];
    Quantiles quantiles = new Quantiles();
    for (int i = 0; i < values.length; i++) {
      values[i] = source.applyAsDouble(random);
      quantiles.add(values[i]);
    }
    assertEquals(values.length, quantiles.count());
    Arrays.sort(values);
    assertEquals(values[0], quantiles.at(0));
    assertEquals(values[values.length - 1], quantiles.at(1));
    for (double q : new double[] {0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99, 0.999, 0.9999}) {
      double allowed = q >= 0.99 || q <= 0.01 ? 0.0005 : 0.005;
      assertTrue(
          rankError(values, q, quantiles.at(q)) <= allowed,
          () ->
              q
                  + ": rank off by "
                  + rankError(values, q, quantiles.at(q))
                  + "; "
                  + Seeds.repeat(seed));
    }
  }

  /** How far the rank of {@code answer}, anywhere in its run of equals or its gap, is from q. */
  private static double rankError(double[] sorted, double q, double answer) {
    double below = 0;
    double atMost = 0;
    for (double value : sorted) {
      below += value < answer ? 1 : 0;
      atMost += value <= answer ? 1 : 0;
    }
    double low = below / sorted.length;
    double high = atMost / sorted.length;
    return q < low ? low - q : q > high ? q - high : 0;
  }
}

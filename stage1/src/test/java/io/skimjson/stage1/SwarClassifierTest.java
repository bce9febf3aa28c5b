package io.skimjson.stage1;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.skimjson.testkit.Seeds;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SwarClassifierTest {
  @Test
  void turnsABitMatrixAboutItsDiagonal() {
    for (int row = 0; row < 8; row++) {
      for (int column = 0; column < 8; column++) {
        long turned = SwarClassifier.transpose(1L << (8 * row + column));
        assertEquals(1L << (8 * column + row), turned, "row " + row + ", column " + column);
      }
    }
  }

  @Test
  void turningTwiceGivesTheMatrixBack() {
    long seed = Seeds.seed();
    SplittableRandom random = Seeds.random(seed);
    for (int i = 0; i < 10_000; i++) {
      long matrix = random.nextLong();
      long twice = SwarClassifier.transpose(SwarClassifier.transpose(matrix));
      assertEquals(matrix, twice, () -> Seeds.repeat(seed));
    }
  }
}

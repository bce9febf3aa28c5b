package io.skimjson.stage1;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Seeds;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What every kernel must do: the same masks, whatever the bytes are. One subclass a kernel. */
abstract class BlockClassifierContract {
  private static final int BLOCK = BlockMasks.BLOCK;

  private final BlockClassifier classifier;
  private final BlockMasks masks = new BlockMasks();

  BlockClassifierContract(BlockClassifier classifier) {
    this.classifier = classifier;
  }

  @Test
  void knowsEveryByteInEveryLaneBesideEveryKindOfNeighbour() {
    int[] neighbours = {' ', '"', '\\', '{', ',', '\n', 0x00, 0x1F, 0x20, 0x7F, 0x80, 0xFF};
    byte[] bytes = new byte[BLOCK];
    int cases = 0;
    for (int neighbour : neighbours) {
      for (int lane = 0; lane < BLOCK; lane++) {
        for (int value = 0; value < 256; value++) {
          Arrays.fill(bytes, (byte) neighbour);
          bytes[lane] = (byte) value;
          String about = "byte " + value + " in lane " + lane + " among " + neighbour;
          assertMasks(bytes, 0, () -> about);
          cases++;
        }
      }
    }
    CaseCount.report("stage1.lanes." + classifier.getClass().getSimpleName(), cases);
  }

  @Test
  void knowsRandomBlocksAnywhereInAnArray() {
    long seed = Seeds.seed();
    SplittableRandom random = Seeds.random(seed);
    byte[] bytes = new byte[3 * BLOCK];
    int cases = 50_000;
    for (int i = 0; i < cases; i++) {
      if (i % 2 == 0) {
        random.nextBytes(bytes);
      } else {
        System.arraycopy(NastyBytes.of(random, bytes.length), 0, bytes, 0, bytes.length);
      }
      int offset = random.nextInt(2 * BLOCK + 1);
      assertMasks(bytes, offset, () -> "offset " + offset + "; " + Seeds.repeat(seed));
    }
    CaseCount.report("stage1.blocks." + classifier.getClass().getSimpleName(), cases);
  }

  @Test
  void leavesNothingOfTheLastBlockInTheMasks() {
    byte[] full = new byte[BLOCK];
    for (int value : new int[] {'"', '\\', ',', 0x01, 0x80}) {
      Arrays.fill(full, (byte) value);
      classifier.classify(full, 0, masks);
      assertMasks(
          "a".repeat(BLOCK).getBytes(StandardCharsets.US_ASCII),
          0,
          () -> "after a block of " + value);
    }
  }

  @Test
  void refusesBlocksThatAreNotInsideTheArray() {
    byte[] bytes = new byte[BLOCK];
    for (int offset : new int[] {-64, -1, 1, 63, 64}) {
      assertThrows(
          IndexOutOfBoundsException.class, () -> classifier.classify(bytes, offset, masks));
      assertThrows(IndexOutOfBoundsException.class, () -> classifier.lineFeeds(bytes, offset));
    }
  }

  private void assertMasks(byte[] bytes, int offset, Supplier<String> about) {
    classifier.classify(bytes, offset, masks);
    assertMask("quote", c -> c == '"', masks.quote, bytes, offset, about);
    assertMask("backslash", c -> c == '\\', masks.backslash, bytes, offset, about);
    assertMask("operator", c -> "{}[]:,".indexOf(c) >= 0, masks.operator, bytes, offset, about);
    assertMask("control", c -> c < 0x20, masks.control, bytes, offset, about);
    assertMask("nonAscii", c -> c > 0x7F, masks.nonAscii, bytes, offset, about);
    long lineFeeds = classifier.lineFeeds(bytes, offset);
    assertMask("lineFeeds", c -> c == '\n', lineFeeds, bytes, offset, about);
  }

  private static void assertMask(
      String name,
      IntPredicate wanted,
      long mask,
      byte[] bytes,
      int offset,
      Supplier<String> about) {
    long expected = 0;
    for (int lane = 0; lane < BLOCK; lane++) {
      if (wanted.test(bytes[offset + lane] & 0xFF)) {
        expected |= 1L << lane;
      }
    }
    if (expected != mask) {
      assertEquals(
          Long.toBinaryString(expected),
          Long.toBinaryString(mask),
          () -> name + ": " + about.get());
    }
  }
}

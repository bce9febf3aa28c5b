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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every kernel must do: the same masks, whatever the bytes are. */
class ClassifierTest {
  private static final int BLOCK = ChunkMasks.BLOCK;

  private final ChunkMasks masks = new ChunkMasks();

  @ParameterizedTest
  @MethodSource("io.skimjson.stage1.Kernels#available")
  void knowsEveryByteInEveryLaneBesideEveryKindOfNeighbour(Kernel kernel) {
    Classifier classifier = KernelLookup.classifier(kernel);
    int[] neighbours = {' ', '"', '\\', '{', ',', '\n', 0x00, 0x1F, 0x20, 0x7F, 0x80, 0xFF};
    byte[] bytes = new byte[BLOCK];
    int cases = 0;
    for (int neighbour : neighbours) {
      for (int lane = 0; lane < BLOCK; lane++) {
        for (int value = 0; value < 256; value++) {
          Arrays.fill(bytes, (byte) neighbour);
          bytes[lane] = (byte) value;
          String about = "byte " + value + " in lane " + lane + " among " + neighbour;
          assertMasks(classifier, bytes, 0, () -> about);
          cases++;
        }
      }
    }
    CaseCount.report("stage1.lanes." + kernel, cases);
  }

  @ParameterizedTest
  @MethodSource("io.skimjson.stage1.Kernels#available")
  void knowsRandomBlocksAnywhereInAnArray(Kernel kernel) {
    Classifier classifier = KernelLookup.classifier(kernel);
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
      assertMasks(classifier, bytes, offset, () -> "offset " + offset + "; " + Seeds.repeat(seed));
    }
    CaseCount.report("stage1.blocks." + kernel, cases);
  }

  @ParameterizedTest
  @MethodSource("io.skimjson.stage1.Kernels#available")
  void leavesNothingOfTheLastBlockInTheMasks(Kernel kernel) {
    Classifier classifier = KernelLookup.classifier(kernel);
    byte[] full = new byte[BLOCK];
    for (int value : new int[] {'"', '\\', ',', 0x01, 0x80}) {
      Arrays.fill(full, (byte) value);
      classifier.classify(full, 0, 1, masks, 0);
      assertMasks(
          classifier,
          "a".repeat(BLOCK).getBytes(StandardCharsets.US_ASCII),
          0,
          () -> "after a block of " + value);
    }
  }

  @ParameterizedTest
  @MethodSource("io.skimjson.stage1.Kernels#available")
  void knowsChunksOfEveryLengthAtAnyPlaceOfTheMasks(Kernel kernel) {
    Classifier classifier = KernelLookup.classifier(kernel);
    long seed = Seeds.seed();
    SplittableRandom random = Seeds.random(seed);
    masks.ensureRoom(ChunkMasks.BLOCKS);
    int cases = 0;
    for (int blocks = 0; blocks <= ChunkMasks.BLOCKS; blocks++) {
      byte[] bytes = NastyBytes.of(random, blocks * BLOCK + 100);
      int offset = random.nextInt(100 + 1);
      int first = random.nextInt(ChunkMasks.BLOCKS - blocks + 1);
      for (int place : new int[] {0, first}) {
        classifier.classify(bytes, offset, blocks, masks, place);
        for (int i = 0; i < blocks; i++) {
          int block = i;
          assertMasks(
              bytes,
              offset + i * BLOCK,
              place + i,
              () -> "block " + block + " at " + place + "; " + Seeds.repeat(seed));
          cases++;
        }
      }
    }
    CaseCount.report("stage1.chunks." + kernel, cases);
  }

  @ParameterizedTest
  @MethodSource("io.skimjson.stage1.Kernels#available")
  void leavesTheMasksOfOtherBlocksAlone(Kernel kernel) {
    Classifier classifier = KernelLookup.classifier(kernel);
    masks.ensureRoom(ChunkMasks.BLOCKS);
    byte[] bytes = "{\"\\\n\u0080,".repeat(ChunkMasks.CHUNK / 6).getBytes(StandardCharsets.UTF_8);
    for (int blocks : new int[] {1, 31, 32, 33, 100}) {
      Arrays.fill(masks.quote, -1);
      Arrays.fill(masks.nonAscii, -1);
      classifier.classify(bytes, 0, blocks, masks, 20);
      for (int i : new int[] {0, 19, 20 + blocks, ChunkMasks.BLOCKS - 1}) {
        assertEquals(-1, masks.quote[i], () -> "quotes of block " + i);
        assertEquals(-1, masks.nonAscii[i], () -> "non-ASCII of block " + i);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("io.skimjson.stage1.Kernels#available")
  void refusesBlocksThatAreNotInsideTheArray(Kernel kernel) {
    Classifier classifier = KernelLookup.classifier(kernel);
    byte[] bytes = new byte[BLOCK];
    for (int offset : new int[] {-64, -1, 1, 63, 64}) {
      assertThrows(
          IndexOutOfBoundsException.class, () -> classifier.classify(bytes, offset, 1, masks, 0));
    }
    byte[] many = new byte[ChunkMasks.CHUNK];
    masks.ensureRoom(ChunkMasks.BLOCKS);
    assertThrows(
        IndexOutOfBoundsException.class,
        () -> classifier.classify(many, 1, ChunkMasks.BLOCKS, masks, 0));
  }

  private void assertMasks(
      Classifier classifier, byte[] bytes, int offset, Supplier<String> about) {
    classifier.classify(bytes, offset, 1, masks, 0);
    assertMasks(bytes, offset, 0, about);
  }

  private void assertMasks(byte[] bytes, int offset, int block, Supplier<String> about) {
    assertMask("quote", c -> c == '"', masks.quote[block], bytes, offset, about);
    assertMask("backslash", c -> c == '\\', masks.backslash[block], bytes, offset, about);
    assertMask(
        "operator", c -> "{}[]:,".indexOf(c) >= 0, masks.operator[block], bytes, offset, about);
    assertMask("control", c -> c < 0x20, masks.control[block], bytes, offset, about);
    assertMask("nonAscii", c -> c > 0x7F, masks.nonAscii[block], bytes, offset, about);
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

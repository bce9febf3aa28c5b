package io.skimjson.stage1;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Seeds;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Input in pieces gives the same index as the whole at once. */
class PiecewiseIndexerTest {
  private final long seed = Seeds.seed();
  private final SplittableRandom random = Seeds.random(seed);
  private final StructuralIndexer whole = StructuralIndexer.create();
  private final StructuralIndexer pieces = StructuralIndexer.create();
  private final StructuralIndex expected = new StructuralIndex();
  private final StructuralIndex actual = new StructuralIndex();

  @ParameterizedTest
  @EnumSource(IndexMode.class)
  void splitAtEveryPosition(IndexMode mode) {
    int cases = 0;
    for (int i = 0; i < 600; i++) {
      byte[] bytes = NastyBytes.of(random, random.nextInt(200));
      for (int split = 0; split <= bytes.length; split++) {
        assertSameInPieces(mode, bytes, new int[] {split});
        cases++;
      }
    }
    CaseCount.report("stage1.split." + mode, cases);
  }

  @ParameterizedTest
  @EnumSource(IndexMode.class)
  void manyPiecesOfRandomLength(IndexMode mode) {
    int cases = 20_000;
    for (int i = 0; i < cases; i++) {
      byte[] bytes = NastyBytes.of(random, random.nextInt(400));
      int[] splits = random.ints(random.nextInt(1, 20), 0, bytes.length + 1).sorted().toArray();
      assertSameInPieces(mode, bytes, splits);
    }
    CaseCount.report("stage1.pieces." + mode, cases);
  }

  @ParameterizedTest
  @EnumSource(IndexMode.class)
  void oneByteAtATime(IndexMode mode) {
    int cases = 2_000;
    for (int i = 0; i < cases; i++) {
      byte[] bytes = NastyBytes.of(random, random.nextInt(200));
      int[] splits = new int[bytes.length];
      Arrays.setAll(splits, at -> at);
      assertSameInPieces(mode, bytes, splits);
    }
    CaseCount.report("stage1.bytewise." + mode, cases);
  }

  /** Each piece comes in an array of its own, hostile on both sides: only the piece may matter. */
  private void assertSameInPieces(IndexMode mode, byte[] bytes, int[] splits) {
    if (mode == IndexMode.LINES) {
      whole.indexLines(bytes, 0, bytes.length, expected);
    } else {
      whole.index(bytes, 0, bytes.length, expected);
    }
    byte[] window = new byte[bytes.length + 64];
    pieces.begin(actual, mode);
    int from = 0;
    for (int i = 0; i <= splits.length; i++) {
      int to = i < splits.length ? splits[i] : bytes.length;
      Arrays.fill(window, "\"\\,\n".getBytes(US_ASCII)[i & 3]);
      System.arraycopy(bytes, from, window, from, to - from);
      pieces.step(window, from, to);
      from = to;
    }
    pieces.finish(bytes.length);
    Supplier<String> about =
        () ->
            IndexAssertions.show(bytes, 0, bytes.length)
                + " split at "
                + Arrays.toString(splits)
                + "; "
                + Seeds.repeat(seed);
    assertArrayEquals(
        Arrays.copyOf(expected.offsets(), expected.count() + 1),
        Arrays.copyOf(actual.offsets(), actual.count() + 1),
        about);
    assertEquals(expected.hasBackslash(), actual.hasBackslash(), about);
    assertEquals(expected.hasNonAscii(), actual.hasNonAscii(), about);
    assertEquals(expected.fault(), actual.fault(), about);
    assertEquals(expected.faultOffset(), actual.faultOffset(), about);
    if (mode == IndexMode.LINES) {
      // Which offsets stand for a faulty line depends on where blocks begin; that each such line
      // has one, and no other line, does not.
      IndexAssertions.assertLines(bytes, 0, bytes.length, actual, about);
    }
  }

  @Test
  void aRunWithoutAnyPieceIsEmpty() {
    pieces.begin(actual, IndexMode.DOCUMENT);
    pieces.finish(17);
    assertEquals(0, actual.count());
    assertEquals(17, actual.offsets()[0]);
    assertEquals(Stage1Fault.NONE, actual.fault());
  }

  @Test
  void aRunGivenUpLeavesNothingBehind() {
    byte[] open = "[\"\\".getBytes(US_ASCII);
    pieces.begin(actual, IndexMode.LINES);
    pieces.step(open, 0, open.length);
    pieces.step(new byte[] {0, 0, 0, (byte) 0xE2}, 3, 4);
    byte[] next = "\"a\",".getBytes(US_ASCII);
    pieces.index(next, 0, next.length, actual);
    assertEquals(Stage1Fault.NONE, actual.fault());
    assertArrayEquals(new int[] {3, 4}, Arrays.copyOf(actual.offsets(), actual.count() + 1));
  }

  @Test
  void refusesPiecesOutOfPlace() {
    byte[] bytes = new byte[20];
    assertThrows(IllegalStateException.class, () -> pieces.step(bytes, 0, 10));
    assertThrows(IllegalStateException.class, () -> pieces.finish(0));
    pieces.begin(actual, IndexMode.DOCUMENT);
    assertThrows(IndexOutOfBoundsException.class, () -> pieces.step(bytes, 0, 21));
    pieces.step(bytes, 5, 10);
    assertThrows(IllegalStateException.class, () -> pieces.step(bytes, 11, 12));
    assertThrows(IllegalStateException.class, () -> pieces.step(bytes, 9, 12));
    assertThrows(IllegalStateException.class, () -> pieces.finish(11));
    pieces.step(bytes, 10, 20);
    pieces.finish(20);
    assertThrows(IllegalStateException.class, () -> pieces.step(bytes, 20, 20));
    assertThrows(IllegalStateException.class, () -> pieces.finish(20));
  }
}

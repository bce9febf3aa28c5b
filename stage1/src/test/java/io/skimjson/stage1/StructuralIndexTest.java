package io.skimjson.stage1;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StructuralIndexTest {
  private final StructuralIndexer indexer = StructuralIndexer.create();
  private final StructuralIndex index = new StructuralIndex();

  @Test
  void isEmptyAtFirst() {
    assertEquals(0, index.count());
    assertEquals(Stage1Fault.NONE, index.fault());
    assertEquals(-1, index.faultOffset());
    assertEquals(0, index.faultyCount());
    assertTrue(index.capacity() <= 1, "takes memory with the first run");
  }

  @Test
  void holdsAnEntryForEachByteIfNeedBe() {
    for (int length : new int[] {1, 63, 64, 65, 1000, 100_000}) {
      indexer.index(",".repeat(length).getBytes(StandardCharsets.US_ASCII), 0, length, index);
      assertArrayEquals(
          IntStream.rangeClosed(0, length).toArray(),
          Arrays.copyOf(index.offsets(), index.count() + 1));
    }
  }

  @Test
  void growsInTimeWhateverItsFirstGuess() {
    byte[] commas = ",".repeat(3000).getBytes(StandardCharsets.US_ASCII);
    for (int length = 0; length <= commas.length; length++) {
      StructuralIndex fresh = new StructuralIndex();
      indexer.index(commas, 0, length, fresh);
      assertEquals(length, fresh.count());
      assertEquals(length, fresh.offsets()[length]);
    }
  }

  @Test
  void keepsItsBuffersFromRunToRun() {
    byte[] bytes = "[1,2,\"\n\"]\n".repeat(1000).getBytes(StandardCharsets.US_ASCII);
    indexer.indexLines(bytes, 0, bytes.length, index);
    int capacity = index.capacity();
    int[] offsets = index.offsets();
    int[] faultyOffsets = index.faultyOffsets();
    assertTrue(capacity >= index.count() + index.faultyCount());
    indexer.indexLines(bytes, 0, bytes.length, index);
    indexer.indexLines(bytes, 0, 10, index);
    assertSame(offsets, index.offsets());
    assertSame(faultyOffsets, index.faultyOffsets());
    assertEquals(capacity, index.capacity());
  }

  @Test
  void trimKeepsTheContentsAndGivesBackTheRest() {
    byte[] bytes = "[1,2,\"\n\"]\n".repeat(1000).getBytes(StandardCharsets.US_ASCII);
    indexer.indexLines(bytes, 0, bytes.length, index);
    int[] entries = Arrays.copyOf(index.offsets(), index.count() + 1);
    int[] faulty = Arrays.copyOf(index.faultyOffsets(), index.faultyCount());
    int[] lineFeeds = Arrays.copyOf(index.lineFeedEntries(), index.lineFeedCount());
    assertEquals(2000, lineFeeds.length);
    index.trim();
    assertEquals(entries.length + faulty.length + lineFeeds.length, index.capacity());
    assertArrayEquals(entries, index.offsets());
    assertArrayEquals(faulty, index.faultyOffsets());
    assertArrayEquals(lineFeeds, index.lineFeedEntries());

    indexer.index(bytes, 0, 5, index);
    index.trim();
    assertEquals(4, index.capacity(), "three entries and the sentinel");
    indexer.indexLines(bytes, 0, bytes.length, index);
    assertArrayEquals(entries, Arrays.copyOf(index.offsets(), index.count() + 1));
  }
}

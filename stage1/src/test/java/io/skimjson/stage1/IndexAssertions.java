package io.skimjson.stage1;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Compares an index with the model. */
final class IndexAssertions {
  private IndexAssertions() {}

  static void assertDocument(
      SlowIndex expected, StructuralIndex actual, int end, Supplier<String> about) {
    assertSame(expected, actual, end, about);
    assertEquals(expected.fault, actual.fault(), about);
    assertEquals(expected.faultOffset, actual.faultOffset(), about);
    assertEquals(0, actual.faultyCount(), about);
    assertEquals(0, actual.lineFeedCount(), about);
  }

  static void assertLines(
      byte[] bytes, int start, int end, StructuralIndex actual, Supplier<String> about) {
    TreeSet<Integer> faultyLines = new TreeSet<>();
    SlowIndex expected = SlowIndex.ofLines(bytes, start, end, faultyLines);
    assertSame(expected, actual, end, about);
    assertEquals(Stage1Fault.NONE, actual.fault(), about);
    assertEquals(-1, actual.faultOffset(), about);
    List<Integer> lineFeeds =
        IntStream.range(0, actual.count())
            .filter(i -> bytes[actual.offsets()[i]] == '\n')
            .boxed()
            .toList();
    assertEquals(
        lineFeeds,
        Arrays.stream(actual.lineFeedEntries(), 0, actual.lineFeedCount()).boxed().toList(),
        about);
    TreeSet<Integer> flaggedLines = new TreeSet<>();
    int last = -1;
    for (int i = 0; i < actual.faultyCount(); i++) {
      int offset = actual.faultyOffsets()[i];
      assertTrue(offset > last, () -> "not ascending; " + about.get());
      assertTrue(offset >= start && offset < end, () -> "outside: " + offset + "; " + about.get());
      assertTrue(bytes[offset] != '\n', () -> "at a line feed: " + offset + "; " + about.get());
      last = offset;
      int lineStart = offset;
      while (lineStart > start && bytes[lineStart - 1] != '\n') {
        lineStart--;
      }
      flaggedLines.add(lineStart);
    }
    assertEquals(faultyLines, flaggedLines, about);
  }

  private static void assertSame(
      SlowIndex expected, StructuralIndex actual, int end, Supplier<String> about) {
    List<Integer> entries = Arrays.stream(actual.offsets(), 0, actual.count()).boxed().toList();
    if (!expected.entries.equals(entries)) {
      fail("entries " + entries + " but expected " + expected.entries + "; " + about.get());
    }
    assertEquals(end, actual.offsets()[actual.count()], () -> "sentinel; " + about.get());
    assertEquals(expected.hasBackslash, actual.hasBackslash(), about);
    assertEquals(expected.hasNonAscii, actual.hasNonAscii(), about);
  }

  static String show(byte[] bytes, int start, int end) {
    return HexFormat.of().formatHex(bytes, start, end);
  }
}

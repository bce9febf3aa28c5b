package io.skimjson.stage1;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is called a fault, and where, spelt out by hand; at all distances from a block's edge. */
class FaultTest {
  private final StructuralIndexer indexer = StructuralIndexer.create();
  private final StructuralIndex index = new StructuralIndex();

  // Texts are ISO 8859-1, so that every byte can be written; $ is a line feed, ^ a carriage return.
  @ParameterizedTest(name = "[{index}] {0}: {1} at {2}")
  @CsvSource(
      quoteCharacter = '\'',
      value = {
        "'', NONE, -1",
        "'{\"a\":[1,2]}', NONE, -1",
        "'\u0001 $ ^', NONE, -1",
        "'\"a$b\"', UNESCAPED_CONTROL, 2",
        "'\"a^b\"', UNESCAPED_CONTROL, 2",
        "'\"\\$\"', UNESCAPED_CONTROL, 2",
        "'\"a\",\u0001,\"\u001f', UNESCAPED_CONTROL, 7",
        "'\"a\u007f\"', NONE, -1",
        "'\"a', UNCLOSED_STRING, 0",
        "'[\"a\",\"b\\\"', UNCLOSED_STRING, 5",
        "'\\\"a', NONE, -1",
        "'\\\"a\"', UNCLOSED_STRING, 3",
        "'\"\u00c3\u00a9\"', NONE, -1",
        "'\"a\u00e9\"', INVALID_UTF8, 2",
        "'\u0080', INVALID_UTF8, 0",
        "'\"\u00e2\u0082\"', INVALID_UTF8, 1",
        "'\"\u00e2\u0082', INVALID_UTF8, 1",
        "'\"\u00e2\u0082$\"', INVALID_UTF8, 1",
        "'\"\u0001\u00e9', UNESCAPED_CONTROL, 1",
        "'\"\u00e9\u0001', INVALID_UTF8, 1",
        "'\"\u00f0\u009f\u0098\u0001', INVALID_UTF8, 1",
        "'\u00ed\u00a0\u0080', INVALID_UTF8, 0",
        "'\u00f4\u0090\u0080\u0080', INVALID_UTF8, 0",
        "'\u00c0\u00af', INVALID_UTF8, 0"
      })
  void theEarliestFaultCountsAndAnOpenStringOnlyIfThereIsNoOther(
      String text, Stage1Fault fault, int offset) {
    for (int before = 0; before <= 128; before++) {
      byte[] bytes = bytes(" ".repeat(before) + text);
      indexer.index(bytes, 0, bytes.length, index);
      assertEquals(fault, index.fault());
      assertEquals(offset < 0 ? -1 : before + offset, index.faultOffset());
    }
  }

  @ParameterizedTest(name = "[{index}] {0}: entries {1}, faulty {2}")
  @CsvSource(
      quoteCharacter = '\'',
      value = {
        "'', '', ''",
        "'$', '0', ''",
        "'$$', '0 1', ''",
        "'[1]$[2]', '0 2 3 4 6', ''",
        "'[\"a$[2]', '0 3 4 6', '2'",
        "'[\"a$[\"b$[2]', '0 3 4 7 8 10', '2 6'",
        "'\"$\"$\"', '1 3', '0 2 4'",
        "'\"a,$,\"', '3 4', '2 5'",
        "'\"a^$[2]', '3 4 6', '2'",
        "'\"a\\$\"b\"$', '3 7', '2'",
        "'\\$\"b\"', '1', ''",
        "'\"\u0001\u0001$1$', '3 5', '1'",
        "'\u00e2\u0082$\"\u00e9\"', '2', '0 4'",
        "'\"\u00e2$,', '2 3', '1'",
        "'[\u00e9]$[\u00c3\u00a9]', '0 2 3 4 7', '1'"
      })
  void noLineReachesIntoTheNext(String text, String entries, String faulty) {
    for (int before = 0; before <= 128; before++) {
      byte[] bytes = bytes(" ".repeat(before) + text);
      indexer.indexLines(bytes, 0, bytes.length, index);
      assertArrayEquals(shifted(entries, before), Arrays.copyOf(index.offsets(), index.count()));
      assertArrayEquals(shifted(faulty, before), firstOfEachLine(bytes));
    }
  }

  /** A line has one faulty offset a block at most; the first of them is the one to expect. */
  private int[] firstOfEachLine(byte[] bytes) {
    int[] first = new int[index.faultyCount()];
    int count = 0;
    int lineEnd = -1;
    for (int i = 0; i < index.faultyCount(); i++) {
      int offset = index.faultyOffsets()[i];
      if (offset > lineEnd) {
        first[count++] = offset;
        lineEnd = offset;
        while (lineEnd < bytes.length && bytes[lineEnd] != '\n') {
          lineEnd++;
        }
      }
    }
    return Arrays.copyOf(first, count);
  }

  private static byte[] bytes(String text) {
    return text.replace('$', '\n').replace('^', '\r').getBytes(StandardCharsets.ISO_8859_1);
  }

  private static int[] shifted(String offsets, int by) {
    return Arrays.stream(offsets.split(" ", -1))
        .filter(offset -> !offset.isEmpty())
        .mapToInt(offset -> Integer.parseInt(offset) + by)
        .toArray();
  }
}

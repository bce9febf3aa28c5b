package io.skimjson.ndjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.Seeds;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Blocks are told line by line, so that all ways of cutting the same input must tell the same. */
class LineBlocksTest {
  private static final int[] READ_SIZES = {1, 2, 3, 7, 64, 4096, 1 << 20};
  private static final int[] BLOCK_SIZES = {1, 2, 5, 16, 64, 1 << 16};

  @Test
  void allCutsTellTheSameLines() {
    long seed = Seeds.seed();
    SplittableRandom random = Seeds.random(seed);
    for (int round = 0; round < 2000; round++) {
      byte[] input = randomLines(random);
      int limit = random.nextInt(1, 40);
      List<String> wanted = model(input, limit);
      int block = BLOCK_SIZES[random.nextInt(BLOCK_SIZES.length)];
      int size = READ_SIZES[random.nextInt(READ_SIZES.length)];
      String message =
          "block " + block + ", read " + size + ", limit " + limit + "; " + Seeds.repeat(seed);
      assertEquals(
          wanted, told(new ArrayLineBlocks(input, 0, input.length, limit, block)), message);
      assertEquals(wanted, told(stream(ChunkedInput.of(input, size), limit, block)), message);
      assertEquals(
          wanted,
          told(stream(ChunkedInput.of(input, size).sayingAvailable(), limit, block)),
          message);
      assertEquals(
          wanted,
          told(stream(ChunkedInput.of(input, () -> random.nextInt(0, 9)), limit, block)),
          message);
      ByteSource channel = ByteSource.of(ChunkedInput.of(input, size).asChannel());
      assertEquals(wanted, told(new StreamLineBlocks(channel, limit, block)), message);
    }
  }

  @Test
  void aSliceKeepsItsNeighboursOut() {
    byte[] inner = "one\ntwo\n\nthree".getBytes(StandardCharsets.US_ASCII);
    byte[] outer = "999\none\ntwo\n\nthree999\n".getBytes(StandardCharsets.US_ASCII);
    for (int block : BLOCK_SIZES) {
      assertEquals(
          model(inner, 100), told(new ArrayLineBlocks(outer, 4, inner.length, 100, block)));
    }
  }

  @Test
  void aByteOrderMarkBelongsToNoLineWhereverTheReadsCut() {
    byte[] input = "\ufeffab\n\ufeffcd".getBytes(StandardCharsets.UTF_8);
    List<String> wanted = List.of("3:ab\n", "6:\ufeffcd");
    for (int size = 1; size <= input.length; size++) {
      assertEquals(wanted, told(stream(ChunkedInput.of(input, size), 5, 4)), "read " + size);
    }
    assertEquals(wanted, told(new ArrayLineBlocks(input, 0, input.length, 5, 4)));
  }

  @Test
  void aFailureComesBehindTheLinesBeforeIt() throws IOException {
    byte[] input = "one\ntwo\nthree".getBytes(StandardCharsets.US_ASCII);
    for (Exception failure : List.of(new IOException("cut"), new IllegalStateException("cut"))) {
      for (int size : READ_SIZES) {
        LineBlocks blocks = stream(ChunkedInput.failing(input, 11, size, failure), 100, 1 << 16);
        List<String> lines = new ArrayList<>();
        Exception thrown =
            assertThrows(
                failure.getClass(),
                () -> {
                  while (true) {
                    tellNext(blocks, lines);
                  }
                });
        assertSame(failure, thrown);
        assertEquals(List.of("0:one\n", "4:two\n"), lines, "read " + size);
      }
    }
  }

  @Test
  void aLongLineIsPassedOverWithoutBeingHeld() throws IOException {
    long longLine = 300_000_000L;
    InputStream endless =
        new InputStream() {
          private long at;

          @Override
          public int read() {
            return at++ < longLine
                ? 'a'
                : at == longLine + 1 ? '\n' : at <= longLine + 3 ? 'b' : -1;
          }

          @Override
          public int read(byte[] into, int offset, int length) {
            if (at + length < longLine) {
              Arrays.fill(into, offset, offset + length, (byte) 'a');
              at += length;
              return length;
            }
            int one = read();
            into[offset] = (byte) one;
            return one < 0 ? -1 : 1;
          }
        };
    StreamLineBlocks blocks = stream(endless, 1 << 20, 1 << 16);
    assertEquals(LineBlocks.Step.OVERLONG, blocks.next());
    assertEquals(1 << 20, blocks.to() - blocks.from());
    assertEquals(longLine + 1, blocks.overlong().next());
    assertTrue(blocks.array().length < (1 << 20) + 100, "the buffer has " + blocks.array().length);
    assertEquals(LineBlocks.Step.LINES, blocks.next());
    assertEquals(longLine + 1, blocks.base() + blocks.from());
    assertEquals(2, blocks.to() - blocks.from());
    assertEquals(LineBlocks.Step.END, blocks.next());
  }

  @Test
  void linesInHandAreGivenBeforeAReadThatWaits() throws IOException {
    byte[] input = "one\ntwo\nthree".getBytes(StandardCharsets.US_ASCII);
    LineBlocks blocks = stream(ChunkedInput.of(input, 8), 100, 1 << 16);
    List<String> lines = new ArrayList<>();
    tellNext(blocks, lines);
    assertEquals(List.of("0:one\n", "4:two\n"), lines);
  }

  private static StreamLineBlocks stream(InputStream in, int limit, int block) {
    return new StreamLineBlocks(ByteSource.of(in), limit, block);
  }

  private static byte[] randomLines(SplittableRandom random) {
    StringBuilder text = new StringBuilder(random.nextInt(6) == 0 ? "\ufeff" : "");
    int lines = random.nextInt(12);
    for (int i = 0; i < lines; i++) {
      int length = random.nextInt(random.nextInt(1, 90));
      for (int k = 0; k < length; k++) {
        text.append(random.nextInt(4) == 0 ? " \t\r".charAt(random.nextInt(3)) : 'x');
      }
      if (i < lines - 1 || random.nextBoolean()) {
        text.append('\n');
      }
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static List<String> model(byte[] input, int limit) {
    List<String> lines = new ArrayList<>();
    int from = LineBlocks.beginsWithByteOrderMark(input, 0, input.length) ? 3 : 0;
    while (from < input.length) {
      int to = from;
      while (to < input.length && input[to] != '\n') {
        to++;
      }
      int next = Math.min(to + 1, input.length);
      lines.add(line(input, from, to, next, limit));
      from = next;
    }
    return lines;
  }

  private static String line(byte[] input, int from, int to, int next, int limit) {
    if (to - from <= limit) {
      return from + ":" + new String(input, from, next - from, StandardCharsets.UTF_8);
    }
    String kept = new String(input, from, limit, StandardCharsets.UTF_8);
    int start = from;
    while (start < to && input[start] != 'x') {
      start++;
    }
    int end = to;
    while (end > from && input[end - 1] != 'x') {
      end--;
    }
    return from + ">" + kept + (start < to ? " " + start + ".." + end : " blank") + " next " + next;
  }

  private static List<String> told(LineBlocks blocks) {
    List<String> lines = new ArrayList<>();
    try {
      while (tellNext(blocks, lines)) {
        // told
      }
      assertEquals(LineBlocks.Step.END, blocks.next());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return lines;
  }

  /** Tells each line of the next block; one that is too long is told alike, held or not. */
  private static boolean tellNext(LineBlocks blocks, List<String> lines) throws IOException {
    LineBlocks.Step step = blocks.next();
    byte[] array = blocks.array();
    if (step == LineBlocks.Step.LINES) {
      assertTrue(blocks.from() < blocks.to());
      byte[] block = Arrays.copyOfRange(array, blocks.from(), blocks.to());
      long base = blocks.base() + blocks.from();
      int from = 0;
      while (from < block.length) {
        int lineFeed = LineBlocks.firstLineFeed(block, from, block.length);
        int to = lineFeed < 0 ? block.length : lineFeed;
        int next = Math.min(to + 1, block.length);
        lines.add(shifted(block, from, to, next, blocks.maxLineBytes, base));
        from = next;
      }
    } else if (step == LineBlocks.Step.OVERLONG) {
      OverlongLine line = blocks.overlong();
      String kept =
          new String(array, blocks.from(), blocks.to() - blocks.from(), StandardCharsets.UTF_8);
      String place = line.isBlank() ? " blank" : " " + line.start() + ".." + line.end();
      lines.add(line.lineStart() + ">" + kept + place + " next " + line.next());
    }
    return step != LineBlocks.Step.END;
  }

  private static String shifted(byte[] block, int from, int to, int next, int limit, long base) {
    byte[] line = new byte[(int) base + next];
    System.arraycopy(block, from, line, (int) base + from, next - from);
    return line(line, (int) base + from, (int) base + to, (int) base + next, limit);
  }
}

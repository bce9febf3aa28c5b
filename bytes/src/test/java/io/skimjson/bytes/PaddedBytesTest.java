package io.skimjson.bytes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.CaseCount;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PaddedBytesTest {
  /** Around block edges, the first buffer of the stream reader, and its first growths. */
  private static final List<Integer> LENGTHS =
      List.of(
          0, 1, 7, 8, 9, 63, 64, 65, 127, 128, 8127, 8128, 8129, 8191, 8192, 8193, 16255, 16256,
          16257, 16319, 16320, 16321, 16383, 16384, 16385, 40_000, 100_000);

  @TempDir Path folder;

  private static byte[] bytes(int length) {
    byte[] b = new byte[length];
    for (int i = 0; i < length; i++) {
      b[i] = (byte) (i * 31 + 1);
    }
    return b;
  }

  private static byte[] content(PaddedBytes padded) {
    return Arrays.copyOfRange(padded.array(), padded.offset(), padded.end());
  }

  /** Right content, at least a block behind it, and all of that zero. */
  private static void checkOwn(byte[] expected, PaddedBytes padded) {
    assertEquals(expected.length, padded.length());
    assertEquals(padded.offset() + padded.length(), padded.end());
    assertArrayEquals(expected, content(padded));
    assertTrue(padded.isPadded());
    assertTrue(padded.readablePastEnd() >= PaddedBytes.PADDING);
    for (int i = padded.end(); i < padded.array().length; i++) {
      assertEquals(0, padded.array()[i]);
    }
  }

  @Test
  void copiesAreOwnAndPaddedWithZeros() {
    for (int length : LENGTHS) {
      byte[] source = bytes(length);
      PaddedBytes copy = PaddedBytes.copyOf(source);
      checkOwn(source, copy);
      assertNotSame(source, copy.array());
      Arrays.fill(source, (byte) 0);
      assertArrayEquals(bytes(length), content(copy));
    }
  }

  @Test
  void aCopiedSliceForgetsItsNeighbours() {
    byte[] source = bytes(300);
    for (int offset : new int[] {0, 1, 64, 299, 300}) {
      for (int length : new int[] {0, 1, 64, 236}) {
        if (offset + length <= source.length) {
          checkOwn(
              Arrays.copyOfRange(source, offset, offset + length),
              PaddedBytes.copyOf(source, offset, length));
        }
      }
    }
  }

  @Test
  void wrappingCopiesNothingAndTellsWhatStandsBehind() {
    byte[] source = bytes(200);
    PaddedBytes whole = PaddedBytes.wrap(source);
    assertSame(source, whole.array());
    assertEquals(0, whole.offset());
    assertEquals(200, whole.length());
    assertEquals(200, whole.end());
    assertEquals(0, whole.readablePastEnd());
    assertFalse(whole.isPadded());

    PaddedBytes slice = PaddedBytes.wrap(source, 10, 126);
    assertSame(source, slice.array());
    assertEquals(10, slice.offset());
    assertEquals(136, slice.end());
    assertEquals(64, slice.readablePastEnd());
    assertTrue(slice.isPadded());
    assertFalse(PaddedBytes.wrap(source, 10, 127).isPadded());
    assertEquals(0, PaddedBytes.wrap(source, 200, 0).readablePastEnd());
    assertEquals(0, PaddedBytes.wrap(new byte[0]).length());
  }

  @ParameterizedTest(name = "{1} bytes from {0} on")
  @CsvSource({
    "-1, 1",
    "0, -1",
    "0, 11",
    "11, 0",
    "10, 1",
    "5, 6",
    "5, 2147483647",
    "2147483647, 1",
    "2147483647, 2147483647",
    "-2147483648, 0"
  })
  void stretchesOutsideTheArrayAreRefused(int offset, int length) {
    byte[] b = new byte[10];
    assertThrows(IndexOutOfBoundsException.class, () -> PaddedBytes.wrap(b, offset, length));
    assertThrows(IndexOutOfBoundsException.class, () -> PaddedBytes.copyOf(b, offset, length));
  }

  @Test
  void streamsAreReadToTheirEndHoweverLittleEachReadGives() throws IOException {
    long count = 0;
    for (int length : LENGTHS) {
      byte[] source = bytes(length);
      for (int step : new int[] {1, 2, 7, 63, 64, 8128, Integer.MAX_VALUE}) {
        DribblingStream in = new DribblingStream(source, step);
        checkOwn(source, PaddedBytes.read(in));
        assertFalse(in.isClosed());
        assertEquals(length, in.given());
        count++;
      }
    }
    CaseCount.report("bytes.streams", count);
  }

  @Test
  void maxBytesIsTheMostThatIsTakenAndMoreIsAnError() throws IOException {
    for (int length : LENGTHS) {
      byte[] source = bytes(length);
      for (int step : new int[] {3, Integer.MAX_VALUE}) {
        checkOwn(source, PaddedBytes.read(new DribblingStream(source, step), length));
        checkOwn(source, PaddedBytes.read(new DribblingStream(source, step), length + 1));
        if (length > 0) {
          DribblingStream in = new DribblingStream(source, step);
          IOException e = assertThrows(IOException.class, () -> PaddedBytes.read(in, length - 1));
          assertTrue(e.getMessage().contains(Integer.toString(length - 1)), e::getMessage);
          assertEquals(length, in.given(), "one byte beyond the limit tells, and no more is taken");
        }
      }
    }
    DribblingStream in = new DribblingStream(new byte[0], 1);
    assertThrows(IllegalArgumentException.class, () -> PaddedBytes.read(in, -1));
    checkOwn(bytes(5), PaddedBytes.read(new DribblingStream(bytes(5), 1), Integer.MAX_VALUE));
  }

  @Test
  void aStreamThatFailsFailsTheRead() {
    for (int failAt : new int[] {0, 1, 8128, 8129, 20_000}) {
      DribblingStream in = new DribblingStream(bytes(30_000), 1000, failAt);
      assertThrows(IOException.class, () -> PaddedBytes.read(in));
    }
  }

  @Test
  void filesAreReadWhole() throws IOException {
    for (int length : LENGTHS) {
      Path file = folder.resolve("f" + length);
      Files.write(file, bytes(length));
      checkOwn(bytes(length), PaddedBytes.read(file));
    }
    assertThrows(NoSuchFileException.class, () -> PaddedBytes.read(folder.resolve("missing")));
  }

  @Test
  void aFileWhoseSizeIsUnknownBeforehandIsReadWholeToo() throws IOException {
    Path file = Path.of("/proc/self/status"); // says size 0, where there is such a thing
    if (Files.isReadable(file)) {
      PaddedBytes read = PaddedBytes.read(file);
      assertTrue(read.length() > 0);
      assertTrue(read.isPadded());
      for (int i = read.end(); i < read.array().length; i++) {
        assertEquals(0, read.array()[i]);
      }
    }
  }
}

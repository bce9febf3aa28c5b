package io.skimjson.ndjson;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.function.ThrowingSupplier;

/**
 * One of the ways the same bytes can come to a reader. All must give the same records.
 *
 * @param name for messages
 * @param opener opens the bytes with a builder's options
 */
record Feed(String name, Opener opener) {
  /** Opens bytes in one way. */
  interface Opener {
    NdjsonReader open(NdjsonReader.Builder builder, byte[] bytes) throws IOException;
  }

  private static final int[] READ_SIZES = {1, 7, 64, 4096};

  NdjsonReader open(NdjsonReader.Builder builder, byte[] bytes) {
    return unchecked(() -> opener.open(builder, bytes));
  }

  /**
   * Every source, reads of awkward sizes, and blocks so small that lines lie across their edges.
   */
  static List<Feed> all() {
    List<Feed> feeds = new ArrayList<>(few());
    for (int size : READ_SIZES) {
      feeds.add(new Feed("reads of " + size, (b, bytes) -> b.open(ChunkedInput.of(bytes, size))));
      feeds.add(
          new Feed(
              "reads of " + size + ", blocks of 100",
              (b, bytes) ->
                  b.blockBytes(100).open(ChunkedInput.of(bytes, size).sayingAvailable())));
    }
    feeds.add(
        new Feed(
            "channel", (b, bytes) -> b.open(Channels.newChannel(new ByteArrayInputStream(bytes)))));
    feeds.add(
        new Feed(
            "channel, reads of 7", (b, bytes) -> b.open(ChunkedInput.of(bytes, 7).asChannel())));
    for (int block : new int[] {1, 63, 64, 65, 1000}) {
      feeds.add(
          new Feed("array, blocks of " + block, (b, bytes) -> b.blockBytes(block).open(bytes)));
    }
    return feeds;
  }

  /** An array, a slice between foreign bytes, a file, and a stream of small blocks. */
  static List<Feed> few() {
    return List.of(
        new Feed("array", (b, bytes) -> b.open(bytes)),
        new Feed("slice", Feed::openSlice),
        new Feed("path", Feed::openFile),
        new Feed(
            "stream, blocks of 64",
            (b, bytes) -> b.blockBytes(64).open(new ByteArrayInputStream(bytes))));
  }

  private static NdjsonReader openSlice(NdjsonReader.Builder builder, byte[] bytes) {
    byte[] around = new byte[bytes.length + 80];
    Arrays.fill(around, (byte) '7');
    System.arraycopy(bytes, 0, around, 5, bytes.length);
    around[5 + bytes.length] = '"';
    return builder.open(around, 5, bytes.length);
  }

  private static NdjsonReader openFile(NdjsonReader.Builder builder, byte[] bytes)
      throws IOException {
    Path file = Files.createTempFile("skimjson", ".ndjson");
    try {
      Files.write(file, bytes);
      return builder.open(file); // the open file is still readable when its name is gone
    } finally {
      Files.delete(file);
    }
  }

  private static <T> T unchecked(ThrowingSupplier<T> task) {
    try {
      return task.get();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public String toString() {
    return name;
  }
}

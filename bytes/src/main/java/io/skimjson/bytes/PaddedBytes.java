package io.skimjson.bytes;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;

/**
 * A stretch of bytes together with what is known about the bytes behind it.
 *
 * <p>A padded stretch has at least {@value #PADDING} readable bytes behind its end, so that wide
 * loads near the end need no special case. Padding is a matter of speed only: every reader gives
 * the same answers without it, and bytes behind the end never take part in an answer.
 *
 * <p>Not copied after construction and not synchronized: whoever changes the array changes the
 * input. Safe to share between threads as long as nobody does.
 */
public final class PaddedBytes {
  /** Readable bytes behind the end of every stretch that this class allocates, 64: one block. */
  public static final int PADDING = 64;

  /** The largest array that common virtual machines allocate. */
  private static final int LARGEST_ARRAY = Integer.MAX_VALUE - 8;

  private final byte[] array;
  private final int offset;
  private final int length;

  private PaddedBytes(byte[] array, int offset, int length) {
    this.array = array;
    this.offset = offset;
    this.length = length;
  }

  /**
   * Returns a padded copy of the whole array.
   *
   * @throws IllegalArgumentException if array and padding together exceed the largest array
   */
  public static PaddedBytes copyOf(byte[] source) {
    return copyOf(source, 0, source.length);
  }

  /**
   * Returns a padded copy of {@code length} bytes from {@code offset} on; the padding is zero.
   *
   * @throws IndexOutOfBoundsException if the stretch is not inside the array
   * @throws IllegalArgumentException if stretch and padding together exceed the largest array
   */
  public static PaddedBytes copyOf(byte[] source, int offset, int length) {
    Objects.checkFromIndexSize(offset, length, source.length);
    byte[] copy = new byte[paddedLength(length)];
    System.arraycopy(source, offset, copy, 0, length);
    return new PaddedBytes(copy, 0, length);
  }

  /** Returns the whole array as it is, without copying and without padding. */
  public static PaddedBytes wrap(byte[] array) {
    return new PaddedBytes(array, 0, array.length);
  }

  /**
   * Returns {@code length} bytes from {@code offset} on, without copying. Bytes of the array behind
   * them count as padding: they may be loaded, and never matter.
   *
   * @throws IndexOutOfBoundsException if the stretch is not inside the array
   */
  public static PaddedBytes wrap(byte[] array, int offset, int length) {
    Objects.checkFromIndexSize(offset, length, array.length);
    return new PaddedBytes(array, offset, length);
  }

  /**
   * Reads a stream to its end into a padded array. The stream is not closed.
   *
   * @throws IOException if reading fails, or the stream is longer than an array can be
   */
  public static PaddedBytes read(InputStream in) throws IOException {
    return read(in, LARGEST_ARRAY - PADDING);
  }

  /**
   * Reads a stream to its end into a padded array, but no more than {@code maxBytes}. The stream is
   * not closed.
   *
   * @param maxBytes the most bytes to take, not negative
   * @throws IOException if reading fails, or the stream goes on after {@code maxBytes}
   */
  public static PaddedBytes read(InputStream in, int maxBytes) throws IOException {
    if (maxBytes < 0) {
      throw new IllegalArgumentException("maxBytes is negative: " + maxBytes);
    }
    int most = Math.min(maxBytes, LARGEST_ARRAY - PADDING); // no array holds more
    byte[] buffer = new byte[Math.min(8192, paddedLength(Math.min(most, 8192)))];
    int length = 0;
    while (true) {
      int room = Math.min(buffer.length - PADDING, most) - length;
      if (room == 0) {
        if (length == most) {
          if (in.read() >= 0) {
            throw new IOException("input is longer than " + most + " bytes");
          }
          break;
        }
        long doubled = Math.min(2L * buffer.length, LARGEST_ARRAY);
        buffer = Arrays.copyOf(buffer, (int) doubled);
        continue;
      }
      int count = in.read(buffer, length, room);
      if (count < 0) {
        break;
      }
      length += count;
    }
    return new PaddedBytes(buffer, 0, length);
  }

  /**
   * Reads a whole file into a padded array.
   *
   * @throws IOException if reading fails, or the file is longer than an array can be
   */
  public static PaddedBytes read(Path file) throws IOException {
    long size = Files.size(file);
    if (size > LARGEST_ARRAY - PADDING) {
      throw new IOException(file + " has " + size + " bytes, more than one array can hold");
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] buffer = new byte[(int) size + PADDING];
      int length = in.readNBytes(buffer, 0, (int) size);
      int next = in.read();
      if (next < 0) {
        return new PaddedBytes(buffer, 0, length);
      }
      return append(buffer, length, next, in); // grew while being read, or gives no size
    }
  }

  private static PaddedBytes append(byte[] head, int length, int next, InputStream in)
      throws IOException {
    PaddedBytes rest = read(in, LARGEST_ARRAY - PADDING - length - 1);
    byte[] all = Arrays.copyOf(head, paddedLength(length + 1 + rest.length));
    all[length] = (byte) next;
    System.arraycopy(rest.array, 0, all, length + 1, rest.length);
    Arrays.fill(all, length + 1 + rest.length, all.length, (byte) 0);
    return new PaddedBytes(all, 0, length + 1 + rest.length);
  }

  private static int paddedLength(int length) {
    if (length > LARGEST_ARRAY - PADDING) {
      throw new IllegalArgumentException(length + " bytes leave no room for padding in one array");
    }
    return length + PADDING;
  }

  /** The array that holds the bytes; not a copy. */
  public byte[] array() {
    return array;
  }

  /** Where the bytes start in {@link #array()}. */
  public int offset() {
    return offset;
  }

  /** How many bytes there are, padding not counted. */
  public int length() {
    return length;
  }

  /** Where the bytes end in {@link #array()}, exclusive. */
  public int end() {
    return offset + length;
  }

  /** How many bytes of the array stand behind the end and may be loaded, 0 or more. */
  public int readablePastEnd() {
    return array.length - end();
  }

  /** Tells whether at least {@value #PADDING} bytes may be read behind the end. */
  public boolean isPadded() {
    return readablePastEnd() >= PADDING;
  }
}

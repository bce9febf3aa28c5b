package io.skimjson.ndjson;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/** A stream or channel that gives its bytes in pieces of chosen sizes, and may fail at its end. */
final class ChunkedInput extends InputStream {
  private final byte[] bytes;
  private final int end;
  private final IntSupplier sizes;
  private final boolean saysAvailable;
  private final @Nullable Exception failure;
  private int at;
  boolean isClosed;

  private ChunkedInput(
      byte[] bytes,
      int end,
      IntSupplier sizes,
      boolean saysAvailable,
      @Nullable Exception failure) {
    this.bytes = bytes;
    this.end = end;
    this.sizes = sizes;
    this.saysAvailable = saysAvailable;
    this.failure = failure;
  }

  /** Gives at most {@code size} bytes a read. */
  static ChunkedInput of(byte[] bytes, int size) {
    return new ChunkedInput(bytes, bytes.length, () -> size, false, null);
  }

  /** Gives reads of sizes as told; 0 now and then breaks the contract on purpose. */
  static ChunkedInput of(byte[] bytes, IntSupplier sizes) {
    return new ChunkedInput(bytes, bytes.length, sizes, false, null);
  }

  /** Gives the first bytes and then fails. */
  static ChunkedInput failing(byte[] bytes, int end, int size, Exception failure) {
    return new ChunkedInput(bytes, end, () -> size, false, failure);
  }

  /** The same pieces, but says how much is available, so that readers may ask for more. */
  ChunkedInput sayingAvailable() {
    return new ChunkedInput(bytes, end, sizes, true, failure);
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    int count = give(one, 0, 1);
    return count < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    return give(into, offset, Math.min(length, sizes.getAsInt()));
  }

  private int give(byte[] into, int offset, int length) throws IOException {
    if (at == end) {
      if (failure instanceof IOException e) {
        throw e;
      }
      if (failure instanceof RuntimeException e) {
        throw e;
      }
      return -1;
    }
    int count = Math.min(length, end - at);
    System.arraycopy(bytes, at, into, offset, count);
    at += count;
    return count;
  }

  @Override
  public int available() {
    return saysAvailable ? end - at : 0;
  }

  @Override
  public void close() {
    isClosed = true;
  }

  /** Returns a channel over the rest of this input. */
  ReadableByteChannel asChannel() {
    return new ReadableByteChannel() {
      @Override
      public int read(ByteBuffer into) throws IOException {
        byte[] piece = new byte[Math.min(into.remaining(), Math.max(1, sizes.getAsInt()))];
        int count = give(piece, 0, piece.length);
        if (count > 0) {
          into.put(piece, 0, count);
        }
        return count;
      }

      @Override
      public boolean isOpen() {
        return !isClosed;
      }

      @Override
      public void close() {
        isClosed = true;
      }
    };
  }
}

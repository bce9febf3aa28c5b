package io.skimjson.ndjson;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.IllegalBlockingModeException;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.SelectableChannel;

/** Where a stream's bytes come from. */
interface ByteSource extends Closeable {
  /** Reads 1 to {@code length} bytes, waiting for the first; -1 at the end. */
  int read(byte[] bytes, int offset, int length) throws IOException;

  /**
   * Tells whether the next read is known not to wait, so that a block may be filled further before
   * its lines are handed out.
   */
  boolean isReady();

  /** Returns a source over a stream; closing it closes the stream. */
  static ByteSource of(InputStream in) {
    return new ByteSource() {
      @Override
      public int read(byte[] bytes, int offset, int length) throws IOException {
        int count = in.read(bytes, offset, length);
        return count != 0 ? count : readOne(bytes, offset);
      }

      // A stream that breaks its contract by giving no byte is asked for one, which must wait.
      private int readOne(byte[] bytes, int offset) throws IOException {
        int value = in.read();
        if (value < 0) {
          return -1;
        }
        bytes[offset] = (byte) value;
        return 1;
      }

      @Override
      public boolean isReady() {
        try {
          return in.available() > 0;
        } catch (IOException broken) {
          return false; // the next read will say so, after the lines in hand are out
        }
      }

      @Override
      public void close() throws IOException {
        in.close();
      }
    };
  }

  /** Returns a source over a blocking channel; closing it closes the channel. */
  static ByteSource of(ReadableByteChannel channel) {
    if (channel instanceof SelectableChannel selectable && !selectable.isBlocking()) {
      throw new IllegalBlockingModeException();
    }
    return new ByteSource() {
      @Override
      public int read(byte[] bytes, int offset, int length) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(bytes, offset, length);
        int count;
        do {
          count = channel.read(buffer);
        } while (count == 0);
        return count;
      }

      @Override
      public boolean isReady() {
        return channel instanceof FileChannel;
      }

      @Override
      public void close() throws IOException {
        channel.close();
      }
    };
  }
}

package io.skimjson.bytes;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * A stream that gives at most {@code step} bytes a read, counts its bytes, and knows if it is
 * closed.
 */
final class DribblingStream extends InputStream {
  private final ByteArrayInputStream source;
  private final int step;
  private final int failAt;
  private int given;
  private boolean closed;

  DribblingStream(byte[] bytes, int step) {
    this(bytes, step, Integer.MAX_VALUE);
  }

  /** Fails once {@code failAt} bytes are given. */
  DribblingStream(byte[] bytes, int step, int failAt) {
    this.source = new ByteArrayInputStream(bytes);
    this.step = step;
    this.failAt = failAt;
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  @Override
  public int read(byte[] b, int offset, int length) throws IOException {
    if (given >= failAt) {
      throw new IOException("failed as told after " + given);
    }
    int count = source.read(b, offset, Math.min(length, step));
    given += Math.max(count, 0);
    return count;
  }

  int given() {
    return given;
  }

  boolean isClosed() {
    return closed;
  }

  @Override
  public void close() {
    closed = true;
  }
}

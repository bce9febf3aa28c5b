package io.skimjson.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import org.jspecify.annotations.Nullable;

/**
 * The bytes of one input, decompressed if its first bytes say gzip.
 *
 * <p>A failure in the middle (a cut file, a wrong CRC, a bad disk) ends the stream as if the input
 * ended there and is kept in {@link #failure}: everything before it is still worth reading. What
 * stands behind the last line feed is then an unfinished line; {@link #isUnfinished} tells it.
 */
final class Input extends InputStream {
  private final String name;
  private final InputStream source;
  private long delivered;
  private long endOfLastLine;
  private @Nullable IOException failure;

  private Input(String name, InputStream source) {
    this.name = name;
    this.source = source;
  }

  /** An input that messages call {@code name}. */
  static Input of(String name, InputStream raw) throws IOException {
    PushbackInputStream peek = new PushbackInputStream(raw, 2);
    byte[] magic = new byte[2];
    int count = peek.readNBytes(magic, 0, 2);
    peek.unread(magic, 0, count);
    boolean isGzip = count == 2 && (magic[0] & 0xFF) == 0x1F && (magic[1] & 0xFF) == 0x8B;
    return new Input(name, isGzip ? new GzipMembers(peek) : peek);
  }

  String name() {
    return name;
  }

  /** What ended this input too early, or null. */
  @Nullable IOException failure() {
    return failure;
  }

  /** Whether a line that begins at this offset was cut off by the {@link #failure}. */
  boolean isUnfinished(long lineStart) {
    return failure != null && lineStart >= endOfLastLine;
  }

  @Override
  public int read() throws IOException {
    byte[] single = new byte[1];
    return read(single, 0, 1) < 0 ? -1 : single[0] & 0xFF;
  }

  @Override
  public int read(byte[] target, int offset, int length) {
    if (failure != null) {
      return -1;
    }
    try {
      int count = source.read(target, offset, length);
      if (count > 0) {
        noteLines(target, offset, count);
      }
      return count;
    } catch (IOException broken) {
      failure = broken;
      return -1;
    }
  }

  private void noteLines(byte[] target, int offset, int count) {
    for (int i = offset + count - 1; i >= offset; i--) {
      if (target[i] == '\n') {
        endOfLastLine = delivered + (i - offset) + 1;
        break;
      }
    }
    delivered += count;
  }

  @Override
  public void close() throws IOException {
    source.close();
  }
}

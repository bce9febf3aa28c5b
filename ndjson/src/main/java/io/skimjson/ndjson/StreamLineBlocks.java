package io.skimjson.ndjson;

import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Blocks of lines out of a stream, in one buffer that grows with the longest line met, up to the
 * longest allowed. The part of a line behind the last line feed is carried to the buffer's front
 * before more is read.
 *
 * <p>Invariant between calls: {@code buffer[to..filled)} is read but not yet given. A source that
 * fails is not asked again; its failure is thrown when the lines before it have been given.
 */
final class StreamLineBlocks extends LineBlocks {
  /** Readable bytes behind the data, so that wide loads need no slow path at its end. */
  private static final int PADDING = 64;

  private final ByteSource source;
  private byte[] buffer;
  private int capacity;
  private long base;
  private int from;
  private int to;
  private int filled;
  private boolean ended;
  private boolean beginSettled;
  private @Nullable IOException failure;
  private @Nullable RuntimeException breakdown;

  /** Bytes read while a line was passed over; what stands behind its line feed is still to give. */
  private byte @Nullable [] spill;

  private int spillFrom;
  private int spillTo;

  StreamLineBlocks(ByteSource source, int maxLineBytes, int blockBytes) {
    super(maxLineBytes, blockBytes);
    this.source = source;
    this.capacity = blockBytes;
    this.buffer = new byte[capacity + PADDING];
  }

  @Override
  Step next() throws IOException {
    carryTail();
    int lineFeed = lastLineFeed(buffer, from, filled);
    settleBegin(lineFeed);
    while (!ended && (lineFeed < 0 || (filled < blockBytes && source.isReady()))) {
      if (lineFeed < 0 && beginSettled && filled - from > maxLineBytes) {
        return passOver();
      }
      int before = filled;
      fill();
      int found = lastLineFeed(buffer, before, filled);
      lineFeed = found < 0 ? lineFeed : found;
      settleBegin(lineFeed);
    }
    if (ended && failure == null && breakdown == null) {
      to = filled;
      return from < to ? Step.LINES : Step.END;
    }
    if (lineFeed >= 0) {
      to = lineFeed + 1;
      return Step.LINES;
    }
    to = from;
    throwFailure();
    return Step.END;
  }

  /** Moves what is not yet given to the front of the buffer. */
  private void carryTail() {
    int tail = filled - to;
    System.arraycopy(buffer, to, buffer, 0, tail);
    base += to;
    from = 0;
    to = 0;
    filled = tail;
    if (spill != null && spillFrom < spillTo) {
      int count = spillTo - spillFrom;
      System.arraycopy(spill, spillFrom, buffer, filled, count);
      filled += count;
      spillFrom = spillTo;
    }
  }

  /** Steps over a byte order mark, once enough of the input is here to know. */
  private void settleBegin(int lineFeed) {
    if (!beginSettled && (filled >= 3 || lineFeed >= 0 || ended)) {
      beginSettled = true;
      if (base == 0 && beginsWithByteOrderMark(buffer, 0, filled)) {
        from = 3;
        to = 3;
      }
    }
  }

  private void fill() {
    if (filled == capacity) {
      // A line may be maxLineBytes long behind a mark of 3 bytes, and one more byte tells that it
      // ended.
      long wanted = Math.min(2L * capacity, Math.max(blockBytes, maxLineBytes + 4L));
      capacity = (int) wanted;
      buffer = Arrays.copyOf(buffer, capacity + PADDING);
    }
    int room = Math.min(capacity - filled, blockBytes);
    filled += Math.max(0, read(buffer, filled, room));
  }

  /** Passes over a line that is too long already, reading to its line feed without keeping it. */
  private Step passOver() throws IOException {
    int kept = from + maxLineBytes;
    overlong.begin(base + from);
    overlong.add(buffer, from, filled);
    byte[] read = spill == null ? new byte[blockBytes] : spill;
    spill = read;
    while (true) {
      int count = read(read, 0, blockBytes);
      if (count < 0) {
        throwFailure();
        break;
      }
      int lineFeed = firstLineFeed(read, 0, count);
      if (lineFeed >= 0) {
        overlong.add(read, 0, lineFeed);
        overlong.terminate();
        spillFrom = lineFeed + 1;
        spillTo = count;
        break;
      }
      overlong.add(read, 0, count);
    }
    // The next call carries buffer[to..filled), which is empty, to an offset behind the line.
    to = kept;
    filled = kept;
    base = overlong.next() - kept;
    return Step.OVERLONG;
  }

  private int read(byte[] bytes, int offset, int length) {
    try {
      int count = source.read(bytes, offset, length);
      ended = count < 0;
      return count;
    } catch (IOException e) {
      failure = e;
    } catch (RuntimeException e) {
      breakdown = e;
    }
    ended = true;
    return -1;
  }

  private void throwFailure() throws IOException {
    if (failure != null) {
      throw failure;
    }
    if (breakdown != null) {
      throw breakdown;
    }
  }

  @Override
  byte[] array() {
    return buffer;
  }

  @Override
  int from() {
    return from;
  }

  @Override
  int to() {
    return to;
  }

  @Override
  long base() {
    return base;
  }

  @Override
  public void close() throws IOException {
    source.close();
  }
}

package io.skimjson.stage1;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Fills a {@link StructuralIndex}: 64 bytes a step, one pass, whatever the bytes are.
 *
 * <p>An operator is an entry if it stands outside strings; a quote opens or closes a string unless
 * a backslash escapes it; a backslash escapes the byte behind it wherever it stands. In line mode a
 * line feed is an entry wherever it stands, and ends the string it stands in.
 *
 * <p>The input can come at once ({@link #index}, {@link #indexLines}) or in pieces of any length
 * ({@link #begin}, {@link #step}, {@link #finish}); the result is the same. Linear time; nothing is
 * allocated once the index is large enough. Malformed input is no exception here: faults are left
 * in the index.
 *
 * <p>For one thread at a time. Reusable: each run starts afresh, also after one that was given up.
 */
public final class StructuralIndexer {
  /** First guess of the size of the index: one entry in so many bytes. Text has fewer. */
  private static final int BYTES_AN_ENTRY = 8;

  private final Classifier classifier;
  private final ChunkMasks masks = new ChunkMasks();
  private final byte[] lastBlock = new byte[ChunkMasks.BLOCK];
  private final Utf8Check utf8 = new Utf8Check();

  // Carries between steps.
  private @Nullable StructuralIndex target;
  private boolean lines;
  private boolean started;
  private int position;
  private long inString; // all ones if the next byte is inside a string, else 0
  private long firstEscaped; // 1 if the next byte is escaped, else 0
  private int openQuote; // document mode: the opening quote if inString

  private StructuralIndexer(Classifier classifier) {
    this.classifier = classifier;
  }

  /** Returns an indexer with the kernel that {@link KernelLookup} has chosen. */
  public static StructuralIndexer create() {
    return new StructuralIndexer(KernelLookup.classifier());
  }

  /**
   * Returns an indexer with the given kernel.
   *
   * @throws IllegalStateException if it is not available here, with the reason
   */
  public static StructuralIndexer create(Kernel kernel) {
    Objects.requireNonNull(kernel, "kernel");
    String why = KernelLookup.whyMissing(kernel);
    if (!why.isEmpty()) {
      throw new IllegalStateException("kernel " + kernel + " is not available: " + why);
    }
    return new StructuralIndexer(KernelLookup.classifier(kernel));
  }

  /** The kernel in use for longer inputs. */
  public Kernel kernel() {
    return classifier.kernel();
  }

  /**
   * Indexes one document. Bytes outside {@code start} to {@code end} never matter.
   *
   * @throws IndexOutOfBoundsException if the stretch is not inside the array
   */
  public void index(byte[] bytes, int start, int end, StructuralIndex out) {
    run(bytes, start, end, out, IndexMode.DOCUMENT);
  }

  /**
   * Indexes many lines, one document each. The last line may lack its line feed. Bytes outside
   * {@code start} to {@code end} never matter.
   *
   * @throws IndexOutOfBoundsException if the stretch is not inside the array
   */
  public void indexLines(byte[] bytes, int start, int end, StructuralIndex out) {
    run(bytes, start, end, out, IndexMode.LINES);
  }

  private void run(byte[] bytes, int start, int end, StructuralIndex out, IndexMode mode) {
    Objects.checkFromToIndex(start, end, bytes.length);
    begin(out, mode);
    out.ensureRoom(0, (end - start) / BYTES_AN_ENTRY);
    step(bytes, start, end);
    finish(end);
  }

  /** Starts a run that gets its input in pieces, and empties the index. */
  public void begin(StructuralIndex out, IndexMode mode) {
    Objects.requireNonNull(out, "out");
    lines = Objects.requireNonNull(mode, "mode") == IndexMode.LINES;
    out.clear();
    target = out;
    started = false;
    position = 0;
    inString = 0;
    firstEscaped = 0;
    openQuote = -1;
    utf8.begin();
  }

  /**
   * Takes the next piece of the input. Pieces may have any length; those of 64 bytes times n are
   * cheapest. Each starts at the offset where the last one ended, but may be in another array (one
   * that has grown, say): bytes of earlier pieces are not looked at again.
   *
   * @throws IndexOutOfBoundsException if the piece is not inside the array
   * @throws IllegalStateException if no run has begun, or the piece does not start where the last
   *     one ended
   */
  public void step(byte[] bytes, int from, int to) {
    StructuralIndex out = target();
    Objects.checkFromToIndex(from, to, bytes.length);
    checkPosition(from);
    int fault = utf8.resume(bytes, from, to);
    if (fault >= 0) {
      reportCutSequence(fault, out);
    }
    long escapedAtStart = firstEscaped;
    scan(bytes, from, to, out);
    position = to;
    if (inString != 0 && !lines) {
      int quote = OpeningQuoteFinder.lastQuote(bytes, from, to, escapedAtStart != 0);
      openQuote = quote >= 0 ? quote : openQuote;
    }
  }

  /**
   * Ends the run: sets the sentinel and judges what the end has cut.
   *
   * @param end where the last piece ended
   * @throws IllegalStateException if no run has begun, or the last piece ended elsewhere
   */
  public void finish(int end) {
    StructuralIndex out = target();
    checkPosition(end);
    target = null;
    out.setSentinel(end);
    int cut = utf8.finish();
    if (cut >= 0) {
      reportCutSequence(cut, out);
    }
    if (inString != 0) {
      if (lines) {
        out.addFaulty(end - 1);
      } else if (out.fault() == Stage1Fault.NONE) {
        out.report(Stage1Fault.UNCLOSED_STRING, openQuote);
      }
    }
  }

  private StructuralIndex target() {
    StructuralIndex out = target;
    if (out == null) {
      throw new IllegalStateException("no run has begun; call begin first");
    }
    return out;
  }

  private void checkPosition(int from) {
    if (started && from != position) {
      throw new IllegalStateException(
          "the last piece ended at " + position + ", this one starts at " + from);
    }
    started = true;
    position = from;
  }

  private void reportCutSequence(int start, StructuralIndex out) {
    if (lines) {
      out.addFaulty(start);
    } else {
      out.report(Stage1Fault.INVALID_UTF8, start);
    }
  }

  private void scan(byte[] bytes, int from, int to, StructuralIndex out) {
    for (int at = from; at < to; ) {
      int length = Math.min(to - at, ChunkMasks.CHUNK);
      int blocks = classify(bytes, at, length);
      out.ensureRoom(out.count(), blocks * ChunkMasks.BLOCK + StructuralIndex.SLACK);
      dropEscapedQuotes(blocks, length, out);
      MaskAlgebra.prefixXor(masks.quote, blocks);
      if (lines) {
        writeLines(bytes, at, to, blocks, out);
      } else {
        writeDocument(bytes, at, to, blocks, out);
      }
      at += length;
    }
  }

  /** Fills the masks of a chunk and returns how many blocks it has; the last may be partial. */
  private int classify(byte[] bytes, int at, int length) {
    int full = length / ChunkMasks.BLOCK;
    int rest = length % ChunkMasks.BLOCK;
    masks.ensureRoom(full + 1);
    classifier.classify(bytes, at, full, masks, 0);
    if (rest == 0) {
      return full;
    }
    // Spaces behind the last byte: they change no state.
    System.arraycopy(bytes, at + length - rest, lastBlock, 0, rest);
    Arrays.fill(lastBlock, rest, ChunkMasks.BLOCK, (byte) ' ');
    classifier.classify(lastBlock, 0, 1, masks, full);
    return full + 1;
  }

  private void dropEscapedQuotes(int blocks, int length, StructuralIndex out) {
    if (MaskAlgebra.any(masks.backslash, blocks)) {
      out.noteBackslash();
    } else if (firstEscaped == 0) {
      return;
    }
    int lastLane = (length - 1) % ChunkMasks.BLOCK;
    firstEscaped =
        MaskAlgebra.dropEscapedQuotes(masks.quote, masks.backslash, blocks, firstEscaped, lastLane);
  }

  /** The last step of a chunk: entries, and what is wrong with strings and UTF-8. */
  private void writeDocument(byte[] bytes, int from, int to, int blocks, StructuralIndex out) {
    final long[] quoted = masks.quote;
    final long[] operator = masks.operator;
    final long[] control = masks.control;
    final long[] nonAscii = masks.nonAscii;
    final int[] offsets = out.offsets();
    int count = out.count();
    long carry = inString;
    for (int i = 0, at = from; i < blocks; i++, at += ChunkMasks.BLOCK) {
      long strings = quoted[i] ^ carry;
      carry = strings >> 63;
      if ((control[i] & strings) != 0) {
        out.report(
            Stage1Fault.UNESCAPED_CONTROL, at + Long.numberOfTrailingZeros(control[i] & strings));
      }
      if (nonAscii[i] != 0) {
        checkUtf8(bytes, at, nonAscii[i], to, out);
      }
      count = writeEntries(offsets, count, at, operator[i] & ~strings);
    }
    inString = carry;
    out.setCount(count);
  }

  private void checkUtf8(byte[] bytes, int at, long nonAscii, int to, StructuralIndex out) {
    out.noteNonAscii();
    long faults = utf8.check(bytes, at, nonAscii, to, true);
    if (faults != 0) {
      out.report(Stage1Fault.INVALID_UTF8, at + Long.numberOfTrailingZeros(faults));
    }
  }

  /** The same where each line is a world of its own. */
  private void writeLines(byte[] bytes, int from, int to, int blocks, StructuralIndex out) {
    final long[] quoted = masks.quote;
    final long[] operator = masks.operator;
    final long[] control = masks.control;
    final long[] nonAscii = masks.nonAscii;
    final int[] offsets = out.offsets();
    int count = out.count();
    long carry = inString;
    for (int i = 0, at = from; i < blocks; i++, at += ChunkMasks.BLOCK) {
      long strings = quoted[i] ^ carry;
      long entries = operator[i];
      long faults = 0;
      if (nonAscii[i] != 0) {
        out.noteNonAscii();
        faults = utf8.check(bytes, at, nonAscii[i], to, false);
      }
      long lineFeeds = 0;
      long unclosed = 0;
      if (control[i] != 0) {
        lineFeeds = lineFeeds(bytes, at, control[i]);
        if ((lineFeeds & strings) != 0) {
          strings = MaskAlgebra.closeAtLineFeeds(strings, lineFeeds);
        }
        faults |= control[i] & strings;
        unclosed = lineFeeds & ((strings << 1) | (carry & 1));
        entries = (entries | lineFeeds) & ~strings;
        out.addLineFeeds(count, entries, lineFeeds);
      } else {
        entries &= ~strings;
      }
      if ((faults | unclosed) != 0) {
        reportFaultyLines(at, faults, unclosed, lineFeeds, out);
      }
      carry = strings >> 63;
      count = writeEntries(offsets, count, at, entries);
    }
    inString = carry;
    out.setCount(count);
  }

  /** Which of the control bytes are line feeds; mostly there is one, and it is. */
  private static long lineFeeds(byte[] bytes, int at, long control) {
    long lineFeeds = 0;
    for (long rest = control; rest != 0; rest &= rest - 1) {
      if (bytes[at + Long.numberOfTrailingZeros(rest)] == '\n') {
        lineFeeds |= Long.lowestOneBit(rest);
      }
    }
    return lineFeeds;
  }

  /**
   * Appends the offset of each set bit. Four at a time, wanted or not, and then the count decides:
   * that spares a branch an entry. Needs room for three more than there are bits.
   */
  private static int writeEntries(int[] offsets, int count, int at, long entries) {
    int n = Long.bitCount(entries);
    long rest = writeEight(offsets, count, at, entries);
    if (n > 8) {
      rest = writeEight(offsets, count + 8, at, rest);
      for (int place = count + 16; rest != 0; place += 8) {
        rest = writeEight(offsets, place, at, rest);
      }
    }
    return count + n;
  }

  private static long writeEight(int[] offsets, int place, int at, long entries) {
    long rest = entries;
    offsets[place] = at + Long.numberOfTrailingZeros(rest);
    rest &= rest - 1;
    offsets[place + 1] = at + Long.numberOfTrailingZeros(rest);
    rest &= rest - 1;
    offsets[place + 2] = at + Long.numberOfTrailingZeros(rest);
    rest &= rest - 1;
    offsets[place + 3] = at + Long.numberOfTrailingZeros(rest);
    rest &= rest - 1;
    offsets[place + 4] = at + Long.numberOfTrailingZeros(rest);
    rest &= rest - 1;
    offsets[place + 5] = at + Long.numberOfTrailingZeros(rest);
    rest &= rest - 1;
    offsets[place + 6] = at + Long.numberOfTrailingZeros(rest);
    rest &= rest - 1;
    offsets[place + 7] = at + Long.numberOfTrailingZeros(rest);
    return rest & rest - 1;
  }

  /**
   * Notes one offset for each faulty line of a block. A string left open is noted at the byte
   * before its line feed, which belongs to the same line.
   */
  private static void reportFaultyLines(
      int at, long faults, long unclosed, long lineFeeds, StructuralIndex out) {
    if ((unclosed & 1) != 0) {
      out.addFaulty(at - 1);
    }
    long rest = faults | (unclosed >>> 1);
    while (rest != 0) {
      int first = Long.numberOfTrailingZeros(rest);
      out.addFaulty(at + first);
      long laterLineFeeds = lineFeeds & (-1L << first);
      if (laterLineFeeds == 0) {
        return;
      }
      rest &= -1L << Long.numberOfTrailingZeros(laterLineFeeds);
    }
  }
}

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

  private final BlockClassifier classifier;
  private final Kernel kernel;
  private final BlockMasks masks = new BlockMasks();
  private final byte[] lastBlock = new byte[BlockMasks.BLOCK];
  private final Utf8Check utf8 = new Utf8Check();

  // Carries between steps.
  private @Nullable StructuralIndex target;
  private boolean lines;
  private boolean started;
  private int position;
  private long inString; // all ones if the next byte is inside a string, else 0
  private long firstEscaped; // 1 if the next byte is escaped, else 0
  private int openQuote; // document mode: the opening quote if inString

  private StructuralIndexer(Kernel kernel) {
    this.kernel = kernel;
    this.classifier = KernelLookup.classifier(kernel);
  }

  /** Returns an indexer with the kernel that {@link KernelLookup} has chosen. */
  public static StructuralIndexer create() {
    return create(KernelLookup.kernel());
  }

  /** Returns an indexer with the given kernel. */
  public static StructuralIndexer create(Kernel kernel) {
    return new StructuralIndexer(Objects.requireNonNull(kernel, "kernel"));
  }

  /** The kernel in use. */
  public Kernel kernel() {
    return kernel;
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
    out.ensureRoom(0, StructuralIndex.ROOM + (end - start) / BYTES_AN_ENTRY);
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

  /** The hot loop. Carries are local; what is rare has its own method. */
  private void scan(byte[] bytes, int from, int to, StructuralIndex out) {
    final BlockClassifier classify = classifier;
    final BlockMasks block = masks;
    final boolean lineMode = lines;
    long stringCarry = inString;
    long escapeCarry = firstEscaped;
    long allBackslashes = 0;
    long allNonAscii = 0;
    int[] offsets = out.offsets();
    int count = out.count();
    int at = from;
    while (at < to) {
      byte[] source = bytes;
      int offset = at;
      int length = BlockMasks.BLOCK;
      if (to - at < BlockMasks.BLOCK) {
        length = to - at;
        source = padLastBlock(bytes, at, length);
        offset = 0;
      }
      classify.classify(source, offset, block);

      long backslash = block.backslash;
      long escaped = escapeCarry;
      escapeCarry = 0;
      if (backslash != 0) {
        long escapes = MaskAlgebra.escapes(backslash, escaped);
        escaped |= escapes << 1;
        escapeCarry = (escapes >>> (length - 1)) & 1;
        allBackslashes |= backslash;
      }
      long strings = MaskAlgebra.prefixXor(block.quote & ~escaped) ^ stringCarry;
      long operators = block.operator;
      long control = block.control;
      long nonAscii = block.nonAscii;
      allNonAscii |= nonAscii;
      long lineFeeds = 0;
      if (lineMode) {
        lineFeeds = control == 0 ? 0 : classify.lineFeeds(source, offset);
        operators |= lineFeeds;
        if ((lineFeeds & strings) != 0) {
          strings = MaskAlgebra.closeAtLineFeeds(strings, lineFeeds);
        }
        long faults = control & strings;
        if (nonAscii != 0) {
          faults |= utf8.check(bytes, at, nonAscii, to, false);
        }
        long unclosed = lineFeeds & ((strings << 1) | (stringCarry & 1));
        if ((faults | unclosed) != 0) {
          reportFaultyLines(at, faults, unclosed, lineFeeds, out);
        }
      } else {
        if ((control & strings) != 0) {
          int first = Long.numberOfTrailingZeros(control & strings);
          out.report(Stage1Fault.UNESCAPED_CONTROL, at + first);
        }
        if (nonAscii != 0) {
          long faults = utf8.check(bytes, at, nonAscii, to, true);
          if (faults != 0) {
            out.report(Stage1Fault.INVALID_UTF8, at + Long.numberOfTrailingZeros(faults));
          }
        }
      }
      stringCarry = strings >> 63;

      if (count > offsets.length - StructuralIndex.ROOM) {
        offsets = out.ensureRoom(count, StructuralIndex.ROOM);
      }
      long entries = operators & ~strings;
      if (lineFeeds != 0) {
        out.addLineFeeds(count, entries, lineFeeds);
      }
      count = writeEntries(offsets, count, at, entries);
      at += length;
    }
    inString = stringCarry;
    firstEscaped = escapeCarry;
    out.setEntries(count, allBackslashes != 0, allNonAscii != 0);
  }

  /** The last, partial block of a piece, with spaces behind it, which change no state. */
  private byte[] padLastBlock(byte[] bytes, int at, int length) {
    byte[] padded = lastBlock;
    System.arraycopy(bytes, at, padded, 0, length);
    Arrays.fill(padded, length, BlockMasks.BLOCK, (byte) ' ');
    return padded;
  }

  /**
   * Appends the offset of each set bit. Four at a time, wanted or not, and then the count decides:
   * that spares a branch an entry. Needs room for three more than there are bits.
   */
  private static int writeEntries(int[] offsets, int count, int at, long operators) {
    long rest = operators;
    int end = count + Long.bitCount(rest);
    int place = count;
    do {
      offsets[place] = at + Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      offsets[place + 1] = at + Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      offsets[place + 2] = at + Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      offsets[place + 3] = at + Long.numberOfTrailingZeros(rest);
      rest &= rest - 1;
      place += 4;
    } while (place < end);
    return end;
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

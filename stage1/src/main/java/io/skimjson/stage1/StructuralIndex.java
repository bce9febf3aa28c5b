package io.skimjson.stage1;

import java.util.Arrays;

/**
 * The offsets of all operators outside strings, and what else one pass over the bytes has found.
 *
 * <p>A buffer to be used again: {@link StructuralIndexer} overwrites it with each run and lets it
 * grow as needed, so that nothing is allocated once it is warm. Not for two threads at once.
 */
public final class StructuralIndex {
  /**
   * Free places behind the entries of a chunk: up to four more than wanted, because entries are
   * written four at a time, and the sentinel.
   */
  static final int SLACK = 17;

  private static final int LARGEST_ARRAY = Integer.MAX_VALUE - 8;
  private static final int[] NONE = {};

  private int[] offsets = NONE;
  private int count;
  private boolean hasBackslash;
  private boolean hasNonAscii;
  private Stage1Fault fault = Stage1Fault.NONE;
  private int faultOffset = -1;
  private int[] faultyOffsets = NONE;
  private int faultyCount;
  private int[] lineFeeds = NONE;
  private int lineFeedCount;

  /** Creates an empty index; it takes memory with the first run. */
  public StructuralIndex() {
    clear();
  }

  /**
   * The entries, in ascending order: where in the indexed array each operator stands. Only the
   * first {@link #count} are entries; one more place holds the end of the input as a sentinel.
   *
   * <p>Not a copy, and another array may take its place with the next run.
   */
  public int[] offsets() {
    return offsets;
  }

  /** How many entries there are, the sentinel not counted. */
  public int count() {
    return count;
  }

  /** Whether there is a backslash anywhere in the input. */
  public boolean hasBackslash() {
    return hasBackslash;
  }

  /** Whether there is a byte of 0x80 or above anywhere in the input. */
  public boolean hasNonAscii() {
    return hasNonAscii;
  }

  /**
   * What is wrong with the document: the first ill-formed UTF-8 sequence or the first control byte
   * in a string, whichever begins earlier; and only where neither exists, a string without end.
   * Entries in front of {@link #faultOffset} are right all the same. Always {@link
   * Stage1Fault#NONE} in line mode.
   */
  public Stage1Fault fault() {
    return fault;
  }

  /**
   * Where the fault is: the first byte of the ill-formed sequence, the control byte, or the opening
   * quote of the string without end; -1 if there is no fault.
   */
  public int faultOffset() {
    return faultOffset;
  }

  /**
   * Line mode: offsets in ascending order, at least one of them inside each line (its line feed not
   * counted) that is not well-formed UTF-8, has a control byte in a string, or leaves a string
   * open. To learn kind and exact place, index such a line on its own in document mode. Only the
   * first {@link #faultyCount} are meant.
   */
  public int[] faultyOffsets() {
    return faultyOffsets;
  }

  /** How many faulty offsets there are; 0 in document mode. */
  public int faultyCount() {
    return faultyCount;
  }

  /**
   * Line mode: which entries are line feeds, in ascending order, so that the one at {@code
   * offsets()[lineFeedEntries()[0]]} ends the first line. Only the first {@link #lineFeedCount} are
   * meant.
   */
  public int[] lineFeedEntries() {
    return lineFeeds;
  }

  /** How many line feeds there are; 0 in document mode. */
  public int lineFeedCount() {
    return lineFeedCount;
  }

  /** How many places the buffers have, for those who watch memory: four bytes each. */
  public int capacity() {
    return offsets.length + faultyOffsets.length + lineFeeds.length;
  }

  /** Gives back the memory that the present contents do not need. Contents stay. */
  public void trim() {
    offsets = Arrays.copyOf(offsets, count + 1);
    faultyOffsets = faultyCount == 0 ? NONE : Arrays.copyOf(faultyOffsets, faultyCount);
    lineFeeds = lineFeedCount == 0 ? NONE : Arrays.copyOf(lineFeeds, lineFeedCount);
  }

  void clear() {
    count = 0;
    hasBackslash = false;
    hasNonAscii = false;
    fault = Stage1Fault.NONE;
    faultOffset = -1;
    faultyCount = 0;
    lineFeedCount = 0;
    if (offsets.length == 0) {
      offsets = new int[1];
    }
  }

  /** Makes room for at least {@code room} places behind the first {@code used}, and keeps those. */
  int[] ensureRoom(int used, int room) {
    if (room > offsets.length - used) {
      offsets = grow(offsets, (long) used + room);
    }
    return offsets;
  }

  private static int[] grow(int[] array, long needed) {
    if (needed > LARGEST_ARRAY) {
      throw new OutOfMemoryError("structural index of more than " + LARGEST_ARRAY + " entries");
    }
    long doubled = Math.min(2L * array.length, LARGEST_ARRAY);
    return Arrays.copyOf(array, (int) Math.max(needed, doubled));
  }

  void setCount(int newCount) {
    count = newCount;
  }

  void noteBackslash() {
    hasBackslash = true;
  }

  void noteNonAscii() {
    hasNonAscii = true;
  }

  void setSentinel(int end) {
    ensureRoom(count, 1)[count] = end;
  }

  /** Keeps the earliest fault. */
  void report(Stage1Fault kind, int offset) {
    if (fault == Stage1Fault.NONE || offset < faultOffset) {
      fault = kind;
      faultOffset = offset;
    }
  }

  /** Adds a faulty offset, not below the last one; the same one twice counts once. */
  void addFaulty(int offset) {
    if (faultyCount > 0 && faultyOffsets[faultyCount - 1] == offset) {
      return;
    }
    if (faultyCount == faultyOffsets.length) {
      faultyOffsets = grow(faultyOffsets, faultyCount + 16L);
    }
    faultyOffsets[faultyCount++] = offset;
  }

  /**
   * Adds the line feeds of one block.
   *
   * @param first the number of the block's first entry
   * @param entries the block's entries, line feeds among them
   */
  void addLineFeeds(int first, long entries, long wanted) {
    int needed = lineFeedCount + Long.bitCount(wanted);
    if (needed > lineFeeds.length) {
      lineFeeds = grow(lineFeeds, Math.max(needed, 16L));
    }
    for (long rest = wanted; rest != 0; rest &= rest - 1) {
      long below = Long.lowestOneBit(rest) - 1;
      lineFeeds[lineFeedCount++] = first + Long.bitCount(entries & below);
    }
  }
}

package io.skimjson;

import java.util.Arrays;

/**
 * The names that have been seen in each open object, to find one that comes twice.
 *
 * <p>Objects nest, so everything is a stack: the names of the innermost object lie on top, in
 * parallel arrays, and its hash table is the top of one pool. While it grows nothing lies above it;
 * when it closes both shrink. A few names are compared one by one, more get a table. Time is linear
 * because {@link NameHash} cannot be aimed at.
 */
final class NameTable {
  private static final int FEW = 16;
  private static final int FIRST_TABLE = 4 * FEW;

  private int[] starts;
  private int[] ends; // ~end if the name has escapes
  private int[] hashes;
  private int count;

  /** Open addressing: 1 + number of a name in its object, 0 where empty; at most half full. */
  private int[] pool;

  private int poolTop;

  // For each open object: its first name, its table's place in the pool, and the table's size.
  private int[] firstNames;
  private int[] tableStarts;
  private int[] tableSizes;
  private int depth;

  NameTable() {
    int[] none = {};
    starts = none;
    ends = none;
    hashes = none;
    pool = none;
    firstNames = none;
    tableStarts = none;
    tableSizes = none;
  }

  /** Forgets all objects. */
  void clear() {
    count = 0;
    poolTop = 0;
    depth = 0;
  }

  /** Bytes of memory that are held. */
  long capacity() {
    return 4L * (3L * starts.length + pool.length + 3L * firstNames.length);
  }

  /** Begins an object inside the innermost one. */
  void open() {
    if (depth == firstNames.length) {
      int larger = Math.max(16, 2 * depth);
      firstNames = Arrays.copyOf(firstNames, larger);
      tableStarts = Arrays.copyOf(tableStarts, larger);
      tableSizes = Arrays.copyOf(tableSizes, larger);
    }
    firstNames[depth] = count;
    tableStarts[depth] = poolTop;
    tableSizes[depth] = 0;
    depth++;
  }

  /** Ends the innermost object. */
  void close() {
    depth--;
    count = firstNames[depth];
    poolTop = tableStarts[depth];
  }

  /**
   * Adds a name, free of bad escapes, to the innermost object.
   *
   * @return false if the object has it already
   */
  boolean add(byte[] buf, int start, int end, Surrogates policy) {
    boolean escaped = ByteSearch.backslash(buf, start, end) != end;
    long wide =
        escaped
            ? NameHash.ofDecoded(
                buf, start, end, Names.decodedLength(buf, start, end, policy), policy)
            : NameHash.ofRaw(buf, start, end);
    int hash = (int) (wide >>> 32); // tables take the low bits of this half, names compare it all
    if (count == starts.length) {
      growNames();
    }
    starts[count] = start;
    ends[count] = escaped ? ~end : end;
    hashes[count] = hash;
    int first = firstNames[depth - 1];
    int size = tableSizes[depth - 1];
    if (count - first < FEW) {
      for (int i = first; i < count; i++) {
        if (hashes[i] == hash && same(buf, i, count, policy)) {
          return false;
        }
      }
    } else {
      if (2 * (count - first + 1) > size) {
        size = growTable(first);
      }
      int base = tableStarts[depth - 1];
      int slot = hash & (size - 1);
      int entry = pool[base + slot];
      while (entry != 0) {
        int other = first + entry - 1;
        if (hashes[other] == hash && same(buf, other, count, policy)) {
          return false;
        }
        slot = (slot + 1) & (size - 1);
        entry = pool[base + slot];
      }
      pool[base + slot] = count - first + 1;
    }
    count++;
    return true;
  }

  private boolean same(byte[] buf, int a, int b, Surrogates policy) {
    int endA = ends[a];
    int endB = ends[b];
    if (endA >= 0 && endB >= 0) {
      return Arrays.equals(buf, starts[a], endA, buf, starts[b], endB);
    }
    return Names.sameDecoded(
        buf, starts[a], endA < 0 ? ~endA : endA, starts[b], endB < 0 ? ~endB : endB, policy);
  }

  private void growNames() {
    int larger = Math.max(64, 2 * count);
    starts = Arrays.copyOf(starts, larger);
    ends = Arrays.copyOf(ends, larger);
    hashes = Arrays.copyOf(hashes, larger);
  }

  /** Gives the innermost object a table of twice the size, with all its names but the newest. */
  private int growTable(int first) {
    int base = tableStarts[depth - 1];
    int size = Math.max(FIRST_TABLE, 2 * tableSizes[depth - 1]);
    if (base + size > pool.length) {
      pool = Arrays.copyOf(pool, Math.max(base + size, 2 * pool.length));
    }
    Arrays.fill(pool, base, base + size, 0);
    for (int i = first; i < count; i++) {
      int slot = hashes[i] & (size - 1);
      while (pool[base + slot] != 0) {
        slot = (slot + 1) & (size - 1);
      }
      pool[base + slot] = i - first + 1;
    }
    tableSizes[depth - 1] = size;
    poolTop = base + size;
    return size;
  }
}

package io.skimjson;

import java.util.Objects;

/**
 * Several names to look up together, in one pass over an object: see {@code JsonObject.select}.
 * Each name is known by its place in the list it was made from. Make it a constant.
 *
 * <p>Looking up a name takes the same time however many names there are, and makes no objects.
 * Immutable, and shareable between threads.
 */
public final class KeySet {
  /** What the look-ups return for a name that is not in the set. */
  static final int NOT_FOUND = -1;

  private final Key[] keys;
  private final long[] hashes;

  /** Open addressing: 1 + place of a key, 0 where empty; at most half full. */
  private final int[] table;

  private KeySet(Key[] keys) {
    this.keys = keys;
    this.hashes = new long[keys.length];
    this.table = new int[Integer.highestOneBit(Math.max(keys.length, 1)) * 4];
    for (int i = 0; i < keys.length; i++) {
      insert(i);
    }
  }

  private void insert(int place) {
    Key key = keys[place];
    long hash = NameHash.ofRaw(key.paddedBytes(), 0, key.length());
    int slot = (int) hash & (table.length - 1);
    while (table[slot] != 0) {
      if (keys[table[slot] - 1].equals(key)) {
        throw new IllegalArgumentException(
            "the name '" + Describe.printable(key.name()) + "' occurs twice");
      }
      slot = (slot + 1) & (table.length - 1);
    }
    hashes[place] = hash;
    table[slot] = place + 1;
  }

  /**
   * Returns the set of these names, numbered from 0 in this order.
   *
   * @throws IllegalArgumentException if a name occurs twice
   */
  public static KeySet of(String... names) {
    Objects.requireNonNull(names, "names");
    Key[] keys = new Key[names.length];
    for (int i = 0; i < names.length; i++) {
      keys[i] = Key.of(Objects.requireNonNull(names[i], "name"));
    }
    return new KeySet(keys);
  }

  /**
   * Returns the set of these keys, numbered from 0 in this order; for names that are also looked up
   * one by one.
   *
   * @throws IllegalArgumentException if a name occurs twice
   */
  public static KeySet of(Key... keys) {
    Key[] copy = Objects.requireNonNull(keys, "keys").clone();
    for (Key key : copy) {
      Objects.requireNonNull(key, "key");
    }
    return new KeySet(copy);
  }

  /** Returns how many names there are. */
  public int size() {
    return keys.length;
  }

  /**
   * Returns a name by its place.
   *
   * @throws IndexOutOfBoundsException if there is no such place
   */
  public Key key(int index) {
    Objects.checkIndex(index, keys.length);
    return keys[index];
  }

  /** Returns the place of a name that stands in the input without escapes, or NOT_FOUND. */
  int indexOf(byte[] buf, int start, int end) {
    long hash = NameHash.ofRaw(buf, start, end);
    int slot = (int) hash & (table.length - 1);
    while (table[slot] != 0) {
      int place = table[slot] - 1;
      if (hashes[place] == hash && Names.rawEquals(buf, start, end, keys[place])) {
        return place;
      }
      slot = (slot + 1) & (table.length - 1);
    }
    return NOT_FOUND;
  }

  /**
   * Returns the place of a name that may hold escapes, NOT_FOUND, or {@code -2 - offset} of the
   * backslash of a bad escape.
   */
  int indexOfDecoded(byte[] buf, int start, int end, Surrogates policy) {
    int length = Names.decodedLength(buf, start, end, policy);
    if (length < 0) {
      return -2 - ~length;
    }
    long hash = NameHash.ofDecoded(buf, start, end, length, policy);
    int slot = (int) hash & (table.length - 1);
    while (table[slot] != 0) {
      int place = table[slot] - 1;
      if (hashes[place] == hash
          && Names.decodedEquals(buf, start, end, keys[place], policy) == Names.MATCH) {
        return place;
      }
      slot = (slot + 1) & (table.length - 1);
    }
    return NOT_FOUND;
  }
}

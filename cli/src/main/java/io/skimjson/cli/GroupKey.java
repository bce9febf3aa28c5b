package io.skimjson.cli;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The values a record is grouped by, as bytes: for each value its kind, its length and its text (of
 * strings the decoded text, so that one string written in two ways is one group; of all else the
 * text as written, so 1 and 1.0 are two groups).
 *
 * <p>One key is refilled for each record and used to look groups up; only a new group costs a copy.
 */
final class GroupKey {
  private static final int HEAD = 5;

  private byte[] bytes;
  private int length;
  private int hash;

  /** An empty key, to be filled. */
  GroupKey() {
    this.bytes = new byte[256];
  }

  private GroupKey(byte[] bytes, int hash) {
    this.bytes = bytes;
    this.length = bytes.length;
    this.hash = hash;
  }

  /** Takes the first {@code count} values of the row. */
  void fill(Row row, int count) {
    length = 0;
    for (int i = 0; i < count; i++) {
      append(row, i);
    }
    hash = SeededHash.of(bytes, length); // the bytes are a stranger's
  }

  private void append(Row row, int i) {
    ValueKind kind = row.kind(i);
    if (kind == ValueKind.MISSING) {
      append(kind, bytes, 0, 0);
    } else if (kind != ValueKind.STRING) {
      row.check(i);
      append(kind, row.source(i), row.start(i), row.end(i));
    } else if (row.isPlain(i)) {
      append(kind, row.source(i), row.start(i) + 1, row.end(i) - 1);
    } else {
      byte[] decoded = row.string(i).getBytes(StandardCharsets.UTF_8);
      append(kind, decoded, 0, decoded.length);
    }
  }

  private void append(ValueKind kind, byte[] from, int start, int end) {
    int size = end - start;
    if (length + HEAD + size > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.max(bytes.length * 2, length + HEAD + size));
    }
    bytes[length] = (byte) kind.ordinal();
    bytes[length + 1] = (byte) (size >>> 24);
    bytes[length + 2] = (byte) (size >>> 16);
    bytes[length + 3] = (byte) (size >>> 8);
    bytes[length + 4] = (byte) size;
    System.arraycopy(from, start, bytes, length + HEAD, size);
    length += HEAD + size;
  }

  /** A copy that does not change any more. */
  GroupKey frozen() {
    return new GroupKey(Arrays.copyOf(bytes, length), hash);
  }

  /** The values, in the order they were filled in. */
  List<GroupValue> values() {
    List<GroupValue> values = new ArrayList<>();
    for (int at = 0; at < length; ) {
      int size =
          (bytes[at + 1] & 0xFF) << 24
              | (bytes[at + 2] & 0xFF) << 16
              | (bytes[at + 3] & 0xFF) << 8
              | (bytes[at + 4] & 0xFF);
      String text = new String(bytes, at + HEAD, size, StandardCharsets.UTF_8);
      values.add(new GroupValue(ValueKind.values()[bytes[at]], text));
      at += HEAD + size;
    }
    return values;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GroupKey key
        && hash == key.hash
        && Arrays.equals(bytes, 0, length, key.bytes, 0, key.length);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}

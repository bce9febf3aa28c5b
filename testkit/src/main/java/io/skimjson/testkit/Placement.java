package io.skimjson.testkit;

import java.util.Arrays;

/**
 * A document laid in memory: the bytes {@code [offset, offset + length)} of an array.
 *
 * @param name what is special about it, for messages
 * @param array the array, not shared with any other placement
 * @param offset where the document begins
 * @param length how long it is
 */
@SuppressWarnings("ArrayRecordComponent")
public record Placement(String name, byte[] array, int offset, int length) {
  /** Returns the offset behind the document. */
  public int end() {
    return offset + length;
  }

  /** Returns a copy of the document alone. */
  public byte[] document() {
    return Arrays.copyOfRange(array, offset, end());
  }

  @Override
  public String toString() {
    return name + " (" + length + " bytes at " + offset + " of " + array.length + ")";
  }
}

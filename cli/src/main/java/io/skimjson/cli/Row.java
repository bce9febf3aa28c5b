package io.skimjson.cli;

import java.nio.charset.StandardCharsets;

/**
 * The wanted values of one record, by their place in the list of pointers. Valid until the next
 * record.
 *
 * <p>A value's place is found when its {@link #kind} is first asked for, and on the way a scalar is
 * checked whole, a container by its brackets; all of a container is checked by {@link #check}. What
 * is wrong is thrown as {@code JsonException}, and the record is bad.
 */
abstract class Row {
  /** The kind of value {@code i}, as its first byte shows it. */
  abstract ValueKind kind(int i);

  /** The bytes that hold the record; asked for after {@link #kind}, as all that follows. */
  abstract byte[] source(int i);

  /** Where the text of value {@code i}, which must be there, begins. */
  abstract int start(int i);

  /** Where it ends. */
  abstract int end(int i);

  /** The decoded string {@code i}. */
  abstract String string(int i);

  /** The integer {@code i}. */
  abstract long int64(int i);

  /** The number {@code i}. */
  abstract double float64(int i);

  /** Checks value {@code i}, which must be there, by its whole grammar. */
  abstract void check(int i);

  /** The text of value {@code i} as it stands in the record. */
  final String text(int i) {
    return new String(source(i), start(i), end(i) - start(i), StandardCharsets.UTF_8);
  }

  /**
   * Whether value {@code i}, a string, is simply the bytes between its quotes: no escape, and
   * nothing else that {@link #string} would have to refuse.
   */
  final boolean isPlain(int i) {
    byte[] source = source(i);
    int last = end(i) - 1;
    int at = start(i) + 1;
    if (last < at || source[last] != '"') {
      return false;
    }
    while (at < last && source[at] != '\\' && source[at] != '"') {
      at++;
    }
    return at == last;
  }
}

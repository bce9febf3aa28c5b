package io.skimjson.cli;

import io.skimjson.JsonError;
import io.skimjson.JsonException;
import io.skimjson.RawJson;
import io.skimjson.ndjson.BadRecord;

/**
 * One fault, ready to be shown.
 *
 * @param input the file's name
 * @param line the line in it, the first being 1
 * @param column the character in the line, the first being 1
 * @param offset bytes from the start of the (decompressed) input
 * @param kind what is wrong
 * @param message the same in words
 * @param place the fault's index in the array that holds the line
 */
record Fault(
    String input, long line, int column, long offset, JsonError kind, String message, int place) {

  /** The fault of a bad record. */
  static Fault of(String input, BadRecord bad) {
    RawJson bytes = bad.bytes();
    byte[] array = bytes.array();
    int start = bytes.offset();
    int end = start + bytes.length();
    int place =
        clamp(firstByte(array, start, end) + (bad.faultOffset() - bad.offset()), start, end);
    return new Fault(
        input,
        bad.lineNumber(),
        CaretPicture.column(array, start, end, place),
        bad.faultOffset(),
        bad.kind(),
        words(bad.toException()),
        place);
  }

  /** The fault of a whole document that begins at {@code array[start]}. */
  static Fault of(String input, byte[] array, int start, int end, JsonException failure) {
    int place = clamp(start + failure.offset(), start, end);
    int lineStart = lineStart(array, start, place);
    return new Fault(
        input,
        failure.line(),
        CaretPicture.column(array, lineStart, lineEnd(array, place, end), place),
        failure.offset(),
        failure.kind(),
        words(failure),
        place);
  }

  /** Where the line that holds {@code place} begins. */
  static int lineStart(byte[] array, int start, int place) {
    int at = place;
    while (at > start && array[at - 1] != '\n') {
      at--;
    }
    return at;
  }

  /** Where the line that holds {@code place} ends, its line end left out. */
  static int lineEnd(byte[] array, int place, int end) {
    int at = place;
    while (at < end && array[at] != '\n') {
      at++;
    }
    return at > place && array[at - 1] == '\r' ? at - 1 : at;
  }

  private static int firstByte(byte[] array, int start, int end) {
    int at = start;
    while (at < end && (array[at] == ' ' || array[at] == '\t' || array[at] == '\r')) {
      at++;
    }
    return at == end ? start : at;
  }

  private static int clamp(long place, int start, int end) {
    return (int) Math.max(start, Math.min(end, place));
  }

  /** The reason and the pointer; the headline has the rest of the place already. */
  private static String words(JsonException failure) {
    String reason = failure.reason();
    return failure.path().isEmpty() ? reason : reason + ", at " + failure.path();
  }

  /** File, line, column, kind, byte and message in one line, as compilers write it. */
  String headline() {
    return input
        + ":"
        + line
        + ":"
        + column
        + ": "
        + kind
        + " at byte "
        + offset
        + ": "
        + DisplayText.safe(message);
  }
}

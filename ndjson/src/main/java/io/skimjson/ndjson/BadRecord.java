package io.skimjson.ndjson;

import io.skimjson.JsonError;
import io.skimjson.JsonException;
import io.skimjson.RawJson;

/**
 * A record that could not be read: what it holds, where it stands, and what is wrong with it.
 * Everything but {@link #bytes()} may be kept.
 */
public final class BadRecord {
  private final RawJson bytes;
  private final long offset;
  private final long length;
  private final long faultOffset;
  private final long lineNumber;
  private final JsonException exception;

  BadRecord(
      RawJson bytes,
      long offset,
      long length,
      long faultOffset,
      long lineNumber,
      JsonException exception) {
    this.bytes = bytes;
    this.offset = offset;
    this.length = length;
    this.faultOffset = faultOffset;
    this.lineNumber = lineNumber;
    this.exception = exception;
  }

  /**
   * Returns the line as it stands in the input, white space included, without its line feed and a
   * carriage return before that. A line that is longer than {@code Limits.maxRecordBytes} shows its
   * first {@code maxRecordBytes} bytes.
   *
   * <p>A view of the reader's buffer, valid until the handler returns; copy it to keep it.
   */
  public RawJson bytes() {
    return bytes;
  }

  /**
   * Returns where the record stands: the place of its first byte that is not white space, in bytes
   * from the start of the input. Of a blank line: the place of its first byte.
   */
  public long offset() {
    return offset;
  }

  /**
   * Returns how many bytes the record has, without the white space around it. A line that is too
   * long is counted whole, though {@link #bytes()} shows only its beginning.
   */
  public long length() {
    return length;
  }

  /** Returns where the fault stands, in bytes from the start of the input. */
  public long faultOffset() {
    return faultOffset;
  }

  /** Returns the line in the input, the first being 1. */
  public long lineNumber() {
    return lineNumber;
  }

  /** Returns what is wrong. */
  public JsonError kind() {
    return exception.kind();
  }

  /**
   * Returns what the reader would throw for this record, with a message for people. Without a stack
   * trace, unless the reader was told otherwise.
   */
  public JsonException toException() {
    return exception;
  }

  @Override
  public String toString() {
    return exception.kind() + " at byte " + faultOffset + ", line " + lineNumber;
  }
}

package io.skimjson.ndjson;

/** What becomes of a bad record when there is no {@link BadRecordHandler}. */
public enum OnError {
  /** The reader throws a {@code JsonException}, and the reading ends. */
  FAIL,
  /** The record is counted and left out; the next one is read. */
  SKIP
}

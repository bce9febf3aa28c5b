package io.skimjson.ndjson;

import io.skimjson.JsonError;

/** The counters of a reader, while it reads. */
final class IngestCounters {
  private final long[] rejects = new long[JsonError.values().length];
  private long good;
  private long bad;
  private long blankLines;
  private long bytes;

  void good() {
    good++;
  }

  /** Takes back a record that was handed out as good. */
  void undoGood() {
    good--;
  }

  void bad(JsonError kind) {
    bad++;
    rejects[kind.ordinal()]++;
  }

  void blankLine() {
    blankLines++;
  }

  /** Notes that everything before the offset has been looked at. */
  void reached(long offset) {
    bytes = offset;
  }

  long bad() {
    return bad;
  }

  long records() {
    return good + bad;
  }

  IngestStats snapshot() {
    return new IngestStats(good, blankLines, bytes, rejects.clone());
  }
}

package io.skimjson.ndjson;

import io.skimjson.JsonError;
import java.util.EnumMap;
import java.util.Map;

/** The counters of a reader, while it reads. */
final class IngestCounters {
  private final Map<JsonError, Long> rejects = new EnumMap<>(JsonError.class);
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
    rejects.merge(kind, 1L, Long::sum);
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
    return new IngestStats(good, blankLines, bytes, rejects);
  }
}

package io.skimjson.ndjson;

import io.skimjson.JsonError;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * How much was read and how much of it was bad: a snapshot that does not change, may be kept and
 * may be handed to other threads.
 */
public final class IngestStats {
  /** Nothing read; the neutral element of {@link #plus}. */
  public static final IngestStats NONE = new IngestStats(0, 0, 0, Map.of());

  private final long good;
  private final long blankLines;
  private final long bytes;
  private final long bad;
  private final Map<JsonError, Long> rejects;

  /** Copies the map, which has the kinds met and how often. */
  IngestStats(long good, long blankLines, long bytes, Map<JsonError, Long> rejects) {
    this.good = good;
    this.blankLines = blankLines;
    this.bytes = bytes;
    EnumMap<JsonError, Long> copy = new EnumMap<>(JsonError.class);
    copy.putAll(rejects);
    this.rejects = Collections.unmodifiableMap(copy);
    this.bad = copy.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Returns the number of records met, good and bad. Blank lines that are skipped are none. */
  public long records() {
    return good + bad;
  }

  /** Returns the number of records handed out and not rejected since. */
  public long good() {
    return good;
  }

  /** Returns the number of bad records. */
  public long bad() {
    return bad;
  }

  /** Returns the number of lines that held nothing but white space. */
  public long blankLines() {
    return blankLines;
  }

  /** Returns the number of bytes up to and with the last line looked at. */
  public long bytes() {
    return bytes;
  }

  /** Returns the number of bad records of a kind. */
  public long rejects(JsonError kind) {
    return rejects.getOrDefault(kind, 0L);
  }

  /** Returns the kinds met and how often, in the order of the constants; cannot be changed. */
  public Map<JsonError, Long> rejects() {
    return rejects;
  }

  /** Returns the sum of this and another, for several inputs. */
  public IngestStats plus(IngestStats other) {
    Map<JsonError, Long> sums = new EnumMap<>(JsonError.class);
    sums.putAll(rejects);
    other.rejects.forEach((kind, count) -> sums.merge(kind, count, Long::sum));
    return new IngestStats(
        good + other.good, blankLines + other.blankLines, bytes + other.bytes, sums);
  }

  @Override
  public String toString() {
    return "IngestStats[records="
        + records()
        + ", good="
        + good
        + ", bad="
        + bad
        + ", rejects="
        + rejects()
        + ", blankLines="
        + blankLines
        + ", bytes="
        + bytes
        + "]";
  }
}

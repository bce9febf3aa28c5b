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
  public static final IngestStats NONE =
      new IngestStats(0, 0, 0, new long[JsonError.values().length]);

  private final long good;
  private final long blankLines;
  private final long bytes;
  private final long bad;
  private final long[] rejects;

  /** Takes the array as its own; {@code rejects[k]} counts the kind of ordinal k. */
  IngestStats(long good, long blankLines, long bytes, long[] rejects) {
    this.good = good;
    this.blankLines = blankLines;
    this.bytes = bytes;
    this.rejects = rejects;
    long sum = 0;
    for (long count : rejects) {
      sum += count;
    }
    this.bad = sum;
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
    return rejects[kind.ordinal()];
  }

  /** Returns the kinds met and how often, in the order of the constants; cannot be changed. */
  public Map<JsonError, Long> rejects() {
    Map<JsonError, Long> counts = new EnumMap<>(JsonError.class);
    for (JsonError kind : JsonError.values()) {
      if (rejects(kind) > 0) {
        counts.put(kind, rejects(kind));
      }
    }
    return Collections.unmodifiableMap(counts);
  }

  /** Returns the sum of this and another, for several inputs. */
  public IngestStats plus(IngestStats other) {
    long[] sums = rejects.clone();
    for (int i = 0; i < sums.length; i++) {
      sums[i] += other.rejects[i];
    }
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

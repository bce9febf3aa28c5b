package io.skimjson.testkit;

import java.util.List;
import java.util.stream.Stream;

/**
 * A case of {@code numbers/int_cases}: what {@code getInt64} and {@code getUint64} give at a
 * pointer.
 *
 * @param id the row's name
 * @param group what is tried
 * @param document the input, perhaps damaged
 * @param pointer where the number stands; empty for the root
 * @param int64 what {@code getInt64} must give
 * @param uint64 what {@code getUint64} must give
 */
@SuppressWarnings("ArrayRecordComponent")
public record IntegerCase(
    String id,
    String group,
    byte[] document,
    String pointer,
    Expectation int64,
    Expectation uint64) {
  /** How many rows the shared table has. */
  public static final int SHARED_COUNT = 17_157;

  /** Returns the shared cases, or generated ones. */
  public static List<IntegerCase> all() {
    return Shared.file("conformance/numbers/int_cases.tsv.gz")
        .map(
            file -> {
              try (Stream<String[]> rows = Shared.rows(file)) {
                return rows.map(IntegerCase::of).toList();
              }
            })
        .orElseGet(StandInNumbers::integers);
  }

  private static IntegerCase of(String[] row) {
    return new IntegerCase(
        row[0],
        row[1],
        Shared.base64(row[2]),
        row[3],
        Expectation.parse(row[4]),
        Expectation.parse(row[5]));
  }

  @Override
  public String toString() {
    return id + " " + group + " " + pointer + " of " + Bytes.show(document);
  }
}

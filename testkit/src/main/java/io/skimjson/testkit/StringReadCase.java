package io.skimjson.testkit;

import java.util.List;
import java.util.stream.Stream;

/**
 * A case of {@code strings/read_cases}: what {@code getString} gives for element 0 of an array.
 *
 * @param id the row's name
 * @param group what is tried
 * @param document the input
 * @param result what is to happen
 * @param text the decoded string; of no meaning if the result is BAD
 */
@SuppressWarnings("ArrayRecordComponent")
public record StringReadCase(String id, String group, byte[] document, Result result, String text) {
  /** How many rows the shared table has. */
  public static final int SHARED_COUNT = 8_590;

  /** What is to happen. */
  public enum Result {
    /** The document is valid, and the string is the text. */
    OK,
    /** Opening the document or reading element 0 fails. */
    BAD,
    /** Element 0 may be read, as the text; validating fails. */
    LATE,
    /** An error by default; where lone surrogates are replaced, the text. */
    LONE
  }

  /** Returns the shared cases, or generated ones. */
  public static List<StringReadCase> all() {
    return Shared.file("conformance/strings/read_cases.tsv.gz")
        .map(
            file -> {
              try (Stream<String[]> rows = Shared.rows(file)) {
                return rows.map(StringReadCase::of).toList();
              }
            })
        .orElseGet(StandInText::reads);
  }

  private static StringReadCase of(String[] row) {
    return new StringReadCase(
        row[0], row[1], Shared.base64(row[2]), Result.valueOf(row[3]), Shared.base64Text(row[4]));
  }

  @Override
  public String toString() {
    return id + " " + group + " " + result + " " + Bytes.show(document);
  }
}

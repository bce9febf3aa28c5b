package io.skimjson.testkit;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A case of {@code utf8/utf8_cases}.
 *
 * @param id the row's name
 * @param group what is tried
 * @param document the input
 * @param isUtf8 whether all of it is well-formed UTF-8
 * @param isJson whether it is a valid document
 */
@SuppressWarnings("ArrayRecordComponent")
public record Utf8Case(String id, String group, byte[] document, boolean isUtf8, boolean isJson) {
  /** How many rows the shared table has. */
  public static final int SHARED_COUNT = 49_020;

  private static final Set<String> OTHER_SHAPES = Set.of("key", "bom", "after", "atend", "outside");

  /** Returns the shared cases, or generated ones. */
  public static List<Utf8Case> all() {
    return Shared.file("conformance/utf8/utf8_cases.tsv.gz")
        .map(
            file -> {
              try (Stream<String[]> rows = Shared.rows(file)) {
                return rows.map(Utf8Case::of).toList();
              }
            })
        .orElseGet(StandInText::utf8);
  }

  private static Utf8Case of(String[] row) {
    return new Utf8Case(
        row[0], row[1], Shared.base64(row[2]), row[3].equals("1"), row[4].equals("1"));
  }

  /**
   * Tells whether the document is {@code ["..."]} and element 0 is what stands between the quotes,
   * undecoded.
   */
  public boolean isOneString() {
    return isJson && !OTHER_SHAPES.contains(group);
  }

  @Override
  public String toString() {
    return id + " " + group + " " + Bytes.show(document);
  }
}

package io.skimjson.testkit;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A case of {@code jsonpointer/cases}.
 *
 * @param id the row's name
 * @param origin where it comes from
 * @param document a valid document
 * @param pointer the pointer, perhaps a bad one
 * @param raw the source bytes of the value it finds; nothing if it must fail
 * @param outcome the error it must fail with; any value if it must not
 */
@SuppressWarnings("ArrayRecordComponent")
public record PointerCase(
    String id,
    String origin,
    byte[] document,
    String pointer,
    Optional<byte[]> raw,
    Expectation outcome) {
  /** How many rows the shared table has. */
  public static final int SHARED_COUNT = 256;

  /** Returns the shared cases, or those of RFC 6901 and a few more. */
  public static List<PointerCase> all() {
    return Shared.file("conformance/jsonpointer/cases.tsv")
        .map(
            file -> {
              try (Stream<String[]> rows = Shared.rows(file)) {
                return rows.map(PointerCase::of).toList();
              }
            })
        .orElseGet(StandInDocuments::pointers);
  }

  private static PointerCase of(String[] row) {
    boolean finds = row[4].startsWith("=");
    return new PointerCase(
        row[0],
        row[1],
        Shared.base64(row[2]),
        Shared.base64Text(row[3]),
        finds ? Optional.of(Shared.base64(row[4].substring(1))) : Optional.empty(),
        Expectation.parse(finds ? "=*" : row[4]));
  }

  @Override
  public String toString() {
    return id + " " + pointer + " of " + Bytes.show(document);
  }
}

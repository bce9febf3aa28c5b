package io.skimjson.testkit;

import java.util.List;
import java.util.stream.Stream;

/**
 * A case of {@code documents/documents}: a random document, often damaged by one edit.
 *
 * @param id the row's name
 * @param kind the edit, or {@code made}
 * @param document the input
 * @param isValid whether all of RFC 8259 holds, lone surrogates refused, depth at most 1024
 * @param pointer of a valid document, the pointer of one value
 * @param raw of a valid document, that value's source bytes
 */
@SuppressWarnings("ArrayRecordComponent")
public record DocumentCase(
    String id, String kind, byte[] document, boolean isValid, String pointer, byte[] raw) {
  /** How many rows the shared table has. */
  public static final int SHARED_COUNT = 6_000;

  /** Returns the shared cases, or generated ones. */
  public static List<DocumentCase> all() {
    return Shared.file("conformance/documents/documents.tsv.gz")
        .map(
            file -> {
              try (Stream<String[]> rows = Shared.rows(file)) {
                return rows.map(DocumentCase::of).toList();
              }
            })
        .orElseGet(StandInDocuments::documents);
  }

  private static DocumentCase of(String[] row) {
    return new DocumentCase(
        row[0],
        row[1],
        Shared.base64(row[2]),
        row[3].equals("1"),
        Shared.base64Text(row[4]),
        Shared.base64(row[5]));
  }

  @Override
  public String toString() {
    return id + " " + kind + " " + Bytes.show(document);
  }
}

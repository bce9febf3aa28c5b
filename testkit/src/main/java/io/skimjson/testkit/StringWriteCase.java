package io.skimjson.testkit;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A case of {@code strings/write_cases}: a string and its JSON text.
 *
 * @param id the row's name
 * @param group what is tried
 * @param input the UTF-16 units to write
 * @param json the text to come out, as UTF-8 bytes; nothing if a lone surrogate must be refused
 */
public record StringWriteCase(String id, String group, String input, Optional<byte[]> json) {
  /** How many rows the shared table has. */
  public static final int SHARED_COUNT = 5_035;

  /** Returns the shared cases, or generated ones. */
  public static List<StringWriteCase> all() {
    return Shared.file("conformance/strings/write_cases.tsv.gz")
        .map(
            file -> {
              try (Stream<String[]> rows = Shared.rows(file)) {
                return rows.map(StringWriteCase::of).toList();
              }
            })
        .orElseGet(StandInText::writes);
  }

  private static StringWriteCase of(String[] row) {
    StringBuilder input = new StringBuilder();
    for (int i = 0; i < row[2].length(); i += 4) {
      input.append((char) Integer.parseInt(row[2].substring(i, i + 4), 16));
    }
    Optional<byte[]> json =
        row[3].equals("!LONE") ? Optional.empty() : Optional.of(Shared.base64(row[3]));
    return new StringWriteCase(row[0], row[1], input.toString(), json);
  }
}

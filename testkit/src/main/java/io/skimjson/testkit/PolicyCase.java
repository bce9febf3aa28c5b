package io.skimjson.testkit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A row of {@code jsontestsuite_policy}: what the default mode does where JSONTestSuite leaves it
 * open.
 *
 * @param file the file of the suite
 * @param operation {@code validate}, {@code get_int64}, {@code get_double}, {@code raw_json}, ...
 * @param pointer the value asked for; empty for the root
 * @param outcome what must come out
 */
public record PolicyCase(SuiteFile file, String operation, String pointer, Expectation outcome) {
  /** How many rows the shared table has. */
  public static final int SHARED_COUNT = 138;

  /** Returns the shared rows, or some written here. */
  public static List<PolicyCase> all() {
    return Shared.file("conformance/jsontestsuite_policy.tsv")
        .map(
            table -> {
              Map<String, SuiteFile> files = new HashMap<>();
              SuiteFile.all().forEach(file -> files.put(file.name(), file));
              try (Stream<String[]> rows = Shared.rows(table)) {
                return rows.filter(row -> !row[0].startsWith("#"))
                    .map(row -> of(row, files))
                    .toList();
              }
            })
        .orElseGet(StandInDocuments::policies);
  }

  private static PolicyCase of(String[] row, Map<String, SuiteFile> files) {
    SuiteFile file = Objects.requireNonNull(files.get(row[0]), row[0]);
    return new PolicyCase(file, row[1], unescaped(row[2]), Expectation.parse(unescaped(row[3])));
  }

  /**
   * Reads the table's {@code \xHH} and {@code \}{@code uHHHH}, which stand for one character each.
   */
  static String unescaped(String column) {
    StringBuilder text = new StringBuilder();
    int i = 0;
    while (i < column.length()) {
      int digits = column.startsWith("\\x", i) ? 2 : column.startsWith("\\u", i) ? 4 : 0;
      if (digits == 0) {
        text.append(column.charAt(i));
        i++;
      } else {
        text.append((char) Integer.parseInt(column.substring(i + 2, i + 2 + digits), 16));
        i += 2 + digits;
      }
    }
    return text.toString();
  }

  @Override
  public String toString() {
    return file.name() + " " + operation + " " + pointer + " " + outcome;
  }
}

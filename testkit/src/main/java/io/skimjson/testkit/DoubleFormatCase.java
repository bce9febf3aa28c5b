package io.skimjson.testkit;

import java.util.stream.Stream;

/**
 * A case of {@code numbers/double_format_*}: the texts of a double.
 *
 * @param group what is tried
 * @param bits the double, as bits
 * @param text our default text
 * @param ecmaScript the text of ECMAScript, for canonical JSON
 */
public record DoubleFormatCase(String group, long bits, String text, String ecmaScript) {
  /** How many rows the shared tables have. */
  public static final int SHARED_COUNT = 140_000;

  /**
   * Returns the shared cases, read as they are asked for, or a few known ones. Close the stream.
   */
  public static Stream<DoubleFormatCase> all() {
    return Shared.isPresent()
        ? Stream.of("integer", "general").flatMap(DoubleFormatCase::table)
        : StandInNumbers.formats();
  }

  private static Stream<DoubleFormatCase> table(String name) {
    return Shared.rows(
            Shared.file("conformance/numbers/double_format_" + name + ".tsv.gz").orElseThrow())
        .map(
            row ->
                new DoubleFormatCase(row[0], Long.parseUnsignedLong(row[1], 16), row[2], row[3]));
  }
}

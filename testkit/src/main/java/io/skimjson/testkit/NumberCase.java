package io.skimjson.testkit;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A line of the decimal-to-binary tables: a text and the floating-point numbers nearest to it.
 *
 * @param source the table
 * @param float32Bits the nearest {@code float}, as bits
 * @param float64Bits the nearest {@code double}, as bits
 * @param text the decimal text, perhaps no JSON number
 */
public record NumberCase(String source, int float32Bits, long float64Bits, String text) {
  /** How many lines the shared tables have. */
  public static final int SHARED_COUNT = 240_622;

  private static final List<String> TABLES =
      List.of(
          "fxx-exhaustive-float16",
          "fxx-freetype-2-7",
          "fxx-google-wuffs",
          "fxx-lemire-fast-float",
          "fxx-more-test-cases",
          "fxx-tencent-rapidjson",
          "double-conversion-1",
          "double-conversion-2",
          "hard-1",
          "hard-2");
  private static final Pattern JSON_NUMBER =
      Pattern.compile("-?(?:0|[1-9][0-9]*+)(?:\\.[0-9]++)?(?:[eE][+-]?[0-9]++)?");

  /**
   * Returns the lines of all shared tables, read as they are asked for, or generated ones. Close
   * the stream.
   */
  public static Stream<NumberCase> all() {
    return Shared.isPresent()
        ? TABLES.stream().flatMap(NumberCase::table)
        : StandInNumbers.numbers();
  }

  private static Stream<NumberCase> table(String name) {
    Path file = Shared.file("conformance/numbers/" + name + ".txt.gz").orElseThrow();
    return Shared.lines(file).map(line -> of(name, line));
  }

  private static NumberCase of(String source, String line) {
    return new NumberCase(
        source,
        Integer.parseUnsignedInt(line.substring(5, 13), 16),
        Long.parseUnsignedLong(line.substring(14, 30), 16),
        line.substring(31));
  }

  /** Tells whether the text is a number of RFC 8259; all else must be refused. */
  public boolean isJsonNumber() {
    return JSON_NUMBER.matcher(text).matches();
  }

  /** Tells whether the text is beyond {@code double}, so that {@code getDouble} must refuse it. */
  public boolean overflowsFloat64() {
    return Double.isInfinite(Double.longBitsToDouble(float64Bits));
  }

  /** Tells whether the text is beyond {@code float}, so that {@code getFloat} must refuse it. */
  public boolean overflowsFloat32() {
    return Float.isInfinite(Float.intBitsToFloat(float32Bits));
  }
}

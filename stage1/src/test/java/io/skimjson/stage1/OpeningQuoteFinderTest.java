package io.skimjson.stage1;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpeningQuoteFinderTest {
  @ParameterizedTest(name = "{0}, first byte escaped {1}: {2}")
  @CsvSource(
      quoteCharacter = '\'',
      value = {
        "'', false, -1",
        "abc, false, -1",
        "\", false, 0",
        "\", true, -1",
        "\"a\"b, false, 2",
        "\"a\\\"b, false, 0",
        "\"a\\\\\"b, false, 4",
        "\\\"b, false, -1",
        "\\\"b, true, 1",
        "\\\\\"b, false, 2",
        "\\\\\"b, true, -1"
      })
  void findsTheLastQuoteThatNoBackslashEscapes(String text, boolean firstEscaped, int expected) {
    byte[] bytes = ("\\\"" + text + "\"").getBytes(StandardCharsets.US_ASCII);
    int found = OpeningQuoteFinder.lastQuote(bytes, 2, bytes.length - 1, firstEscaped);
    assertEquals(expected, found < 0 ? found : found - 2);
  }
}

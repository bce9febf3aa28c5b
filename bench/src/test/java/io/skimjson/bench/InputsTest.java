package io.skimjson.bench;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.Document;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InputsTest {
  @ParameterizedTest
  @CsvSource({
    "message-100B, 100",
    "message-1KB, 1000",
    "message-10KB, 10000",
    "array-1MB, 1000000",
    "array-3MB, 3000000"
  })
  void hasTheSizeThatItsNameSays(String name, int bytes) {
    byte[] json = Inputs.load(name);
    Document.on(json).validate();
    assertTrue(json.length > 0.7 * bytes && json.length < 1.4 * bytes, name + " " + json.length);
  }

  @Test
  void theIdOfAMessageIsHalfWay() {
    String json = new String(Inputs.load("message-10KB"), StandardCharsets.US_ASCII);
    double place = json.indexOf("\"id\"") / (double) json.length();
    assertTrue(place > 0.4 && place < 0.6, () -> "at " + place);
  }

  @ParameterizedTest
  @ValueSource(strings = {"40-names-in-order", "40-names-shuffled"})
  void anObjectHasFortyNames(String name) {
    assertEquals(40, Document.on(Inputs.load(name)).object().countFields());
    assertEquals(20, Inputs.names().length);
  }

  @Test
  void theOrderOfTheNamesDiffers() {
    assertNotEquals(
        new String(Inputs.load("40-names-in-order"), StandardCharsets.US_ASCII),
        new String(Inputs.load("40-names-shuffled"), StandardCharsets.US_ASCII));
  }

  @Test
  void aLogIsTheSameForTheSameSeedAndHasLinesOfUsualLength() {
    byte[] log = LogLines.log(7, 1 << 18);
    assertArrayEquals(log, LogLines.log(7, 1 << 18));
    int lines = 0;
    for (byte b : log) {
      lines += b == '\n' ? 1 : 0;
    }
    int mean = log.length / lines;
    assertTrue(mean > 300 && mean < 400, "mean length of a line: " + mean);
  }

  @Test
  void anUnknownInputIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> Inputs.load("nothing.json"));
  }
}

package io.skimjson.ndjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.skimjson.JsonException;
import io.skimjson.Limits;
import io.skimjson.testkit.NdjsonModel;
import io.skimjson.testkit.RefRules;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A line has a limit, the record in it another; the smaller of both refuses first. */
class NdjsonLimitsTest {
  private static final byte[] LINES =
      "[1]\n[12345678]\n[2]      \n[1,2,3,\n{\"id\":3}\n        \n7"
          .getBytes(StandardCharsets.UTF_8);

  private static NdjsonReader.Builder builder(int maxDocument, int maxRecord) {
    return NdjsonReader.builder()
        .limits(Limits.defaults().withMaxDocumentBytes(maxDocument).withMaxRecordBytes(maxRecord));
  }

  @ParameterizedTest(name = "documents of {0} bytes, lines of {1}")
  @CsvSource({
    "100, 100",
    "100, 8",
    "100, 5",
    "8, 100",
    "5, 100",
    "3, 100",
    "1, 100",
    "5, 8",
    "8, 5",
    "3, 9"
  })
  void agreesWithTheModel(int maxDocument, int maxRecord) {
    RefRules rules = RefRules.DEFAULT.withMaxDocumentBytes(maxDocument);
    for (boolean strict : new boolean[] {false, true}) {
      List<Told> expected =
          Told.expected(NdjsonModel.with(maxRecord, rules).records(LINES), strict);
      for (Feed feed : Feed.all()) {
        assertEquals(
            expected,
            Told.all(feed, builder(maxDocument, maxRecord).strict(strict), LINES),
            feed.name() + ", strict " + strict);
      }
    }
  }

  @Test
  void theMessageNamesTheLimitThatRefused() {
    assertEquals("Limits.maxDocumentBytes", limitOf(builder(5, 8)));
    assertEquals("Limits.maxRecordBytes", limitOf(builder(8, 5)));
  }

  private static String limitOf(NdjsonReader.Builder builder) {
    NdjsonReader reader = builder.open("[12345]".getBytes(StandardCharsets.UTF_8));
    String message = assertThrows(JsonException.class, reader::next).getMessage();
    return message.substring(message.indexOf("Limits."), message.indexOf(" if"));
  }
}

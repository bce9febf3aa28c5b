package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.Bytes;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordBatchTest {
  @ParameterizedTest(name = "strict: {0}")
  @ValueSource(booleans = {false, true})
  void aRecordLargerThanADocumentMayBeIsRefusedAtItsStart(boolean strict) {
    Limits limits = Limits.defaults().withMaxDocumentBytes(5);
    RecordBatch batch = RecordBatch.create(Parser.builder().limits(limits).strict(strict));
    // Too long ones may be broken as well: their size comes first, as for a parser.
    byte[] lines = Bytes.utf8("[123]\n[1234]\n  [12]  \r\n [123 4\n\"\u0001ab1\"\n7\n\"\u0001\"");
    batch.index(lines, 0, lines.length);
    List<String> seen = new ArrayList<>();
    while (batch.next()) {
      JsonError error = batch.error();
      seen.add(error == JsonError.NONE ? "NONE" : error + "@" + batch.errorOffset());
      if (error == JsonError.TOO_LARGE) {
        assertThrows(IllegalStateException.class, batch::document);
      }
    }
    assertEquals(
        List.of(
            "NONE",
            "TOO_LARGE@0",
            "NONE",
            "TOO_LARGE@0",
            "TOO_LARGE@0",
            "NONE",
            "UNESCAPED_CONTROL@1"),
        seen);
  }

  @Test
  void theMessageNamesTheLimitOfDocuments() {
    Limits limits = Limits.defaults().withMaxDocumentBytes(5);
    RecordBatch batch = RecordBatch.create(Parser.builder().limits(limits));
    byte[] lines = Bytes.utf8("\n  {\"a\":[1,2]} \n");
    batch.index(lines, 0, lines.length);
    assertTrue(batch.next());
    assertEquals(
        "11 bytes are more than 5; raise Limits.maxDocumentBytes if they are wanted (byte 0)",
        batch.failure().getMessage());
  }
}

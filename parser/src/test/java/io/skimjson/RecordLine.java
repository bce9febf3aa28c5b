package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.Bytes;
import io.skimjson.testkit.RefFault;
import io.skimjson.testkit.RefRecordCheck;
import java.util.Optional;

/**
 * The document as one line of a {@link RecordBatch}, good and broken lines before and behind it. No
 * line may feel another, so the neighbours are checked each time.
 */
final class RecordLine extends DocumentPath {
  private static final Key ID = Key.of("id");
  private static final byte[] BEFORE =
      Bytes.latin1(
          "]9{\"id\":41,\"s\":\"a\\\\\"}\n{\"open\":\"\\\r\n\n[\"\u00ff\"]\n[[[{\"id\":1\n");
  private static final JsonError[] KINDS_BEFORE = {
    JsonError.NONE, JsonError.UNCLOSED_STRING, JsonError.INVALID_UTF8, JsonError.INCOMPLETE
  };
  private static final int START = 2;
  private static final byte[] BEHIND = Bytes.latin1("\n\"\n{\"id\":42}\n}\n9\"");
  private static final JsonError[] KINDS_BEHIND = {JsonError.UNCLOSED_STRING, JsonError.NONE};
  private static final int NOT_TAKEN = 4;

  private final RecordBatch batch;

  RecordLine(Parser.Builder options) {
    super("record among others");
    batch = RecordBatch.create(options);
  }

  @Override
  boolean takes(byte[] document) {
    return DocumentPaths.isLine(document);
  }

  @Override
  byte[] carried(byte[] document) {
    return DocumentPaths.trimmed(document);
  }

  @Override
  boolean refusesEarly(byte[] document) {
    return fault(document).isPresent();
  }

  private static Optional<RefFault> fault(byte[] document) {
    return RefRecordCheck.find(DocumentPaths.trimmed(document), Limits.defaults().maxDepth());
  }

  @Override
  Document open(byte[] document) {
    byte[] lines = Bytes.concat(BEFORE, document, BEHIND);
    batch.index(lines, START, lines.length - NOT_TAKEN);
    for (JsonError expected : KINDS_BEFORE) {
      assertTrue(batch.next());
      assertEquals(expected, batch.error(), "a line before");
      if (expected == JsonError.NONE) {
        assertEquals(41, batch.document().getInt64(ID));
      }
    }
    assertTrue(batch.next());
    if (batch.error() != JsonError.NONE) {
      throw batch.failure();
    }
    return batch.document();
  }

  @Override
  void finish() {
    for (JsonError expected : KINDS_BEHIND) {
      assertTrue(batch.next());
      assertEquals(expected, batch.error(), "a line behind");
    }
    assertEquals(42, batch.document().getInt64(ID));
    assertFalse(batch.next());
    assertEquals(8, batch.lines());
  }
}

package io.skimjson.ndjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.JsonError;
import io.skimjson.Key;
import io.skimjson.testkit.GzipFaults;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** Streams that unpack: their faults come behind the good records, their bombs are passed over. */
class NdjsonGzipTest {
  private static final Key ID = Key.of("id");

  private static NdjsonReader open(byte[] packed) throws IOException {
    return NdjsonReader.builder()
        .onError(OnError.SKIP)
        .open(new GZIPInputStream(new ByteArrayInputStream(packed)));
  }

  /** Reads ids, which count from 0, into the list until the stream fails. */
  private static void readToFailure(NdjsonReader reader, List<Long> ids) {
    UncheckedIOException thrown =
        assertThrows(
            UncheckedIOException.class,
            () -> {
              while (reader.next()) {
                ids.add(reader.document().getInt64(ID));
              }
            });
    assertTrue(thrown.getCause() instanceof IOException);
    for (int i = 0; i < ids.size(); i++) {
      assertEquals(i, ids.get(i));
    }
    assertEquals(0, reader.stats().bad());
  }

  @Test
  void aCutFileGivesItsWholeRecordsBeforeItFails() throws IOException {
    List<Long> ids = new ArrayList<>();
    readToFailure(open(GzipFaults.cut()), ids);
    assertTrue(ids.size() > 20 && ids.size() < 60, ids.size() + " records");
  }

  @Test
  void aWrongChecksumFailsBehindAllRecords() throws IOException {
    List<Long> ids = new ArrayList<>();
    readToFailure(open(GzipFaults.wrongChecksum()), ids);
    assertEquals(60, ids.size());
  }

  @Test
  void aLineOf64MegabytesIsOneBadRecordAndTakesNoMemory() throws IOException {
    List<Long> ids = new ArrayList<>();
    NdjsonReader reader = open(GzipFaults.bomb());
    while (reader.next()) {
      ids.add(reader.document().getInt64(ID));
    }
    assertEquals(List.of(1L, 3L), ids);
    assertEquals(Map.of(JsonError.TOO_LARGE, 1L), reader.stats().rejects());
    assertTrue(reader.stats().bytes() > 64 << 20);
  }
}

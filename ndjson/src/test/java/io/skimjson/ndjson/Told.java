package io.skimjson.ndjson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.skimjson.Document;
import io.skimjson.JsonException;
import io.skimjson.JsonType;
import io.skimjson.RawJson;
import io.skimjson.Value;
import io.skimjson.ndjson.BadRecordHandler.Action;
import io.skimjson.testkit.NdjsonRecord;
import io.skimjson.testkit.RefFault;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What a reader told of one record, good or bad.
 *
 * @param fault the kind and the absolute offset of the fault, or {@code "OK"}
 * @param id the text of the integer member {@code id} of a good record that has one, else "-"
 */
record Told(long line, long start, long end, String fault, String id) {

  /** Where the fault is. */
  long faultOffset() {
    return Long.parseLong(fault.substring(fault.indexOf('@') + 1));
  }

  /** Reads everything and checks on the way that the bytes told are the bytes of the input. */
  static List<Told> all(Feed feed, NdjsonReader.Builder builder, byte[] input) {
    List<Told> told = new ArrayList<>();
    builder.onError(
        bad -> {
          told.add(bad(bad, input));
          return Action.CONTINUE;
        });
    try (NdjsonReader reader = feed.open(builder, input)) {
      while (reader.next()) {
        told.add(good(reader, input));
      }
      assertEquals(input.length, reader.stats().bytes(), feed.name());
      assertEquals(told.size(), reader.stats().records(), feed.name());
    }
    return told;
  }

  /** What the model says a reader must tell. */
  static List<Told> expected(List<NdjsonRecord> records, boolean strict) {
    return records.stream().map(record -> expected(record, strict)).toList();
  }

  private static Told expected(NdjsonRecord record, boolean strict) {
    Optional<RefFault> fault = strict ? record.strict() : record.checked();
    // A loose reader hands out records that the model calls bad; their ids are of no interest.
    String id = record.strict().isPresent() ? "-" : record.id().orElse("-");
    return new Told(
        record.line(),
        record.start(),
        record.end(),
        fault.map(f -> f.kind() + "@" + f.offset()).orElse("OK"),
        id);
  }

  /** Hides the ids of records that only a loose reader lets pass: what is found there depends. */
  static List<Told> withIdsOfGood(List<Told> told, List<NdjsonRecord> records) {
    List<Told> shown = new ArrayList<>();
    for (int i = 0; i < told.size(); i++) {
      Told t = told.get(i);
      boolean isGood = i < records.size() && records.get(i).isGood();
      shown.add(new Told(t.line(), t.start(), t.end(), t.fault(), isGood ? t.id() : "-"));
    }
    return shown;
  }

  private static Told bad(BadRecord bad, byte[] input) {
    byte[] line = bad.bytes().toByteArray();
    int from = (int) bad.offset();
    while (from > 0 && " \t\r".indexOf(input[from - 1]) >= 0) {
      from--;
    }
    assertEquals(
        RawJson.of(input, from, line.length), bad.bytes(), "raw line of the record at " + from);
    assertEquals(bad.kind(), bad.toException().kind());
    assertEquals(bad.faultOffset(), bad.toException().offset());
    assertEquals(bad.lineNumber(), bad.toException().line());
    return new Told(
        bad.lineNumber(),
        bad.offset(),
        bad.offset() + bad.length(),
        bad.kind() + "@" + bad.faultOffset(),
        "-");
  }

  private static Told good(NdjsonReader reader, byte[] input) {
    byte[] record = reader.record().toByteArray();
    int start = Math.toIntExact(reader.recordOffset());
    int end = start + record.length;
    assertEquals(
        RawJson.of(Arrays.copyOfRange(input, start, end), 0, record.length), reader.record());
    return new Told(reader.lineNumber(), start, end, "OK", id(reader.document()));
  }

  private static String id(Document document) {
    try {
      return idOf(document);
    } catch (JsonException fault) {
      return "!" + fault.kind(); // fine in a record that only a loose reader lets pass
    }
  }

  private static String idOf(Document document) {
    if (document.root().type() != JsonType.OBJECT) {
      return "-";
    }
    Value id = document.find("id");
    return id.exists() && id.type() == JsonType.NUMBER ? id.raw().toString() : "-";
  }
}

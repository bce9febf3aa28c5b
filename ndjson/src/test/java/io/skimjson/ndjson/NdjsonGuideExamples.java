package io.skimjson.ndjson;

import io.skimjson.Document;
import io.skimjson.JsonException;
import io.skimjson.Key;
import io.skimjson.Projection;
import io.skimjson.ProjectionRow;
import io.skimjson.ndjson.BadRecordHandler.Action;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;

/** The examples of docs/guide/ndjson.md, word for word; a test holds the two together. */
final class NdjsonGuideExamples {
  private NdjsonGuideExamples() {}

  // example: loop
  static final Key LATENCY = Key.of("latency_ms");

  static double totalLatency(Path log) throws IOException {
    double total = 0;
    try (NdjsonReader records = NdjsonReader.builder().onError(OnError.SKIP).open(log)) {
      while (records.next()) {
        total += records.document().getDouble(LATENCY);
      }
    }
    return total;
  }

  // example: iterate
  static int countErrors(byte[] lines) {
    int errors = 0;
    for (Document record : NdjsonReader.of(lines)) {
      if (record.field("status").getInt32() >= 500) {
        errors++;
      }
    }
    return errors;
  }

  // example: dead letters
  static IngestStats keepBadLines(Path log, OutputStream deadLetters) throws IOException {
    BadRecordHandler keep =
        bad -> {
          bad.bytes().writeTo(deadLetters);
          deadLetters.write('\n');
          return Action.CONTINUE;
        };
    try (NdjsonReader records = NdjsonReader.builder().onError(keep).open(log)) {
      while (records.next()) {
        // use records.document()
      }
      return records.stats();
    }
  }

  // example: budgets
  static NdjsonReader.Builder careful() {
    return NdjsonReader.builder()
        .onError(OnError.SKIP)
        .maxErrors(10_000)
        .maxErrorRatio(0.05)
        .maxRecordBytes(1 << 20);
  }

  // example: reject
  static long sumIds(byte[] lines) {
    long sum = 0;
    NdjsonReader records = NdjsonReader.builder().onError(OnError.SKIP).open(lines);
    while (records.next()) {
      try {
        sum += records.document().field("id").getInt64();
      } catch (JsonException fault) {
        records.reject(fault); // counted, and told to the handler if there is one
      }
    }
    return sum;
  }

  // example: projection
  static final Projection WANTED = Projection.of("/user/id", "/level", "/latency_ms");
  static final Key ERROR = Key.of("ERROR");

  static double errorLatency(InputStream log) {
    double total = 0;
    ProjectionRow row = WANTED.newRow();
    try (NdjsonReader records = NdjsonReader.builder().onError(OnError.SKIP).open(log)) {
      while (records.next(row)) {
        try {
          if (row.has(1) && row.stringEquals(1, ERROR)) {
            total += row.float64Or(2, 0);
          }
        } catch (JsonException fault) {
          records.reject(fault);
        }
      }
    }
    return total;
  }

  // example: resume
  static long resume(Path log, long position) throws IOException {
    FileChannel file = FileChannel.open(log).position(position);
    try (NdjsonReader records = NdjsonReader.builder().onError(OnError.SKIP).open(file)) {
      while (records.next()) {
        // use records.document()
      }
      return position + records.positionAfterLastGood();
    }
  }

  // example: gzip
  static NdjsonReader openGzip(Path log) throws IOException {
    return NdjsonReader.of(new GZIPInputStream(Files.newInputStream(log), 1 << 16));
  }
}

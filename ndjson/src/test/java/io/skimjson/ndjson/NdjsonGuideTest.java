package io.skimjson.ndjson;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.JsonError;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The guide's examples do what the guide says, and are the code that is compiled here. */
class NdjsonGuideTest {
  private static final String LOG =
      """
      {"id":1,"status":200,"level":"INFO","latency_ms":1.5,"user":{"id":7}}
      {"id":2,"status":503,"level":"ERROR","latency_ms":2.25,"user":{"id":8}}
      {"id":3,"status":200,"level":"ERROR","latency_ms":
      {"id":4,"status":500,"level":"ERROR","latency_ms":4,"user":{"id":7}}
      """;

  private static final byte[] BYTES = LOG.getBytes(StandardCharsets.UTF_8);
  private static final byte[] GOOD =
      LOG.replaceAll("(?m)^.*\"id\":3,.*\n", "").getBytes(StandardCharsets.UTF_8);

  @TempDir Path folder;

  private Path log() throws IOException {
    return Files.write(folder.resolve("log.ndjson"), BYTES);
  }

  @Test
  void theLoopSumsTheGoodRecords() throws IOException {
    assertEquals(7.75, NdjsonGuideExamples.totalLatency(log()));
  }

  @Test
  void theIteratorCountsErrors() {
    assertEquals(2, NdjsonGuideExamples.countErrors(GOOD));
  }

  @Test
  void badLinesAreKeptByteForByte() throws IOException {
    ByteArrayOutputStream kept = new ByteArrayOutputStream();
    IngestStats stats = NdjsonGuideExamples.keepBadLines(log(), kept);
    assertEquals(
        LOG.lines().toList().subList(2, 3), kept.toString(StandardCharsets.UTF_8).lines().toList());
    assertEquals(1, stats.rejects(JsonError.INCOMPLETE));
    assertEquals(3, stats.good());
  }

  @Test
  void budgetsAreOptionsOfTheBuilder() {
    NdjsonReader reader = NdjsonGuideExamples.careful().open(BYTES);
    int records = 0;
    while (reader.next()) {
      records++;
    }
    assertEquals(3, records);
  }

  @Test
  void rejectedRecordsAreLeftOut() {
    byte[] lines = "{\"id\":1}\n{\"id\":\"x\"}\n{\"id\":3}".getBytes(StandardCharsets.UTF_8);
    assertEquals(4, NdjsonGuideExamples.sumIds(lines));
  }

  @Test
  void rowsHoldTheWantedValues() {
    String log =
        LOG + "{\"level\":5,\"latency_ms\":9}\n{\"level\":\"ERROR\",\"latency_ms\":\"9\"}\n";
    byte[] bytes = log.getBytes(StandardCharsets.UTF_8);
    assertEquals(6.25, NdjsonGuideExamples.errorLatency(new ByteArrayInputStream(bytes)));
  }

  @Test
  void readingResumesAtAPosition() throws IOException {
    int second = LOG.indexOf('\n') + 1;
    assertEquals(BYTES.length, NdjsonGuideExamples.resume(log(), second));
  }

  @Test
  void packedLogsAreReadThroughTheJdk() throws IOException {
    Path packed = folder.resolve("log.ndjson.gz");
    try (GZIPOutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
      out.write(GOOD);
    }
    try (NdjsonReader reader = NdjsonGuideExamples.openGzip(packed)) {
      ByteArrayOutputStream read = new ByteArrayOutputStream();
      while (reader.next()) {
        reader.record().writeTo(read);
        read.write('\n');
      }
      assertArrayEquals(GOOD, read.toByteArray());
    }
  }

  @Test
  void everyExampleOfTheGuideIsCompiledHere() throws IOException {
    Path root = Path.of("").toAbsolutePath();
    while (root != null && !Files.exists(root.resolve("docs/guide/ndjson.md"))) {
      root = root.getParent();
    }
    assertTrue(root != null, "docs/guide/ndjson.md is above " + Path.of("").toAbsolutePath());
    String source =
        Files.readString(
            root.resolve("ndjson/src/test/java/io/skimjson/ndjson/NdjsonGuideExamples.java"));
    List<String> blocks = blocks(Files.readString(root.resolve("docs/guide/ndjson.md")));
    assertEquals(8, blocks.size());
    for (String block : blocks) {
      assertTrue(
          source.contains(block.indent(2).replaceAll("(?m)^ +$", "")), "not compiled:\n" + block);
    }
  }

  private static List<String> blocks(String guide) {
    List<String> blocks = new ArrayList<>();
    int from = guide.indexOf("```java\n");
    while (from >= 0) {
      int to = guide.indexOf("```\n", from + 8);
      blocks.add(guide.substring(from + 8, to));
      from = guide.indexOf("```java\n", to);
    }
    return blocks;
  }
}

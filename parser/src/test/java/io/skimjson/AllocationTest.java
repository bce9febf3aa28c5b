package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.skimjson.testkit.AllocationMeter;
import io.skimjson.testkit.Bytes;
import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Corpora;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The loops that are said to allocate nothing, measured by the thread's own counter once they are
 * compiled. When that is cannot be told on a busy machine, so a loop has some time to get there.
 */
@Tag("allocation")
class AllocationTest {
  private static final int WARM_UPS = 20_000;
  private static final int RUNS = 2_000;
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(40);

  private static final Key ID = Key.of("id");
  private static final Key USER = Key.of("user");
  private static final Key NAME = Key.of("name");
  private static final Key ADA = Key.of("ada \u00e9");
  private static final Key RATIO = Key.of("ratio");
  private static final Key ACTIVE = Key.of("active");
  private static final Key ABSENT = Key.of("absent");
  private static final Key VALUES = Key.of("values");
  private static final KeySet WANTED = KeySet.of("ratio", "id", "active");

  private static final byte[] RECORD =
      Bytes.utf8(
          "xx {\"ts\":\"2026-11-30T12:00:00Z\",\"user\":{\"name\":\"ada \\u00e9\",\"id\":7},"
              + " \"ratio\":0.25, \"active\":true,\"values\":[1,20,300,4000,50000],"
              + "\"id\":1234567890123456789 } yy");
  private static final int OFFSET = 3;
  private static final int LENGTH = RECORD.length - 6;

  private final Parser parser = Parser.create();
  private long sum;

  /** Runs the task until a round of it allocates nothing, or patience ends; returns the least. */
  private static long least(Runnable task) {
    long deadline = System.nanoTime() + PATIENCE;
    long least = Long.MAX_VALUE;
    while (least > 0 && System.nanoTime() < deadline) {
      least = Math.min(least, AllocationMeter.bytesAllocated(WARM_UPS, RUNS, task));
    }
    return least;
  }

  private static void assertNothing(String loop, Runnable task) {
    assertEquals(0, least(task), () -> loop + " allocates, in " + RUNS + " runs");
  }

  @Test
  void theDocumentedHotLoopAllocatesNothing() {
    assertNothing(
        "parser.parse(buf, off, len).getInt64(ID)",
        () -> sum += parser.parse(RECORD, OFFSET, LENGTH).getInt64(ID));
    CaseCount.report("parser.allocation.hot", 1);
  }

  @Test
  void directGettersOfTheRootAllocateNothing() {
    assertNothing(
        "direct getters",
        () -> {
          Document document = parser.parse(RECORD, OFFSET, LENGTH);
          sum += document.getInt64(ID);
          sum += (long) document.getDouble(RATIO);
          sum += document.getBool(ACTIVE) ? 1 : 0;
          sum += document.getInt64Or(ABSENT, 3);
          sum += document.getUint64(ID);
        });
  }

  @Test
  void askingForTheTypeOfANumberAllocatesNothing() {
    byte[] json = Bytes.utf8("[0,-1,12345678901,18446744073709551615,-0.5,1e9,1e400,12]");
    Navigator array = new Navigator(ParserOptions.DEFAULTS);
    array.open(json, 0, json.length);
    int open = array.first;
    assertNothing(
        "Numbers.type and isInteger",
        () -> {
          for (int s = Elements.first(array, open); s >= 0; s = Elements.next(array, s, open, 1)) {
            int p = array.valueStart(s);
            sum += Numbers.type(array, p, s + 1).ordinal();
            sum += Numbers.isInteger(array, p, s + 1) ? 1 : 0;
          }
        });
  }

  @Test
  void tryParseAllocatesNothingForGoodAndForBadInput() {
    byte[] bad = Bytes.utf8("{\"a\":\"unclosed}");
    byte[] empty = Bytes.utf8("  ");
    assertNothing(
        "tryParse",
        () -> {
          sum += parser.tryParse(bad, 0, bad.length).ordinal() + parser.errorOffset();
          sum += parser.tryParse(empty, 0, empty.length).ordinal();
          sum += parser.tryParse(RECORD, OFFSET, LENGTH).ordinal();
        });
  }

  @Test
  void strictParsingAllocatesNothing() {
    Parser strict = Parser.builder().strict(true).duplicateNames(DuplicateNames.FAIL).build();
    assertNothing(
        "strict tryParse", () -> sum += strict.tryParse(RECORD, OFFSET, LENGTH).ordinal());
  }

  @Test
  void recordsOfABatchAllocateNothing() {
    byte[] line = Bytes.utf8("{\"id\":1,\"user\":{\"id\":2}}\n[1\n\n{\"id\":\"\n");
    byte[] lines = Bytes.repeat(line, 20);
    RecordBatch batch = RecordBatch.create(Parser.builder());
    assertNothing(
        "RecordBatch.next",
        () -> {
          batch.index(lines, 0, lines.length);
          while (batch.next()) {
            sum += batch.error().ordinal() + batch.end();
          }
        });
  }

  @Test
  void rowsOfAProjectionAllocateNothing() {
    byte[] line =
        Bytes.utf8("{\"id\":1,\"user\":{\"id\":2,\"name\":\"x\"},\"ratio\":0.5,\"active\":null}\n");
    byte[] lines = Bytes.repeat(line, 20);
    RecordBatch batch = RecordBatch.create(Parser.builder());
    ProjectionRow row = Projection.of("/id", "/user/id", "/ratio", "/active").newRow();
    assertNothing(
        "ProjectionRow.read",
        () -> {
          batch.index(lines, 0, lines.length);
          while (batch.next()) {
            row.read(batch);
            sum += row.int64(0) + row.int64(1) + (long) row.float64(2) + (row.isNull(3) ? 1 : 0);
          }
        });
  }

  /** Not promised to be nothing: handles are for the compiler to remove. Printed, to be watched. */
  @Test
  void whatHandlesAllocateIsReported() {
    byte[] own = Arrays.copyOfRange(RECORD, OFFSET, OFFSET + LENGTH);
    byte[] twitter = Corpora.load("twitter.json");
    Map<String, Runnable> loops = new LinkedHashMap<>();
    loops.put(
        "Document.on(bytes).field(\"id\").getInt64()",
        () -> sum += Document.on(own).field("id").getInt64());
    loops.put(
        "parser.parse(bytes).field(ID).getInt64()",
        () -> sum += parser.parse(own).field(ID).getInt64());
    loops.put(
        "parser.parse(bytes).field(USER).field(ID).getInt64()",
        () -> sum += parser.parse(own).field(USER).field(ID).getInt64());
    loops.put(
        "stringEquals through handles",
        () -> sum += parser.parse(own).field(USER).field(NAME).stringEquals(ADA) ? 1 : 0);
    loops.put("select(KeySet, handler)", () -> select(parser.parse(own).object()));
    loops.put("array loop with current()", () -> sumOf(parser.parse(own).field(VALUES).array()));
    long[] target = new long[8];
    loops.put(
        "readInt64(long[], 0)",
        () -> sum += parser.parse(own).field(VALUES).array().readInt64(target, 0));
    loops.forEach((loop, task) -> report(loop, task, RUNS));
    report(
        "Document.on(twitter) and one field",
        () -> sum += Document.on(twitter).find("search_metadata").exists() ? 1 : 0,
        20);
    CaseCount.report("parser.allocation.reported", loops.size() + 1);
  }

  private void select(JsonObject object) {
    sum += object.select(WANTED, (index, value) -> sum += index == 1 ? value.getInt64() : 1);
  }

  private void sumOf(JsonArray array) {
    while (array.next()) {
      sum += array.current().getInt64();
    }
  }

  private static void report(String loop, Runnable task, int runs) {
    long bytes = AllocationMeter.bytesAllocated(100 * runs, runs, task);
    System.out.printf(
        Locale.ROOT, "allocation: %,d bytes a run of %s%n", (bytes + runs - 1) / runs, loop);
  }
}

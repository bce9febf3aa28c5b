package io.skimjson.ndjson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.NdjsonModel;
import io.skimjson.testkit.NdjsonRecord;
import io.skimjson.testkit.NdjsonSamples;
import io.skimjson.testkit.RefRules;
import io.skimjson.testkit.Seeds;
import io.skimjson.testkit.Shared;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The shared tables of NDJSON records; without them, generated logs with the model's rows. */
class NdjsonConformanceTest {
  private static final int NO_LIMIT = 1 << 26;

  /** One row: what a strict reader has to tell. Kinds of faults are not in the table. */
  private record Row(int index, long line, long start, long end, String status, String id) {}

  /** One file of the table. */
  @SuppressWarnings("ArrayRecordComponent")
  private record Suite(String name, byte[] bytes, int limit, List<Row> rows) {}

  @Test
  void everyRecordIsToldAsTheTableSays() throws IOException {
    long cases = 0;
    for (Suite suite : suites()) {
      for (Feed feed : feeds(suite)) {
        NdjsonReader.Builder strict = NdjsonReader.builder().strict(true);
        strict.maxRecordBytes(suite.limit());
        List<Told> told = Told.all(feed, strict, suite.bytes());
        assertEquals(suite.rows(), rows(told), () -> suite.name() + " by " + feed);
        cases += suite.rows().size();
      }
    }
    CaseCount.report("ndjson", cases);
  }

  @Test
  void kindsAndOffsetsOfFaultsAreThoseOfTheModel() throws IOException {
    long cases = 0;
    for (Suite suite : suites()) {
      NdjsonModel model = NdjsonModel.with(suite.limit(), RefRules.DEFAULT);
      List<NdjsonRecord> records = model.records(suite.bytes());
      for (boolean isStrict : new boolean[] {true, false}) {
        for (Feed feed : Feed.few()) {
          NdjsonReader.Builder builder = NdjsonReader.builder().strict(isStrict);
          builder.maxRecordBytes(suite.limit());
          List<Told> told = Told.all(feed, builder, suite.bytes());
          List<Told> wanted = Told.expected(records, isStrict);
          assertEquals(
              Told.withIdsOfGood(wanted, records),
              Told.withIdsOfGood(told, records),
              () -> suite.name() + " by " + feed);
          cases += records.size();
        }
      }
    }
    CaseCount.report("ndjson.kinds", cases);
  }

  private static List<Feed> feeds(Suite suite) {
    // One byte a read over a megabyte says nothing that smaller files do not say.
    return suite.bytes().length > 200_000 ? Feed.few() : Feed.all();
  }

  private static List<Row> rows(List<Told> told) {
    List<Row> rows = new ArrayList<>();
    for (Told t : told) {
      String status = t.fault().equals("OK") ? "OK" : "BAD";
      rows.add(new Row(rows.size(), t.line(), t.start(), t.end(), status, t.id()));
    }
    return rows;
  }

  private static List<Suite> suites() throws IOException {
    Path table = Shared.file("conformance/ndjson/expected.tsv").orElse(null);
    return table == null ? generated() : shared(table);
  }

  private static List<Suite> shared(Path table) {
    Map<String, Suite> suites = new LinkedHashMap<>();
    try (Stream<String[]> rows = Shared.rows(table)) {
      rows.filter(row -> row[1].equals("lines"))
          .forEach(
              row -> {
                int limit = Integer.parseInt(row[2]);
                Suite suite =
                    suites.computeIfAbsent(
                        row[0],
                        name ->
                            new Suite(
                                name,
                                Shared.bytes(table.resolveSibling(name)),
                                limit == 0 ? NO_LIMIT : limit,
                                new ArrayList<>()));
                if (!row[3].equals("-1")) {
                  suite.rows().add(row(row));
                }
              });
    }
    assertEquals(28, suites.size(), "files with records by lines");
    return List.copyOf(suites.values());
  }

  private static Row row(String[] row) {
    return new Row(
        Integer.parseInt(row[3]),
        Long.parseLong(row[4]),
        Long.parseLong(row[5]),
        Long.parseLong(row[6]),
        row[7],
        row[8]);
  }

  private static List<Suite> generated() {
    SplittableRandom random = Seeds.random(Seeds.seed());
    List<Suite> suites = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      NdjsonSamples.Sample sample = NdjsonSamples.of(random).sample(random.nextInt(60), 20);
      List<Row> rows = rows(Told.expected(sample.records(), true));
      suites.add(new Suite("generated " + i, sample.file(), sample.maxRecordBytes(), rows));
    }
    return suites;
  }
}

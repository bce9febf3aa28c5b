package io.skimjson.ndjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.NdjsonCase;
import io.skimjson.testkit.NdjsonModel;
import io.skimjson.testkit.NdjsonRecord;
import io.skimjson.testkit.RefRules;
import io.skimjson.testkit.Shared;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The shared tables of NDJSON records; without them, generated logs with the model's rows. */
class NdjsonConformanceTest {
  private static final int NO_LIMIT = 1 << 26;

  /** What is to be told of a record; kinds of faults are not in the table. */
  private record Row(long line, long start, long end, boolean isGood, String id) {}

  @Test
  void everyRecordIsToldAsTheTableSays() {
    List<NdjsonCase> cases = NdjsonCase.lines();
    if (Shared.isPresent()) {
      assertEquals(28, cases.size(), "files with records by lines");
    }
    long count = 0;
    for (NdjsonCase file : cases) {
      byte[] content = file.content();
      for (Feed feed : feeds(content)) {
        List<Told> told = Told.all(feed, builder(file, true), content);
        assertEquals(rowsOf(file), rowsTold(told), () -> file + " by " + feed);
        count += Math.max(1, told.size());
      }
    }
    CaseCount.report("ndjson", count);
  }

  @Test
  void kindsAndOffsetsOfFaultsAreThoseOfTheModel() {
    long count = 0;
    for (NdjsonCase file : NdjsonCase.lines()) {
      byte[] content = file.content();
      List<NdjsonRecord> records = NdjsonModel.with(limit(file), RefRules.DEFAULT).records(content);
      for (boolean isStrict : new boolean[] {true, false}) {
        for (Feed feed : Feed.few()) {
          assertEquals(
              Told.withIdsOfGood(Told.expected(records, isStrict), records),
              Told.withIdsOfGood(Told.all(feed, builder(file, isStrict), content), records),
              () -> file + " by " + feed + ", strict " + isStrict);
          count += Math.max(1, records.size());
        }
      }
    }
    CaseCount.report("ndjson.kinds", count);
  }

  @Test
  void looseAndStrictAgreeUnlessStrictFindsAnEarlierFault() {
    for (NdjsonCase file : NdjsonCase.lines()) {
      byte[] content = file.content();
      List<Told> strict = Told.all(Feed.few().get(0), builder(file, true), content);
      List<Told> loose = Told.all(Feed.few().get(0), builder(file, false), content);
      assertEquals(strict.size(), loose.size());
      for (int i = 0; i < loose.size(); i++) {
        Told seen = strict.get(i);
        String fault = loose.get(i).fault();
        if (seen.fault().equals("OK")) {
          assertEquals(
              "OK", fault, file + " record " + i + ": " + loose.get(i) + ", strict " + seen);
        } else if (!fault.equals("OK") && !fault.equals(seen.fault())) {
          assertTrue(
              seen.faultOffset() <= loose.get(i).faultOffset(),
              file + " record " + i + ": " + loose.get(i) + ", strict " + seen);
        }
      }
    }
  }

  private static NdjsonReader.Builder builder(NdjsonCase file, boolean isStrict) {
    return NdjsonReader.builder().strict(isStrict).maxRecordBytes(limit(file));
  }

  private static int limit(NdjsonCase file) {
    return file.maxRecordBytes() == 0 ? NO_LIMIT : file.maxRecordBytes();
  }

  private static List<Feed> feeds(byte[] content) {
    // One byte a read over a megabyte says nothing that smaller files do not say.
    return content.length > 200_000 ? Feed.few() : Feed.all();
  }

  private static List<Row> rowsOf(NdjsonCase file) {
    return file.records().stream()
        .map(r -> new Row(r.line(), r.start(), r.end(), r.isGood(), r.id().orElse("-")))
        .toList();
  }

  private static List<Row> rowsTold(List<Told> told) {
    return told.stream()
        .map(t -> new Row(t.line(), t.start(), t.end(), t.fault().equals("OK"), t.id()))
        .toList();
  }
}

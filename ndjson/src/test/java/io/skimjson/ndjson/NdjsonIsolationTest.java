package io.skimjson.ndjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Damage;
import io.skimjson.testkit.NdjsonModel;
import io.skimjson.testkit.NdjsonRecord;
import io.skimjson.testkit.NdjsonSamples;
import io.skimjson.testkit.NdjsonSamples.Fault;
import io.skimjson.testkit.RefRules;
import io.skimjson.testkit.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** One bad line never harms another, wherever it stands and however the bytes come. */
class NdjsonIsolationTest {
  private static final int RECORDS = 12;

  @Test
  void oneFaultLeavesAllOtherRecordsAsTheyWere() {
    long seed = Seeds.seed();
    SplittableRandom random = Seeds.random(seed);
    long cases = 0;
    for (Fault fault : Fault.values()) {
      for (int bad = 0; bad < RECORDS; bad++) {
        NdjsonSamples.Sample sample = NdjsonSamples.of(random).withOneFault(RECORDS, bad, fault);
        for (Feed feed : Feed.all()) {
          String message = fault + " in record " + bad + " by " + feed + "; " + Seeds.repeat(seed);
          NdjsonReader.Builder builder =
              NdjsonReader.builder().maxRecordBytes(sample.maxRecordBytes());
          List<Told> told = Told.all(feed, builder, sample.file());
          assertEquals(RECORDS, told.size(), message);
          for (int i = 0; i < RECORDS; i++) {
            if (i == bad) {
              assertNotEquals("OK", told.get(i).fault(), message);
            } else {
              assertEquals("OK", told.get(i).fault(), message);
              assertEquals(Integer.toString(i), told.get(i).id(), message);
            }
          }
          assertEquals(Told.expected(sample.records(), false), told, message);
          cases++;
        }
      }
    }
    CaseCount.report("ndjson.isolation", cases);
  }

  @Test
  void logsWithManyFaultsAreToldAsTheModelSays() {
    long seed = Seeds.seed();
    SplittableRandom random = Seeds.random(seed);
    for (int round = 0; round < 60; round++) {
      NdjsonSamples.Sample sample =
          NdjsonSamples.of(random).sample(random.nextInt(40), random.nextInt(60));
      for (boolean isStrict : new boolean[] {true, false}) {
        check(sample.file(), sample.records(), sample.maxRecordBytes(), isStrict, random, seed);
      }
    }
  }

  @Test
  void damagedLogsAreToldAsTheModelSays() {
    long seed = Seeds.seed();
    SplittableRandom random = Seeds.random(seed);
    Damage damage = Damage.of(random);
    for (int round = 0; round < 300; round++) {
      byte[] clean = NdjsonSamples.of(random).clean(random.nextInt(1, 10)).file();
      byte[] file = damage.edits(clean, random.nextInt(1, 8)).bytes();
      List<NdjsonRecord> records = NdjsonModel.with(4096, RefRules.DEFAULT).records(file);
      check(file, records, 4096, round % 2 == 0, random, seed);
    }
  }

  private static void check(
      byte[] file,
      List<NdjsonRecord> records,
      int limit,
      boolean isStrict,
      SplittableRandom random,
      long seed) {
    int block = random.nextInt(1, 600);
    List<Feed> feeds = new ArrayList<>(Feed.few());
    feeds.add(
        new Feed(
            "random reads, blocks of " + block,
            (b, bytes) ->
                b.blockBytes(block).open(ChunkedInput.of(bytes, () -> random.nextInt(0, 500)))));
    for (Feed feed : feeds) {
      NdjsonReader.Builder builder = NdjsonReader.builder().strict(isStrict).maxRecordBytes(limit);
      List<Told> told = Told.all(feed, builder, file);
      String message = "strict " + isStrict + " by " + feed + "; " + Seeds.repeat(seed);
      assertEquals(
          Told.withIdsOfGood(Told.expected(records, isStrict), records),
          Told.withIdsOfGood(told, records),
          message);
    }
  }
}

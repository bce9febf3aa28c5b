package io.skimjson.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.NdjsonSamples.Fault;
import io.skimjson.testkit.NdjsonSamples.Sample;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class NdjsonSamplesTest {
  private final long seed = Seeds.seed();

  @Test
  void makesCleanLogs() {
    NdjsonSamples samples = NdjsonSamples.of(Seeds.random(seed));
    for (int i = 0; i < 20; i++) {
      Sample sample = samples.clean(50);
      assertEquals(50, sample.records().size(), Seeds.repeat(seed));
      for (NdjsonRecord record : sample.records()) {
        assertTrue(
            record.isGood() && record.passesCheck(), () -> record + "; " + Seeds.repeat(seed));
        assertEquals(Optional.of("" + record.index()), record.id(), Seeds.repeat(seed));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Fault.class)
  void harmsOneRecordAlone(Fault fault) {
    NdjsonSamples samples = NdjsonSamples.of(Seeds.random(seed));
    for (int i = 0; i < 200; i++) {
      int bad = i % 5;
      Sample sample = samples.withOneFault(5, bad, fault);
      assertEquals(5, sample.records().size(), Seeds.repeat(seed));
      for (NdjsonRecord record : sample.records()) {
        boolean isBad = record.index() == bad;
        assertEquals(isBad, !record.isGood(), () -> record + "; " + Seeds.repeat(seed));
        assertEquals(isBad, !record.passesCheck(), () -> record + "; " + Seeds.repeat(seed));
        assertEquals(isBad, record.id().isEmpty(), () -> record + "; " + Seeds.repeat(seed));
      }
    }
  }

  @Test
  void mixesGoodAndBad() {
    Sample sample = NdjsonSamples.of(Seeds.random(3)).sample(1000, 30);
    long bad = sample.records().stream().filter(r -> !r.isGood()).count();
    assertTrue(bad > 200 && bad < 400, "bad records: " + bad);
  }

  @Test
  void makesTheSameLogOfTheSameSeed() {
    assertArrayEquals(
        NdjsonSamples.of(Seeds.random(seed)).sample(100, 20).file(),
        NdjsonSamples.of(Seeds.random(seed)).sample(100, 20).file(),
        Seeds.repeat(seed));
  }

  @Test
  void tellsWhereEachRecordIsAndWhatIsWrong() {
    byte[] file =
        Bytes.utf8("\ufeff \n {\"id\":7} \r\n\n{\"id\":8,}\n{\"a\":[}\n1 2\n\ufeff3\nnul");
    List<NdjsonRecord> records = NdjsonModel.create().records(file);
    assertEquals(6, records.size());
    assertRecord(records.get(0), 2, 6, 14, "[]", "[]");
    assertEquals(Optional.of("7"), records.get(0).id());
    assertRecord(records.get(1), 4, 18, 27, "[SYNTAX at byte 26]", "[]");
    assertRecord(records.get(2), 5, 28, 35, "[SYNTAX at byte 34]", "[SYNTAX at byte 34]");
    assertRecord(
        records.get(3),
        6,
        36,
        39,
        "[TRAILING_CONTENT at byte 38]",
        "[TRAILING_CONTENT at byte 38]");
    assertRecord(records.get(4), 7, 40, 44, "[SYNTAX at byte 40]", "[SYNTAX at byte 40]");
    assertRecord(
        records.get(5), 8, 45, 48, "[INVALID_LITERAL at byte 45]", "[INVALID_LITERAL at byte 45]");
  }

  private static void assertRecord(
      NdjsonRecord record, long line, int start, int end, String strict, String checked) {
    assertEquals(line, record.line());
    assertEquals(start, record.start());
    assertEquals(end, record.end());
    assertEquals(strict, record.strict().stream().toList().toString());
    assertEquals(checked, record.checked().stream().toList().toString());
  }

  @Test
  void checksLessThanAStrictReaderButNothingElse() {
    Damage damage = Damage.of(Seeds.random(seed));
    RandomJson json = RandomJson.of(Seeds.random(seed), RandomJson.Shape.LINE);
    for (int i = 0; i < 5_000; i++) {
      byte[] file = damage.edit(json.document()).bytes();
      for (NdjsonRecord record : NdjsonModel.create().records(file)) {
        boolean isExcused = record.isGood() && !record.passesCheck();
        assertFalse(
            isExcused, () -> record + " of " + Bytes.show(file) + "; " + Seeds.repeat(seed));
      }
    }
  }

  @Test
  void refusesOverlongLinesAtTheirStart() {
    byte[] file = Bytes.utf8("[1]\n[1,2]\n      \n [1]  \n[3]");
    List<NdjsonRecord> records = NdjsonModel.with(4, RefRules.DEFAULT).records(file);
    assertEquals(4, records.size());
    assertRecord(records.get(1), 2, 4, 9, "[TOO_LARGE at byte 4]", "[TOO_LARGE at byte 4]");
    assertRecord(records.get(2), 4, 18, 21, "[TOO_LARGE at byte 18]", "[TOO_LARGE at byte 18]");
  }
}

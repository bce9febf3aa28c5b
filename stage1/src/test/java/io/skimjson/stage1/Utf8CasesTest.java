package io.skimjson.stage1;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Placement;
import io.skimjson.testkit.Placements;
import io.skimjson.testkit.Seeds;
import io.skimjson.testkit.Shared;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The shared UTF-8 table, or generated documents in its place, through the validator and through
 * the index: every placement, every kernel, as a document, as a line between lines, and in two
 * pieces.
 */
class Utf8CasesTest {
  private static final int SHARED_ROWS = 49_020;

  private final StructuralIndex index = new StructuralIndex();
  private long wellFormed;

  private record Case(String id, byte[] document, boolean valid) {}

  @Test
  void everyPathTellsWellFormedFromIllFormed() {
    List<Case> cases = cases();
    for (Case one : cases) {
      int fault = SlowIndex.firstIllFormed(one.document, 0, one.document.length);
      assertEquals(one.valid, fault < 0, () -> "the model; " + one.id);
      wellFormed += one.valid ? 1 : 0;
      for (Placement placement : Placements.few(one.document)) {
        int expected = fault < 0 ? -1 : placement.offset() + fault;
        Supplier<String> about = () -> one.id + ", " + placement;
        assertEquals(
            expected,
            Utf8Validator.firstFault(placement.array(), placement.offset(), placement.end()),
            about);
        assertIndex(placement, about);
      }
    }
    CaseCount.report("stage1.utf8", cases.size(), SHARED_ROWS);
    CaseCount.report("stage1.utf8.wellformed", wellFormed);
    CaseCount.report("stage1.utf8.illformed", cases.size() - wellFormed);
  }

  private void assertIndex(Placement placement, Supplier<String> about) {
    byte[] bytes = placement.array();
    int start = placement.offset();
    int end = placement.end();
    SlowIndex expected = SlowIndex.ofDocument(bytes, start, end);
    for (Kernel kernel : Kernels.available()) {
      StructuralIndexer indexer = StructuralIndexer.create(kernel);
      indexer.index(bytes, start, end, index);
      IndexAssertions.assertDocument(expected, index, end, about);
      indexer.indexLines(bytes, start, end, index);
      IndexAssertions.assertLines(bytes, start, end, index, about);
      int split = start + (end - start) / 2;
      indexer.begin(index, IndexMode.DOCUMENT);
      indexer.step(bytes, start, split);
      indexer.step(bytes, split, end);
      indexer.finish(end);
      IndexAssertions.assertDocument(expected, index, end, about);
    }
  }

  private static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    if (Shared.isPresent()) {
      try (Stream<String[]> rows =
          Shared.rows(Shared.file("conformance/utf8/utf8_cases.tsv.gz").orElseThrow())) {
        rows.forEach(row -> cases.add(new Case(row[0], Shared.base64(row[2]), is(row[3]))));
      }
      return cases;
    }
    long seed = Seeds.seed();
    SplittableRandom random = Seeds.random(seed);
    for (int i = 0; i < 10_000; i++) {
      byte[] document = NastyBytes.of(random, random.nextInt(150));
      boolean valid = SlowIndex.firstIllFormed(document, 0, document.length) < 0;
      cases.add(new Case("generated " + i + ", " + Seeds.repeat(seed), document, valid));
    }
    return cases;
  }

  private static boolean is(String column) {
    return switch (column) {
      case "1" -> true;
      case "0" -> false;
      default -> throw new IllegalArgumentException("neither 0 nor 1: " + column);
    };
  }
}

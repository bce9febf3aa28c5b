package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.DocumentCase;
import io.skimjson.testkit.PointerCase;
import io.skimjson.testkit.RefFault;
import io.skimjson.testkit.RefRecordCheck;
import io.skimjson.testkit.RefRules;
import io.skimjson.testkit.ReferenceParser;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The tables of documents, good and damaged, and of JSON Pointers, on every path. */
class DocumentConformanceTest {
  private static final ReferenceParser MODEL = ReferenceParser.create();
  private static final ReferenceParser RECORD_MODEL =
      ReferenceParser.with(RefRules.DEFAULT.withByteOrderMark(false));

  @Test
  void validatesEveryDocumentOfTheTableWithTheFaultOfTheModel() {
    List<DocumentCase> table = DocumentCase.all();
    List<DocumentPath> paths = DocumentPaths.all(Parser.builder());
    long cases = 0;
    for (DocumentCase row : table) {
      Optional<RefFault> fault = MODEL.check(row.document());
      assertEquals(row.isValid(), fault.isEmpty(), row::toString);
      assertEquals(row.isValid(), Json.isValid(row.document()), row::toString);
      for (DocumentPath path : paths) {
        if (path.takes(row.document())) {
          Outcome outcome = path.read(row.document(), d -> Operations.run(d, "validate", ""));
          Outcome expected = path instanceof RecordLine ? record(row.document()) : outcomeOf(fault);
          assertEquals(expected, outcome, () -> path + ": " + row);
          cases++;
        }
      }
    }
    CaseCount.report("parser.documents", cases);
    CaseCount.report("parser.documents.table", table.size(), DocumentCase.SHARED_COUNT);
  }

  /** A record is checked when it is gone to, and then validated. */
  private static Outcome record(byte[] document) {
    byte[] record = DocumentPaths.trimmed(document);
    Optional<RefFault> fault = RefRecordCheck.find(record, Limits.defaults().maxDepth());
    return outcomeOf(fault.isPresent() ? fault : RECORD_MODEL.check(record));
  }

  private static Outcome outcomeOf(Optional<RefFault> fault) {
    return fault
        .map(f -> Outcome.refused(JsonError.valueOf(f.kind()), f.offset()))
        .orElse(Outcome.value(true));
  }

  @Test
  void strictParsersAndRecordsRefuseWhatTheModelRefuses() {
    List<DocumentPath> paths = DocumentPaths.all(Parser.builder().strict(true));
    long cases = 0;
    for (DocumentCase row : DocumentCase.all()) {
      Optional<RefFault> fault = MODEL.check(row.document());
      for (DocumentPath path : paths) {
        if (path.takes(row.document())) {
          Optional<RefFault> expected =
              path instanceof RecordLine
                  ? RECORD_MODEL.check(DocumentPaths.trimmed(row.document()))
                  : fault;
          Outcome outcome = path.read(row.document(), d -> true);
          assertEquals(outcomeOf(expected), outcome, () -> path + ": " + row);
          cases++;
        }
      }
    }
    CaseCount.report("parser.documents.strict", cases);
  }

  @Test
  void givesTheExactSourceOfTheValueAtThePointer() {
    List<DocumentPath> paths = DocumentPaths.all(Parser.builder());
    long cases = 0;
    for (DocumentCase row : DocumentCase.all()) {
      for (DocumentPath path : paths) {
        if (row.isValid() && path.takes(row.document())) {
          Outcome raw = path.read(row.document(), d -> d.at(row.pointer()).raw().toByteArray());
          assertTrue(raw.isValue(), () -> path + ": " + row + " " + row.pointer() + " " + raw);
          assertArrayEquals(row.raw(), (byte[]) raw.get(), () -> path + ": " + row);
          cases++;
        }
      }
    }
    CaseCount.report("parser.documents.raw", cases);
  }

  @Test
  void findsWhatTheTableOfPointersSays() {
    List<PointerCase> table = PointerCase.all();
    long cases = 0;
    for (DocumentPath path : DocumentPaths.all(Parser.builder())) {
      for (PointerCase row : table) {
        if (path.takes(row.document())) {
          checkPointer(path, row);
          cases++;
        }
      }
    }
    CaseCount.report("parser.pointers", cases);
    CaseCount.report("parser.pointers.table", table.size(), PointerCase.SHARED_COUNT);
  }

  private static void checkPointer(DocumentPath path, PointerCase row) {
    Outcome text = path.read(row.document(), d -> d.at(row.pointer()).raw().toByteArray());
    Outcome parsed =
        path.read(row.document(), d -> d.at(JsonPointer.parse(row.pointer())).raw().toByteArray());
    Outcome found =
        path.read(row.document(), d -> d.findAt(JsonPointer.parse(row.pointer())).exists());
    String message = path + ": " + row + " gave " + text;
    assertEquals(text.kind(), parsed.kind(), message);
    assertEquals(text.offset(), parsed.offset(), message);
    if (row.raw().isPresent()) {
      assertTrue(text.isValue(), message);
      assertArrayEquals(row.raw().get(), (byte[]) text.get(), message);
      assertArrayEquals(row.raw().get(), (byte[]) parsed.get(), message);
      assertEquals(Outcome.value(true), found, message);
    } else {
      assertTrue(row.outcome().acceptsError(text.kind().name()), message);
      boolean isAbsence =
          text.kind() == JsonError.NO_SUCH_FIELD || text.kind() == JsonError.INDEX_OUT_OF_BOUNDS;
      assertEquals(isAbsence ? Outcome.value(false) : text, found, message);
    }
  }
}

package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.RefFault;
import io.skimjson.testkit.ReferenceParser;
import io.skimjson.testkit.Utf8Case;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The table of well-formed and ill-formed UTF-8 in documents, on every path. */
class Utf8ConformanceTest {
  private static final ReferenceParser MODEL = ReferenceParser.create();

  @Test
  void acceptsAndRefusesTheTableAsItSays() {
    List<Utf8Case> table = Utf8Case.all();
    for (Utf8Case row : table) {
      assertEquals(row.isUtf8(), Json.isValidUtf8(row.document()), row::toString);
      assertEquals(row.isJson(), Json.isValid(row.document()), row::toString);
    }
    CaseCount.report("parser.utf8.table", table.size(), Utf8Case.SHARED_COUNT);
  }

  @Test
  void findsTheFirstBadByteOfTheTableOnEveryPath() {
    List<DocumentPath> paths = DocumentPaths.few(Parser.builder());
    long cases = 0;
    for (Utf8Case row : Utf8Case.all()) {
      Optional<RefFault> fault = MODEL.check(row.document());
      for (DocumentPath path : paths) {
        if (path.takes(row.document())) {
          check(path, row, fault);
          cases++;
        }
      }
    }
    CaseCount.report("parser.utf8", cases);
  }

  private static void check(DocumentPath path, Utf8Case row, Optional<RefFault> fault) {
    Outcome outcome =
        path.read(
            row.document(),
            d -> {
              d.validate();
              return row.isOneString() ? d.array().get(0) : d.root();
            });
    assertEquals(row.isJson(), outcome.isValue(), () -> path + ": " + row + " " + outcome);
    if (fault.isPresent() && path.carried(row.document()) == row.document()) {
      assertEquals(fault.get().kind(), outcome.kind().name(), () -> path + ": " + row);
      assertEquals(fault.get().offset(), outcome.offset(), () -> path + ": " + row);
    }
    if (row.isOneString()) {
      checkString(path, row, (Value) outcome.get());
    }
  }

  private static void checkString(DocumentPath path, Utf8Case row, Value value) {
    if (path instanceof RecordLine) {
      return; // the batch has gone on
    }
    byte[] document = row.document();
    byte[] inside = Arrays.copyOfRange(document, 2, document.length - 2);
    assertArrayEquals(inside, value.rawString().toByteArray(), () -> path + ": " + row);
    assertEquals(document.length - 2, value.raw().length(), () -> path + ": " + row);
    if (value.rawString().toString().indexOf('\\') < 0) {
      String text = new String(inside, StandardCharsets.UTF_8);
      assertEquals(text, value.getString(), () -> path + ": " + row);
      byte[] copy = new byte[inside.length];
      assertEquals(copy.length, value.copyUtf8(copy, 0), () -> path + ": " + row);
      assertArrayEquals(inside, copy, () -> path + ": " + row);
      assertTrue(value.stringEquals(Key.of(text)), () -> path + ": " + row);
    }
  }
}

package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Expectation;
import io.skimjson.testkit.PolicyCase;
import io.skimjson.testkit.RefFault;
import io.skimjson.testkit.ReferenceParser;
import io.skimjson.testkit.Shared;
import io.skimjson.testkit.SuiteFile;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** JSONTestSuite and the project's policy for what the suite leaves open, on every path. */
class SuiteConformanceTest {
  private static final ReferenceParser MODEL = ReferenceParser.create();

  @Test
  void acceptsAndRefusesWhatTheJsonTestSuiteDemands() {
    long cases = 0;
    for (DocumentPath path : DocumentPaths.all(Parser.builder())) {
      for (SuiteFile file : SuiteFile.parsing()) {
        if (path.takes(file.document())) {
          Outcome outcome = validate(path, file.document());
          String message = path + ": " + file + " " + outcome;
          assertFalse(file.mustBeAccepted() && !outcome.isValue(), message);
          assertFalse(file.mustBeRefused() && outcome.isValue(), message);
          cases++;
        }
      }
    }
    CaseCount.report("parser.jsontestsuite", cases);
  }

  @Test
  void findsInTheJsonTestSuiteTheFaultsOfTheModel() {
    long cases = 0;
    for (SuiteFile file : SuiteFile.all()) {
      assertEquals(MODEL.isValid(file.document()), Json.isValid(file.document()), file::toString);
      for (DocumentPath path : DocumentPaths.all(Parser.builder())) {
        if (path.takes(file.document()) && !(path instanceof RecordLine)) {
          Outcome expected =
              MODEL.check(file.document()).map(SuiteConformanceTest::refused).orElse(VALID);
          assertEquals(expected, validate(path, file.document()), () -> path + ": " + file);
          cases++;
        }
      }
    }
    CaseCount.report("parser.jsontestsuite.model", cases);
  }

  private static final Outcome VALID = Outcome.value(true);

  private static Outcome refused(RefFault fault) {
    return Outcome.refused(JsonError.valueOf(fault.kind()), fault.offset());
  }

  private static Outcome validate(DocumentPath path, byte[] document) {
    return path.read(document, d -> Operations.run(d, "validate", ""));
  }

  @Test
  void followsThePolicyForWhatTheJsonTestSuiteLeavesOpen() {
    long cases = 0;
    for (DocumentPath path : DocumentPaths.all(Parser.builder())) {
      for (PolicyCase row : PolicyCase.all()) {
        byte[] document = row.file().document();
        if (path.takes(document)) {
          Outcome outcome =
              path.read(document, d -> Operations.run(d, row.operation(), row.pointer()));
          assertTrue(
              Operations.fits(row.outcome(), outcome), () -> path + ": " + row + " " + outcome);
          cases++;
        }
      }
    }
    CaseCount.report("parser.jsontestsuite.policy", cases);
  }

  @Test
  void hasAPolicyForEveryFileThatTheJsonTestSuiteLeavesOpen() {
    if (!Shared.isPresent()) {
      assertFalse(PolicyCase.all().isEmpty());
      return;
    }
    Set<String> settled =
        PolicyCase.all().stream()
            .filter(row -> row.operation().equals("validate"))
            .map(row -> row.file().name())
            .collect(Collectors.toSet());
    for (SuiteFile file : SuiteFile.parsing()) {
      boolean isOpen = !file.mustBeAccepted() && !file.mustBeRefused();
      assertTrue(!isOpen || settled.contains(file.name()), file::toString);
    }
    assertEquals(SuiteFile.SHARED_PARSING_COUNT, SuiteFile.parsing().size());
    assertEquals(PolicyCase.SHARED_COUNT, PolicyCase.all().size());
    assertTrue(Expectation.parse("=true").acceptsValue("true"));
  }
}

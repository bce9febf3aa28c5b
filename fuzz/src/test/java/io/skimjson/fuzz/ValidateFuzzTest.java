package io.skimjson.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.skimjson.Document;
import io.skimjson.DuplicateNames;
import io.skimjson.JsonError;
import io.skimjson.JsonException;
import io.skimjson.Parser;
import io.skimjson.testkit.RefFault;
import io.skimjson.testkit.RefRules;
import io.skimjson.testkit.ReferenceParser;
import java.util.Optional;

/** Any bytes: {@code validate} says what the slow reference parser says, kind and offset. */
class ValidateFuzzTest {
  @FuzzTest(maxDuration = "10m")
  void validateAgreesWithTheReferenceParser(byte[] json) {
    Optional<RefFault> model = ReferenceParser.create().check(json);
    try {
      Document.on(json).validate();
      assertEquals(Optional.empty(), model);
    } catch (JsonException e) {
      assertEquals(model, Optional.of(new RefFault(e.kind().name(), (int) e.offset())));
    }
    Optional<RefFault> unique =
        ReferenceParser.with(RefRules.DEFAULT.withUniqueNames(true)).check(json);
    Parser strict = Parser.builder().strict(true).duplicateNames(DuplicateNames.FAIL).build();
    JsonError error = strict.tryParse(json, 0, json.length);
    assertEquals(
        unique,
        error == JsonError.NONE
            ? Optional.empty()
            : Optional.of(new RefFault(error.name(), strict.errorOffset())));
  }
}

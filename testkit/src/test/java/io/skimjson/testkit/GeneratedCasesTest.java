package io.skimjson.testkit;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/**
 * The same questions on the generated cases, so that they are right too where the shared ones are
 * at hand.
 */
class GeneratedCasesTest extends ConformanceTest {
  private String before = "";

  @BeforeEach
  void hideTheSharedCorpora() {
    before = System.getProperty(Shared.PROPERTY, "");
    System.setProperty(Shared.PROPERTY, " ");
  }

  @AfterEach
  void showTheSharedCorpora() {
    System.setProperty(Shared.PROPERTY, before);
  }

  @Override
  String suite(String name) {
    return "testkit.generated." + name;
  }
}

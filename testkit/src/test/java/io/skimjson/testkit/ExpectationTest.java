package io.skimjson.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExpectationTest {
  @Test
  void demandsAValue() {
    Expectation e = Expectation.parse("=-5");
    assertTrue(e.demandsValue());
    assertTrue(e.acceptsInt64(-5));
    assertFalse(e.acceptsInt64(5));
    assertFalse(e.acceptsError("SYNTAX"));
    assertTrue(Expectation.parse("=*").acceptsValue("whatever"));
    assertTrue(Expectation.parse("=18446744073709551615").acceptsUint64(-1));
    assertEquals("=-5", e.toString());
  }

  @Test
  void demandsOneOfSomeErrors() {
    Expectation e = Expectation.parse("!NUMBER_SYNTAX/TAPE_ERROR");
    assertTrue(e.demandsError());
    assertTrue(e.acceptsError("NUMBER_SYNTAX"));
    assertTrue(e.acceptsError("SYNTAX"));
    assertFalse(e.acceptsError("EMPTY"));
    assertFalse(e.acceptsValue(""));
    assertTrue(Expectation.parse("!*").acceptsError("EMPTY"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"?7|DEPTH_ERROR", "?=7|!DEPTH_ERROR"})
  void leavesAValueOrAnErrorOpen(String text) {
    Expectation e = Expectation.parse(text);
    assertFalse(e.demandsValue());
    assertFalse(e.demandsError());
    assertTrue(e.acceptsInt64(7));
    assertFalse(e.acceptsInt64(8));
    assertTrue(e.acceptsError("DEPTH_EXCEEDED"));
    assertFalse(e.acceptsError("SYNTAX"));
  }

  @Test
  void leavesAnythingDocumentedOpen() {
    Expectation e = Expectation.parse("?=*|!*");
    assertTrue(e.acceptsDouble(1.5));
    assertTrue(e.acceptsError("TOO_LARGE"));
  }

  @Test
  void comparesDoublesToTheBit() {
    assertTrue(Expectation.parse("=1e+20").acceptsDouble(100_000_000_000_000_000_000.0));
    assertTrue(Expectation.parse("=-0.0").acceptsDouble(-0.0));
    assertFalse(Expectation.parse("=0.0").acceptsDouble(-0.0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "7", "!NO_SUCH_KIND", "?7", "!SYNTAX_ERROR"})
  void refusesWhatIsNoOutcome(String text) {
    assertThrows(IllegalArgumentException.class, () -> Expectation.parse(text));
  }
}

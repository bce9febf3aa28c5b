package io.skimjson.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table of numbers in the design, row by row. */
class RefReadsTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "-0,                   =0,                     !NUMBER_OUT_OF_RANGE,  =-0.0",
        "-5,                   =-5,                    !NUMBER_OUT_OF_RANGE,  =-5.0",
        "9223372036854775808,  !NUMBER_OUT_OF_RANGE,   =-9223372036854775808, =9.223372036854775807E18",
        "18446744073709551616, !NUMBER_OUT_OF_RANGE,   !NUMBER_OUT_OF_RANGE,  =1.8446744073709552E19",
        "1.0,                  !INCORRECT_TYPE,        !INCORRECT_TYPE,       =1.0",
        "-1e0,                 !INCORRECT_TYPE,        !INCORRECT_TYPE,       =-1.0",
        "1e400,                !INCORRECT_TYPE,        !INCORRECT_TYPE,       !NUMBER_OUT_OF_RANGE",
        "1e-400,               !INCORRECT_TYPE,        !INCORRECT_TYPE,       =0.0",
        "\"12\",               !INCORRECT_TYPE,        !INCORRECT_TYPE,       !INCORRECT_TYPE",
        "null,                 !INCORRECT_TYPE,        !INCORRECT_TYPE,       !INCORRECT_TYPE"
      })
  void readsNumbers(String text, String int64, String uint64, String float64) {
    assertRead(int64, RefReads::int64, text);
    assertRead(uint64, RefReads::uint64, text);
    RefOutcome<Double> wide = RefReads.float64(value(text));
    Expectation wanted = Expectation.parse(float64);
    assertEquals(
        true,
        wide.isValue() ? wanted.acceptsDouble(wide.value()) : wanted.acceptsError(wide.kind()),
        () -> text + " " + wide);
  }

  private static void assertRead(
      String wanted, Function<RefValue, RefOutcome<Long>> read, String text) {
    RefOutcome<Long> outcome = read.apply(value(text));
    assertEquals(wanted, outcome.isValue() ? "=" + outcome.value() : "!" + outcome.kind());
  }

  private static RefValue value(String text) {
    return ReferenceParser.create().parse(Bytes.utf8(text)).root();
  }

  @Test
  void narrowsToInt32AndFloat() {
    assertEquals("=2147483647", RefReads.int32(value("2147483647")).toString());
    assertEquals("!NUMBER_OUT_OF_RANGE at byte 0", RefReads.int32(value("2147483648")).toString());
    assertEquals("=3.4028235E38", RefReads.float32(value("3.4028235e38")).toString());
    assertEquals("NUMBER_OUT_OF_RANGE", RefReads.float32(value("3.4028236e38")).kind());
    assertEquals("=0.1", RefReads.float32(value("0.1")).toString());
  }

  @Test
  void limitsTheDigitsOfBigIntegers() {
    assertEquals("=-123", RefReads.bigInteger(value("-123"), 3).toString());
    assertEquals("!TOO_LARGE at byte 1", RefReads.bigInteger(value(" 1234"), 3).toString());
    assertEquals("INCORRECT_TYPE", RefReads.bigInteger(value("1e2"), 3).kind());
    assertEquals("=1E+2", RefReads.decimal(value("1e2")).toString());
    assertEquals("TOO_LARGE", RefReads.decimal(value("1e99999999999")).kind());
  }

  @Test
  void refusesOtherTypesAndMissingThingsWhereTheyStand() {
    assertEquals("!INCORRECT_TYPE at byte 1", RefReads.bool(value(" 1")).toString());
    assertEquals("=true", RefReads.bool(value("true")).toString());
    assertEquals("=a", RefReads.string(value("\"a\"")).toString());
    assertEquals("!INCORRECT_TYPE at byte 0", RefReads.string(value("[]")).toString());
    assertEquals("!NO_SUCH_FIELD at byte 1", RefReads.field(value(" {}"), "a").toString());
    assertEquals("!INCORRECT_TYPE at byte 0", RefReads.field(value("[]"), "a").toString());
    assertEquals("!INDEX_OUT_OF_BOUNDS at byte 1", RefReads.element(value(" []"), 0).toString());
    assertEquals("!INCORRECT_TYPE at byte 0", RefReads.element(value("{}"), 0).toString());
  }

  @Test
  void writesAndReadsPointers() {
    String pointer = RefPointer.append(RefPointer.append("", "a/b"), "m~n");
    assertEquals("/a~1b/m~0n", pointer);
    assertEquals("[a/b, m~n]", RefPointer.tokens(pointer).toString());
    assertEquals("!INVALID_POINTER at byte 2", RefPointer.at(value("1"), "/a~").toString());
  }
}

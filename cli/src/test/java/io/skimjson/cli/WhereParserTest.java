package io.skimjson.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class WhereParserTest {
  private static Where parse(String text) {
    return new WhereParser().convert(text);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "/a=1             | /a    | EQUAL     | 1",
        "/a = 1           | /a    | EQUAL     | 1",
        "/a!=1            | /a    | NOT_EQUAL | 1",
        "/a<1             | /a    | LESS      | 1",
        "/a<=1            | /a    | AT_MOST   | 1",
        "/a>1             | /a    | MORE      | 1",
        "/a>=1            | /a    | AT_LEAST  | 1",
        "/a>=-1.5e3       | /a    | AT_LEAST  | -1.5e3",
        "/a/0/b=x         | /a/0/b| EQUAL     | x",
        "/a=true          | /a    | EQUAL     | TRUE",
        "/a!=false        | /a    | NOT_EQUAL | FALSE",
        "/a=null          | /a    | EQUAL     | NULL",
        "/a=\"true\"      | /a    | EQUAL     | true",
        "/a=\"\\u00e9\"   | /a    | EQUAL     | é",
        "/a=01            | /a    | EQUAL     | 01",
        "/a=two words     | /a    | EQUAL     | two words",
        "/a=b=c           | /a    | EQUAL     | b=c",
        "/a~err           | /a    | CONTAINS  | err",
        "/a~~             | /a    | CONTAINS  | ~",
        "/a~ 1            | /a    | CONTAINS  | 1",
        "/a~2             | /a    | CONTAINS  | 2",
        "/a ~ 1           | /a    | CONTAINS  | 1",
        "/a ~ true        | /a    | CONTAINS  | true",
        "/a~1b=1          | /a~1b | EQUAL     | 1",
        "/a~0b=1          | /a~0b | EQUAL     | 1",
        "\"/a=b\">=1      | /a=b  | AT_LEAST  | 1",
        "\"\"=1           | ``    | EQUAL     | 1",
        "/a               | /a    | EXISTS    | ``",
        "/a!b=1           | /a!b  | EQUAL     | 1",
        "/ts>=2026-03-01T00| /ts  | AT_LEAST  | 2026-03-01T00",
      })
  void readsPointerOperatorAndValue(String text, String pointer, String operator, String value) {
    Where where = parse(text);
    assertEquals(pointer, where.pointer);
    assertEquals(operator, where.operator.name());
    Object wanted = where.wanted instanceof BigDecimal ? new BigDecimal(value) : value;
    assertEquals(wanted.toString(), where.wanted.toString());
  }

  @Test
  void keepsNumbersExact() {
    Object wanted = parse("/id=9223372036854775807.5").wanted;
    assertEquals(new BigDecimal("9223372036854775807.5"), wanted);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "=1",
        "a=1",
        "status>=500",
        "/a<true",
        "/a>null",
        "/a=\"x",
        "/a=\"\\q\"",
        "\"/a",
        "\"/a\"x",
        "/a=1e999",
        "\"a\"=1",
      })
  void refusesWhatIsNoCondition(String text) {
    assertThrows(TypeConversionException.class, () -> parse(text));
  }
}

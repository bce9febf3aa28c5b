package io.skimjson.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextFormsTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0.0, 0",
    "1.5, 1.5",
    "2.00049, 2",
    "1234567.8915, 1234567.891",
    "0.00012345, 0.0001234",
    "-0.5, -0.5",
    "1e15, 1.000e+15",
    "1e-7, 1.000e-07",
    "999.9999, 1000",
    "-12.3456, -12.346",
  })
  void readableNumbers(double value, String expected) {
    assertEquals(expected, TextForms.readable(value));
  }

  @Test
  void jsonStringsAreEscaped() {
    assertEquals(
        "\"a\\\"\\\\\\n\\t\\r\\u0001\\u007fé\"", TextForms.json("a\"\\\n\t\r\u0001\u007fé"));
  }

  @Test
  void infiniteSumsAreNullInJson() {
    assertEquals("null", TextForms.exact(Double.POSITIVE_INFINITY));
    assertEquals("beyond range", TextForms.readable(Double.POSITIVE_INFINITY));
  }

  @Test
  void valuesAreOrderedByKindThenNumberThenCodePoint() {
    List<GroupValue> ordered =
        List.of(
            new GroupValue(ValueKind.MISSING, ""),
            new GroupValue(ValueKind.NULL, "null"),
            new GroupValue(ValueKind.FALSE, "false"),
            new GroupValue(ValueKind.TRUE, "true"),
            new GroupValue(ValueKind.NUMBER, "-1e400"),
            new GroupValue(ValueKind.NUMBER, "-1"),
            new GroupValue(ValueKind.NUMBER, "2"),
            new GroupValue(ValueKind.NUMBER, "10"),
            new GroupValue(ValueKind.NUMBER, "1e1"),
            new GroupValue(ValueKind.NUMBER, "1e9999999999"),
            new GroupValue(ValueKind.STRING, ""),
            new GroupValue(ValueKind.STRING, "10"),
            new GroupValue(ValueKind.STRING, "9"),
            new GroupValue(ValueKind.STRING, "\uffff"),
            new GroupValue(ValueKind.STRING, "😀"),
            new GroupValue(ValueKind.ARRAY, "[]"),
            new GroupValue(ValueKind.OBJECT, "{}"));
    List<GroupValue> shuffled = new ArrayList<>(ordered);
    Collections.shuffle(shuffled, new Random(1));
    shuffled.sort(null);
    assertEquals(ordered, shuffled);
  }

  @Test
  void longCellsAreCutByWidth() {
    assertEquals("李李…", DisplayText.fit("李".repeat(10), 6));
    assertEquals("abc", DisplayText.fit("abc", 3));
    assertEquals("ab…", DisplayText.fit("abcd", 3));
    assertTrue(DisplayText.width(DisplayText.fit("\u202e".repeat(30), 20)) <= 20);
    assertEquals(
        Arrays.asList(1, 2, 0),
        List.of(DisplayText.width("é"), DisplayText.width("✅"), DisplayText.width("\u0301")));
  }
}

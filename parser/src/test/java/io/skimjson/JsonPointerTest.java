package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Expectation;
import io.skimjson.testkit.Shared;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonPointerTest {
  private static List<String> tokens(String pointer) {
    JsonPointer parsed = JsonPointer.parse(pointer);
    List<String> tokens = new ArrayList<>();
    for (int i = 0; i < parsed.size(); i++) {
      assertEquals(parsed.token(i), parsed.key(i).name());
      tokens.add(parsed.token(i));
    }
    assertEquals(pointer, parsed.toString());
    return tokens;
  }

  @Test
  void splitsAtSlashesAndReadsTildes() {
    assertEquals(List.of(), tokens(""));
    assertEquals(List.of(""), tokens("/"));
    assertEquals(List.of("", ""), tokens("//"));
    assertEquals(List.of("a/b", "m~n", "~1", "~0/"), tokens("/a~1b/m~0n/~01/~00~1"));
    assertEquals(
        List.of("c%d", "e^f", "g|h", "i\\j", "k\"l", " "), tokens("/c%d/e^f/g|h/i\\j/k\"l/ "));
    assertEquals(List.of("水", "😀"), tokens("/水/😀"));
  }

  @ParameterizedTest(name = "{0} breaks at {1}")
  @CsvSource({
    "a, 0",
    "#/a, 0",
    "' /a', 0",
    "-, 0",
    "/~, 1",
    "/~2, 1",
    "/m~n, 2",
    "/a/~, 3",
    "/~~0, 1",
    "/水~, 4",
    "/😀/~x, 6",
    "/~/0, 1"
  })
  void refusesWhatRfc6901Refuses(String pointer, int offset) {
    JsonException e = assertThrows(JsonException.class, () -> JsonPointer.parse(pointer));
    assertEquals(JsonError.INVALID_POINTER, e.kind());
    assertEquals(offset, e.offset());
  }

  @Test
  void saysHowToMendAPointer() {
    assertEquals(
        "the JSON Pointer 'users/3' must be empty or begin with '/' (byte 0)",
        assertThrows(JsonException.class, () -> JsonPointer.parse("users/3")).getMessage());
    assertEquals(
        "the JSON Pointer '/a~b' has a '~' that is not followed by 0 or 1; write '~' as ~0 (byte"
            + " 2)",
        assertThrows(JsonException.class, () -> JsonPointer.parse("/a~b")).getMessage());
  }

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource({
    "0, 0",
    "9, 9",
    "10, 10",
    "2147483647, 2147483647",
    "2147483648, -2",
    "4294967296, -2",
    "18446744073709551616, -2",
    "99999999999999999999999999999999999999, -2",
    "'', -1",
    "00, -1",
    "01, -1",
    "-1, -1",
    "+1, -1",
    "1e0, -1",
    "0x1, -1",
    "' 1', -1",
    "'1 ', -1",
    "１, -1",
    "٣, -1",
    "bar, -1",
    "-, -3",
    "--, -1",
    "4294967296x, -1",
    "99999999999999999999999x, -1"
  })
  void tellsWhichTokensAreIndexes(String token, int index) {
    assertEquals(index, JsonPointer.parse("/" + token).arrayIndex(0));
  }

  @Test
  void escapesANameAsAToken() {
    assertEquals("a", JsonPointer.escape("a"));
    assertEquals("~0~1~01", JsonPointer.escape("~/~1"));
    assertEquals("~1", JsonPointer.parse("/" + JsonPointer.escape("~1")).token(0));
  }

  @Test
  void equalsByTokens() {
    assertEquals(JsonPointer.parse("/a/0"), JsonPointer.parse("/a/0"));
    assertEquals(JsonPointer.parse("/a").hashCode(), JsonPointer.parse("/a").hashCode());
    assertNotEquals(JsonPointer.parse("/a"), JsonPointer.parse("/a/"));
  }

  @Test
  void refusesWrongUse() {
    assertThrows(NullPointerException.class, () -> JsonPointer.parse(null));
    assertThrows(IndexOutOfBoundsException.class, () -> JsonPointer.parse("/a").token(1));
  }

  @Test
  void parsesManyTokensInLinearTime() {
    assertEquals(200_000, JsonPointer.parse("/a".repeat(200_000)).size());
  }

  @Test
  void findsWhatTheSharedPointersPointAt() {
    Optional<Path> table = Shared.file("conformance/jsonpointer/cases.tsv");
    if (table.isEmpty()) {
      String[] generated = {
        "p", "generated", base64("{\"a\":[1]}"), base64("/a/0"), "=" + base64("1")
      };
      checkShared(generated);
      CaseCount.report("support.jsonpointer.generated", 1);
      return;
    }
    List<String[]> rows;
    try (Stream<String[]> all = Shared.rows(table.get())) {
      rows = all.toList();
    }
    rows.forEach(JsonPointerTest::checkShared);
    CaseCount.report("support.jsonpointer", rows.size(), 256);
  }

  private static String base64(String text) {
    return Base64.getEncoder().encodeToString(NameCases.utf8(text));
  }

  private static void checkShared(String[] row) {
    Document document = Document.on(Shared.base64(row[2]));
    String pointer = Shared.base64Text(row[3]);
    if (row[4].startsWith("=")) {
      String expected = Shared.base64Text(row[4].substring(1));
      assertEquals(expected, document.at(pointer).raw().toString(), row[0]);
      return;
    }
    JsonException e = assertThrows(JsonException.class, () -> document.at(pointer), row[0]);
    Expectation expected = Expectation.parse(row[4]);
    assertTrue(expected.acceptsError(e.kind().name()), row[0] + " " + e.getMessage());
  }
}

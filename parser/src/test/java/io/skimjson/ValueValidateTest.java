package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.skimjson.testkit.Bytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValueValidateTest {
  private static Value at(String document, String pointer) {
    return Document.on(Bytes.utf8(document)).at(pointer);
  }

  private static String verdict(Value value) {
    try {
      value.validate();
      return "NONE";
    } catch (JsonException fault) {
      return fault.kind() + "@" + fault.offset() + fault.path();
    }
  }

  @ParameterizedTest(name = "{1} of {0} gives {2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"user\":{\"id\":1}}|/user|NONE",
        "{\"user\":{\"id\":01}}|/user|NUMBER_SYNTAX@15/user/id",
        "{\"user\":{\"id\":01}}|/user/id|NUMBER_SYNTAX@15/user/id",
        "[[{\"a\":[]},tru]]|/0|INVALID_LITERAL@11/0/1",
        "[[{\"a\":[]},tru]]|/0/0|NONE",
        "[[\"\\q\"]]|/0|INVALID_STRING@3/0/0",
        "[\"\\q\"]|/0|INVALID_STRING@2/0",
        "[[1,]]|/0|SYNTAX@4/0",
        "[{\"a\" 1}]|/0|SYNTAX@6/0",
        "[ [1 2] ]|/0|SYNTAX@5/0",
        "[1 2]|/0|SYNTAX@3",
        "[x]|/0|SYNTAX@1/0",
        " 1 |``|NONE",
        "1 2|``|TRAILING_CONTENT@2",
        "{\"a\":{\"b\":1,\"b\":2}}|/a|NONE",
      })
  void checksTheValueWithPlacesOfTheDocument(String document, String pointer, String verdict) {
    assertEquals(verdict, verdict(at(document, pointer)));
  }

  @Test
  void whatStandsOutsideTheValueIsNotLookedAt() {
    assertEquals("NONE", verdict(at("{\"a\":[1,{}],\"b\":01,", "/a")));
    assertEquals("NONE", verdict(at("{\"a\":tru,\"b\":[1] x}", "/b")));
    assertEquals("NONE", verdict(at("[{}]]", "")));
  }

  @Test
  void theFirstFaultFromTheLeftComesBeforeABracketThatDoesNotFit() {
    Document document = Document.on(Bytes.utf8("{\"a\":[01,{]]}"));
    assertEquals("NUMBER_SYNTAX@7/a/0", verdict(document.field("a")));
    document = Document.on(Bytes.utf8("{\"a\":[1,{]]}"));
    assertEquals("SYNTAX@9/a/1", verdict(document.field("a")));
    document = Document.on(Bytes.utf8("{\"a\":[1,{\"b\":2"));
    assertEquals("INCOMPLETE@14/a/1", verdict(document.field("a")));
  }

  @Test
  void depthCountsFromTheRoot() {
    Parser parser = Parser.builder().limits(Limits.defaults().withMaxDepth(3)).build();
    Document document = parser.parse(Bytes.utf8("{\"a\":[[1],[[2]]]}"));
    Value deep = document.field("a");
    assertEquals("DEPTH_EXCEEDED@11/a/1/0", verdict(deep));
    assertEquals("NONE", verdict(deep.at("/0")));
  }

  @Test
  void equalNamesGoByThePolicy() {
    Parser parser = Parser.builder().duplicateNames(DuplicateNames.FAIL).build();
    Document document = parser.parse(Bytes.utf8("[{\"b\":{\"c\":1,\"\\u0063\":2}},{\"c\":3}]"));
    assertEquals("DUPLICATE_NAME@13/0/b/c", verdict(document.at("/0")));
    assertEquals("NONE", verdict(document.at("/1")));
  }

  @Test
  void offsetsCountFromTheSlice() {
    byte[] bytes = Bytes.utf8("##{\"user\":{\"id\":01}}##");
    Value user = Document.on(bytes, 2, bytes.length - 4).field("user");
    assertEquals("NUMBER_SYNTAX@15/user/id", verdict(user));
  }

  @Test
  void aFailedCheckLeavesTheHandleAsItWas() {
    Value user = at("{\"user\":{\"n\":7,\"id\":01}}", "/user");
    assertEquals("NUMBER_SYNTAX@21/user/id", verdict(user));
    assertEquals(7, user.field("n").getInt64());
    assertEquals("NUMBER_SYNTAX@21/user/id", verdict(user));
  }

  @Test
  void aMissingOrStaleValueIsRefusedAsByGetters() {
    assertEquals("NO_SUCH_FIELD@5/a/b", verdict(Document.on("{\"a\":{}}").field("a").find("b")));
    Parser parser = Parser.create();
    Value stale = parser.parse(Bytes.utf8("[1]")).root();
    parser.parse(Bytes.utf8("[2]"));
    assertThrows(IllegalStateException.class, stale::validate);
  }
}

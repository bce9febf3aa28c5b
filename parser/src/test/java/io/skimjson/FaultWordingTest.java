package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.Seeds;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FaultWordingTest {
  private static JsonException fault(byte[] bytes) {
    Limits limits = Limits.defaults().withMaxDepth(4).withMaxDocumentBytes(100_000);
    Parser.Builder options =
        Parser.builder().strict(true).limits(limits).duplicateNames(DuplicateNames.FAIL);
    Navigator document = new Navigator(options.options());
    assertNotEquals(JsonError.NONE, document.open(bytes, 0, bytes.length));
    return document.fault();
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "` `|expected a value, found only white space or nothing (byte 1)",
        "{\"a\":[0,1,2,{\"b\":1 \"c\":2}]}"
            + "|expected ',' or '}' after a field, found '\"'; a comma is missing (byte 19, /a/3)",
        "[1 2]|expected ',' or ']' after an element, found '2'; a comma is missing (byte 3)",
        "[1,]|expected a value, found ']'; drop the comma before it (byte 3)",
        "{\"a\":1,}|expected a name, found '}'; drop the comma before it (byte 7)",
        "{]|expected a name or '}', found ']' (byte 1)",
        "[}|expected a value or ']', found '}' (byte 1)",
        "[[1}]|expected ',' or ']' after an element, found '}' (byte 3, /0)",
        "{\"a\" 1}|expected ':' after a name, found '1' (byte 5)",
        "{\"a\":}|expected a value, found '}' (byte 5, /a)",
        "{'a':1}"
            + "|expected a name or '}', found '''; JSON puts names and strings in double quotes"
            + " (byte 1)",
        "[1,//x]|expected a value, found '/'; JSON has no comments (byte 3, /1)",
        "{\"a\":1"
            + "|expected ',' or '}' after a field, found end of input; the input is cut or a"
            + " closing bracket is missing (byte 6)",
        "{\"a\":"
            + "|expected a value, found end of input; the input is cut or a closing bracket is"
            + " missing (byte 5, /a)",
        "[01]|the number '01' has a leading zero (byte 2, /0)",
        "[1.]|the number '1.' is malformed: expected a digit, found ']' (byte 3, /0)",
        "[1.5x]|the number '1.5x' is malformed: expected its end, found 'x' (byte 4, /0)",
        "-|the number '-' is malformed: expected a digit, found end of input (byte 1)",
        "[nul]|expected true, false or null, found 'nul' (byte 1, /0)",
        "[\"a\\qb\"]|'\\q' is not an escape; write a backslash as \\\\ (byte 3, /0)",
        "[\"\\u12\"]|'\\u12\"]' is not an escape; write a backslash as \\\\ (byte 2, /0)",
        "{\"x\":\"\\ud83d!\"}"
            + "|the escape '\\ud83d' is half of a surrogate pair; choose Surrogates.REPLACE or"
            + " PRESERVE to read it (byte 6, /x)",
        "{\"a\":1,\"a\":2}"
            + "|the name '\"a\"' occurs twice in one object; the policy for duplicate names is FAIL"
            + " (byte 7, /a)",
        "[[[[[]]]]]|nesting deeper than 4; raise Limits.maxDepth if it is wanted (byte 4,"
            + " /0/0/0/0)",
        "{} {}"
            + "|expected the end of input after the document, found '{'; several documents in a"
            + " row need an NdjsonReader (byte 3)",
        "[1,\"abc|the string '\"abc' is never closed; a '\"' is missing or the input is cut"
            + " (byte 3, /1)",
      })
  void saysWhatIsWrongWhereAndHowToMendIt(String json, String message) {
    assertEquals(message, fault(NameCases.utf8(json)).getMessage());
  }

  /** What a document in use says, which may begin behind a byte order mark. */
  private static String told(String json) {
    Document document = Document.on(json);
    return assertThrows(JsonException.class, document::validate).getMessage();
  }

  @Test
  void aByteOrderMarkIsNoElement() {
    assertEquals("expected a value, found 'x' (byte 3)", told("\uFEFFx"));
    assertEquals("the number '01' has a leading zero (byte 6, /0)", told("\uFEFF [01]"));
    assertEquals("expected a value, found ':' (byte 3)", told("\uFEFF:1"));
    assertEquals(
        "expected ',' or ']' after an element, found '2'; a comma is missing (byte 6)",
        told("\uFEFF[1 2]"));
  }

  /** The containers that a path no longer shows are still told apart. */
  @ParameterizedTest(name = "{0} levels")
  @ValueSource(ints = {1, 62, 63, 64, 65, 66, 200})
  void namesTheRightBracketAtAnyDepth(int levels) {
    String arrays = "[".repeat(levels);
    String deepObject = "expected ',' or '}' after a field, found ";
    String deepArray = "expected ',' or ']' after an element, found ";
    assertTrue(told(arrays + "{\"a\":1]").startsWith(deepObject + "']'"));
    assertTrue(told(arrays + "{\"a\":1 \"b\":2}").startsWith(deepObject + "'\"'; a comma is"));
    assertTrue(told(arrays + "{\"a\":[]").startsWith(deepObject + "end of input"));
    assertTrue(told(arrays + "{\"a\":1,}").startsWith("expected a name, found '}'"));
    assertTrue(told(arrays + "{\"a\":1,\"b\" 2}").startsWith("expected ':' after a name"));
    assertTrue(told(arrays + "[1}").startsWith(deepArray + "'}'"));
    assertTrue(told(arrays + "[{}}").startsWith(deepArray + "'}'"));
    String objects = "{\"a\":".repeat(levels);
    assertTrue(told(objects + "[1}").startsWith(deepArray + "'}'"));
    assertTrue(told(objects + "[1,}").startsWith("expected a value, found '}'"));
    assertTrue(told(objects + "{}]").startsWith(deepObject + "']'"));
  }

  @Test
  void quotesBytesThatAreNotText() {
    byte[] bytes = "[\"a?b\"]".getBytes(StandardCharsets.US_ASCII);
    bytes[3] = (byte) 0xFF;
    assertEquals(
        "the bytes '\\xFFb\"]' are not UTF-8; convert the input to UTF-8 (byte 3, /0)",
        fault(bytes).getMessage());
    bytes[3] = '\n';
    assertEquals(
        "a line feed inside a string; write it as an escape such as \\n or \\u0000 (byte 3, /0)",
        fault(bytes).getMessage());
    assertEquals(
        "the input begins with a UTF-16 or UTF-32 byte order mark; convert it to UTF-8 (byte 0)",
        fault(new byte[] {(byte) 0xFF, (byte) 0xFE, '1', 0}).getMessage());
    assertEquals(
        "100001 bytes are more than 100000; raise Limits.maxDocumentBytes if they are wanted"
            + " (byte 0)",
        fault(new byte[100_001]).getMessage());
  }

  @Test
  void quotesNoMoreThan32Bytes() {
    byte[] bytes = NameCases.utf8("[\"" + "x".repeat(1000));
    assertEquals(
        "the string '\""
            + "x".repeat(31)
            + "...' is never closed; a '\"' is missing or the input"
            + " is cut (byte 1, /0)",
        fault(bytes).getMessage());
    assertEquals("'\\x00\\x7F\\xE6~'", Describe.quote(new byte[] {0, 127, (byte) 0xE6, '~'}, 0, 4));
  }

  @Test
  void namesWhatIsFound() {
    byte[] bytes = {'x', ' ', '\t', '\n', '\r', 1, (byte) 0xC3, 0x7F, '"'};
    String[] names = {
      "'x'",
      "a space",
      "a tab",
      "a line feed",
      "a carriage return",
      "byte 0x01",
      "byte 0xC3",
      "byte 0x7F",
      "'\"'"
    };
    for (int i = 0; i < bytes.length; i++) {
      assertEquals(names[i], Describe.found(bytes, i, bytes.length));
    }
    assertEquals("end of input", Describe.found(bytes, bytes.length, bytes.length));
    assertEquals("end of input", Describe.found(bytes, 3, 3));
    byte[] values = NameCases.utf8("{[\"tfn-07x");
    String[] kinds = {
      "an object",
      "an array",
      "a string",
      "a boolean",
      "a boolean",
      "null",
      "a number",
      "a number",
      "a number",
      "'x'"
    };
    for (int i = 0; i < values.length; i++) {
      assertEquals(kinds[i], Describe.value(values, i, values.length));
    }
    assertEquals("end of input", Describe.value(values, values.length, values.length));
  }

  @Test
  void findsWordsForEveryDamage() {
    long seed = Seeds.seed();
    SplittableRandom random = Seeds.random(seed);
    for (int i = 0; i < 20_000; i++) {
      byte[] bytes = TestDocuments.damaged(random, NameCases.utf8(TestDocuments.random(random, 4)));
      if (TestDocuments.check(bytes, Surrogates.REJECT, DuplicateNames.FAIL) == 0) {
        continue;
      }
      String message = fault(bytes).getMessage();
      assertTrue(message.length() < 2000 && !message.startsWith("found"), message);
      assertTrue(message.chars().noneMatch(Character::isISOControl), message);
    }
  }
}

package io.skimjson.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.RefRules.Surrogates;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReferenceParserTest {
  private final ReferenceParser parser = ReferenceParser.create();

  @ParameterizedTest(name = "{0} is {1} at {2}")
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '`',
      value = {
        "``                 ! EMPTY             ! 0",
        "`  `               ! EMPTY             ! 2",
        "[                  ! INCOMPLETE        ! 1",
        "[1                 ! INCOMPLETE        ! 2",
        "[1,                ! INCOMPLETE        ! 3",
        "{                  ! INCOMPLETE        ! 1",
        "{\"a\"             ! INCOMPLETE        ! 4",
        "{\"a\":            ! INCOMPLETE        ! 5",
        "{\"a\":1           ! INCOMPLETE        ! 6",
        "{\"a\":1,          ! INCOMPLETE        ! 7",
        "]                  ! SYNTAX            ! 0",
        "[1,]               ! SYNTAX            ! 3",
        "[,1]               ! SYNTAX            ! 1",
        "[1 2]              ! SYNTAX            ! 3",
        "[1}                ! SYNTAX            ! 2",
        "{1:2}              ! SYNTAX            ! 1",
        "{\"a\" 1}          ! SYNTAX            ! 5",
        "{\"a\":1,}         ! SYNTAX            ! 7",
        "{\"a\":}           ! SYNTAX            ! 5",
        "[1]]               ! TRAILING_CONTENT  ! 3",
        "1 2                ! TRAILING_CONTENT  ! 2",
        "1:                 ! TRAILING_CONTENT  ! 1",
        "+1                 ! SYNTAX            ! 0",
        "NaN                ! SYNTAX            ! 0",
        "01                 ! NUMBER_SYNTAX     ! 1",
        "-                  ! NUMBER_SYNTAX     ! 1",
        "-a                 ! NUMBER_SYNTAX     ! 1",
        "1.                 ! NUMBER_SYNTAX     ! 2",
        "[1.]               ! NUMBER_SYNTAX     ! 3",
        "1.e5               ! NUMBER_SYNTAX     ! 2",
        "1e                 ! NUMBER_SYNTAX     ! 2",
        "1e+                ! NUMBER_SYNTAX     ! 3",
        "1a                 ! NUMBER_SYNTAX     ! 1",
        "[1\"x\"]           ! NUMBER_SYNTAX     ! 2",
        "[1{}]              ! SYNTAX            ! 2",
        "tru                ! INVALID_LITERAL   ! 0",
        "[truex]            ! INVALID_LITERAL   ! 1",
        "[null\"\"]         ! INVALID_LITERAL   ! 1",
        "[true[]]           ! SYNTAX            ! 5",
        "\"                 ! UNCLOSED_STRING   ! 0",
        "[1,\"a\\\"]        ! UNCLOSED_STRING   ! 3",
        "\\\"a\"            ! UNCLOSED_STRING   ! 3",
        "[x,\"              ! UNCLOSED_STRING   ! 3",
        "[\"\\x\"]          ! INVALID_STRING    ! 2",
        "[\"ab\\u12\"]      ! INVALID_STRING    ! 4",
        "[\"\\u12g4\"]      ! INVALID_STRING    ! 2",
        "[\"a\\ud800\"]     ! INVALID_STRING    ! 3",
        "[\"\\udc00\"]      ! INVALID_STRING    ! 2",
        "[\"\\ud800\\ud801\\udc00\"] ! INVALID_STRING ! 2",
        "[\"\\ud801\\udc00\\ud800\"] ! INVALID_STRING ! 14",
        "[\"\\ud800\\u12\"] ! INVALID_STRING    ! 2",
        "{\"\\x\":1}        ! INVALID_STRING    ! 2"
      })
  void namesTheFirstFaultAndItsPlace(String document, String kind, int offset) {
    assertFault(kind, offset, Bytes.utf8(document));
  }

  private void assertFault(String kind, int offset, byte[] document) {
    RefResult result = parser.parse(document);
    assertEquals(kind + " at byte " + offset, result.toString(), () -> Bytes.show(document));
    assertEquals(result.fault(), parser.check(document).orElseThrow());
  }

  @Test
  void findsWhatIsWrongOnOpeningBeforeTheGrammar() {
    assertFault("INVALID_UTF8", 4, Bytes.latin1("]]]]\u0080"));
    assertFault("INVALID_UTF8", 2, Bytes.latin1("[\"\u00e2\u0082\"]"));
    assertFault("INVALID_UTF8", 2, Bytes.latin1("[\"\u00e2\u0082"));
    assertFault("INVALID_UTF8", 4, Bytes.latin1("[\"\u00c2\u0080\u0080\"]"));
    assertFault("UNESCAPED_CONTROL", 2, Bytes.latin1("x\"\n\u00ff"));
    assertFault("INVALID_UTF8", 1, Bytes.latin1("x\u00ff\"\n"));
    assertFault("UNESCAPED_CONTROL", 3, Bytes.latin1("[\"\\\n\"]"));
    assertFault("SYNTAX", 0, Bytes.latin1("\u0000"));
    assertFault("NUMBER_SYNTAX", 2, Bytes.latin1("[1\u0000]"));
    assertFault("SYNTAX", 3, Bytes.latin1("[1 \u0000]"));
  }

  @Test
  void skipsOneMarkAndCountsIt() {
    assertTrue(parser.isValid(Bytes.utf8("\ufeff{}")));
    assertEquals(3, parser.parse(Bytes.utf8("\ufeff[]")).root().start());
    assertFault("EMPTY", 3, Bytes.utf8("\ufeff"));
    assertFault("EMPTY", 5, Bytes.utf8("\ufeff \n"));
    assertFault("SYNTAX", 3, Bytes.utf8("\ufeff\ufeff1"));
    assertFault("SYNTAX", 1, Bytes.utf8(" \ufeff1"));
    RefRules noMark = RefRules.DEFAULT.withByteOrderMark(false);
    assertEquals(
        "SYNTAX at byte 0", ReferenceParser.with(noMark).parse(Bytes.utf8("\ufeff1")).toString());
  }

  @Test
  void namesForeignEncodings() {
    assertFault("ENCODING", 0, Bytes.latin1("\u00fe\u00ff\u0000["));
    assertFault("ENCODING", 0, Bytes.latin1("\u00ff\u00fe[\u0000"));
    assertFault("ENCODING", 0, Bytes.latin1("\u0000\u0000\u00fe\u00ff"));
    assertFault("ENCODING", 0, Bytes.latin1("\u00ff\u00fe\u0000\u0000"));
    assertFault("INVALID_UTF8", 0, Bytes.latin1("\u00ff["));
  }

  @Test
  void countsDepth() {
    byte[] deepest = Bytes.utf8("[".repeat(1024) + "]".repeat(1024));
    assertTrue(parser.isValid(deepest));
    assertFault("DEPTH_EXCEEDED", 1024, Bytes.utf8("[".repeat(1025) + "]".repeat(1025)));
    ReferenceParser shallow = ReferenceParser.with(RefRules.DEFAULT.withMaxDepth(1));
    assertTrue(shallow.isValid(Bytes.utf8("[1]")));
    assertEquals("DEPTH_EXCEEDED at byte 6", shallow.parse(Bytes.utf8("{\"a\" :{}}")).toString());
    ReferenceParser deep = ReferenceParser.with(RefRules.DEFAULT.withMaxDepth(1_000_000));
    assertTrue(deep.isValid(Bytes.utf8("[".repeat(200_000) + "]".repeat(200_000))));
  }

  @Test
  void limitsTheLength() {
    ReferenceParser short3 = ReferenceParser.with(RefRules.DEFAULT.withMaxDocumentBytes(3));
    assertTrue(short3.isValid(Bytes.utf8("[1]")));
    assertEquals("TOO_LARGE at byte 0", short3.parse(Bytes.utf8("\"abc")).toString());
  }

  @Test
  void refusesEqualNamesByPolicyAsSoonAsTheSecondIsRead() {
    byte[] equal = Bytes.utf8("{\"a\":1,\"\\u0061\"x}");
    ReferenceParser unique = ReferenceParser.with(RefRules.DEFAULT.withUniqueNames(true));
    assertEquals("DUPLICATE_NAME at byte 7", unique.parse(equal).toString());
    assertFault("SYNTAX", 15, equal);
    assertTrue(unique.isValid(Bytes.utf8("{\"a\":{\"a\":1},\"b\":{\"a\":1}}")));
  }

  @Test
  void readsLoneSurrogatesByPolicy() {
    byte[] lone = Bytes.utf8("[\"a\\ud800b\\udc00\\ud83d\\ude00\"]");
    assertEquals("a\ufffdb\ufffd\ud83d\ude00", firstString(lone, Surrogates.REPLACE));
    assertEquals("a\ud800b\udc00\ud83d\ude00", firstString(lone, Surrogates.PRESERVE));
    byte[] badBehindLone = Bytes.utf8("[\"\\ud800\\u12\"]");
    RefRules replace = RefRules.DEFAULT.withSurrogates(Surrogates.REPLACE);
    assertEquals(
        "INVALID_STRING at byte 8", ReferenceParser.with(replace).parse(badBehindLone).toString());
  }

  private static String firstString(byte[] document, Surrogates policy) {
    RefRules rules = RefRules.DEFAULT.withSurrogates(policy);
    return ReferenceParser.with(rules).parse(document).root().elements().get(0).string();
  }

  @Test
  void buildsTheTree() {
    byte[] document =
        Bytes.utf8(" { \"a\\n\" : [ 1.5e3 , true ] , \"\" : { } , \"a\\n\" : null } ");
    RefValue root = parser.parse(document).root();
    assertEquals(RefType.OBJECT, root.type());
    assertEquals(1, root.start());
    assertEquals(document.length - 1, root.end());
    assertEquals(List.of("a\n", "", "a\n"), root.members().stream().map(RefMember::name).toList());
    RefMember first = root.members().get(0);
    assertEquals(3, first.nameStart());
    assertEquals(8, first.nameEnd());
    assertEquals("1.5e3", first.value().elements().get(0).numberText());
    assertEquals("1.5E+3", first.value().elements().get(0).decimal().orElseThrow().toString());
    assertTrue(first.value().elements().get(1).bool());
    assertEquals("{ }", Bytes.utf8Text(root.field("").orElseThrow().raw(document)));
    assertEquals(RefType.ARRAY, root.field("a\n").orElseThrow().type());
    assertEquals(6, root.descendants().size());
    assertFalse(root.field("b").isPresent());
  }

  @Test
  void countsOffsetsFromTheStartOfASlice() {
    byte[] array = Bytes.utf8("999[1,x]999");
    assertEquals("SYNTAX at byte 3", parser.parse(array, 3, 5).toString());
    assertTrue(parser.parse(array, 4, 1).isValid());
  }
}

package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.skimjson.testkit.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Faults that lazy reading once missed, or put in the wrong place. Found by {@link LazyModel}. */
class NavigationFaultsTest {
  private static Outcome read(String document, Function<Document, Object> reader) {
    return Outcome.of(() -> reader.apply(Document.on(Bytes.utf8(document))));
  }

  @Test
  void aControlByteBetweenNameAndColonIsRefused() {
    String document = "{\"a\"\u0001:1,\"b\":2}";
    Outcome refused = Outcome.refused(JsonError.SYNTAX, 4);
    assertEquals(refused, read(document, d -> d.field("a").getInt64()));
    assertEquals(refused, read(document, d -> d.field("b").getInt64()));
    assertEquals(refused, read(document, d -> d.object().countFields()));
    assertEquals(refused, read("{\"a\"\u000b :1}", d -> d.find("c").exists()));
    assertEquals(Outcome.value(1L), read("{\"a\"\t\r\n :1}", d -> d.field("a").getInt64()));
  }

  @Test
  void theSourceOfARootThatIsNoValueIsASyntaxErrorAtItsFirstByte() {
    for (String root : new String[] {":", ",1", "}", "]x", " : "}) {
      int start = root.indexOf(root.strip());
      assertEquals(
          Outcome.refused(JsonError.SYNTAX, start), read(root, d -> d.raw().toString()), root);
    }
  }

  @Test
  void aContainerBeyondTheDepthLimitIsRefusedWhenItIsSkipped() {
    ParserOptions shallow = Parser.builder().limits(Limits.defaults().withMaxDepth(2)).options();
    for (String skipped : new String[] {"[[[]],7]", "[[{}],7]", "[[1,[2]],7]"}) {
      byte[] document = Bytes.utf8(skipped);
      int tooDeep = Math.max(skipped.indexOf('{'), skipped.lastIndexOf('['));
      assertEquals(
          Outcome.refused(JsonError.DEPTH_EXCEEDED, tooDeep),
          Outcome.of(
              () -> Document.on(document, 0, document.length, shallow).array().get(1).getInt64()),
          skipped);
    }
    byte[] inner = Bytes.utf8("[[7,[]]]");
    JsonArray array = Document.on(inner, 0, inner.length, shallow).array().get(0).array();
    assertEquals(Outcome.refused(JsonError.DEPTH_EXCEEDED, 4), Outcome.of(array::size));
  }

  @Test
  void contentBehindARootNumberComesBeforeTheNumbersRangeOrType() {
    for (String number : new String[] {"1.5", "99999999999999999999", "1e400", "-1"}) {
      for (String behind : new String[] {",", " x", "{", ":1", "]"}) {
        String document = number + behind;
        Outcome refused =
            Outcome.refused(
                JsonError.TRAILING_CONTENT, document.length() - behind.strip().length());
        assertEquals(refused, read(document, Document::getUint64), document);
        assertEquals(refused, read(document, Document::getInt32), document);
        assertEquals(refused, read(document, Document::getDouble), document);
        assertEquals(refused, read(document, Document::numberType), document);
      }
    }
  }

  @Test
  void aBadEscapeComesBeforeWhatStandsBehindTheString() {
    for (String document : new String[] {"[\"a\\q\" x]", "\"ab\\q\",", "\"ab\\ud800\" 1"}) {
      Function<Document, Value> at = d -> d.type() == JsonType.ARRAY ? d.at("/0") : d.root();
      int bad = document.indexOf('\\');
      Outcome refused = Outcome.refused(JsonError.INVALID_STRING, bad);
      assertEquals(refused, read(document, d -> at.apply(d).getString()), document);
      assertEquals(refused, read(document, d -> at.apply(d).stringEquals(Key.of("a"))), document);
      assertEquals(refused, read(document, d -> at.apply(d).copyUtf8(new byte[9], 0)), document);
      assertEquals(refused, read(document, d -> at.apply(d).raw().toString()), document);
    }
  }

  @ParameterizedTest(name = "{0} gives {1} at byte {2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"1 \"|NUMBER_SYNTAX|2",
        "\"1 2\"|NUMBER_SYNTAX|2",
        "\"1}\"|NUMBER_SYNTAX|2",
        "\"1.5 \"|NUMBER_SYNTAX|4",
        "\"-0,\"|NUMBER_SYNTAX|3",
        "\"7\\t\"|NUMBER_SYNTAX|2",
        "\" 12\"|NUMBER_SYNTAX|1",
        "\"   -1.5e3\"|NUMBER_SYNTAX|1",
        "\"          12345678 \"|NUMBER_SYNTAX|1",
        "\" 1x\"|NUMBER_SYNTAX|1",
        "\"1\\u0032\"|NUMBER_SYNTAX|2",
        "\"\\u0031\"|INCORRECT_TYPE|0",
        "\"\\t1\"|INCORRECT_TYPE|0",
        "\"\"|INCORRECT_TYPE|0",
        "\" \"|INCORRECT_TYPE|0",
        "\" abc\"|INCORRECT_TYPE|0",
        "\"+1\"|INCORRECT_TYPE|0",
        "1|INCORRECT_TYPE|0",
      })
  void aNumberInAStringMustFillIt(String document, JsonError kind, int offset) {
    Outcome refused = Outcome.refused(kind, offset);
    assertEquals(refused, read(document, Document::getInt64InString));
    assertEquals(refused, read(document, Document::getUint64InString));
    assertEquals(refused, read(document, Document::getDoubleInString));
  }

  @Test
  void selectFollowsThePolicyForEqualNames() {
    byte[] document = Bytes.utf8("{\"a\":1,\"b\":2,\"a\":3,\"c\":4}");
    Map<DuplicateNames, Outcome> expected =
        Map.of(
            DuplicateNames.FIRST, Outcome.value(List.of("0@5", "1@11")),
            DuplicateNames.LAST, Outcome.value(List.of("1@11", "0@17")),
            DuplicateNames.FAIL, Outcome.refused(JsonError.DUPLICATE_NAME, 13));
    expected.forEach(
        (policy, outcome) -> {
          List<String> found = new ArrayList<>();
          JsonObject object =
              Parser.builder().duplicateNames(policy).build().parse(document).object();
          FieldHandler handler = (index, value) -> found.add(index + "@" + value.offset());
          KeySet names = KeySet.of("a", "b");
          assertEquals(
              outcome,
              Outcome.of(
                  () -> {
                    assertEquals(2, object.select(names, handler));
                    return found;
                  }));
          assertEquals(policy == DuplicateNames.FAIL, found.isEmpty());
        });
  }

  @Test
  void selectDoesNotLookBehindTheLastNameItWants() {
    KeySet names = KeySet.of("b", "a");
    List<String> found = new ArrayList<>();
    Outcome count =
        read(
            "{\"a\":1,\"b\":[2,{\"broken\":]",
            d ->
                d.object()
                    .select(names, (index, value) -> found.add(index + "@" + value.offset())));
    assertEquals(Outcome.value(2), count);
    assertEquals(List.of("1@5", "0@11"), found);
  }

  @Test
  void walkingAnObjectChecksNamesAndTheDepthOfWhatItPasses() {
    String deep = "[".repeat(1025) + "]".repeat(1025);
    Function<Document, Object> count = d -> d.object().countFields();
    assertEquals(Outcome.refused(JsonError.INVALID_STRING, 2), read("{\"\\q\":1}", count));
    assertEquals(
        Outcome.refused(JsonError.INVALID_STRING, 2),
        read("{\"\\q\" 1}", d -> d.object().isEmpty()));
    assertEquals(
        Outcome.refused(JsonError.DEPTH_EXCEEDED, 1028), read("{\"a\":" + deep + "}", count));
    assertEquals(
        Outcome.refused(JsonError.DEPTH_EXCEEDED, 1024),
        read("[" + deep + "]", d -> d.array().size()));
    assertEquals(Outcome.refused(JsonError.NUMBER_SYNTAX, 6), read("{\"a\":1x:}", count));
    for (String broken : new String[] {"{,}", "{1:2}", "{]"}) {
      assertEquals(
          Outcome.refused(JsonError.SYNTAX, 1), read(broken, d -> d.object().isEmpty()), broken);
    }
    assertEquals(Outcome.refused(JsonError.SYNTAX, 1), read("[,]", d -> d.array().isEmpty()));
    assertEquals(Outcome.refused(JsonError.INCOMPLETE, 1), read("[", d -> d.array().isEmpty()));
  }

  private static void tells(String message, String document, Function<Document, Object> reader) {
    Document opened = Document.on(document);
    assertEquals(
        message, assertThrows(JsonException.class, () -> reader.apply(opened)).getMessage());
  }

  @Test
  void aStringWithoutANumberIsQuotedWhole() {
    String expected = "expected a number in a string, found ";
    tells(expected + "'\"abc\"' (byte 0)", "\"abc\"", Document::getInt64InString);
    tells(expected + "'\"a, \\\"b\"' (byte 1, /0)", "[\"a, \\\"b\",1]", NavigationFaultsTest::at0);
    tells(expected + "'\"\"' (byte 1, /0)", "[\"\"]", NavigationFaultsTest::at0);
    String many = "x".repeat(31);
    tells(
        expected + "'\"" + many + "...' (byte 1, /0)",
        "[\"" + many + "x\"]",
        NavigationFaultsTest::at0);
  }

  private static double at0(Document document) {
    return document.at("/0").getDoubleInString();
  }

  @Test
  void whatIsRefusedSaysWhatWouldDo() {
    String noElement = "; findAt(...) gives a missing value instead (byte 0)";
    tells("the array has no element 2" + noElement, "[1,2]", d -> d.at("/2"));
    tells("the array has no element -" + noElement, "[1,2]", d -> d.at("/-"));
    tells("the array has no element 7" + noElement, "[]", d -> d.array().get(7));
    String high = "9223372036854775808";
    String notLong = " does not fit in a long; read it with ";
    tells(high + notLong + "getUint64() or getBigInteger() (byte 0)", high, Document::getInt64);
    String low = "-9223372036854775809";
    tells(low + notLong + "getBigInteger() (byte 0)", low, Document::getInt64);
    String notUnsigned = " does not fit in an unsigned long; read it with ";
    tells("-1" + notUnsigned + "getInt64() (byte 0)", "-1", Document::getUint64);
    tells("9" + high + notUnsigned + "getBigInteger() (byte 0)", "9" + high, Document::getUint64);
    String quoted = '"' + high + '"';
    tells(high + notLong + "getUint64InString() (byte 0)", quoted, Document::getInt64InString);
    tells(
        "-7" + notUnsigned + "getInt64InString() (byte 0)", "\"-7\"", Document::getUint64InString);
    tells(low + notLong + "getString() (byte 0)", '"' + low + '"', Document::getInt64InString);
    tells(
        "1.5 has a fraction or an exponent; read it with getDoubleInString() (byte 0)",
        "\"1.5\"",
        Document::getInt64InString);
    tells(
        "1e400 does not fit in a double; read it with getString() (byte 0)",
        "\"1e400\"",
        Document::getDoubleInString);
  }
}

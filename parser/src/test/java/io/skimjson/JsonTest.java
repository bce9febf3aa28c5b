package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.RefMember;
import io.skimjson.testkit.RefType;
import io.skimjson.testkit.RefValue;
import io.skimjson.testkit.ReferenceParser;
import io.skimjson.testkit.Seeds;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class JsonTest {
  private static String minify(String json) {
    return new String(Json.minify(NameCases.utf8(json)), StandardCharsets.UTF_8);
  }

  @Test
  void tellsWhetherAnInputIsValid() {
    assertTrue(Json.isValid(NameCases.utf8(" {\"a\" : [1, 2]} \n")));
    assertTrue(Json.isValid(NameCases.utf8("\ufeff1")));
    assertTrue(Json.isValid(NameCases.utf8("{\"a\":1,\"a\":2}")));
    assertFalse(Json.isValid(NameCases.utf8("")));
    assertFalse(Json.isValid(NameCases.utf8("{\"a\":}")));
    assertFalse(Json.isValid(NameCases.utf8("\ufeff\ufeff1")));
    assertFalse(Json.isValid(NameCases.utf8("\"\\ud800\"")));
    assertFalse(Json.isValid(new byte[] {'"', (byte) 0xC0, (byte) 0x80, '"'}));
    assertThrows(NullPointerException.class, () -> Json.isValid(null));
  }

  @Test
  void tellsWhetherBytesAreUtf8() {
    assertTrue(Json.isValidUtf8(NameCases.utf8("né水😀\u0000")));
    assertTrue(Json.isValidUtf8(new byte[0]));
    assertFalse(Json.isValidUtf8(new byte[] {(byte) 0xED, (byte) 0xA0, (byte) 0x80}));
    assertFalse(Json.isValidUtf8(new byte[] {'a', (byte) 0xE6}));
  }

  @Test
  void dropsWhiteSpaceOutsideStringsOnly() {
    assertEquals(
        "{\"a b\":[1,-2.50e+1,\" \\\" \\\\\",{}],\"\":true}",
        minify("\ufeff { \"a b\" :\t[ 1 , -2.50e+1 , \" \\\" \\\\\" ,\r\n { } ] , \"\" : true } "));
    assertEquals("1", minify(" 1 "));
    assertEquals("\"é 水\"", minify("\"é 水\""));
    assertEquals("[]", minify("[]"));
  }

  @Test
  void refusesToMinifyWhatIsNotValid() {
    JsonException e =
        assertThrows(JsonException.class, () -> Json.minify(NameCases.utf8("[1,\n 2 3]")));
    assertEquals(JsonError.SYNTAX, e.kind());
    assertEquals(7, e.offset());
    assertEquals(2, e.line());
    assertEquals(4, e.column());
  }

  @Test
  void minifiesRandomDocumentsToTheSameTokens() {
    long seed = Seeds.seed();
    SplittableRandom random = Seeds.random(seed);
    for (int i = 0; i < 3000; i++) {
      byte[] json = NameCases.utf8(TestDocuments.random(random, 5));
      StringBuilder expected = new StringBuilder();
      write(ReferenceParser.create().parse(json).root(), json, expected);
      byte[] small = Json.minify(json);
      assertEquals(
          expected.toString(), new String(small, StandardCharsets.UTF_8), () -> Seeds.repeat(seed));
      assertArrayEquals(small, Json.minify(small), () -> Seeds.repeat(seed));
    }
  }

  private static void write(RefValue value, byte[] json, StringBuilder out) {
    if (value.type() == RefType.OBJECT) {
      String separator = "{";
      for (RefMember member : value.members()) {
        out.append(separator);
        out.append(source(json, member.nameStart(), member.nameEnd())).append(':');
        write(member.value(), json, out);
        separator = ",";
      }
      out.append(separator.equals("{") ? "{}" : "}");
    } else if (value.type() == RefType.ARRAY) {
      String separator = "[";
      for (RefValue element : value.elements()) {
        out.append(separator);
        write(element, json, out);
        separator = ",";
      }
      out.append(separator.equals("[") ? "[]" : "]");
    } else {
      out.append(source(json, value.start(), value.end()));
    }
  }

  private static String source(byte[] json, int start, int end) {
    return new String(json, start, end - start, StandardCharsets.UTF_8);
  }

  @Test
  void saysWhichKernelIsInUse() {
    assertFalse(Json.kernel().isBlank());
  }
}

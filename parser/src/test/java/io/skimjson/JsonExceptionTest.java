package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class JsonExceptionTest {
  private static final byte[] SOURCE = "##{\n \"a\": 1,\n\n  x##".getBytes(StandardCharsets.UTF_8);

  private static JsonException at(int offset) {
    return new JsonException(
        JsonError.SYNTAX, "expected a name, found 'x'", offset, "/a", SOURCE, 2, 17);
  }

  @Test
  void saysWhatAndWhere() {
    JsonException e = at(14);
    assertEquals("expected a name, found 'x' (byte 14, /a)", e.getMessage());
    assertEquals(JsonError.SYNTAX, e.kind());
    assertEquals(14, e.offset());
    assertEquals("/a", e.path());
  }

  @Test
  void theReasonIsTheMessageWithoutThePlace() {
    assertEquals("expected a name, found 'x'", at(14).reason());
    assertEquals("expected a name, found 'x'", at(14).withRecord(100, 7, 1).reason());
    assertEquals(
        "too long",
        JsonException.ofRecord(JsonError.TOO_LARGE, "too long", 1, 2, 3, true).reason());
    JsonException thrown =
        assertThrows(
            JsonException.class,
            () -> Document.on("{\"latency (ms)\":01}").field("latency (ms)").getInt64());
    assertEquals("the number '01' has a leading zero", thrown.reason());
    assertEquals(thrown.reason() + " (byte 17, /latency (ms))", thrown.getMessage());
  }

  @Test
  void leavesTheRootsPathOutOfTheMessage() {
    JsonException e = new JsonException(JsonError.EMPTY, "nothing", 0, "", null, 0, 0);
    assertEquals("nothing (byte 0)", e.getMessage());
  }

  @Test
  void countsLinesAndBytesInsideTheSliceOnly() {
    int[][] expected = {
      {0, 1, 1}, {1, 1, 2}, {2, 2, 1}, {5, 2, 4}, {10, 2, 9}, {11, 3, 1}, {14, 4, 3}
    };
    for (int[] place : expected) {
      JsonException e = at(place[0]);
      assertEquals(place[1], e.line(), "line of byte " + place[0]);
      assertEquals(place[2], e.column(), "column of byte " + place[0]);
      assertEquals(place[1], e.line(), "line, asked again");
    }
  }

  @Test
  void knowsNoLineWithoutInput() {
    JsonException e = new JsonException(JsonError.EMPTY, "nothing", 0, "", null, 0, 0);
    assertEquals(0, e.line());
    assertEquals(0, e.column());
  }

  @Test
  void anOffsetBehindTheInputIsItsEnd() {
    JsonException e = at(4000);
    assertEquals(4, e.line());
    assertEquals(4, e.column());
  }

  @Test
  void movesToARecordsPlaceInAStream() {
    JsonException inRecord =
        new JsonException(
            JsonError.SYNTAX, "expected a name, found 'x'", 2, "/a", SOURCE, 14, 17, false);
    JsonException e = inRecord.withRecord(5_000_000_000L, 77, 3);
    assertEquals(5_000_000_002L, e.offset());
    assertEquals(77, e.line());
    assertEquals(5, e.column());
    assertEquals("/a", e.path());
    assertEquals("expected a name, found 'x' (byte 5000000002, line 77, /a)", e.getMessage());
    assertEquals(0, e.getStackTrace().length);
  }

  @Test
  void aRecordOfSeveralLinesCountsItsOwn() {
    JsonException e = at(14).withRecord(100, 10, 8);
    assertEquals(13, e.line());
    assertEquals(3, e.column());
    assertTrue(e.getStackTrace().length > 0);
  }

  @Test
  void saturatesLinesBeyondInt() {
    JsonException e =
        JsonException.ofRecord(JsonError.TOO_LARGE, "too long", 1L << 50, 1L << 40, 1, false);
    assertEquals(Integer.MAX_VALUE, e.line());
    assertEquals("too long (byte 1125899906842624, line 1099511627776)", e.getMessage());
  }

  @Test
  void escapesControlCharactersOfThePathInTheMessageOnly() {
    JsonException e = new JsonException(JsonError.SYNTAX, "no", 0, "/a\n\u202Eb\uD800", null, 0, 0);
    assertEquals("/a\n\u202Eb\uD800", e.path());
    assertEquals("no (byte 0, /a\\u000A\\u202Eb\\uD800)", e.getMessage());
  }

  @Test
  void survivesSerializationWithoutTheInput() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(at(14));
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      JsonException e = (JsonException) in.readObject();
      assertEquals(JsonError.SYNTAX, e.kind());
      assertEquals(at(14).reason(), e.reason());
      assertEquals(4, e.line());
      assertEquals(3, e.column());
    }
  }
}

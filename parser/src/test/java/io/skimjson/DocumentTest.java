package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.numbers.Int64Reader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class DocumentTest {
  private static Document doc(String json) {
    return Document.on(json.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void readsOneFieldInOneLine() {
    assertEquals(42, doc("{\"name\":\"x\",\"id\":42}").field("id").getInt64());
  }

  @Test
  void handlesWorkInAnyOrder() {
    Document d =
        doc("{ \"a\" : {\"x\":[1,2,{\"y\":3}]} , \"b\":[true,null,\"s\\n\"], \"c\":-1.5e3 }");
    Value a = d.field("a");
    Value c = d.field("c");
    Value b = d.field("b");
    assertEquals(-1500.0, c.getDouble());
    assertEquals(3, a.at("/x/2/y").getInt64());
    assertEquals("s\n", b.array().get(2).getString());
    assertTrue(b.array().get(1).isNull());
    assertTrue(b.array().get(0).getBool());
    assertEquals(3, d.object().countFields());
    assertEquals("{\"x\":[1,2,{\"y\":3}]}", a.raw().toString());
    assertFalse(d.find("zz").find("q").exists());
    d.validate();
    d.expectEnd();
  }

  @Test
  void firstOfEqualNamesCountsWhateverWasReadBefore() {
    Document d = doc("{\"id\":1,\"x\":0,\"id\":2,\"y\":0}");
    for (String name : new String[] {"id", "x", "id", "y", "id", "x", "y"}) {
      d.field(name);
      assertEquals(1, d.field("id").getInt64());
    }
  }

  @Test
  void saysWhereAndWhat() {
    JsonException e =
        assertThrows(
            JsonException.class,
            () -> doc("{\"users\":[{\"id\":3000000000}]}").at("/users/0/id").getInt32());
    assertEquals(JsonError.NUMBER_OUT_OF_RANGE, e.kind());
    assertEquals(16, e.offset());
    assertEquals("/users/0/id", e.path());
    assertEquals(
        "3000000000 does not fit in an int; read it with getInt64() (byte 16, /users/0/id)",
        e.getMessage());
  }

  /** What readers of integers return on failure is also the value of some number. */
  @Test
  void theNumberThatLooksLikeFailureHasItsType() {
    long mark = Int64Reader.FAILED;
    String[] numbers = {
      Long.toString(mark),
      Long.toUnsignedString(mark),
      "9223372036854775808",
      "-9223372036854775809"
    };
    NumberType[] types = {
      NumberType.INT64, NumberType.UINT64, NumberType.UINT64, NumberType.BIG_INTEGER
    };
    for (int i = 0; i < numbers.length; i++) {
      assertEquals(types[i], doc(numbers[i]).numberType(), numbers[i]);
      assertTrue(doc(numbers[i]).isInteger(), numbers[i]);
      assertEquals(numbers[i], doc(numbers[i]).getNumber().toString(), numbers[i]);
    }
  }
}

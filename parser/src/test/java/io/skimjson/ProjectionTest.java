package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ProjectionTest {
  private static Document doc(String json) {
    return Document.on(json.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void findsNestedPlacesInOnePass() {
    Projection projection =
        Projection.of("/ts", "/user/id", "/tags/1", "/user", "/missing/x", "/user/id/deeper", "");
    ProjectionRow row = projection.newRow();
    row.read(doc("{\"tags\":[\"a\",\"b\"],\"user\":{\"name\":\"n\",\"id\":7},\"ts\":1.5}"));
    assertEquals(1.5, row.float64(0));
    assertEquals(7, row.int64(1));
    assertTrue(row.stringEquals(2, Key.of("b")));
    assertEquals("{\"name\":\"n\",\"id\":7}", row.raw(3).toString());
    assertFalse(row.has(4));
    assertFalse(row.has(5));
    assertEquals(JsonType.OBJECT, row.type(6));
    assertEquals(9, row.int64Or(4, 9));
    JsonException e = assertThrows(JsonException.class, () -> row.int64(4));
    assertEquals(JsonError.NO_SUCH_FIELD, e.kind());
    assertEquals("/missing/x", e.path());
  }

  @Test
  void aRowWithoutARecordOrWithAStaleOneIsRefused() {
    ProjectionRow row = Projection.of("/a").newRow();
    assertThrows(IllegalStateException.class, () -> row.has(0));
    Parser parser = Parser.create();
    row.read(parser.parse("{\"a\":1}".getBytes(StandardCharsets.UTF_8)));
    parser.parse("{\"a\":2}".getBytes(StandardCharsets.UTF_8));
    assertThrows(IllegalStateException.class, () -> row.int64(0));
  }

  @Test
  void findsTheSameAsOneLookupForEachPointer() {
    long seed = Long.getLong("skimjson.seed", System.nanoTime());
    SplittableRandom random = new SplittableRandom(seed);
    for (int round = 0; round < 20_000; round++) {
      String json = object(random, 0);
      String[] pointers = new String[1 + random.nextInt(5)];
      for (int i = 0; i < pointers.length; i++) {
        pointers[i] = pointer(random);
      }
      for (DuplicateNames policy : List.of(DuplicateNames.FIRST, DuplicateNames.LAST)) {
        Parser parser = Parser.builder().duplicateNames(policy).build();
        Document document = parser.parse(json.getBytes(StandardCharsets.UTF_8));
        ProjectionRow row = Projection.of(pointers).newRow();
        row.read(document);
        for (int i = 0; i < pointers.length; i++) {
          String where = json + " at " + pointers[i] + "; repeat with -Dskimjson.seed=" + seed;
          Value value = Pointers.findLeniently(document.root(), JsonPointer.parse(pointers[i]));
          assertEquals(value.exists(), row.has(i), where);
          if (value.exists()) {
            assertEquals(value.offset(), row.value(i).offset(), where);
            assertEquals(value.raw(), row.raw(i), where);
          }
        }
      }
    }
  }

  private static final String[] NAMES = {"a", "b", "a\\u0062", "0", "1", "long name of many bytes"};

  private static String pointer(SplittableRandom random) {
    StringBuilder pointer = new StringBuilder();
    for (int i = random.nextInt(4); i > 0; i--) {
      pointer.append('/').append(NAMES[random.nextInt(NAMES.length)].replace("\\u0062", "b"));
    }
    return pointer.toString();
  }

  private static String object(SplittableRandom random, int depth) {
    List<String> members = new ArrayList<>();
    for (int i = random.nextInt(6); i > 0; i--) {
      members.add("\"" + NAMES[random.nextInt(NAMES.length)] + "\":" + value(random, depth));
    }
    return "{" + String.join(random.nextBoolean() ? "," : " ,\n ", members) + "}";
  }

  private static String value(SplittableRandom random, int depth) {
    int kind = random.nextInt(depth > 3 ? 3 : 6);
    if (kind < 3) {
      return new String[] {"1", "\"x,y\"", "null"}[kind];
    }
    if (kind < 5) {
      return object(random, depth + 1);
    }
    List<String> elements = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      elements.add(value(random, depth + 1));
    }
    return "[" + String.join(" , ", elements) + "]";
  }
}

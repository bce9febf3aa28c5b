package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.RefResult;
import io.skimjson.testkit.RefRules;
import io.skimjson.testkit.ReferenceParser;
import io.skimjson.testkit.StringReadCase;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The table of strings to read, under every policy for lone surrogates and on every path. */
class StringConformanceTest {
  @Test
  void readsEveryStringOfTheTableOnEveryPath() {
    List<StringReadCase> table = StringReadCase.all();
    long cases = 0;
    for (Surrogates policy : Surrogates.values()) {
      for (DocumentPath path : DocumentPaths.all(Parser.builder().surrogates(policy))) {
        for (StringReadCase row : table) {
          if (path.takes(row.document())) {
            check(path, policy, row);
            cases++;
          }
        }
      }
    }
    CaseCount.report("parser.strings", cases);
    CaseCount.report("parser.strings.table", table.size(), StringReadCase.SHARED_COUNT);
  }

  private static void check(DocumentPath path, Surrogates policy, StringReadCase row) {
    Outcome[] read =
        path.readEach(
            row.document(), d -> readAll(d.array().get(0)), d -> Operations.run(d, "validate", ""));
    Outcome text = read[0];
    Outcome whole = read[1];
    String message = path + " " + policy + ": " + row + " gave " + text + ", validate " + whole;
    switch (row.result()) {
      case OK -> {
        assertEquals(Outcome.value(row.text()), text, message);
        assertTrue(whole.isValue(), message);
      }
      case BAD -> {
        assertFalse(text.isValue(), message);
        assertFalse(whole.isValue(), message);
      }
      case LATE -> {
        // Refused only for what stands right behind the string, or shows on opening.
        assertTrue(text.equals(Outcome.value(row.text())) || text.equals(whole), message);
        assertFalse(whole.isValue(), message);
      }
      case LONE -> checkLone(policy, row, text, whole, message);
    }
  }

  private static void checkLone(
      Surrogates policy, StringReadCase row, Outcome text, Outcome whole, String message) {
    switch (policy) {
      case REJECT -> {
        assertEquals(JsonError.INVALID_STRING, text.kind(), message);
        assertEquals(JsonError.INVALID_STRING, whole.kind(), message);
      }
      case REPLACE -> {
        assertEquals(Outcome.value(row.text()), text, message);
        assertTrue(whole.isValue(), message);
      }
      case PRESERVE -> {
        RefRules rules = RefRules.DEFAULT.withSurrogates(RefRules.Surrogates.PRESERVE);
        RefResult model = ReferenceParser.with(rules).parse(row.document());
        assertEquals(Outcome.value(model.root().elements().get(0).string()), text, message);
        assertTrue(whole.isValue(), message);
      }
    }
  }

  /** The text, which every other way to the same string must confirm. */
  private static String readAll(Value value) {
    String text = value.getString();
    assertEquals(text, value.getStringOrNull());
    assertEquals(text, value.getStringOr(null));
    assertTrue(value.stringEquals(Key.of(text)), () -> "is not its own key: " + text);
    assertFalse(value.stringEquals(Key.of(text + "x")), () -> "is another key: " + text);
    byte[] target = new byte[value.rawString().length() + 2];
    Arrays.fill(target, (byte) '!');
    int length = value.copyUtf8(target, 1);
    assertEquals('!', target[0]);
    assertEquals('!', target[length + 1]);
    byte[] copy = Arrays.copyOfRange(target, 1, 1 + length);
    if (text.chars().noneMatch(c -> c >= 0xD800 && c < 0xE000)) {
      assertEquals(text, new String(copy, StandardCharsets.UTF_8));
    }
    assertEquals(Key.of(text).length(), length);
    return text;
  }
}

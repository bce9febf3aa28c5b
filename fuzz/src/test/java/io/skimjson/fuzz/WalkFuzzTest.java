package io.skimjson.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.skimjson.Document;
import io.skimjson.Field;
import io.skimjson.JsonArray;
import io.skimjson.JsonException;
import io.skimjson.JsonObject;
import io.skimjson.JsonPointer;
import io.skimjson.Value;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Opens any bytes and uses handles in any order. Nothing but a {@code JsonException} may come out,
 * and each answer must be the one that a document gives of which nothing else was asked.
 */
class WalkFuzzTest {
  private static final String[] NAMES = {"a", "b", "", "id", "\u00e9", "a/b", "x\"y", "0"};
  private static final String[] POINTERS = {
    "", "/a", "/0", "/a/0", "/a/b", "/id/1/a", "/-", "/a~1b"
  };

  @FuzzTest(maxDuration = "10m")
  void handlesGiveTheSameInAnyOrder(FuzzedDataProvider data) {
    byte[] choices = data.consumeBytes(24);
    byte[] json = data.consumeRemainingAsBytes();
    Document shared;
    try {
      shared = Document.on(json);
    } catch (JsonException e) {
      return;
    }
    List<Value> handles = new ArrayList<>(List.of(shared.root()));
    List<String> ways = new ArrayList<>(List.of(""));
    for (byte choice : choices) {
      int from = (choice & 0xFF) % handles.size();
      int step = (choice >>> 3 & 0x1F) % 24;
      String way = ways.get(from) + (char) ('A' + step);
      Value value = handles.get(from);
      String answer = answer(value, step, handles, ways, way);
      assertEquals(alone(json, way), answer, () -> way);
    }
  }

  /** The answer of a fresh document that goes this way and no other. */
  private static String alone(byte[] json, String way) {
    List<Value> handles = new ArrayList<>(List.of(Document.on(json).root()));
    List<String> ways = new ArrayList<>(List.of(""));
    String answer = "";
    for (int i = 0; i < way.length(); i++) {
      Value last = handles.get(handles.size() - 1);
      answer = answer(last, way.charAt(i) - 'A', handles, ways, way.substring(0, i + 1));
    }
    return answer;
  }

  private static String answer(
      Value value, int step, List<Value> handles, List<String> ways, String way) {
    try {
      Value next = step < 16 ? go(value, step) : null;
      if (next != null) {
        handles.add(next);
        ways.add(way);
        return next.exists() ? "at " + next.offset() : "missing";
      }
      return read(value, step);
    } catch (JsonException e) {
      return e.kind() + " at " + e.offset() + " " + e.path();
    }
  }

  private static Value go(Value value, int step) {
    if (step < 8) {
      return value.find(NAMES[step]);
    }
    if (step < 12) {
      return value.findAt(JsonPointer.parse(POINTERS[step - 8]));
    }
    if (step < 14) {
      return value.array().get(step - 12);
    }
    if (step == 14) {
      return value.at(POINTERS[4]);
    }
    JsonObject object = value.object();
    return object.next() ? object.current().value() : null;
  }

  private static String read(Value value, int step) {
    return switch (step) {
      case 16 -> value.type() + " " + value.getNumber();
      case 17 -> value.getInt64() + " " + value.getUint64();
      case 18 -> Double.toHexString(value.getDouble()) + " " + value.getFloat();
      case 19 -> value.getString();
      case 20 -> value.raw().toString();
      case 21 -> names(value);
      case 22 -> elements(value);
      default -> value.getDecimal() + " " + value.isNull() + value.getBoolOr(true);
    };
  }

  private static String names(Value value) {
    StringBuilder names = new StringBuilder();
    for (Field field : value.object()) {
      names.append(field.name()).append(':').append(field.value().offset()).append(' ');
    }
    return names.append(value.object().countFields()).toString();
  }

  private static String elements(Value value) {
    StringBuilder offsets = new StringBuilder();
    JsonArray array = value.array();
    while (array.next()) {
      offsets.append(array.current().offset()).append(' ');
    }
    return offsets.append(value.array().size()).toString();
  }

  @FuzzTest(maxDuration = "1m")
  void aSliceGivesTheSameAsAnArrayOfItsOwn(FuzzedDataProvider data) {
    int before = data.consumeInt(0, 80);
    byte filler = data.consumeByte();
    byte[] json = data.consumeRemainingAsBytes();
    byte[] larger = new byte[json.length + before + 70];
    java.util.Arrays.fill(larger, filler);
    System.arraycopy(json, 0, larger, before, json.length);
    assertEquals(outcome(json, 0, json.length), outcome(larger, before, json.length));
  }

  private static String outcome(byte[] array, int offset, int length) {
    try {
      Document document = Document.on(array, offset, length);
      document.validate();
      return document.type() + new String(document.raw().toByteArray(), StandardCharsets.UTF_8);
    } catch (JsonException e) {
      return e.kind() + " " + e.offset() + e.path();
    }
  }
}

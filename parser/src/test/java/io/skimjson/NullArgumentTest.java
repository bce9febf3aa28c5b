package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.bytes.PaddedBytes;
import io.skimjson.testkit.CaseCount;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** A null argument is refused at the call, and the exception names it and nothing else. */
class NullArgumentTest {
  private final Map<String, Executable> calls = new LinkedHashMap<>();

  private void add(String name, String call, Executable executable) {
    calls.put(call + " " + name, executable);
  }

  private NullPointerException refused(Executable call, String message) {
    return assertThrows(NullPointerException.class, call, message);
  }

  @Test
  void nullsAreRefusedByName() {
    onDocument();
    onHandles();
    onNames();
    onParser();
    for (Map.Entry<String, Executable> call : calls.entrySet()) {
      String name = call.getKey().substring(call.getKey().lastIndexOf(' ') + 1);
      assertEquals(name, refused(call.getValue(), call.getKey()).getMessage(), call.getKey());
    }
    CaseCount.report("parser.nulls", calls.size());
  }

  private void onDocument() {
    add("json", "Document.on(byte[])", () -> Document.on((byte[]) null));
    add("json", "Document.on(byte[], int, int)", () -> Document.on(null, 0, 0));
    add("json", "Document.on(PaddedBytes)", () -> Document.on((PaddedBytes) null));
    add("json", "Document.on(ByteBuffer)", () -> Document.on((ByteBuffer) null));
    add("json", "Document.on(String)", () -> Document.on((String) null));
    Document document = Document.on("{\"a\":\"x\"}");
    add("name", "Document.field(String)", () -> document.field((String) null));
    add("name", "Document.field(Key)", () -> document.field((Key) null));
    add("name", "Document.find(String)", () -> document.find((String) null));
    add("name", "Document.find(Key)", () -> document.find((Key) null));
    add("pointer", "Document.at(String)", () -> document.at((String) null));
    add("name", "Document.getInt64", () -> document.getInt64(null));
    add("name", "Document.getStringOr", () -> document.getStringOr(null, null));
    add("text", "Document.stringEquals", () -> document.stringEquals(Key.of("a"), null));
  }

  private void onHandles() {
    Value value = Document.on("{\"a\":\"x\"}").field("a");
    add("name", "Value.field(String)", () -> value.field((String) null));
    add("name", "Value.field(Key)", () -> value.field((Key) null));
    add("name", "Value.find(Key)", () -> value.find((Key) null));
    add("pointer", "Value.at(String)", () -> value.at((String) null));
    add("relative", "Value.at(JsonPointer)", () -> value.at((JsonPointer) null));
    add("pointer", "Value.findAt(String)", () -> value.findAt((String) null));
    add("relative", "Value.findAt(JsonPointer)", () -> value.findAt((JsonPointer) null));
    add("key", "Value.stringEquals", () -> value.stringEquals(null));
    add("target", "Value.copyUtf8", () -> value.copyUtf8(null, 0));
    JsonObject object = Document.on("{\"a\":1}").object();
    add("names", "JsonObject.select", () -> object.select(null, (i, v) -> {}));
    add("handler", "JsonObject.select", () -> object.select(KeySet.of("a"), null));
    add("name", "JsonObject.field(String)", () -> object.field((String) null));
    add("name", "JsonObject.field(Key)", () -> object.field((Key) null));
    add("name", "JsonObject.find(Key)", () -> object.find((Key) null));
    add("name", "JsonObject.getInt64", () -> object.getInt64(null));
    add("name", "JsonObject.getInt32", () -> object.getInt32(null));
    add("name", "JsonObject.getUint64", () -> object.getUint64(null));
    add("name", "JsonObject.getDouble", () -> object.getDouble(null));
    add("name", "JsonObject.getFloat", () -> object.getFloat(null));
    add("name", "JsonObject.getBool", () -> object.getBool(null));
    add("name", "JsonObject.getString", () -> object.getString(null));
    add("name", "JsonObject.getStringOrNull", () -> object.getStringOrNull(null));
    add("name", "JsonObject.getBigInteger", () -> object.getBigInteger(null));
    add("name", "JsonObject.getDecimal", () -> object.getDecimal(null));
    add("name", "JsonObject.getInt64InString", () -> object.getInt64InString(null));
    add("name", "JsonObject.getUint64InString", () -> object.getUint64InString(null));
    add("name", "JsonObject.getDoubleInString", () -> object.getDoubleInString(null));
    add("name", "JsonObject.getInt64Or", () -> object.getInt64Or(null, 1));
    add("name", "JsonObject.getDoubleOr", () -> object.getDoubleOr(null, 1));
    add("name", "JsonObject.getBoolOr", () -> object.getBoolOr(null, true));
    add("name", "JsonObject.stringEquals", () -> object.stringEquals(null, Key.of("a")));
    add("key", "Field.nameEquals", () -> object.iterator().next().nameEquals(null));
    JsonArray array = Document.on("[1]").array();
    add("target", "JsonArray.readInt64", () -> array.readInt64(null, 0));
    add("target", "JsonArray.readDouble", () -> array.readDouble(null, 0));
  }

  private void onNames() {
    add("name", "Key.of", () -> Key.of(null));
    add("names", "KeySet.of", () -> KeySet.of((String[]) null));
    add("keys", "KeySet.of(keys)", () -> KeySet.of((Key[]) null));
    add("key", "KeySet.of(key, null)", () -> KeySet.of(Key.of("a"), null));
    add("name", "KeySet.of(a, null)", () -> KeySet.of("a", null));
    add("pointer", "JsonPointer.parse", () -> JsonPointer.parse(null));
    add("token", "JsonPointer.escape", () -> JsonPointer.escape(null));
    add("array", "RawJson.of", () -> RawJson.of(null, 0, 0));
    add("json", "Json.isValid", () -> Json.isValid(null));
    add("bytes", "Json.isValidUtf8", () -> Json.isValidUtf8(null));
    add("json", "Json.minify", () -> Json.minify(null));
  }

  private void onParser() {
    Parser parser = Parser.create();
    add("json", "Parser.parse(byte[])", () -> parser.parse(null));
    add("json", "Parser.parse(byte[], int, int)", () -> parser.parse(null, 0, 0));
    add("json", "Parser.tryParse", () -> parser.tryParse(null, 0, 0));
    add("limits", "Builder.limits", () -> Parser.builder().limits(null));
    add("policy", "Builder.duplicateNames", () -> Parser.builder().duplicateNames(null));
    add("policy", "Builder.surrogates", () -> Parser.builder().surrogates(null));
    add("choice", "Builder.kernel", () -> Parser.builder().kernel(null));
    add("options", "RecordBatch.create", () -> RecordBatch.create(null));
    RecordBatch batch = RecordBatch.create(Parser.builder());
    add("lines", "RecordBatch.index", () -> batch.index(null, 0, 0));
  }

  @Test
  void aNullIsRefusedEvenWhereItWouldNotMatter() {
    Value missing = Document.on("{}").find("a");
    assertThrows(NullPointerException.class, () -> missing.find((Key) null));
    assertThrows(NullPointerException.class, () -> missing.findAt((JsonPointer) null));
    JsonObject empty = Document.on("{}").object();
    assertThrows(NullPointerException.class, () -> empty.find((Key) null));
    assertThrows(NullPointerException.class, () -> empty.select(KeySet.of(new String[0]), null));
    assertTrue(empty.isEmpty());
  }
}

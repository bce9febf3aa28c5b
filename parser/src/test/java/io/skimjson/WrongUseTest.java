package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.Bytes;
import io.skimjson.testkit.CaseCount;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Wrong use throws at the call that was wrong, and never gives a wrong value. */
class WrongUseTest {
  private static final Key A = Key.of("a");
  private static final byte[] JSON =
      Bytes.utf8("{\"a\":[1,2,{\"b\":null}],\"s\":\"text\",\"n\":12,\"t\":true,\"q\":\"7\"}");
  private static final byte[] OTHER =
      Bytes.utf8("{\"a\":[3,4,{\"c\":null}],\"x\":\"TEXT\",\"n\":99,\"t\":null,\"q\":\"8\"}");

  // ---- Stale handles ----

  /** Every public method of every handle that was taken from the document. */
  private static Map<String, Executable> uses(Document document) {
    Map<String, Executable> uses = new LinkedHashMap<>();
    JsonPointer pointer = JsonPointer.parse("/a/0");
    uses.put("Document.root", document::root);
    uses.put("Document.expectEnd", document::expectEnd);
    uses.put("Document.validate", document::validate);
    uses.put("Document.field", () -> document.field("a"));
    uses.put("Document.find", () -> document.find(A));
    uses.put("Document.at", () -> document.at(pointer));
    uses.put("Document.findAt", () -> document.findAt(pointer));
    uses.put("Document.object", document::object);
    uses.put("Document.array", document::array);
    uses.put("Document.type", document::type);
    uses.put("Document.isNull", document::isNull);
    uses.put("Document.raw", document::raw);
    uses.put("Document.offset", document::offset);
    uses.put("Document.getInt64", () -> document.getInt64(A));
    uses.put("Document.getString", () -> document.getString(A));
    uses.put("Document.getBoolOr", () -> document.getBoolOr(A, true));
    uses.put("Document.stringEquals", () -> document.stringEquals(A, A));
    values(uses, "number", document.field("n"));
    values(uses, "string", document.field("s"));
    values(uses, "quoted", document.field("q"));
    values(uses, "bool", document.field("t"));
    values(uses, "object", document.root());
    values(uses, "array", document.field("a"));
    values(uses, "null", document.at("/a/2/b"));
    values(uses, "missing", document.find("missing"));
    objects(uses, document.object());
    arrays(uses, document.field("a").array());
    fields(uses, document.object().iterator().next());
    return uses;
  }

  private static void values(Map<String, Executable> uses, String kind, Value value) {
    String name = kind + " Value.";
    for (WalkReads.Read read : WalkReads.ALL) {
      uses.put(name + read.name(), () -> read.real().apply(value));
    }
    uses.put(name + "field", () -> value.field("a"));
    uses.put(name + "find", () -> value.find(A));
    uses.put(name + "at", () -> value.at("/a"));
    uses.put(name + "at self", () -> value.at("").exists());
    uses.put(name + "findAt", () -> value.findAt(JsonPointer.parse("/a")));
    uses.put(name + "findAt text", () -> value.findAt("/a"));
    uses.put(name + "object", value::object);
    uses.put(name + "array", value::array);
    uses.put(name + "stringEquals", () -> value.stringEquals(A));
    uses.put(name + "parseString", value::parseString);
  }

  private static void objects(Map<String, Executable> uses, JsonObject object) {
    Iterator<Field> iterator = object.iterator();
    iterator.next();
    assertTrue(object.next());
    String name = "JsonObject.";
    uses.put(name + "next", object::next);
    uses.put(name + "current", object::current);
    uses.put(name + "iterator", object::iterator);
    uses.put(name + "iterator.hasNext", iterator::hasNext);
    uses.put(name + "iterator.next", iterator::next);
    uses.put(name + "countFields", object::countFields);
    uses.put(name + "isEmpty", object::isEmpty);
    uses.put(name + "select", () -> object.select(KeySet.of("a"), (i, v) -> {}));
    uses.put(name + "select nothing", () -> object.select(KeySet.of(new String[0]), (i, v) -> {}));
    uses.put(name + "field", () -> object.field("a"));
    uses.put(name + "field key", () -> object.field(A));
    uses.put(name + "find", () -> object.find("a"));
    uses.put(name + "find key", () -> object.find(A));
    uses.put(name + "getInt64", () -> object.getInt64(A));
    uses.put(name + "getInt32", () -> object.getInt32(A));
    uses.put(name + "getUint64", () -> object.getUint64(A));
    uses.put(name + "getDouble", () -> object.getDouble(A));
    uses.put(name + "getFloat", () -> object.getFloat(A));
    uses.put(name + "getBool", () -> object.getBool(A));
    uses.put(name + "getString", () -> object.getString(A));
    uses.put(name + "getStringOrNull", () -> object.getStringOrNull(A));
    uses.put(name + "getBigInteger", () -> object.getBigInteger(A));
    uses.put(name + "getDecimal", () -> object.getDecimal(A));
    uses.put(name + "getInt64InString", () -> object.getInt64InString(A));
    uses.put(name + "getUint64InString", () -> object.getUint64InString(A));
    uses.put(name + "getDoubleInString", () -> object.getDoubleInString(A));
    uses.put(name + "stringEquals", () -> object.stringEquals(A, A));
    uses.put(name + "getInt64Or", () -> object.getInt64Or(A, 1));
    uses.put(name + "getDoubleOr", () -> object.getDoubleOr(A, 1));
    uses.put(name + "getStringOr", () -> object.getStringOr(A, null));
    uses.put(name + "getBoolOr", () -> object.getBoolOr(A, true));
  }

  private static void arrays(Map<String, Executable> uses, JsonArray array) {
    Iterator<Value> iterator = array.iterator();
    iterator.next();
    assertTrue(array.next());
    String name = "JsonArray.";
    uses.put(name + "next", array::next);
    uses.put(name + "current", array::current);
    uses.put(name + "get", () -> array.get(0));
    uses.put(name + "size", array::size);
    uses.put(name + "isEmpty", array::isEmpty);
    uses.put(name + "iterator", array::iterator);
    uses.put(name + "iterator.hasNext", iterator::hasNext);
    uses.put(name + "iterator.next", iterator::next);
    uses.put(name + "toLongList", array::toLongList);
    uses.put(name + "toDoubleList", array::toDoubleList);
    uses.put(name + "readInt64", () -> array.readInt64(new long[9], 0));
    uses.put(name + "readDouble", () -> array.readDouble(new double[9], 0));
  }

  private static void fields(Map<String, Executable> uses, Field field) {
    uses.put("Field.name", field::name);
    uses.put("Field.nameEquals", () -> field.nameEquals(A));
    uses.put("Field.rawName", field::rawName);
    uses.put("Field.value", field::value);
  }

  @Test
  void everyUseOfAStaleHandleIsAnIllegalState() {
    Map<String, Executable> ways = new LinkedHashMap<>();
    Parser parser = Parser.create();
    ways.put("parse", () -> parser.parse(OTHER));
    ways.put("tryParse", () -> parser.tryParse(OTHER, 0, OTHER.length));
    ways.put("a parse that fails", () -> parser.tryParse(new byte[] {'"'}, 0, 1));
    ways.put("a parse of nothing", () -> parser.tryParse(new byte[0], 0, 0));
    ways.put("parse of the same bytes", () -> parser.parse(JSON));
    ways.put("trim", parser::trim);
    ways.put("close", parser::close);
    long cases = 0;
    for (Map.Entry<String, Executable> way : ways.entrySet()) {
      Map<String, Executable> uses = uses(parser.parse(JSON));
      run(way.getValue());
      for (Map.Entry<String, Executable> use : uses.entrySet()) {
        String message = use.getKey() + " after " + way.getKey();
        IllegalStateException thrown =
            assertThrows(IllegalStateException.class, use.getValue(), message);
        assertFalse(String.valueOf(thrown.getMessage()).isEmpty(), message);
        cases++;
      }
    }
    CaseCount.report("parser.stale", cases);
  }

  private static void run(Executable executable) {
    try {
      executable.execute();
    } catch (Throwable e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void everyUseOfARecordsHandleIsAnIllegalStateOnceTheBatchHasGoneOn() {
    RecordBatch batch = RecordBatch.create(Parser.builder());
    byte[] lines = Bytes.concat(JSON, Bytes.utf8("\n\""), OTHER, Bytes.utf8("\n"), OTHER);
    Map<String, Executable> ways = new LinkedHashMap<>();
    ways.put("next", batch::next);
    ways.put("index", () -> batch.index(OTHER, 0, OTHER.length));
    ways.put("trim", batch::trim);
    for (Map.Entry<String, Executable> way : ways.entrySet()) {
      batch.index(lines, 0, lines.length);
      assertTrue(batch.next());
      Map<String, Executable> uses = uses(batch.document());
      run(way.getValue());
      for (Map.Entry<String, Executable> use : uses.entrySet()) {
        assertThrows(
            IllegalStateException.class,
            use.getValue(),
            () -> use.getKey() + " after " + way.getKey());
      }
    }
  }

  @Test
  void handlesOfAnIndependentDocumentOutliveAnyParser() {
    Parser parser = Parser.create();
    Document own = Document.on(JSON);
    Document inner = parser.parse(Bytes.utf8("\"[1,\\u0032]\"")).parseString();
    parser.parse(OTHER);
    parser.close();
    assertEquals(12, own.field("n").getInt64());
    assertEquals(2, inner.array().get(1).getInt64());
  }

  // ---- Parser and batch ----

  @Test
  void aClosedParserRefusesEverything() {
    Parser parser = Parser.create();
    parser.parse(JSON);
    parser.close();
    assertThrows(IllegalStateException.class, () -> parser.parse(JSON));
    assertThrows(IllegalStateException.class, () -> parser.parse(JSON, 0, 1));
    assertThrows(IllegalStateException.class, () -> parser.tryParse(JSON, 0, 1));
    assertThrows(IllegalStateException.class, parser::document);
    assertThrows(IllegalStateException.class, parser::errorOffset);
    assertThrows(IllegalStateException.class, parser::trim);
    parser.close(); // twice does no harm
    assertTrue(parser.capacity() < 100);
  }

  @Test
  void thereIsNoDocumentAndNoErrorOffsetThatWasNotEarned() {
    Parser parser = Parser.create();
    assertThrows(IllegalStateException.class, parser::document);
    assertThrows(IllegalStateException.class, parser::errorOffset);
    parser.parse(JSON);
    assertThrows(IllegalStateException.class, parser::errorOffset);
    assertEquals(JsonError.UNCLOSED_STRING, parser.tryParse(Bytes.utf8(" [1,\"2"), 1, 5));
    assertEquals(3, parser.errorOffset());
    assertThrows(IllegalStateException.class, parser::document);
    assertThrows(JsonException.class, () -> parser.parse(new byte[0]));
    assertThrows(IllegalStateException.class, parser::document);
    assertEquals(0, parser.errorOffset());
    assertEquals(JsonError.NONE, parser.tryParse(JSON, 0, JSON.length));
    assertEquals(12, parser.document().getInt64(Key.of("n")));
    parser.trim();
    assertThrows(IllegalStateException.class, parser::document);
    assertThrows(IllegalStateException.class, parser::errorOffset);
  }

  @Test
  void aFaultFoundByReadingIsNoErrorOffsetOfTheParser() {
    Parser parser = Parser.create();
    Document document = parser.parse(Bytes.utf8("[1,}"));
    assertThrows(JsonException.class, document::validate);
    assertThrows(JsonException.class, document::expectEnd);
    assertThrows(IllegalStateException.class, parser::errorOffset);
    assertEquals(1, document.array().get(0).getInt64());
    parser.trim();
    assertThrows(IllegalStateException.class, parser::errorOffset);
  }

  @Test
  void aRefusedSliceLeavesTheLastDocumentAlone() {
    Parser parser = Parser.create();
    Document document = parser.parse(JSON);
    assertThrows(IndexOutOfBoundsException.class, () -> parser.parse(JSON, 1, JSON.length));
    assertThrows(NullPointerException.class, () -> parser.parse(null));
    assertEquals(12, document.getInt64(Key.of("n")));
    assertEquals(12, parser.document().getInt64(Key.of("n")));
  }

  @Test
  void aBatchGivesNothingWithoutARecord() {
    RecordBatch batch = RecordBatch.create(Parser.builder());
    List<Executable> uses =
        List.of(
            batch::document,
            batch::error,
            batch::errorOffset,
            batch::failure,
            batch::start,
            batch::end,
            batch::lineStart,
            batch::lineEnd);
    for (Executable use : uses) {
      assertThrows(IllegalStateException.class, use);
    }
    assertFalse(batch.next());
    byte[] lines = Bytes.utf8("[1]\n[\n");
    batch.index(lines, 0, lines.length);
    for (Executable use : uses) {
      assertThrows(IllegalStateException.class, use);
    }
    assertTrue(batch.next());
    assertThrows(IllegalStateException.class, batch::errorOffset);
    assertThrows(IllegalStateException.class, batch::failure);
    assertTrue(batch.next());
    assertThrows(IllegalStateException.class, batch::document);
    assertEquals(JsonError.INCOMPLETE, batch.failure().kind());
    assertFalse(batch.next());
    assertFalse(batch.next());
    for (Executable use : uses) {
      assertThrows(IllegalStateException.class, use);
    }
  }

  @Test
  void theCapacityOfAParserCountsAllThatGrows() {
    Parser plain = Parser.create();
    Parser unique = Parser.builder().strict(true).duplicateNames(DuplicateNames.FAIL).build();
    StringBuilder names = new StringBuilder("{\"0\":0");
    for (int i = 1; i < 10_000; i++) {
      names.append(",\"").append(i).append("\":0");
    }
    byte[] json = Bytes.utf8(names + "}");
    plain.parse(json);
    unique.parse(json);
    int ofNames = unique.capacity() - plain.capacity();
    assertTrue(ofNames >= 10_000 * 4 * 4, "names: " + ofNames); // start, end, hash, table
    String deep = "[".repeat(1_000_000);
    Parser nested =
        Parser.builder().limits(Limits.defaults().withMaxDepth(Limits.LARGEST_DEPTH)).build();
    Document document = nested.parse(Bytes.utf8(deep));
    int before = nested.capacity();
    assertThrows(JsonException.class, document::expectEnd);
    assertTrue(nested.capacity() - before >= 1_000_000 / 8, "brackets");
    before = nested.capacity();
    assertThrows(JsonException.class, document::validate);
    assertTrue(nested.capacity() - before >= 1_000_000 / 8, "kinds");
    nested.trim();
    unique.close();
    assertTrue(nested.capacity() < 100, () -> "trimmed: " + nested.capacity());
    assertTrue(unique.capacity() < 100, () -> "closed: " + unique.capacity());
  }

  @Test
  void aTrimmedBatchHoldsNoBuffers() throws IllegalAccessException {
    RecordBatch batch = RecordBatch.create(Parser.builder());
    byte[] lines = Bytes.repeat(Bytes.utf8("[1,[\"\u0001\"]]\n"), 1000);
    batch.index(lines, 0, lines.length);
    assertTrue(batch.next());
    batch.trim();
    for (java.lang.reflect.Field field : RecordBatch.class.getDeclaredFields()) {
      field.setAccessible(true);
      Object held = field.get(batch);
      if (held != null && held.getClass().isArray()) {
        assertEquals(0, java.lang.reflect.Array.getLength(held), field.getName());
      }
    }
    assertFalse(batch.next());
    batch.index(lines, 0, lines.length);
    int records = 0;
    while (batch.next()) {
      assertEquals(JsonError.UNESCAPED_CONTROL, batch.error());
      records++;
    }
    assertEquals(1000, records);
  }

  // ---- Bounds ----

  @Test
  void aRowRefusesNumbersThatItsProjectionDoesNotHave() {
    ProjectionRow row = Projection.of("/n", "/absent").newRow();
    row.read(Document.on(JSON));
    for (int i : new int[] {-1, 2, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      List<Executable> uses =
          List.of(
              () -> row.has(i),
              () -> row.isNull(i),
              () -> row.type(i),
              () -> row.value(i),
              () -> row.int64(i),
              () -> row.int32(i),
              () -> row.uint64(i),
              () -> row.float64(i),
              () -> row.float32(i),
              () -> row.bigInteger(i),
              () -> row.decimal(i),
              () -> row.int64InString(i),
              () -> row.int64Or(i, 1),
              () -> row.int32Or(i, 1),
              () -> row.uint64Or(i, 1),
              () -> row.float64Or(i, 1),
              () -> row.bool(i),
              () -> row.boolOr(i, true),
              () -> row.string(i),
              () -> row.stringOr(i, ""),
              () -> row.stringEquals(i, A),
              () -> row.copyUtf8(i, new byte[9], 0),
              () -> row.raw(i));
      for (Executable use : uses) {
        assertThrows(IndexOutOfBoundsException.class, use);
      }
    }
  }

  @Test
  void slicesOutsideTheArrayAreRefused() {
    int[][] slices = {
      {-1, 1},
      {0, -1},
      {-1, -1},
      {0, JSON.length + 1},
      {1, JSON.length},
      {JSON.length + 1, 0},
      {JSON.length, 1},
      {Integer.MAX_VALUE, 1},
      {1, Integer.MAX_VALUE},
      {Integer.MAX_VALUE, Integer.MAX_VALUE},
      {Integer.MIN_VALUE, 0},
      {0, Integer.MIN_VALUE}
    };
    Parser parser = Parser.create();
    RecordBatch batch = RecordBatch.create(Parser.builder());
    for (int[] slice : slices) {
      int offset = slice[0];
      int length = slice[1];
      String message = Arrays.toString(slice);
      List<Executable> uses =
          List.of(
              () -> Document.on(JSON, offset, length),
              () -> parser.parse(JSON, offset, length),
              () -> parser.tryParse(JSON, offset, length),
              () -> RawJson.of(JSON, offset, length),
              () -> batch.index(JSON, offset, offset + length));
      for (Executable use : uses) {
        assertThrows(IndexOutOfBoundsException.class, use, message);
      }
    }
    assertEquals(JsonError.EMPTY, parser.tryParse(JSON, JSON.length, 0));
  }

  @Test
  void numbersOfElementsAreBoundsOfTheCaller() {
    JsonArray array = Document.on(JSON).field("a").array();
    assertThrows(IndexOutOfBoundsException.class, () -> array.get(-1));
    assertThrows(IndexOutOfBoundsException.class, () -> array.get(Integer.MIN_VALUE));
    JsonException beyond = assertThrows(JsonException.class, () -> array.get(3));
    assertEquals(JsonError.INDEX_OUT_OF_BOUNDS, beyond.kind());
    assertThrows(JsonException.class, () -> array.get(Integer.MAX_VALUE));
    assertEquals(2, array.get(1).getInt64());
    JsonPointer pointer = JsonPointer.parse("/a");
    assertThrows(IndexOutOfBoundsException.class, () -> pointer.token(1));
    assertThrows(IndexOutOfBoundsException.class, () -> pointer.token(-1));
    assertThrows(IndexOutOfBoundsException.class, () -> KeySet.of("a").key(1));
  }

  @Test
  void targetsThatAreTooSmallAreRefusedAndNotOverrun() {
    JsonArray array = Document.on(Bytes.utf8("[1,2,3]")).array();
    long[] integers = new long[4];
    assertThrows(IndexOutOfBoundsException.class, () -> array.readInt64(integers, 2));
    assertThrows(IndexOutOfBoundsException.class, () -> array.readInt64(integers, -1));
    assertThrows(IndexOutOfBoundsException.class, () -> array.readInt64(integers, 5));
    assertThrows(IndexOutOfBoundsException.class, () -> array.readInt64(new long[0], 0));
    double[] doubles = new double[4];
    assertThrows(IndexOutOfBoundsException.class, () -> array.readDouble(doubles, 2));
    assertThrows(IndexOutOfBoundsException.class, () -> array.readDouble(doubles, -1));
    assertThrows(IndexOutOfBoundsException.class, () -> array.readDouble(doubles, 5));
    assertEquals(3, array.readInt64(integers, 1));
    assertEquals(3, array.readDouble(doubles, 1));
    JsonArray empty = Document.on(Bytes.utf8("[]")).array();
    assertEquals(0, empty.readInt64(new long[0], 0));
    assertEquals(0, empty.readDouble(doubles, 4));
    for (String text : new String[] {"\"abcd\"", "\"ab\\u0063d\""}) {
      Value value = Document.on(text).root();
      byte[] target = {9, 9, 9, 9, 9};
      for (int offset : new int[] {-1, 2, 3, 5, 6, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
        assertThrows(IndexOutOfBoundsException.class, () -> value.copyUtf8(target, offset));
      }
      assertEquals("[9, 9, 9, 9, 9]", Arrays.toString(target));
      assertEquals(4, value.copyUtf8(target, 1));
    }
  }

  @Test
  void thereIsNoCurrentPlaceBeforeTheFirstStepOrBehindTheLast() {
    JsonObject object = Document.on(JSON).object();
    assertThrows(IllegalStateException.class, object::current);
    JsonArray array = Document.on(Bytes.utf8("[1]")).array();
    assertThrows(IllegalStateException.class, array::current);
    assertTrue(array.next());
    assertEquals(1, array.current().getInt64());
    assertEquals(1, array.current().getInt64());
    assertFalse(array.next());
    assertFalse(array.next());
    assertThrows(IllegalStateException.class, array::current);
    int fields = 0;
    while (object.next()) {
      assertNotNull(object.current().name());
      fields++;
    }
    assertEquals(5, fields);
    assertFalse(object.next());
    assertThrows(IllegalStateException.class, object::current);
    Iterator<Value> values = array.iterator();
    values.next();
    assertThrows(NoSuchElementException.class, values::next);
    Iterator<Field> none = Document.on("{}").object().iterator();
    assertThrows(NoSuchElementException.class, none::next);
    assertThrows(UnsupportedOperationException.class, none::remove);
  }

  // ---- Reentrancy ----

  @Test
  void aHandlerThatParsesOnTheSameParserStopsTheSelection() {
    Parser parser = Parser.create();
    JsonObject object = parser.parse(JSON).object();
    List<Integer> seen = new ArrayList<>();
    assertThrows(
        IllegalStateException.class,
        () ->
            object.select(
                KeySet.of("a", "n"),
                (index, value) -> {
                  seen.add(index);
                  parser.parse(OTHER);
                }));
    assertEquals(List.of(0), seen);
    assertEquals(99, parser.document().getInt64(Key.of("n")));
  }

  @Test
  void aHandlerMayReadAnywhereInTheSameDocument() {
    Document document = Document.on(JSON);
    List<Object> read = new ArrayList<>();
    int found =
        document
            .object()
            .select(
                KeySet.of("n", "s", "a"),
                (index, value) -> {
                  read.add(document.field("q").getString());
                  read.add(document.at("/a/2/b").isNull());
                  read.add(value.raw().length());
                  read.add(document.object().countFields());
                });
    assertEquals(3, found);
    assertEquals(List.of("7", true, 16, 5, "7", true, 6, 5, "7", true, 2, 5), read);
  }

  @Test
  void whatAHandlerThrowsComesOutAsItIs() {
    JsonObject object = Document.on(JSON).object();
    RuntimeException mine = new RuntimeException("mine");
    RuntimeException thrown =
        assertThrows(
            RuntimeException.class,
            () ->
                object.select(
                    KeySet.of("n"),
                    (index, value) -> {
                      throw mine;
                    }));
    assertEquals(mine, thrown);
    assertEquals(12, object.getInt64(Key.of("n")));
  }
}

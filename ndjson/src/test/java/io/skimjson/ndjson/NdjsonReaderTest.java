package io.skimjson.ndjson;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.Document;
import io.skimjson.JsonError;
import io.skimjson.JsonException;
import io.skimjson.Key;
import io.skimjson.RawJson;
import io.skimjson.Value;
import io.skimjson.ndjson.BadRecordHandler.Action;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.IllegalBlockingModeException;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class NdjsonReaderTest {
  private static final Key ID = Key.of("id");

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static List<Long> ids(NdjsonReader reader) {
    List<Long> ids = new ArrayList<>();
    while (reader.next()) {
      ids.add(reader.document().field(ID).getInt64());
    }
    return ids;
  }

  private static NdjsonReader skipping(String lines) {
    return NdjsonReader.builder().onError(OnError.SKIP).open(utf8(lines));
  }

  @Test
  void aRecordKnowsItsBytesItsOffsetAndItsLine() {
    NdjsonReader reader = NdjsonReader.of(utf8("\ufeff\n {\"id\":1} \r\n\n[2]"));
    assertTrue(reader.next());
    assertEquals("{\"id\":1}", reader.record().toString());
    assertEquals(5, reader.recordOffset());
    assertEquals(2, reader.lineNumber());
    assertTrue(reader.next());
    assertEquals("[2]", reader.record().toString());
    assertEquals(17, reader.recordOffset());
    assertEquals(4, reader.lineNumber());
    assertFalse(reader.next());
    assertFalse(reader.next());
    IngestStats stats = reader.stats();
    assertEquals(2, stats.records());
    assertEquals(2, stats.blankLines());
    assertEquals(20, stats.bytes());
  }

  @Test
  void failThrowsAtTheBadRecordOnceTheGoodOnesBeforeItAreOut() {
    NdjsonReader reader =
        NdjsonReader.of(utf8("{\"id\":1}\n{\"id\":2}\n\n  {\"id\":3]\n{\"id\":4}\n"));
    assertTrue(reader.next());
    assertTrue(reader.next());
    JsonException thrown = assertThrows(JsonException.class, reader::next);
    assertEquals(JsonError.SYNTAX, thrown.kind());
    assertEquals(28, thrown.offset());
    assertEquals(4, thrown.line());
    assertEquals(10, thrown.column());
    assertEquals(0, thrown.getStackTrace().length);
    IllegalStateException after = assertThrows(IllegalStateException.class, reader::next);
    assertSame(thrown, after.getCause());
    assertThrows(IllegalStateException.class, reader::document);
    assertEquals(2, reader.stats().good());
    assertEquals(1, reader.stats().bad());
    assertEquals(18, reader.positionAfterLastGood());
  }

  @Test
  void stackTracesAreGivenWhenAskedFor() {
    NdjsonReader reader = NdjsonReader.builder().stackTraces(true).open(utf8("{\n"));
    JsonException thrown = assertThrows(JsonException.class, reader::next);
    assertTrue(thrown.getStackTrace().length > 0);
  }

  @Test
  void skipCountsBadRecordsByKind() {
    NdjsonReader reader =
        skipping("{\"id\":1}\n{\"id\":2\nnope\n{\"id\":3}\n\"open\n{\"id\":4}{}\n{\"id\":5}\n");
    assertEquals(List.of(1L, 3L, 5L), ids(reader));
    IngestStats stats = reader.stats();
    assertEquals(7, stats.records());
    assertEquals(3, stats.good());
    assertEquals(4, stats.bad());
    assertEquals(
        Map.of(
            JsonError.INCOMPLETE, 1L,
            JsonError.INVALID_LITERAL, 1L,
            JsonError.UNCLOSED_STRING, 1L,
            JsonError.TRAILING_CONTENT, 1L),
        stats.rejects());
    assertEquals(1, stats.rejects(JsonError.INCOMPLETE));
    assertEquals(0, stats.rejects(JsonError.TOO_LARGE));
    assertThrows(UnsupportedOperationException.class, () -> stats.rejects().clear());
  }

  @Test
  void aHandlerSeesTheRawLineAndMayStop() {
    List<String> seen = new ArrayList<>();
    NdjsonReader reader =
        NdjsonReader.builder()
            .onError(
                bad -> {
                  seen.add(
                      bad.bytes()
                          + "|"
                          + bad.offset()
                          + "|"
                          + bad.length()
                          + "|"
                          + bad.faultOffset()
                          + "|"
                          + bad.lineNumber()
                          + "|"
                          + bad.kind());
                  return seen.size() < 2 ? Action.CONTINUE : Action.STOP;
                })
            .open(utf8("{\"id\":1}\n  {\"id\":2 \r\n{\"id\":3}\n[}\n{\"id\":4}\n"));
    assertEquals(List.of(1L, 3L), ids(reader));
    assertEquals(List.of("  {\"id\":2 |11|7|18|2|INCOMPLETE", "[}|30|2|31|4|SYNTAX"), seen);
    assertFalse(reader.next());
    assertEquals(4, reader.stats().records());
    assertEquals(33, reader.stats().bytes());
    assertEquals(30, reader.positionAfterLastGood());
  }

  @Test
  void whatAHandlerThrowsComesOutAndReadingCanGoOn() {
    IllegalArgumentException reason = new IllegalArgumentException("no");
    NdjsonReader reader =
        NdjsonReader.builder()
            .blankLines(BlankLines.REJECT)
            .onError(
                bad -> {
                  if (bad.kind() == JsonError.SYNTAX) {
                    throw new IOException("disk full");
                  }
                  throw reason;
                })
            .open(utf8("{\"id\":1}\n\n{\"id\":2}\n[}\n{\"id\":3}\n"));
    assertTrue(reader.next());
    assertSame(reason, assertThrows(IllegalArgumentException.class, reader::next));
    assertTrue(reader.next());
    assertEquals(2, reader.document().field("id").getInt64());
    UncheckedIOException thrown = assertThrows(UncheckedIOException.class, reader::next);
    assertEquals("disk full", thrown.getCause().getMessage());
    assertEquals(List.of(3L), ids(reader));
    assertEquals(5, reader.stats().records());
  }

  @Test
  void aHandlerThatReturnsNullIsToldWhatToReturn() {
    NdjsonReader reader = NdjsonReader.builder().onError(bad -> null).open(utf8("{\n{\"id\":1}\n"));
    NullPointerException thrown = assertThrows(NullPointerException.class, reader::next);
    assertEquals("a handler returns Action.CONTINUE or Action.STOP, not null", thrown.getMessage());
    assertEquals(List.of(1L), ids(reader));
    assertEquals(1, reader.stats().bad());
  }

  @Test
  void maxErrorsEndsTheReadingAtTheOneTooMany() {
    NdjsonReader reader =
        NdjsonReader.builder()
            .onError(OnError.SKIP)
            .maxErrors(2)
            .open(utf8("{\n{\"id\":1}\n{\n{\"id\":2}\n{\n{\"id\":3}\n"));
    assertTrue(reader.next());
    assertTrue(reader.next());
    JsonException thrown = assertThrows(JsonException.class, reader::next);
    assertEquals(JsonError.INCOMPLETE, thrown.kind());
    assertEquals(5, thrown.line());
    assertTrue(thrown.getMessage().contains("maxErrors"), thrown.getMessage());
    assertThrows(IllegalStateException.class, reader::next);
    assertEquals(3, reader.stats().bad());
  }

  @Test
  void aUsedUpBudgetHasThePlaceOfTheLastFault() {
    byte[] bad = utf8("{\"id\":1}\n  {\"id\":3]\n");
    byte[] both = utf8("{\"id\":1}\n  {\"id\":3]\n{\"id\":4}\n");
    NdjsonReader.Builder skipping = NdjsonReader.builder().onError(OnError.SKIP);
    JsonException atOnce =
        assertThrows(JsonException.class, () -> ids(skipping.maxErrors(0).open(bad)));
    JsonException atTheEnd =
        assertThrows(
            JsonException.class,
            () ->
                ids(NdjsonReader.builder().onError(OnError.SKIP).maxErrorRatio(0.1, 3).open(both)));
    for (JsonException thrown : List.of(atOnce, atTheEnd)) {
      assertEquals(18, thrown.offset());
      assertEquals(2, thrown.line());
      assertEquals(10, thrown.column());
    }
  }

  @Test
  void theRatioCountsFromItsLeastNumberOfRecordsOn() {
    String lines = "{\n".repeat(9) + "{\"id\":1}\n";
    NdjsonReader.Builder tooFew =
        NdjsonReader.builder().onError(OnError.SKIP).maxErrorRatio(0.5, 11);
    assertEquals(List.of(1L), ids(tooFew.open(utf8(lines))));
    NdjsonReader atTheEnd =
        NdjsonReader.builder().onError(OnError.SKIP).maxErrorRatio(0.5, 10).open(utf8(lines));
    assertTrue(atTheEnd.next());
    JsonException thrown = assertThrows(JsonException.class, atTheEnd::next);
    assertTrue(thrown.getMessage().contains("9 of 10"), thrown.getMessage());
    NdjsonReader atOnce =
        NdjsonReader.builder().onError(OnError.SKIP).maxErrorRatio(0.5, 4).open(utf8(lines));
    assertThrows(JsonException.class, atOnce::next);
    assertEquals(4, atOnce.stats().records());
    NdjsonReader enough =
        NdjsonReader.builder()
            .onError(OnError.SKIP)
            .maxErrorRatio(0.9, 1)
            .open(utf8("{\"id\":1}\n" + lines));
    assertEquals(List.of(1L, 1L), ids(enough));
  }

  @Test
  void budgetsOutOfRangeAreRefused() {
    NdjsonReader.Builder builder = NdjsonReader.builder();
    assertThrows(IllegalArgumentException.class, () -> builder.maxErrors(-1));
    assertThrows(IllegalArgumentException.class, () -> builder.maxErrorRatio(1.1));
    assertThrows(IllegalArgumentException.class, () -> builder.maxErrorRatio(Double.NaN));
    assertThrows(IllegalArgumentException.class, () -> builder.maxErrorRatio(0.5, 0));
    assertThrows(IllegalArgumentException.class, () -> builder.maxRecordBytes(0));
  }

  @Test
  void aRecordCanBeRejectedAfterTheFact() {
    NdjsonReader reader = skipping("{\"id\":1}\n {\"id\":\"x\"}\n{\"id\":3}\n");
    List<Long> ids = new ArrayList<>();
    while (reader.next()) {
      try {
        ids.add(reader.document().field(ID).getInt64());
      } catch (JsonException fault) {
        reader.reject(fault);
        assertEquals(9, reader.positionAfterLastGood());
        assertThrows(IllegalStateException.class, () -> reader.reject(fault));
        assertEquals("{\"id\":\"x\"}", reader.record().toString());
      }
    }
    assertEquals(List.of(1L, 3L), ids);
    assertEquals(Map.of(JsonError.INCORRECT_TYPE, 1L), reader.stats().rejects());
    assertEquals(2, reader.stats().good());
  }

  @Test
  void aRejectedRecordFailsWithItsPlaceInTheWholeInput() {
    NdjsonReader reader = NdjsonReader.of(utf8("{\"id\":1}\n {\"a\":{\"b\":\"x\"}}\n"));
    reader.next();
    reader.next();
    JsonException fault =
        assertThrows(JsonException.class, () -> reader.document().at("/a/b").getInt64());
    JsonException thrown = assertThrows(JsonException.class, () -> reader.reject(fault));
    assertEquals(JsonError.INCORRECT_TYPE, thrown.kind());
    assertEquals(10 + fault.offset(), thrown.offset());
    assertEquals(2, thrown.line());
    assertEquals(fault.path(), thrown.path());
    assertThrows(IllegalStateException.class, reader::next);
  }

  @Test
  void aHandlerIsToldOfARejectedRecord() {
    List<BadRecord> seen = new ArrayList<>();
    NdjsonReader reader =
        NdjsonReader.builder()
            .onError(
                bad -> {
                  seen.add(bad);
                  return Action.STOP;
                })
            .open(utf8("{\"a\":[1,true]}\n{\"a\":1}\n"));
    assertTrue(reader.next());
    reader.reject(assertThrows(JsonException.class, () -> reader.document().at("/a/1").getInt64()));
    assertEquals(8, seen.get(0).faultOffset());
    assertEquals(JsonError.INCORRECT_TYPE, seen.get(0).kind());
    assertFalse(reader.next());
  }

  @Test
  void blankLinesCanBeRejected() {
    List<String> seen = new ArrayList<>();
    NdjsonReader.Builder builder =
        NdjsonReader.builder()
            .blankLines(BlankLines.REJECT)
            .onError(
                bad -> {
                  seen.add(bad.offset() + ":" + bad.lineNumber() + ":" + bad.bytes().length());
                  return Action.CONTINUE;
                });
    NdjsonReader reader = builder.open(utf8("\n{\"id\":1}\n \t\r\n\r\n{\"id\":2}\n\n  "));
    assertEquals(List.of(1L, 2L), ids(reader));
    assertEquals(List.of("0:1:0", "10:3:2", "14:4:0", "25:6:0", "26:7:2"), seen);
    assertEquals(5, reader.stats().rejects(JsonError.EMPTY));
    assertEquals(5, reader.stats().blankLines());
    assertEquals(28, reader.stats().bytes());
  }

  @Test
  void linesAtTheLimitAreGoodAndLinesAboveItAreBad() {
    for (int block : new int[] {1, 10, 11, 12, 13, 100, 100_000}) {
      for (int size = 9; size <= 14; size++) {
        for (String end : List.of("\n", "\r\n", "")) {
          String line = "[" + "1".repeat(size - 2) + "]" + end;
          int length = line.replace("\n", "").length();
          List<String> seen = new ArrayList<>();
          NdjsonReader.Builder builder =
              NdjsonReader.builder()
                  .maxRecordBytes(12)
                  .blockBytes(block)
                  .onError(
                      bad -> {
                        seen.add(
                            bad.kind()
                                + "@"
                                + bad.offset()
                                + "+"
                                + bad.length()
                                + " "
                                + bad.bytes());
                        return Action.CONTINUE;
                      });
          byte[] lines = utf8("[0]\n" + line + (end.isEmpty() ? "" : "[2]\n"));
          for (NdjsonReader reader :
              List.of(
                  builder.open(lines),
                  builder.open(new ByteArrayInputStream(lines)),
                  builder.open(ChunkedInput.of(lines, 1)))) {
            seen.clear();
            List<String> good = new ArrayList<>();
            while (reader.next()) {
              good.add(reader.record().toString());
            }
            List<String> wanted = new ArrayList<>(List.of("[0]"));
            if (length <= 12) {
              wanted.add(line.strip());
            }
            if (!end.isEmpty()) {
              wanted.add("[2]");
            }
            assertEquals(wanted, good, "size " + size + ", block " + block);
            assertEquals(
                length <= 12
                    ? List.of()
                    : List.of("TOO_LARGE@4+" + size + " " + line.substring(0, 12)),
                seen);
          }
        }
      }
    }
  }

  @Test
  void longBlankLinesAreStillBlank() {
    byte[] lines = utf8("[1]\n" + " ".repeat(5000) + "\n[2]\n" + "\t".repeat(700));
    for (int block : new int[] {16, 100_000}) {
      NdjsonReader reader =
          NdjsonReader.builder()
              .maxRecordBytes(50)
              .blockBytes(block)
              .open(new ByteArrayInputStream(lines));
      assertTrue(reader.next());
      assertTrue(reader.next());
      assertEquals(3, reader.lineNumber());
      assertFalse(reader.next());
      assertEquals(2, reader.stats().blankLines());
      assertEquals(lines.length, reader.stats().bytes());
    }
  }

  @Test
  void aFailingSourceGivesItsWholeLinesFirst() {
    byte[] lines = utf8("{\"id\":1}\n{\"id\":2}\n{\"id\":3}");
    IOException failure = new IOException("cut");
    for (int size : new int[] {1, 5, 9, 1000}) {
      NdjsonReader reader =
          NdjsonReader.of(ChunkedInput.failing(lines, lines.length, size, failure));
      assertTrue(reader.next());
      assertTrue(reader.next());
      assertEquals(2, reader.document().field("id").getInt64());
      UncheckedIOException thrown = assertThrows(UncheckedIOException.class, reader::next);
      assertSame(failure, thrown.getCause());
      assertSame(thrown, assertThrows(IllegalStateException.class, reader::next).getCause());
      assertEquals(18, reader.positionAfterLastGood());
      assertEquals(18, reader.stats().bytes());
      assertEquals(0, reader.stats().bad());
    }
  }

  @Test
  void readingCanBeResumedBehindTheLastGoodRecord() {
    byte[] lines = utf8("\ufeff{\"id\":1}\n\n{\"id\":2}\r\nbad\n{\"id\":3}\n{\"id\":4}");
    for (int stopAfter = 0; stopAfter <= 4; stopAfter++) {
      NdjsonReader first = NdjsonReader.builder().onError(OnError.SKIP).open(lines);
      List<Long> ids = new ArrayList<>();
      for (int i = 0; i < stopAfter; i++) {
        assertTrue(first.next());
        ids.add(first.document().field("id").getInt64());
      }
      int position = (int) first.positionAfterLastGood();
      NdjsonReader second =
          NdjsonReader.builder()
              .onError(OnError.SKIP)
              .open(lines, position, lines.length - position);
      ids.addAll(ids(second));
      assertEquals(List.of(1L, 2L, 3L, 4L), ids);
    }
  }

  @Test
  void wrongUseIsRefused() throws IOException {
    NdjsonReader reader = NdjsonReader.of(utf8("1\n2\n"));
    assertThrows(IllegalStateException.class, reader::document);
    assertThrows(IllegalStateException.class, reader::record);
    assertThrows(IllegalStateException.class, reader::recordOffset);
    assertThrows(IllegalStateException.class, reader::lineNumber);
    JsonException fault =
        assertThrows(JsonException.class, () -> Document.on(utf8("{}")).field("a"));
    assertThrows(IllegalStateException.class, () -> reader.reject(fault));
    assertTrue(reader.next());
    assertTrue(reader.next());
    assertFalse(reader.next());
    assertThrows(IllegalStateException.class, reader::document);
    assertThrows(IllegalStateException.class, () -> reader.reject(fault));
    assertThrows(NullPointerException.class, () -> NdjsonReader.of((byte[]) null));
    assertThrows(NullPointerException.class, () -> NdjsonReader.of((Path) null));
    assertThrows(NullPointerException.class, () -> reader.reject(null));
    assertThrows(NullPointerException.class, () -> NdjsonReader.builder().onError((OnError) null));
    assertThrows(IndexOutOfBoundsException.class, () -> NdjsonReader.of(new byte[4], 2, 3));
    assertThrows(IndexOutOfBoundsException.class, () -> NdjsonReader.of(new byte[4], -1, 3));
    assertThrows(
        NoSuchFileException.class, () -> NdjsonReader.of(Path.of("there-is-no-such-file")));
    Pipe pipe = Pipe.open();
    pipe.source().configureBlocking(false);
    assertThrows(IllegalBlockingModeException.class, () -> NdjsonReader.of(pipe.source()));
    pipe.source().close();
    pipe.sink().close();
  }

  @Test
  void handlesAreStaleOnceTheReaderGoesOn() {
    NdjsonReader reader = NdjsonReader.of(utf8("{\"id\":1}\n{\"id\":2}\n"));
    reader.next();
    Document first = reader.document();
    Value firstId = first.field("id");
    assertEquals(1, firstId.getInt64());
    assertEquals(1, firstId.getInt64());
    reader.next();
    assertThrows(IllegalStateException.class, firstId::getInt64);
    assertThrows(IllegalStateException.class, () -> first.field("id"));
    Value secondId = reader.document().field("id");
    assertFalse(reader.next());
    assertThrows(IllegalStateException.class, secondId::getInt64);
  }

  @Test
  void closingClosesTheSourceAndEndsEverything() {
    ChunkedInput in = ChunkedInput.of(utf8("{\"id\":1}\n{\"id\":2}\n"), 100);
    NdjsonReader reader = NdjsonReader.of(in);
    reader.next();
    Value id = reader.document().field("id");
    reader.close();
    reader.close();
    assertTrue(in.isClosed);
    assertThrows(IllegalStateException.class, id::getInt64);
    assertThrows(IllegalStateException.class, reader::next);
    assertThrows(IllegalStateException.class, reader::document);
    assertThrows(IllegalStateException.class, reader::record);
    assertEquals(1, reader.stats().records());
  }

  @Test
  void theIteratorGivesDocumentsOneByOne() {
    NdjsonReader reader = NdjsonReader.of(utf8("{\"id\":1}\n{\"id\":2}\n"));
    List<Long> ids = new ArrayList<>();
    for (Document document : reader) {
      ids.add(document.field("id").getInt64());
    }
    assertEquals(List.of(1L, 2L), ids);
    Iterator<Document> iterator = reader.iterator();
    assertFalse(iterator.hasNext());
    assertThrows(NoSuchElementException.class, iterator::next);
  }

  @Test
  void valuesOfTheRecordAreReadFromTheRecordAlone() {
    NdjsonReader reader = skipping("12\n345\n\"a\"\n-\n9");
    assertTrue(reader.next());
    assertEquals(12, reader.document().root().getInt64());
    assertTrue(reader.next());
    assertEquals(345, reader.document().root().getInt64());
    assertTrue(reader.next());
    assertEquals("a", reader.document().root().getString());
    assertTrue(reader.next());
    assertEquals(9, reader.document().root().getInt64());
    assertFalse(reader.next());
    assertEquals(Map.of(JsonError.NUMBER_SYNTAX, 1L), reader.stats().rejects());
  }

  @Test
  void strictFindsWhatNobodyReads() {
    String lines = "{\"id\":1,\"v\":1.2.3}\n{\"id\":2,}\n{\"id\":3,\"s\":\"\\x\"}\n{\"id\":4}\n";
    NdjsonReader loose = skipping(lines);
    int count = 0;
    while (loose.next()) {
      count++;
    }
    assertEquals(4, count);
    NdjsonReader strict =
        NdjsonReader.builder().strict(true).onError(OnError.SKIP).open(utf8(lines));
    assertEquals(List.of(4L), ids(strict));
    assertEquals(
        Map.of(JsonError.NUMBER_SYNTAX, 1L, JsonError.SYNTAX, 1L, JsonError.INVALID_STRING, 1L),
        strict.stats().rejects());
  }

  @Test
  void statsAreASnapshotAndAddUp() {
    NdjsonReader reader = skipping("[1]\n{\n\n[2]\n");
    reader.next();
    IngestStats early = reader.stats();
    reader.next();
    assertEquals(1, early.records());
    assertEquals(4, early.bytes());
    assertNotSame(early, reader.stats());
    IngestStats sum = early.plus(reader.stats());
    assertEquals(4, sum.records());
    assertEquals(3, sum.good());
    assertEquals(1, sum.bad());
    assertEquals(1, sum.blankLines());
    assertEquals(1, sum.rejects(JsonError.INCOMPLETE));
    assertEquals(early.toString(), IngestStats.NONE.plus(early).toString());
    assertEquals(
        "IngestStats[records=4, good=3, bad=1, rejects={INCOMPLETE=1}, blankLines=1, bytes=15]",
        sum.toString());
  }

  @Test
  void theRecordIsAViewOfTheArrayThatWasGiven() {
    byte[] lines = utf8("[1]\n [2]\n");
    byte[] before = lines.clone();
    NdjsonReader reader = NdjsonReader.of(lines);
    reader.next();
    reader.next();
    RawJson record = reader.record();
    assertSame(lines, record.array());
    assertEquals(5, record.offset());
    assertEquals(3, record.length());
    assertArrayEquals(before, lines);
  }
}

package io.skimjson.ndjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.JsonError;
import io.skimjson.JsonException;
import io.skimjson.Projection;
import io.skimjson.ProjectionRow;
import io.skimjson.ndjson.BadRecordHandler.Action;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NdjsonProjectionTest {
  private static final Projection WANTED = Projection.of("/id", "/user/name", "/took");

  private static final byte[] LINES =
      """
      {"id":1,"user":{"name":"a"},"took":0.5}
      {"took":2,"user":{"x":1,"name":"b"},"id":2}
      {"id":3,"user" {"name":"c"}}
      {"id":4,"user":null}
      {"id":5
      {"id":6,"user":{"name":"d"},"took":1e2,"rest":[}
      {"id":7,"user":{"name":"e"},"took":null}
      """
          .getBytes(StandardCharsets.UTF_8);

  private static String shown(ProjectionRow row) {
    return row.int64(0) + " " + row.stringOr(1, "-") + " " + row.float64Or(2, -1);
  }

  @Test
  void aRowHoldsTheWantedValuesOfEachGoodRecord() {
    NdjsonReader reader = NdjsonReader.builder().onError(OnError.SKIP).open(LINES);
    ProjectionRow row = WANTED.newRow();
    List<String> rows = new ArrayList<>();
    while (reader.next(row)) {
      rows.add(shown(row));
    }
    assertEquals(List.of("1 a 0.5", "2 b 2.0", "4 - -1.0", "7 e -1.0"), rows);
    assertEquals(Map.of(JsonError.INCOMPLETE, 1L, JsonError.SYNTAX, 2L), reader.stats().rejects());
    assertFalse(reader.next(row));
    assertThrows(IllegalStateException.class, () -> row.int64(0));
  }

  @Test
  void aFaultOnTheWayToTheValuesFailsAtItsPlaceInTheInput() {
    NdjsonReader reader = NdjsonReader.of(LINES);
    ProjectionRow row = WANTED.newRow();
    assertTrue(reader.next(row));
    assertTrue(reader.next(row));
    JsonException thrown = assertThrows(JsonException.class, () -> reader.next(row));
    assertEquals(JsonError.SYNTAX, thrown.kind());
    assertEquals(3, thrown.line());
    int line = new String(LINES, StandardCharsets.UTF_8).indexOf("{\"id\":3");
    assertEquals(line + "{\"id\":3,\"user\" ".length(), thrown.offset());
    assertEquals(2, reader.stats().good());
  }

  @Test
  void aHandlerMayStopAtAFaultOnTheWay() {
    List<Long> lines = new ArrayList<>();
    NdjsonReader reader =
        NdjsonReader.builder()
            .onError(
                bad -> {
                  lines.add(bad.lineNumber());
                  return Action.STOP;
                })
            .open(LINES);
    ProjectionRow row = WANTED.newRow();
    assertTrue(reader.next(row));
    assertTrue(reader.next(row));
    assertFalse(reader.next(row));
    assertEquals(List.of(3L), lines);
  }

  @Test
  void aWrongTypeMetLaterCanBeRejected() {
    NdjsonReader reader =
        NdjsonReader.builder()
            .onError(OnError.SKIP)
            .open("{\"id\":1}\n{\"id\":\"x\"}\n{}\n".getBytes(StandardCharsets.UTF_8));
    ProjectionRow row = WANTED.newRow();
    long sum = 0;
    while (reader.next(row)) {
      try {
        sum += row.int64(0);
      } catch (JsonException fault) {
        reader.reject(fault);
      }
    }
    assertEquals(1, sum);
    assertEquals(
        Map.of(JsonError.INCORRECT_TYPE, 1L, JsonError.NO_SUCH_FIELD, 1L),
        reader.stats().rejects());
  }
}

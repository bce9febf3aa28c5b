package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import io.skimjson.testkit.Bytes;
import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.NumberCase;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The tables of decimal texts and the doubles and floats nearest to them, as documents. */
class DecimalConformanceTest {
  private static final int ELEMENTS = 500;

  /** What a text is that is no number of RFC 8259; SYNTAX if it stands alone as a record. */
  private static final Set<JsonError> REFUSALS =
      Set.of(JsonError.NUMBER_SYNTAX, JsonError.INCORRECT_TYPE, JsonError.SYNTAX);

  /** What no text at all is: an empty document, or an array without the element that is read. */
  private static final Set<JsonError> REFUSALS_OF_NOTHING =
      Set.of(JsonError.EMPTY, JsonError.INDEX_OUT_OF_BOUNDS);

  @Test
  void readsEveryDecimalOfTheTablesOnEveryPath() {
    List<DocumentPath> paths = DocumentPaths.few(Parser.builder());
    long cases = 0;
    long rows = 0;
    try (Stream<NumberCase> table = NumberCase.all()) {
      for (Iterator<NumberCase> all = table.iterator(); all.hasNext(); rows++) {
        NumberCase row = all.next();
        byte[] root = Bytes.utf8(row.text());
        byte[] inArray = Bytes.utf8("[" + row.text() + "]");
        // Every path in turn for the document, all paths over the table; the exact array always.
        int turn = (int) (rows % paths.size());
        check(paths.get(0), root, false, row);
        check(paths.get(turn), root, false, row);
        check(paths.get(turn), inArray, true, row);
        cases += 6;
      }
    }
    CaseCount.report("parser.decimals", cases);
    CaseCount.report("parser.decimals.table", rows, NumberCase.SHARED_COUNT);
  }

  private static void check(DocumentPath path, byte[] document, boolean isArray, NumberCase row) {
    Outcome[] read =
        path.readEach(
            document,
            d -> (isArray ? d.array().get(0) : d.root()).getDouble(),
            d -> (isArray ? d.array().get(0) : d.root()).getFloat());
    double wide = Double.longBitsToDouble(row.float64Bits());
    if (!fits(read[0], row, row.overflowsFloat64(), wide)) {
      fail(path + " getDouble: " + row + " gave " + read[0]);
    }
    float narrow = Float.intBitsToFloat(row.float32Bits());
    if (!fits(read[1], row, row.overflowsFloat32(), narrow)) {
      fail(path + " getFloat: " + row + " gave " + read[1]);
    }
  }

  private static boolean fits(Outcome outcome, NumberCase row, boolean overflows, Object value) {
    if (!row.isJsonNumber()) {
      return (row.text().isEmpty() ? REFUSALS_OF_NOTHING : REFUSALS).contains(outcome.kind());
    }
    return overflows
        ? outcome.kind() == JsonError.NUMBER_OUT_OF_RANGE && outcome.offset() <= 1
        : outcome.isValue() && outcome.get().equals(value);
  }

  /** Long arrays: one number behind the other, and the bulk readers. */
  @Test
  void readsTheDecimalsOfTheTablesAsElementsOfOneArray() {
    long cases = 0;
    List<NumberCase> batch = new ArrayList<>();
    try (Stream<NumberCase> table = NumberCase.all()) {
      for (Iterator<NumberCase> all = table.iterator(); all.hasNext(); ) {
        NumberCase row = all.next();
        if (row.isJsonNumber() && !row.overflowsFloat64()) {
          batch.add(row);
          cases++;
        }
        if (batch.size() == ELEMENTS || !all.hasNext()) {
          checkElements(batch);
          batch.clear();
        }
      }
    }
    CaseCount.report("parser.decimals.elements", cases);
  }

  private static void checkElements(List<NumberCase> batch) {
    StringBuilder text = new StringBuilder();
    for (NumberCase row : batch) {
      text.append(text.length() == 0 ? "[" : ",").append(row.text());
    }
    JsonArray array = Document.on(Bytes.utf8(text.append(']').toString())).array();
    double[] read = new double[batch.size() + 1];
    assertEquals(batch.size(), array.readDouble(read, 1));
    for (int i = 0; i < batch.size(); i++) {
      NumberCase row = batch.get(i);
      assertEquals(row.float64Bits(), Double.doubleToRawLongBits(read[i + 1]), row::toString);
      if (!row.overflowsFloat32()) {
        float single = array.get(i).getFloat();
        assertEquals(row.float32Bits(), Float.floatToRawIntBits(single), row::toString);
      }
    }
    assertEquals(batch.size(), array.toDoubleList().size());
  }
}

package io.skimjson.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.skimjson.Document;
import io.skimjson.JsonException;
import io.skimjson.Key;
import io.skimjson.ndjson.BadRecordHandler.Action;
import io.skimjson.ndjson.NdjsonReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** One line of any bytes among good ones: the good ones all come out, whole and unharmed. */
class IsolationFuzzTest {
  private static final Key ID = Key.of("id");

  @FuzzTest(maxDuration = "10m")
  void oneLineHarmsNoOther(FuzzedDataProvider data) {
    int before = data.consumeInt(0, 6);
    int after = data.consumeInt(0, 6);
    boolean strict = data.consumeBoolean();
    byte[] line = data.consumeRemainingAsBytes();
    for (int i = 0; i < line.length; i++) {
      if (line[i] == '\n') {
        line[i] = ' ';
      }
    }
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    List<String> wanted = new ArrayList<>();
    for (int i = 0; i < before; i++) {
      good(log, wanted, i);
    }
    log.writeBytes(line);
    log.write('\n');
    for (int i = before; i < before + after; i++) {
      good(log, wanted, i);
    }
    byte[] bytes = log.toByteArray();
    List<String> goods = List.copyOf(wanted);
    String foreign = foreign(line, before == 0, strict);
    if (!foreign.isEmpty()) {
      wanted.add(before, foreign);
    }
    assertEquals(wanted, read(goods, bytes, strict, false));
    assertEquals(wanted, read(goods, bytes, strict, true));
  }

  private static void good(ByteArrayOutputStream log, List<String> wanted, int i) {
    String record =
        "{\"id\":" + i + ",\"m\":\"\\\"{[\u00e9\\\\\",\"x\":[" + "1,".repeat(i) + "{}]}";
    log.writeBytes(record.getBytes(StandardCharsets.UTF_8));
    log.write('\n');
    wanted.add(record);
  }

  /** What the line in the middle should give as a record: its text, or nothing if it is bad. */
  private static String foreign(byte[] line, boolean isFirst, boolean strict) {
    int start = 0;
    if (hasMark(line)) {
      if (!isFirst) {
        return "";
      }
      start = 3;
    }
    int end = line.length;
    while (start < end && isWhite(line[start])) {
      start++;
    }
    while (start < end && isWhite(line[end - 1])) {
      end--;
    }
    byte[] record = java.util.Arrays.copyOfRange(line, start, end);
    if (hasMark(record)) {
      return "";
    }
    try {
      Document document = Document.on(record);
      if (strict) {
        document.validate();
      } else {
        document.expectEnd();
      }
      return new String(record, StandardCharsets.UTF_8);
    } catch (JsonException e) {
      return "";
    }
  }

  private static boolean hasMark(byte[] bytes) {
    return bytes.length >= 3
        && bytes[0] == (byte) 0xEF
        && bytes[1] == (byte) 0xBB
        && bytes[2] == (byte) 0xBF;
  }

  private static boolean isWhite(byte b) {
    return b == ' ' || b == '\t' || b == '\r' || b == '\n';
  }

  private static List<String> read(
      List<String> goods, byte[] bytes, boolean strict, boolean asStream) {
    List<String> records = new ArrayList<>();
    NdjsonReader.Builder builder =
        NdjsonReader.builder().strict(strict).onError(bad -> Action.CONTINUE);
    try (NdjsonReader reader =
        asStream ? builder.open(new ByteArrayInputStream(bytes)) : builder.open(bytes)) {
      while (reader.next()) {
        String record = reader.record().toString();
        int good = goods.indexOf(record);
        if (good >= 0) {
          assertEquals(good, reader.document().object().getInt64(ID));
        }
        records.add(record);
      }
    }
    return records;
  }
}

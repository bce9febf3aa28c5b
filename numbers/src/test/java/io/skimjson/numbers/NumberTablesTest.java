package io.skimjson.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.Bytes;
import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Shared;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The shared tables of decimals, or generated ones of the same form where they are not at hand. */
class NumberTablesTest {
  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "fxx-exhaustive-float16", "fxx-freetype-2-7", "fxx-google-wuffs", "fxx-lemire-fast-float",
        "fxx-more-test-cases", "fxx-tencent-rapidjson", "double-conversion-1",
            "double-conversion-2",
        "hard-1", "hard-2"
      })
  void everyDecimalGivesTheBitsOfTheTable(String table) {
    Optional<Path> file = Shared.file("conformance/numbers/" + table + ".txt.gz");
    long[] counts = new long[3];
    try (Stream<String> lines =
        file.isPresent() ? Shared.lines(file.get()) : generated(table.hashCode())) {
      lines.forEach(line -> run(line, counts));
    }
    CaseCount.report("numbers.table." + table, counts[0]);
    CaseCount.report("numbers.table." + table + ".good", counts[0] - counts[1]);
    if (file.isPresent() && table.startsWith("hard")) {
      assertEquals(0, counts[1], "all texts of the hard tables are JSON numbers");
    }
  }

  private static void run(String line, long[] counts) {
    int floatBits = Integer.parseUnsignedInt(line.substring(5, 13), 16);
    long doubleBits = Long.parseUnsignedLong(line.substring(14, 30), 16);
    String text = line.substring(31);
    byte[] exact = Bytes.latin1(text);
    counts[0]++;
    if (NumberModel.token(exact, 0, exact.length).isGood()) {
      FloatingContract.check(text, doubleBits, floatBits);
      // The same as a slice between digits.
      byte[] slice = Bytes.latin1("51" + text + "0e9123456");
      FloatingContract.check(slice, 2, 2 + exact.length, doubleBits, floatBits);
    } else {
      counts[1]++;
      FloatingContract.checkRefused(exact, 0, exact.length);
    }
  }

  private static Stream<String> generated(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    return Stream.generate(() -> NumberTexts.good(random))
        .limit(20_000)
        .map(
            text ->
                String.format(
                    Locale.ROOT,
                    "0000 %08X %016X %s",
                    Float.floatToRawIntBits(Float.parseFloat(text)),
                    Double.doubleToRawLongBits(Double.parseDouble(text)),
                    text));
  }

  @Test
  void theFxxTablesHoldEightyThreeTextsThatAreNoJson() {
    long refused = 0;
    for (String table :
        new String[] {
          "exhaustive-float16",
          "freetype-2-7",
          "google-wuffs",
          "lemire-fast-float",
          "more-test-cases",
          "tencent-rapidjson"
        }) {
      Optional<Path> file = Shared.file("conformance/numbers/fxx-" + table + ".txt.gz");
      if (file.isPresent()) {
        try (Stream<String> lines = Shared.lines(file.get())) {
          refused +=
              lines.map(line -> Bytes.latin1(line.substring(31))).filter(this::isBad).count();
        }
      }
    }
    assertEquals(Shared.isPresent() ? 83 : 0, refused);
  }

  private boolean isBad(byte[] text) {
    return !NumberToken.isGood(NumberToken.scan(text, 0, text.length));
  }

  /**
   * The integer documents, as far as a number reader can see them: the value's first byte and the
   * next operator are found by a plain search. Whole documents are the parser's to test.
   */
  @Test
  void integersOfTheSharedDocumentsAreReadAsTokens() {
    Optional<Path> file = Shared.file("conformance/numbers/int_cases.tsv.gz");
    long[] counts = new long[1];
    try (Stream<String[]> rows = file.isPresent() ? Shared.rows(file.get()) : generatedIntegers()) {
      rows.forEach(
          row -> {
            byte[] document = Shared.base64(row[2]);
            int start = start(document, row[3]);
            if (start >= 0) {
              int limit = limit(document, start);
              integer(row[0], document, start, limit, false, row[4], counts);
              integer(row[0], document, start, limit, true, row[5], counts);
            }
          });
    }
    CaseCount.report("numbers.int_cases", counts[0]);
    assertTrue(file.isEmpty() || counts[0] > 20_000, () -> "only " + counts[0] + " cases apply");
  }

  /** Where the value begins, for the plain shapes of these documents; -1 for the others. */
  private static int start(byte[] document, String pointer) {
    String text = new String(document, java.nio.charset.StandardCharsets.ISO_8859_1);
    int start;
    if (pointer.isEmpty()) {
      start = 0;
    } else if (pointer.equals("/0") && text.startsWith("[")) {
      start = 1;
    } else if (pointer.equals("/1") && text.startsWith("[") && text.indexOf(',') > 0) {
      start = text.indexOf(',') + 1;
    } else if (pointer.equals("/k") && text.startsWith("{\"k\":")) {
      start = 5;
    } else {
      return -1;
    }
    return WhiteSpace.end(document, start, document.length);
  }

  private static int limit(byte[] document, int start) {
    int p = start;
    while (p < document.length && "{}[]:,".indexOf(document[p]) < 0) {
      p++;
    }
    return p;
  }

  private static void integer(
      String id, byte[] b, int start, int limit, boolean unsigned, String expected, long[] counts) {
    NumberTarget target = unsigned ? NumberTarget.UINT64 : NumberTarget.INT64;
    NumberFault fault = NumberFaults.kind(NumberFaults.find(target, b, start, limit));
    long read =
        unsigned ? Int64Reader.readUint64(b, start, limit) : Int64Reader.readInt64(b, start, limit);
    assertEquals(
        read,
        unsigned ? ByteInt64.readUint64(b, start, limit) : ByteInt64.readInt64(b, start, limit),
        id);
    String outcome = kind(fault);
    boolean exact = expected.startsWith("=");
    if (exact) {
      assertEquals(NumberFault.NONE, fault, id);
      assertEquals(
          expected.substring(1), unsigned ? Long.toUnsignedString(read) : Long.toString(read), id);
    } else if (expected.matches("!(NUMBER_SYNTAX|INCORRECT_TYPE|NUMBER_OUT_OF_RANGE)")) {
      assertEquals(Int64Reader.FAILED, read, id);
      assertEquals(expected.substring(1), outcome, id);
    } else {
      return; // damage behind the value, which a number reader does not see
    }
    counts[0]++;
  }

  private static String kind(NumberFault fault) {
    return switch (fault) {
      case NOT_A_NUMBER, NOT_AN_INTEGER -> "INCORRECT_TYPE";
      case SYNTAX, TRAILING -> "NUMBER_SYNTAX";
      case OUT_OF_RANGE -> "NUMBER_OUT_OF_RANGE";
      default -> fault.name();
    };
  }

  private static Stream<String[]> generatedIntegers() {
    SplittableRandom random = new SplittableRandom(20261130);
    return Stream.generate(() -> NumberTexts.integer(random, 1 + random.nextInt(18)))
        .limit(20_000)
        .map(
            text ->
                new String[] {
                  text,
                  "generated",
                  java.util.Base64.getEncoder().encodeToString(Bytes.utf8("[" + text + "]")),
                  "/0",
                  "=" + text,
                  "=" + text
                });
  }
}

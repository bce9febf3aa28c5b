package io.skimjson.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.RefRules.Surrogates;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The model against every table: where they disagree, one of them is wrong. */
class ConformanceTest {
  private final ReferenceParser parser = ReferenceParser.create();

  /** Returns the full name of a suite; the one that runs on generated cases has other names. */
  String suite(String name) {
    return "testkit." + name;
  }

  @Test
  void acceptsAndRefusesWhatJsonTestSuiteDoes() {
    List<SuiteFile> files = SuiteFile.parsing();
    for (SuiteFile file : files) {
      boolean isValid = parser.isValid(file.document());
      assertFalse(file.mustBeAccepted() && !isValid, file::toString);
      assertFalse(file.mustBeRefused() && isValid, file::toString);
    }
    CaseCount.report(suite("jsontestsuite"), files.size(), SuiteFile.SHARED_PARSING_COUNT);
  }

  @Test
  void followsThePolicyWhereTheSuiteLeavesItOpen() {
    List<PolicyCase> cases = PolicyCase.all();
    for (PolicyCase c : cases) {
      RefResult result = parser.parse(c.file().document());
      switch (c.operation()) {
        case "validate" ->
            assertOutcome(c, c.outcome(), result.isValid() ? "true" : "", result.kind());
        case "get_int64" -> assertOutcome(c, c.outcome(), RefReads.int64(at(c, result)));
        case "get_uint64" -> {
          RefOutcome<Long> read = RefReads.uint64(at(c, result));
          String text = read.isValue() ? Long.toUnsignedString(read.value()) : "";
          assertOutcome(c, c.outcome(), text, read.kind());
        }
        case "get_double" -> {
          RefOutcome<Double> read = RefReads.float64(at(c, result));
          boolean isRight =
              read.isValue()
                  ? c.outcome().acceptsDouble(read.value())
                  : c.outcome().acceptsError(read.kind());
          assertTrue(isRight, () -> c + " but " + read);
        }
        case "get_string" -> assertOutcome(c, c.outcome(), RefReads.string(at(c, result)));
        case "raw_json" -> {
          String raw = Bytes.utf8Text(at(c, result).raw(c.file().document()));
          assertOutcome(c, c.outcome(), raw, "NONE");
        }
        case "count_fields" ->
            assertOutcome(c, c.outcome(), "" + at(c, result).members().size(), "NONE");
        default -> throw new AssertionError("unknown operation: " + c);
      }
    }
    CaseCount.report(suite("policy"), cases.size(), PolicyCase.SHARED_COUNT);
  }

  private static RefValue at(PolicyCase c, RefResult result) {
    return RefPointer.at(result.root(), c.pointer()).value();
  }

  private static void assertOutcome(Object c, Expectation wanted, RefOutcome<?> read) {
    assertOutcome(c, wanted, read.isValue() ? read.value().toString() : "", read.kind());
  }

  private static void assertOutcome(Object c, Expectation wanted, String value, String kind) {
    boolean isRight = kind.equals("NONE") ? wanted.acceptsValue(value) : wanted.acceptsError(kind);
    assertTrue(isRight, () -> c + " but " + value + " " + kind);
  }

  @Test
  void readsTheIntegersOfValidDocumentsAndRefusesTheOthers() {
    List<IntegerCase> cases = IntegerCase.all();
    for (IntegerCase c : cases) {
      RefResult result = parser.parse(c.document());
      if (result.isValid()) {
        RefValue number = RefPointer.at(result.root(), c.pointer()).value();
        RefOutcome<Long> unsigned = RefReads.uint64(number);
        assertOutcome(c, c.int64(), RefReads.int64(number));
        String bits = unsigned.isValue() ? Long.toUnsignedString(unsigned.value()) : "";
        assertOutcome(c, c.uint64(), bits, unsigned.kind());
      } else {
        assertFalse(c.int64().demandsValue(), () -> c + " but " + result);
        assertFalse(c.uint64().demandsValue(), () -> c + " but " + result);
      }
    }
    CaseCount.report(suite("integers"), cases.size(), IntegerCase.SHARED_COUNT);
  }

  @Test
  void roundsDecimalsAsTheTablesDo() {
    long[] count = new long[1];
    try (Stream<NumberCase> cases = NumberCase.all()) {
      cases.forEach(
          c -> {
            count[0]++;
            RefResult result = parser.parse(Bytes.utf8(c.text()));
            assertEquals(c.isJsonNumber(), result.isValid(), c::toString);
            if (result.isValid()) {
              assertRounds(c, result.root());
            }
          });
    }
    CaseCount.report(suite("decimals"), count[0], NumberCase.SHARED_COUNT);
  }

  private static void assertRounds(NumberCase c, RefValue number) {
    RefOutcome<Double> wide = RefReads.float64(number);
    RefOutcome<Float> narrow = RefReads.float32(number);
    assertEquals(c.overflowsFloat64(), wide.kind().equals("NUMBER_OUT_OF_RANGE"), c::toString);
    assertEquals(c.overflowsFloat32(), narrow.kind().equals("NUMBER_OUT_OF_RANGE"), c::toString);
    if (wide.isValue()) {
      assertEquals(c.float64Bits(), Double.doubleToRawLongBits(wide.value()), c::toString);
    }
    if (narrow.isValue()) {
      assertEquals(c.float32Bits(), Float.floatToRawIntBits(narrow.value()), c::toString);
    }
  }

  @Test
  void readsTheTableOfNumberTexts() {
    long[] count = new long[1];
    try (Stream<DoubleFormatCase> cases = DoubleFormatCase.all()) {
      cases.forEach(
          c -> {
            count[0]++;
            double value = Double.longBitsToDouble(c.bits());
            assertEquals(value, Double.parseDouble(c.text()), c::toString);
            assertEquals(
                Math.abs(value), Math.abs(Double.parseDouble(c.ecmaScript())), c::toString);
            assertTrue(parser.isValid(Bytes.utf8(c.text())), c::toString);
          });
    }
    CaseCount.report(suite("number_texts"), count[0], DoubleFormatCase.SHARED_COUNT);
  }

  @Test
  void knowsUtf8() {
    List<Utf8Case> cases = Utf8Case.all();
    for (Utf8Case c : cases) {
      RefResult result = parser.parse(c.document());
      assertEquals(c.isJson(), result.isValid(), c::toString);
      boolean isFound = result.kind().equals("INVALID_UTF8") || result.kind().equals("ENCODING");
      boolean isHidden = result.kind().equals("UNESCAPED_CONTROL");
      assertTrue(c.isUtf8() ? !isFound : isFound || isHidden, () -> c + " but " + result);
      if (c.isOneString()) {
        RefValue string = result.root().elements().get(0);
        assertArrayEquals(
            Bytes.utf8(string.string()), inside(string.raw(c.document())), c::toString);
      }
    }
    CaseCount.report(suite("utf8"), cases.size(), Utf8Case.SHARED_COUNT);
  }

  private static byte[] inside(byte[] quoted) {
    return Arrays.copyOfRange(quoted, 1, quoted.length - 1);
  }

  @Test
  void decodesStrings() {
    RefRules lenient = RefRules.DEFAULT.withSurrogates(Surrogates.REPLACE);
    List<StringReadCase> cases = StringReadCase.all();
    for (StringReadCase c : cases) {
      RefResult result = parser.parse(c.document());
      switch (c.result()) {
        case OK -> assertEquals(c.text(), firstString(result), c::toString);
        case BAD, LATE -> assertFalse(result.isValid(), c::toString);
        case LONE -> {
          assertEquals("INVALID_STRING", result.kind(), c::toString);
          RefResult replaced = ReferenceParser.with(lenient).parse(c.document());
          assertEquals(c.text(), firstString(replaced), c::toString);
        }
      }
    }
    CaseCount.report(suite("strings"), cases.size(), StringReadCase.SHARED_COUNT);
  }

  private static String firstString(RefResult result) {
    return result.root().elements().get(0).string();
  }

  @Test
  void readsWrittenStringsBack() {
    List<StringWriteCase> cases = StringWriteCase.all();
    for (StringWriteCase c : cases) {
      Optional<byte[]> json = c.json();
      if (json.isPresent()) {
        assertEquals(c.input(), parser.parse(json.get()).root().string(), c::toString);
      }
    }
    CaseCount.report(suite("written_strings"), cases.size(), StringWriteCase.SHARED_COUNT);
  }

  @Test
  void judgesRandomDocumentsAndFindsTheirValues() {
    List<DocumentCase> cases = DocumentCase.all();
    for (DocumentCase c : cases) {
      RefResult result = parser.parse(c.document());
      assertEquals(c.isValid(), result.isValid(), () -> c + " is " + result);
      if (c.isValid()) {
        RefValue value = RefPointer.at(result.root(), c.pointer()).value();
        assertArrayEquals(c.raw(), value.raw(c.document()), c::toString);
      }
    }
    CaseCount.report(suite("documents"), cases.size(), DocumentCase.SHARED_COUNT);
  }

  @Test
  void followsPointers() {
    List<PointerCase> cases = PointerCase.all();
    for (PointerCase c : cases) {
      RefOutcome<RefValue> found = RefPointer.at(parser.parse(c.document()).root(), c.pointer());
      if (c.raw().isPresent()) {
        assertTrue(found.isValue(), () -> c + " but " + found);
        assertArrayEquals(c.raw().get(), found.value().raw(c.document()), c::toString);
      } else {
        assertTrue(c.outcome().acceptsError(found.kind()), () -> c + " but " + found);
      }
    }
    CaseCount.report(suite("pointers"), cases.size(), PointerCase.SHARED_COUNT);
  }

  @Test
  void splitsNdjsonIntoTheExpectedRecords() {
    List<NdjsonCase> all = NdjsonCase.all();
    for (NdjsonCase c : NdjsonCase.lines()) {
      int limit = c.maxRecordBytes() == 0 ? Integer.MAX_VALUE : c.maxRecordBytes();
      List<NdjsonCase.Row> rows =
          NdjsonModel.with(limit, RefRules.DEFAULT).records(c.content()).stream()
              .map(
                  r ->
                      new NdjsonCase.Row(
                          r.index(), r.line(), r.start(), r.end(), r.isGood(), r.id()))
              .toList();
      assertEquals(c.records(), rows, c::toString);
    }
    CaseCount.report(suite("ndjson"), NdjsonCase.countRows(all), NdjsonCase.SHARED_COUNT);
  }

  @Test
  void answersAttacksThatNeedNoLaziness() {
    List<AttackCase> cases = AttackCase.all();
    int validated = 0;
    for (AttackCase c : cases) {
      if (c.operation().equals("validate")) {
        validated++;
        Optional<RefFault> fault = parser.check(c.document());
        String kind = fault.map(RefFault::kind).orElse("NONE");
        assertOutcome(c, c.outcome(), "true", kind);
      }
    }
    CaseCount.report(suite("attacks_validated"), validated);
    CaseCount.report(suite("attacks_read"), cases.size(), AttackCase.SHARED_COUNT);
  }

  @Test
  void acceptsAllRealDocuments() {
    int count = 0;
    for (String name : Corpora.NAMES) {
      byte[] corpus = Corpora.load(name);
      if (name.endsWith(".ndjson")) {
        for (NdjsonRecord record : NdjsonModel.create().records(corpus)) {
          assertTrue(record.isGood() && record.passesCheck(), () -> name + " " + record);
          count++;
        }
      } else {
        assertEquals(Optional.empty(), parser.check(corpus), name);
        count++;
      }
    }
    CaseCount.report(suite("corpora"), count);
  }
}

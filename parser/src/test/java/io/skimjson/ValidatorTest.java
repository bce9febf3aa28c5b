package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.numbers.NumberToken;
import io.skimjson.testkit.AllocationMeter;
import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Placement;
import io.skimjson.testkit.Placements;
import io.skimjson.testkit.RefRules;
import io.skimjson.testkit.Seeds;
import io.skimjson.testkit.Shared;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValidatorTest {
  private static final RefRules RULES = RefRules.DEFAULT;

  private final WholeCheck whole = new WholeCheck();

  private String verdict(byte[] document) {
    long fault =
        whole.check(
            document,
            0,
            document.length,
            Limits.defaults(),
            Surrogates.REJECT,
            DuplicateNames.FIRST);
    return TestDocuments.verdict(fault, 0);
  }

  private String strictVerdict(String document, int maxDepth) {
    byte[] bytes = NameCases.utf8(document);
    long fault =
        new Validator()
            .run(bytes, 0, bytes.length, maxDepth, Surrogates.REJECT, DuplicateNames.FAIL);
    return TestDocuments.verdict(fault, 0);
  }

  @ParameterizedTest(name = "{0} gives {1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{}|NONE",
        "[]|NONE",
        " [ ] |NONE",
        "{\"a\":[1,{\"b\":null}],\"c\":-0.5e+1}|NONE",
        "\"x\"|NONE",
        "true|NONE",
        "[|INCOMPLETE@1",
        "{|INCOMPLETE@1",
        "{\"a\"|INCOMPLETE@4",
        "{\"a\":|INCOMPLETE@5",
        "{\"a\":1|INCOMPLETE@6",
        "{\"a\":1,|INCOMPLETE@7",
        "[1,|INCOMPLETE@3",
        "[1|INCOMPLETE@2",
        "[,]|SYNTAX@1",
        "[1,]|SYNTAX@3",
        "[1 2]|SYNTAX@3",
        "[1:2]|SYNTAX@2",
        "[}|SYNTAX@1",
        "{]|SYNTAX@1",
        "[1}|SYNTAX@2",
        "{\"a\":1]|SYNTAX@6",
        "{\"a\":1,}|SYNTAX@7",
        "{\"a\" 1}|SYNTAX@5",
        "{\"a\",1}|SYNTAX@4",
        "{a:1}|SYNTAX@1",
        "{1:1}|SYNTAX@1",
        "{\"a\"::1}|SYNTAX@5",
        "{\"a\":}|SYNTAX@5",
        "{,}|SYNTAX@1",
        "}|SYNTAX@0",
        "]|SYNTAX@0",
        "'a'|SYNTAX@0",
        "[\"a\"\"b\"]|SYNTAX@4",
        "{} {}|TRAILING_CONTENT@3",
        "1 2|TRAILING_CONTENT@2",
        "\"a\"x|TRAILING_CONTENT@3",
        "[]]|TRAILING_CONTENT@2",
        "-|NUMBER_SYNTAX@1",
        "01|NUMBER_SYNTAX@1",
        "-01|NUMBER_SYNTAX@2",
        "1.|NUMBER_SYNTAX@2",
        "[1.]|NUMBER_SYNTAX@3",
        "1.e1|NUMBER_SYNTAX@2",
        "1e|NUMBER_SYNTAX@2",
        "1e+|NUMBER_SYNTAX@3",
        "1a|NUMBER_SYNTAX@1",
        "[1\"x\"]|NUMBER_SYNTAX@2",
        "1.2.3|NUMBER_SYNTAX@3",
        "+1|SYNTAX@0",
        ".5|SYNTAX@0",
        "NaN|SYNTAX@0",
        "truex|INVALID_LITERAL@0",
        "tru|INVALID_LITERAL@0",
        "[nul]|INVALID_LITERAL@1",
        "[fals]|INVALID_LITERAL@1",
        "falsE|INVALID_LITERAL@0",
        "true\"x\"|INVALID_LITERAL@0",
        "\"\\x\"|INVALID_STRING@1",
        "[\"abcdefgh\\u12\"]|INVALID_STRING@10",
        "\"\\ud800\"|INVALID_STRING@1",
        "{\"\\q\":1}|INVALID_STRING@2",
      })
  void findsTheFirstFault(String document, String expected) {
    byte[] bytes = NameCases.utf8(document);
    assertEquals(expected, verdict(bytes));
    assertEquals(expected, TestDocuments.model(bytes, RULES), "the model disagrees");
    for (Placement p : Placements.all(bytes)) {
      long fault =
          whole.check(
              p.array(),
              p.offset(),
              p.end(),
              Limits.defaults(),
              Surrogates.REJECT,
              DuplicateNames.FIRST);
      assertEquals(expected, TestDocuments.verdict(fault, p.offset()), p::toString);
    }
  }

  @Test
  void anEmptyInputIsNeitherIncompleteNorASyntaxError() {
    assertEquals("EMPTY@0", verdict(new byte[0]));
    assertEquals("EMPTY@3", verdict(NameCases.utf8(" \n\t")));
    assertEquals("EMPTY@3", verdict(new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF}));
  }

  @Test
  void countsDepthAtTheBracketThatIsTooDeep() {
    for (int depth : new int[] {1, 2, 63, 64, 65, 1024, 1025, 5000}) {
      String open = "[{\"a\":".repeat(depth / 2) + (depth % 2 == 1 ? "[" : "");
      String close = (depth % 2 == 1 ? "]" : "1") + "}]".repeat(depth / 2);
      int lastOpen = Math.max(open.lastIndexOf('['), open.lastIndexOf('{'));
      assertEquals("NONE", strictVerdict(open + close, depth));
      if (depth > 1) {
        assertEquals("DEPTH_EXCEEDED@" + lastOpen, strictVerdict(open + close, depth - 1));
      }
    }
    assertEquals("NONE", strictVerdict("[[],[],{},{}]", 2));
  }

  @Test
  void deepInputIsRefusedByACounterAndNotByTheStack() {
    String deep = "[".repeat(2_000_000);
    assertEquals("DEPTH_EXCEEDED@1024", strictVerdict(deep, 1024));
    assertEquals("DEPTH_EXCEEDED@1000000", strictVerdict(deep, 1_000_000));
    String objects = "{\"a\":".repeat(1_000_000) + "1" + "}".repeat(1_000_000);
    assertEquals("NONE", strictVerdict(objects, 1_000_000));
  }

  @ParameterizedTest(name = "{0} gives {1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"a\":1,\"b\":2,\"a\":3}|DUPLICATE_NAME@13",
        "{\"a\":1,\"a\" ]|DUPLICATE_NAME@7",
        "{\"a\":1,\"\\u0061\":3}|DUPLICATE_NAME@7",
        "{\"\\u0061\":1,\"a\":3}|DUPLICATE_NAME@12",
        "{\"\\n\":1,\"\\u000A\":3}|DUPLICATE_NAME@8",
        "{\"\":1,\"\":2}|DUPLICATE_NAME@6",
        "{\"a\":{\"a\":{\"a\":1}}}|NONE",
        "{\"a\":{\"b\":1},\"c\":{\"b\":1},\"b\":1}|NONE",
        "{\"a\":{\"b\":1},\"c\":[{\"b\":1,\"a\":1}],\"c\":1}|DUPLICATE_NAME@33",
        "{\"a\":[{},{\"x\":1,\"x\":2}]}|DUPLICATE_NAME@16",
        "{\"a\":1,\"a\\q\":2}|INVALID_STRING@9",
        "[{\"a\":1},{\"a\":1}]|NONE",
      })
  void findsANameThatComesTwice(String document, String expected) {
    assertEquals(expected, strictVerdict(document, 1024));
    assertEquals(
        expected, TestDocuments.model(NameCases.utf8(document), RULES.withUniqueNames(true)));
  }

  @Test
  void findsADuplicateHoweverManyNamesAnObjectHas() {
    for (int count = 1; count <= 300; count++) {
      StringBuilder json = new StringBuilder("{\"outer\":1,\"x\":{");
      for (int i = 0; i < count; i++) {
        json.append("\"k").append(i).append("\":{\"k0\":1,\"k1\":2},");
      }
      int at = json.length();
      String again = json + "\"k" + count / 2 + "\":1}}";
      assertEquals("DUPLICATE_NAME@" + at, strictVerdict(again, 1024));
      String fresh = json + "\"k" + count + "\":1},\"y\":1}";
      assertEquals("NONE", strictVerdict(fresh, 1024));
      String outer = json + "\"k" + count + "\":1},\"outer\":1}";
      assertEquals("DUPLICATE_NAME@" + (fresh.length() - 6), strictVerdict(outer, 1024));
    }
  }

  @Test
  void manyNamesCostLinearTimeAlsoWhenTheyCollideForOthers() {
    StringBuilder distinct = new StringBuilder("{");
    for (int i = 0; i < 65_536; i++) {
      distinct.append("\"k").append(i).append("\":0,");
    }
    StringBuilder colliding = new StringBuilder("{");
    for (int i = 0; i < 16_384; i++) {
      colliding.append('"');
      for (int bit = 0; bit < 14; bit++) {
        colliding.append((i >> bit & 1) == 0 ? "Aa" : "BB");
      }
      colliding.append("\":0,");
    }
    for (StringBuilder names : new StringBuilder[] {distinct, colliding}) {
      String json = names + "\"last\":0}";
      long best = Long.MAX_VALUE; // of three: other work on the machine is not to count
      for (int i = 0; i < 3; i++) {
        long started = System.nanoTime();
        assertEquals("NONE", strictVerdict(json, 1024));
        best = Math.min(best, (System.nanoTime() - started) / 1_000_000);
      }
      assertTrue(best < 500, best + " ms");
    }
  }

  @Test
  void agreesWithTheModelOnRandomAndDamagedDocuments() {
    long seed = Seeds.seed();
    SplittableRandom random = Seeds.random(seed);
    int valid = 0;
    int cases = 40_000;
    for (int i = 0; i < cases; i++) {
      byte[] document = NameCases.utf8(TestDocuments.random(random, 4));
      if (i % 4 != 0) {
        document = TestDocuments.damaged(random, document);
      }
      Surrogates surrogates = Surrogates.values()[random.nextInt(3)];
      boolean unique = random.nextBoolean();
      int maxDepth = random.nextInt(4) == 0 ? 1 + random.nextInt(4) : 1024;
      RefRules rules =
          RULES
              .withMaxDepth(maxDepth)
              .withUniqueNames(unique)
              .withSurrogates(RefRules.Surrogates.valueOf(surrogates.name()));
      String expected = TestDocuments.model(document, rules);
      Placement p =
          Placements.surrounded(
              document, NameCases.utf8("\"}]5\\"), random.nextInt(70), random.nextInt(70));
      long fault =
          whole.check(
              p.array(),
              p.offset(),
              p.end(),
              Limits.defaults().withMaxDepth(maxDepth),
              surrogates,
              unique ? DuplicateNames.FAIL : DuplicateNames.LAST);
      String text = new String(document, StandardCharsets.UTF_8);
      assertEquals(
          expected,
          TestDocuments.verdict(fault, p.offset()),
          () -> text + "\n" + rules + "; " + Seeds.repeat(seed));
      valid += fault == 0 ? 1 : 0;
    }
    assertTrue(valid > cases / 8 && valid < cases / 2, "valid: " + valid);
    CaseCount.report("support.validator.random", cases);
  }

  @Test
  void agreesWithTheModelOnRealFilesThatAreCutOrDamaged() {
    long seed = Seeds.seed();
    SplittableRandom random = Seeds.random(seed);
    long cases = 0;
    for (byte[] file : largeDocuments(random)) {
      assertEquals("NONE", verdict(file));
      for (int i = 0; i < 60; i++) {
        byte[] document =
            i % 3 == 0
                ? Arrays.copyOf(file, random.nextInt(file.length))
                : TestDocuments.damaged(random, file);
        assertEquals(
            TestDocuments.model(document, RULES), verdict(document), () -> Seeds.repeat(seed));
        cases++;
      }
    }
    CaseCount.report("support.validator.files", cases);
  }

  private static List<byte[]> largeDocuments(SplittableRandom random) {
    if (Shared.isPresent()) {
      return Stream.of("twitter.json", "citm_catalog.json", "github_events.json")
          .map(name -> Shared.bytes(Shared.file("data/" + name).orElseThrow()))
          .toList();
    }
    StringBuilder json = new StringBuilder("[0");
    while (json.length() < 100_000) {
      json.append(',').append(TestDocuments.random(random, 6));
    }
    return List.of(NameCases.utf8(json.append(']').toString()));
  }

  @Test
  void allocatesNothingOnceWarm() {
    SplittableRandom random = Seeds.random(5);
    byte[] document = largeDocuments(random).get(0);
    Validator validator = new Validator();
    long bytes =
        AllocationMeter.bytesAllocated(
            50,
            20,
            () -> {
              long fault =
                  validator.run(
                      document, 0, document.length, 1024, Surrogates.REJECT, DuplicateNames.LAST);
              assertEquals(0, (int) (fault >>> 32));
            });
    assertEquals(0, bytes);
  }

  @Test
  void agreesWithTheNumberReaderOnEveryShortToken() {
    byte[] alphabet = NameCases.utf8("-+01.eE5a ");
    byte[] token = new byte[6];
    int cases = 0;
    Validator validator = new Validator();
    for (int length = 1; length <= token.length; length++) {
      for (int n = (int) Math.pow(alphabet.length, length) - 1; n >= 0; n--) {
        int rest = n;
        for (int i = 0; i < length; i++) {
          token[i] = alphabet[rest % alphabet.length];
          rest /= alphabet.length;
        }
        if (token[0] != '-' && (token[0] < '0' || token[0] > '9')) {
          continue;
        }
        long scan = NumberToken.scan(token, 0, length);
        long fault = validator.run(token, 0, length, 1, Surrogates.REJECT, DuplicateNames.FIRST);
        if (!NumberToken.isGood(scan)) {
          assertEquals(JsonError.NUMBER_SYNTAX, PackedFault.kind(fault));
          assertEquals(NumberToken.offset(scan), PackedFault.offset(fault));
        } else {
          assertTrue(fault == 0 || PackedFault.kind(fault) == JsonError.TRAILING_CONTENT);
        }
        cases++;
      }
    }
    CaseCount.report("support.validator.numbers", cases);
  }

  @Test
  void agreesWithTheSharedDocuments() {
    check("conformance/documents/documents.tsv.gz", "support.documents", 3);
  }

  @Test
  void agreesWithTheSharedUtf8Cases() {
    check("conformance/utf8/utf8_cases.tsv.gz", "support.utf8", 4);
  }

  private void check(String file, String suite, int validColumn) {
    Optional<Path> table = Shared.file(file);
    if (table.isEmpty()) {
      CaseCount.report(suite + ".generated", generated());
      return;
    }
    long cases = 0;
    try (Stream<String[]> rows = Shared.rows(table.get())) {
      for (Iterator<String[]> it = rows.iterator(); it.hasNext(); ) {
        String[] row = it.next();
        byte[] document = Shared.base64(row[2]);
        String verdict = verdict(document);
        assertEquals(row[validColumn].equals("1"), verdict.equals("NONE"), row[0] + " " + verdict);
        assertEquals(TestDocuments.model(document, RULES), verdict, row[0]);
        cases++;
      }
    }
    CaseCount.report(suite, cases);
  }

  private long generated() {
    SplittableRandom random = Seeds.random(11);
    for (int i = 0; i < 2000; i++) {
      byte[] document =
          TestDocuments.damaged(random, NameCases.utf8(TestDocuments.random(random, 3)));
      assertEquals(TestDocuments.model(document, RULES), verdict(document));
    }
    return 2000;
  }

  @Test
  void agreesWithTheJsonTestSuite() throws IOException {
    Optional<Path> zip = Shared.file("conformance/jsontestsuite.zip");
    if (zip.isEmpty()) {
      CaseCount.report("support.jsontestsuite.generated", generated());
      return;
    }
    Map<String, String> policy = new HashMap<>();
    try (Stream<String[]> rows =
        Shared.rows(Shared.file("conformance/jsontestsuite_policy.tsv").orElseThrow())) {
      rows.filter(row -> row[1].equals("validate")).forEach(row -> policy.put(row[0], row[3]));
    }
    long cases = 0;
    try (ZipInputStream in =
        new ZipInputStream(new ByteArrayInputStream(Shared.storedBytes(zip.get())))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        String name = entry.getName().substring(entry.getName().lastIndexOf('/') + 1);
        if (!name.endsWith(".json") || !name.matches("[yni]_.*")) {
          continue;
        }
        byte[] document = in.readAllBytes();
        String verdict = verdict(document);
        String wanted = policy.getOrDefault(name, name.startsWith("y_") ? "=true" : "!*");
        assertTrue(!name.startsWith("i_") || policy.containsKey(name), name);
        assertEquals(wanted.startsWith("="), verdict.equals("NONE"), name + " " + verdict);
        assertEquals(TestDocuments.model(document, RULES), verdict, name);
        cases++;
      }
    }
    CaseCount.report("support.jsontestsuite", cases);
  }
}

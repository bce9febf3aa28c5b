package io.skimjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.RefValue;
import io.skimjson.testkit.Seeds;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AggCommandTest {
  @TempDir Path folder;

  private SkimRun agg(String lines, String... args) {
    List<String> all = new ArrayList<>(List.of("agg"));
    all.addAll(List.of(args));
    return SkimRun.withInput(folder, lines.getBytes(UTF_8), all.toArray(String[]::new));
  }

  @Test
  void agreesWithASlowRecountOfAGeneratedLog() throws IOException {
    long seed = Seeds.seed();
    String repeat = Seeds.repeat(seed);
    SkimRun gen =
        SkimRun.in(
            folder, "gen", "-n", "6000", "--seed", "" + seed, "--bad-rate", "0.02", "-o", "a.log");
    assertEquals(0, gen.code(), gen::toString);
    List<SlowRecount.Record> file =
        SlowRecount.goodRecords(Files.readAllBytes(folder.resolve("a.log")));
    int cases = 0;
    for (List<String> by :
        List.of(
            List.<String>of(),
            List.of("/level"),
            List.of("/user/roles"),
            List.of("/message"),
            List.of("/service", "/status"),
            List.of("/user/name", "/nothing/here"))) {
      for (String number : List.of("/latency_ms", "/id", "/user/id", "/level", "/none")) {
        compare(file, by, number, root -> true, List.of(), repeat);
        compare(
            file,
            by,
            number,
            root ->
                SlowRecount.find(root, "/status")
                        .orElseThrow()
                        .decimal()
                        .orElseThrow()
                        .compareTo(BigDecimal.valueOf(404))
                    >= 0,
            List.of("--where", "/status>=404"),
            repeat);
        cases += 2;
      }
    }
    CaseCount.report("cli.agg", cases);
  }

  private void compare(
      List<SlowRecount.Record> file,
      List<String> by,
      String number,
      Predicate<RefValue> where,
      List<String> options,
      String repeat) {
    List<String> args =
        new ArrayList<>(
            List.of(
                "agg",
                "--format",
                "tsv",
                "--count",
                "--sum",
                number,
                "--min",
                number,
                "--max",
                number,
                "--mean",
                number,
                "--p50",
                number,
                "--p99=" + number,
                "a.log"));
    by.forEach(pointer -> args.addAll(List.of("--by", pointer)));
    args.addAll(options);
    SkimRun run = SkimRun.in(folder, args.toArray(String[]::new));
    assertEquals(0, run.code(), () -> run + repeat);
    SlowRecount slow = new SlowRecount(file, by, number, where);
    assertTrue(
        run.err().contains(6000 - file.size() + " of 6000 lines were bad"), () -> run + repeat);
    String[] lines = run.out().split("\n");
    assertEquals(slow.counts.size() + 1, lines.length, () -> run + repeat);
    for (int i = 1; i < lines.length; i++) {
      String[] fields = lines[i].split("\t", -1);
      String group = String.join("|", List.of(fields).subList(0, by.size()));
      List<String> results = List.of(fields).subList(by.size(), fields.length);
      assertTrue(slow.counts.containsKey(group), () -> group + " " + repeat);
      checkGroup(slow.counts.get(group), slow.groups.get(group), results, repeat);
    }
  }

  private static void checkGroup(
      long count, List<BigDecimal> numbers, List<String> results, String repeat) {
    assertEquals(Long.toString(count), results.get(0), repeat);
    if (numbers.isEmpty()) {
      assertEquals(Collections.nCopies(6, ""), results.subList(1, 7), repeat);
      return;
    }
    Collections.sort(numbers);
    BigDecimal sum = numbers.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
    boolean integers = numbers.stream().allMatch(value -> value.scale() <= 0);
    if (integers) {
      assertEquals(sum.toPlainString(), results.get(1), repeat);
      assertEquals(numbers.get(0).toPlainString(), results.get(2), repeat);
      assertEquals(numbers.get(numbers.size() - 1).toPlainString(), results.get(3), repeat);
    }
    BigDecimal mean = sum.divide(BigDecimal.valueOf(numbers.size()), MathContext.DECIMAL128);
    assertClose(sum.doubleValue(), results.get(1), 1e-14, repeat);
    assertClose(numbers.get(0).doubleValue(), results.get(2), 0, repeat);
    assertClose(numbers.get(numbers.size() - 1).doubleValue(), results.get(3), 0, repeat);
    assertClose(mean.doubleValue(), results.get(4), 1e-14, repeat);
    if (numbers.size() <= Quantiles.EXACT) {
      assertClose(quantile(numbers, 0.5), results.get(5), 1e-12, repeat);
      assertClose(quantile(numbers, 0.99), results.get(6), 1e-12, repeat);
    }
  }

  private static double quantile(List<BigDecimal> sorted, double q) {
    double rank = q * (sorted.size() - 1);
    double low = sorted.get((int) Math.floor(rank)).doubleValue();
    double high = sorted.get((int) Math.ceil(rank)).doubleValue();
    return low + (rank - Math.floor(rank)) * (high - low);
  }

  private static void assertClose(double expected, String actual, double part, String repeat) {
    assertEquals(expected, Double.parseDouble(actual), Math.abs(expected) * part, repeat);
  }

  @Test
  void columnsStandInTheOrderTheyWereAskedFor() {
    SkimRun run =
        agg(
            "{\"a\":1,\"b\":2}\n",
            "--max",
            "/b",
            "--count",
            "--p99.90=/a",
            "--min=/a",
            "-f",
            "csv");
    assertEquals("max(b),count,p99.9(a),min(a)\n2,1,1.0,1\n", run.out());
  }

  @Test
  void missingNullAndTheirWordsAreDifferentGroups() {
    String lines =
        "{}\n{\"k\":null}\n{\"k\":\"\"}\n{\"k\":\"null\"}\n{\"k\":1}\n{\"k\":\"1\"}\n{\"k\":true}\n"
            + "{\"k\":[1, 2]}\n{\"k\":1.0}\n{\"k\":\"(null)\"}\n7\n";
    SkimRun csv = agg(lines, "--by", "/k", "-f", "csv");
    assertEquals(
        "k,count\n,2\nnull,1\ntrue,1\n1,1\n1.0,1\n\"\",1\n(null),1\n1,1\n\"null\",1\n\"[1, 2]\",1\n",
        csv.out());
    SkimRun json = agg(lines, "--by", "/k", "-f", "json");
    assertEquals(
        "[\n{\"count\":2},\n{\"k\":null,\"count\":1},\n{\"k\":true,\"count\":1},\n"
            + "{\"k\":1,\"count\":1},\n{\"k\":1.0,\"count\":1},\n{\"k\":\"\",\"count\":1},\n"
            + "{\"k\":\"(null)\",\"count\":1},\n{\"k\":\"1\",\"count\":1},\n"
            + "{\"k\":\"null\",\"count\":1},\n{\"k\":[1, 2],\"count\":1}\n]\n",
        json.out());
    SkimRun table = agg(lines, "--by", "/k");
    assertTrue(
        table.out().startsWith("k          count\n---------  -----\n(missing)      2\n"),
        table::toString);
  }

  @Test
  void oneStringInTwoSpellingsIsOneGroup() {
    SkimRun run =
        agg(
            "{\"k\":\"é/\"}\n{\"k\":\"\\u00e9\\/\"}\n{\"\\u006b\":\"é/\"}\n",
            "--by",
            "/k",
            "-f",
            "tsv");
    assertEquals("k\tcount\né/\t3\n", run.out());
  }

  @Test
  void groupsAreInOrderOrTheLargestFirst() {
    String lines =
        "{\"k\":10}\n{\"k\":9}\n{\"k\":9}\n{\"k\":-1}\n{\"k\":\"b\"}\n{\"k\":\"b\"}\n{\"k\":\"a\"}\n";
    assertEquals(
        "k\tcount\n-1\t1\n9\t2\n10\t1\na\t1\nb\t2\n", agg(lines, "-b", "/k", "-f", "tsv").out());
    assertEquals(
        "k\tcount\n9\t2\nb\t2\n-1\t1\n", agg(lines, "-b", "/k", "-f", "tsv", "-n", "3").out());
  }

  @Test
  void valuesThatAreNoNumbersAreLeftOutAndReported() {
    SkimRun run =
        agg(
            "{\"v\":1}\n{\"v\":\"2\"}\n{\"v\":null}\n{}\n{\"v\":1e999}\n{\"v\":[3]}\n",
            "--count",
            "--sum",
            "/v",
            "--mean",
            "/v",
            "-f",
            "csv");
    assertEquals("count,sum(v),mean(v)\n6,1,1.0\n", run.out());
    assertEquals("skim: 3 values at /v were no usable numbers and are left out\n", run.err());
    assertEquals(0, run.code());
  }

  @Test
  void numbersThatBreakTheGrammarMakeTheRecordBad() {
    SkimRun run =
        agg(
            "{\"v\":1,\"k\":\"x\"}\n{\"v\":01}\n{\"v\":1.}\n{\"v\":-}\n{\"v\":1 2}\n{\"v\":x}\n{\"v\":}\n{\"k\":\"a\" \"b\"}\n{\"k\":\"\\q\"}\n{\"k\":tru}\n",
            "--by",
            "/k",
            "--sum",
            "/v",
            "-f",
            "csv");
    assertEquals("k,sum(v)\nx,1\n", run.out());
    assertTrue(run.err().startsWith("skim: 9 of 10 lines were bad"), run::err);
  }

  @Test
  void noRecordsAtAllStillGiveAnAnswer() {
    assertEquals("count,sum(a)\n0,\n", agg("", "--count", "--sum", "/a", "-f", "csv").out());
    assertEquals("k,count\n", agg("", "--by", "/k", "-f", "csv").out());
    assertEquals("[]\n", agg("", "--by", "/k", "-f", "json").out());
  }

  @Test
  void largeIntegersStayExact() {
    SkimRun run =
        agg(
            "{\"v\":9223372036854775807}\n{\"v\":9223372036854775806}\n{\"v\":-9223372036854775808}\n",
            "--max",
            "/v",
            "--min",
            "/v",
            "--sum",
            "/v",
            "-f",
            "csv");
    assertEquals(
        "max(v),min(v),sum(v)\n9223372036854775807,-9223372036854775808,9223372036854775805\n",
        run.out());
    assertEquals(
        "max(v)\n1.8446744073709552E19\n",
        agg("{\"v\":18446744073709551615}\n", "--max", "/v", "-f", "csv").out());
  }

  @Test
  void controlCharactersDoNotReachTheTerminal() {
    SkimRun run = agg("{\"k\":\"a\\u001b[31m\\nb\"}\n", "--by", "/k");
    assertTrue(run.out().contains("a\\x1B[31m\\x0Ab"), run::toString);
  }

  @Test
  void wrongUsageIsExplained() {
    assertUsage("'/level' rather than 'level'", "agg", "--p99", "level");
    assertUsage("'/level' rather than 'level'", "agg", "--by", "level");
    assertUsage("JSON Pointer is missing behind --mean", "agg", "--mean");
    assertUsage("between 0 and 100", "agg", "--p101", "/a");
    assertUsage("put a number for NN", "agg", "--pNN", "/a");
    assertUsage("Unknown option: '--meen'", "agg", "--meen", "/a");
    assertUsage("expected one of", "agg", "--format", "xml");
    assertUsage("fail or skip", "agg", "--on-error", "stop");
    assertUsage("agg, get, check, gen or demo");
    assertUsage("Unmatched argument", "nonsense");
  }

  private void assertUsage(String part, String... args) {
    SkimRun run = SkimRun.in(folder, args);
    assertEquals(2, run.code(), run::toString);
    assertEquals("", run.out());
    assertTrue(run.err().contains(part), run::toString);
    assertTrue(run.err().contains("--help'."), run::toString);
  }
}

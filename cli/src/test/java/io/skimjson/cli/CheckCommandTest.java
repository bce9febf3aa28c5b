package io.skimjson.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.GzipFaults;
import io.skimjson.testkit.NdjsonModel;
import io.skimjson.testkit.NdjsonRecord;
import io.skimjson.testkit.RefFault;
import io.skimjson.testkit.ReferenceParser;
import io.skimjson.testkit.Seeds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {
  private static final Pattern HEADLINE =
      Pattern.compile("(?m)^[^ \n]+:(\\d+):(\\d+): ([A-Z_0-9]+) at byte (\\d+): ");

  @TempDir Path folder;

  private SkimRun check(String input, String... args) {
    return check(input.getBytes(UTF_8), args);
  }

  private SkimRun check(byte[] input, String... args) {
    List<String> all = new ArrayList<>(List.of("check"));
    all.addAll(List.of(args));
    return SkimRun.withInput(folder, input, all.toArray(String[]::new));
  }

  @Test
  void validDocumentsAreCalledValid() {
    SkimRun run = check(" {\"a\":[1,2.5e3,\"é\",true,null]}\n");
    assertEquals("stdin: valid, 32 bytes\n", run.out());
    assertEquals(0, run.code());
    assertEquals("stdin: valid, 2 lines\n", check("1\n\n[]\n", "--lines").out());
  }

  @Test
  void faultIsShownWithPlaceKindAndPicture() {
    SkimRun run = check("{\n  \"名\": \"é\", \"n\": 01\n}\n");
    assertEquals(1, run.code());
    String[] lines = run.out().split("\n");
    assertTrue(lines[0].startsWith("stdin:2:19: NUMBER_SYNTAX at byte 23: "), run::toString);
    assertTrue(lines[0].endsWith(", at /n"), run::toString);
    assertEquals("    \"名\": \"é\", \"n\": 01", lines[1]);
    assertEquals("                     ^", lines[2]);
    assertEquals("stdin: invalid", lines[3]);
  }

  @Test
  void placeIsSaidOnceWhateverTheNameHolds() {
    String headline = check("{\"latency (ms)\": 01}\n").out().lines().findFirst().orElseThrow();
    assertEquals(
        "stdin:1:19: NUMBER_SYNTAX at byte 18: the number '01' has a leading zero,"
            + " at /latency (ms)",
        headline);
  }

  @Test
  void eachBadLineHasItsFault() {
    byte[] input = "{\"a\":1}\n{\"a\":tru}\n{\"a\":\"\u00e9\"}\n[1,2\n".getBytes(ISO_8859_1);
    SkimRun run = check(input, "--lines");
    assertEquals(1, run.code());
    Matcher match = HEADLINE.matcher(run.out());
    List<String> faults = new ArrayList<>();
    while (match.find()) {
      faults.add(
          match.group(1) + ":" + match.group(2) + " " + match.group(3) + " " + match.group(4));
    }
    assertEquals(
        List.of("2:6 INVALID_LITERAL 13", "3:7 INVALID_UTF8 24", "4:5 INCOMPLETE 32"), faults);
    assertTrue(run.out().contains("  {\"a\":\"\\xE9\"}\n        ^\n"), run::toString);
    assertTrue(run.out().endsWith("stdin: 3 of 4 lines are invalid\n"), run::toString);
  }

  @Test
  void linesAreTheDefaultForNamesOfLogs() throws IOException {
    for (String name : List.of("a.ndjson", "a.jsonl", "a.log", "A.NDJSON")) {
      Files.writeString(folder.resolve(name), "1\n2\n");
      assertEquals(name + ": valid, 2 lines\n", SkimRun.in(folder, "check", name).out());
      assertEquals(1, SkimRun.in(folder, "check", "--no-lines", name).code());
    }
    Files.write(folder.resolve("b.ndjson.gz"), GzipFaults.gzip("1\n2\n".getBytes(UTF_8)));
    assertEquals("b.ndjson.gz: valid, 2 lines\n", SkimRun.in(folder, "check", "b.ndjson.gz").out());
    Files.writeString(folder.resolve("a.json"), "1\n2\n");
    SkimRun run = SkimRun.in(folder, "check", "a.json");
    assertTrue(run.out().contains("try --lines"), run::toString);
  }

  @Test
  void agreesWithTheModelAboutEveryLine() throws IOException {
    long seed = Seeds.seed();
    SkimRun.in(
        folder, "gen", "-n", "3000", "--seed", "" + seed, "--bad-rate", "0.2", "-o", "a.log");
    byte[] file = Files.readAllBytes(folder.resolve("a.log"));
    List<String> expected = new ArrayList<>();
    for (NdjsonRecord record : NdjsonModel.create().records(file)) {
      record
          .strict()
          .ifPresent(
              fault -> expected.add(record.line() + " " + fault.kind() + " " + fault.offset()));
    }
    SkimRun run = SkimRun.in(folder, "check", "--max-faults", "0", "a.log");
    assertEquals(expected, faults(run), () -> Seeds.repeat(seed));
    CaseCount.report("cli.check.lines", expected.size());
  }

  private static List<String> faults(SkimRun run) {
    List<String> faults = new ArrayList<>();
    Matcher match = HEADLINE.matcher(run.out());
    while (match.find()) {
      faults.add(match.group(1) + " " + match.group(3) + " " + match.group(4));
    }
    return faults;
  }

  @Test
  void agreesWithTheModelAboutDamagedDocuments() {
    long seed = Seeds.seed();
    SplittableRandom random = Seeds.random(seed);
    byte[] good =
        "{\"a\":[1,-2.5e3,{\"名前\":\"李\\u00e9\\n\",\"x\":[true,false,null]}],\n \"b\":{}}"
            .getBytes(UTF_8);
    int cases = 500;
    for (int i = 0; i < cases; i++) {
      byte[] bytes = good.clone();
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
      Optional<RefFault> fault = ReferenceParser.create().check(bytes);
      SkimRun run = check(bytes, "--no-lines");
      assertEquals(fault.isEmpty() ? 0 : 1, run.code(), () -> run + Seeds.repeat(seed));
      List<String> found = faults(run).stream().map(f -> f.substring(f.indexOf(' ') + 1)).toList();
      List<String> expected = fault.map(f -> f.kind() + " " + f.offset()).stream().toList();
      assertEquals(expected, found, () -> run + Seeds.repeat(seed));
    }
    CaseCount.report("cli.check.documents", cases);
  }

  @Test
  void namesMayBeAskedToBeUnique() {
    String input = "{\"a\":1,\"\\u0061\":2}\n";
    assertEquals(0, check(input).code());
    SkimRun run = check(input, "--unique-names");
    assertEquals(1, run.code());
    assertTrue(run.out().startsWith("stdin:1:8: DUPLICATE_NAME at byte 7: "), run::toString);
    assertEquals(1, check(input, "--unique-names", "--lines").code());
  }

  @Test
  void onlySoManyFaultsAreShownButAllAreCounted() {
    SkimRun run = check("x\n".repeat(50) + "1\n", "--lines");
    assertEquals(20, faults(run).size());
    assertTrue(
        run.out()
            .endsWith(
                "stdin: 50 of 51 lines are invalid (30 more are not shown; see --max-faults)\n"),
        run::toString);
    assertEquals(50, faults(check("x\n".repeat(50), "--lines", "-m", "0")).size());
  }

  @Test
  void quietOnlyAnswersByItsCode() {
    SkimRun run = check("x\n1\n", "--lines", "--quiet");
    assertEquals(1, run.code());
    assertEquals("", run.out() + run.err());
  }

  @Test
  void unreadableFilesDoNotHideTheOthers() throws IOException {
    Files.writeString(folder.resolve("bad.json"), "{");
    SkimRun run = SkimRun.in(folder, "check", "none.json", "bad.json");
    assertEquals(2, run.code());
    assertEquals("skim: cannot read none.json: no such file\n", run.err());
    assertTrue(run.out().contains("bad.json: invalid"), run::toString);
  }

  @Test
  void cutGzipIsTroubleAndNotCalledInvalid() throws IOException {
    Files.write(folder.resolve("cut.gz"), GzipFaults.cut());
    assertEquals(2, SkimRun.in(folder, "check", "--lines", "cut.gz").code());
    SkimRun run = SkimRun.in(folder, "check", "cut.gz");
    assertEquals(2, run.code());
    assertEquals("cut.gz: cannot be judged, it is not whole\n", run.out());
  }

  @Test
  void emptyInputIsNoDocumentButNoBadLineEither() {
    SkimRun run = check("");
    assertEquals(1, run.code());
    assertTrue(run.out().startsWith("stdin:1:1: EMPTY at byte 0: "), run::toString);
    assertEquals(0, check("", "--lines").code());
  }
}

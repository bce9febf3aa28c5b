package io.skimjson.bench.report;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class ReportTest {
  private static final Run ON_17 = new Run("17", "17", "A 17.0.1", "", "loop", "loop (because)");
  private static final Run ON_25 =
      new Run("25-vector", "25", "B 25.0.1", "--add-modules v", "vector512", "vector512 (wide)");

  /** One benchmark as JMH writes it. */
  private static String jmh(
      String method, String parameters, String score, String error, String unit) {
    return String.format(
        Locale.ROOT,
        """
        {
          "jmhVersion" : "1.37",
          "benchmark" : "io.skimjson.bench.%s",
          "mode" : "thrpt",
          "params" : { %s },
          "primaryMetric" : {
            "score" : %s,
            "scoreError" : %s,
            "scoreConfidence" : [ 1.0, 2.0 ],
            "scoreUnit" : "%s",
            "rawData" : [ [ 1.0 ] ]
          },
          "secondaryMetrics" : {
            "gc.alloc.rate" : { "score" : 1.0, "scoreUnit" : "MB/sec" },
            "gc.alloc.rate.norm" : { "score" : 1024.5, "scoreUnit" : "B/op" }
          }
        }
        """,
        method,
        parameters,
        score,
        error,
        unit);
  }

  private static List<Score> scores(Run run, String... results) {
    byte[] json = ("[" + String.join(",", results) + "]").getBytes(StandardCharsets.UTF_8);
    return new JmhResults(run, corpus -> 1_000_000).read(json);
  }

  private static String select(String library, double score, double error) {
    return jmh(
        "ParseAndSelectBenchmark." + library,
        "\"corpus\" : \"twitter.json\"",
        String.valueOf(score),
        String.valueOf(error),
        "ops/s");
  }

  private static String stage1(String library, String kernel, double score) {
    String parameters =
        "\"corpus\" : \"twitter.json\""
            + (kernel.isEmpty() ? "" : ", \"kernel\" : \"" + kernel + "\"");
    return jmh("Stage1Benchmark." + library, parameters, String.valueOf(score), "1.0", "ops/s");
  }

  private static List<Score> select(Run run) {
    return scores(
        run,
        select("skimjson", 3000, 30),
        select("skimjsonStrict", 2000, 20),
        select("jackson3Streaming", 1000, 40),
        select("jackson2Streaming", 1200, 12),
        select("fastjson2Bind", 2000, 80));
  }

  @Test
  void readsWhatJmhWrites() {
    Score score = select(ON_17).get(3);
    assertEquals("parse-and-select", score.task());
    assertEquals("jackson2-streaming", score.library());
    assertEquals("twitter.json", score.corpus());
    assertEquals("loop", score.kernel());
    assertEquals(1200, score.operations());
    assertEquals(1.2, score.gigabytes(), 1e-12);
    assertEquals(0.01, score.error(), 1e-12);
    assertEquals(1024.5, score.allocated());
    assertFalse(score.isOurs());
  }

  @ParameterizedTest
  @CsvSource({"ns/op, 2000, 500000", "us/op, 2, 500000", "ops/s, 7, 7", "ops/ms, 7, 7000"})
  void turnsEveryUnitIntoOperationsASecond(String unit, String score, double operations) {
    Score read =
        scores(ON_17, jmh("OneFieldBenchmark.gson", "\"corpus\":\"x\"", score, "0.1", unit)).get(0);
    assertEquals(operations, read.operations(), 1e-6 * operations);
  }

  @Test
  void aScoreWithoutAnErrorHasNone() {
    Score score =
        scores(ON_17, jmh("OneFieldBenchmark.gson", "\"corpus\":\"x\"", "5.0", "\"NaN\"", "ops/s"))
            .get(0);
    assertTrue(Double.isNaN(score.error()));
    assertTrue(Double.isNaN(Ratio.of(score, score, true).error()));
  }

  @Test
  void aRatioCarriesTheErrorsOfBothScores() {
    Ratio ratio = find(Ratios.of(select(ON_17)), "parse-and-select", "fastjson2-bind");
    assertEquals(1.5, ratio.ratio(), 1e-12);
    assertEquals(1.5 * Math.sqrt(0.01 * 0.01 + 0.04 * 0.04), ratio.error(), 1e-12);
    assertEquals(3.0, ratio.ours(), 1e-12);
    assertEquals(2.0, ratio.rivalScore(), 1e-12);
    assertEquals("GB/s", ratio.unit());
  }

  @Test
  void theBestRivalIsTheFastestAndNeverOneOfOurs() {
    for (String task : List.of("parse-and-select", "parse-and-select/strict")) {
      List<String> best =
          Ratios.of(select(ON_17)).stream()
              .filter(ratio -> ratio.task().equals(task) && ratio.isToTheBest())
              .map(Ratio::rival)
              .toList();
      assertEquals(List.of("fastjson2-bind"), best, task);
    }
  }

  @Test
  void runsAreNotMixed() {
    List<Score> both =
        Stream.concat(select(ON_17).stream(), scores(ON_25, select("skimjson", 9, 1)).stream())
            .toList();
    assertTrue(Ratios.of(both).stream().allMatch(ratio -> ratio.run().equals(ON_17)));
  }

  @ParameterizedTest
  @CsvSource({
    "fastjson2-bind, 1.5, met (within the error)",
    "fastjson2-bind, 1.2, met",
    "fastjson2-bind, 1.52, MISSED (within the error)",
    "fastjson2-bind, 1.7, MISSED",
    "best, 1.4, met",
    "best, 1.8, MISSED",
    "jackson*-streaming, 2.47, met (within the error)",
    "jackson*-streaming, 2.6, MISSED",
    "moshi, 1, not measured"
  })
  void judgesATargetByTheFastestRivalThatItNames(String rival, double wanted, String verdict) {
    Target target = new Target("parse-and-select", "twitter.json", "17", "*", rival, wanted);
    Verdict found = Ratios.judge(List.of(target), Ratios.of(select(ON_17))).get(0);
    assertEquals(verdict, found.text());
    assertEquals(verdict.startsWith("met"), found.isMet());
  }

  @Test
  void aTargetOfAnotherJdkOrKernelIsNotJudged() {
    List<Target> targets =
        List.of(
            new Target("parse-and-select", "twitter.json", "25", "*", "best", 1),
            new Target("parse-and-select", "twitter.json", "17", "vector*", "best", 1));
    for (Verdict verdict : Ratios.judge(targets, Ratios.of(select(ON_17)))) {
      assertEquals("not measured", verdict.text());
    }
  }

  @Test
  void aTargetOfATaskThatWasNotRunIsLeftOut() {
    Target target = new Target("utf8", "twitter.json", "17", "*", "best", 1);
    assertEquals(List.of(), Ratios.judge(List.of(target), Ratios.of(select(ON_17))));
  }

  @Test
  void kernelsAreComparedWithEachOtherAndTheBestOneIsJudged() {
    List<Ratio> ratios =
        Ratios.of(
            scores(
                ON_25,
                stage1("skimjson", "SWAR", 1000),
                stage1("skimjson", "VECTOR128", 2000),
                stage1("skimjson", "VECTOR512", 6000),
                stage1("simdjsonJavaTwoPasses", "", 4000)));
    assertEquals(6, find(ratios, "stage1", "skimjson-swar", "vector512").ratio(), 1e-12);
    Target target = new Target("stage1", "twitter.json", "25", "vector*", "simdjson-java-*", 1.3);
    Verdict verdict = Ratios.judge(List.of(target), ratios).get(0);
    assertTrue(verdict.isMet());
    assertEquals("vector512", verdict.ratio().orElseThrow().kernel());
  }

  @Test
  void ratiosCsvHasItsColumnsAndTheTargetWhereThereIsOne() {
    List<Ratio> ratios = Ratios.of(select(ON_17));
    Target target = new Target("parse-and-select", "twitter.json", "17", "*", "best", 1.6);
    List<String> lines = CsvFiles.ratios(ratios, Ratios.judge(List.of(target), ratios));
    assertEquals(
        "task,corpus,jdk,kernel,ours,rival,rival_score,unit,ratio,target,met", lines.get(0));
    assertTrue(
        lines.contains(
            "parse-and-select,twitter.json,17,loop,3.0000,fastjson2-bind,2.0000,GB/s,1.5000,1.6,no"));
    assertTrue(
        lines.contains(
            "parse-and-select,twitter.json,17,loop,3.0000,jackson2-streaming,1.2000,GB/s,2.5000,,"));
    assertEquals(1 + 2 * 3, lines.size());
    lines.forEach(line -> assertEquals(11, line.split(",", -1).length, line));
  }

  @Test
  void resultsCsvHasALineAScore() {
    List<String> lines = CsvFiles.results(select(ON_17));
    assertEquals(6, lines.size());
    lines.forEach(
        line -> assertEquals(lines.get(0).split(",", -1).length, line.split(",", -1).length, line));
    assertTrue(lines.get(1).startsWith("parse-and-select,twitter.json,1000000,17,,loop,skimjson,"));
  }

  @Test
  void targetsAreReadAndAWrongLineIsRefused() {
    List<Target> targets =
        Target.read(List.of("# note", Target.HEADER, "", "a,b.json,17,*,best,1.05"));
    assertEquals(List.of(new Target("a", "b.json", "17", "*", "best", 1.05)), targets);
    assertThrows(IllegalArgumentException.class, () -> Target.read(List.of("a,b,c")));
    assertThrows(
        IllegalArgumentException.class, () -> Target.read(List.of(Target.HEADER, "a,b,c")));
  }

  @Test
  void theTargetsOfTheProjectCanBeRead() throws IOException {
    List<Target> targets = Target.read(Files.readAllLines(Path.of("targets.csv")));
    assertTrue(targets.size() > 15 && targets.stream().allMatch(target -> target.ratio() > 0));
  }

  @Test
  void theProgramWritesCsvPageAndPictures(@TempDir Path folder) throws IOException {
    Path run = Files.createDirectories(folder.resolve("runs/17"));
    Files.writeString(
        run.resolve(Run.FILE), "jdk=17\nversion=17.0.1\nflags=\nkernel=swar\nwhy=swar (only)\n");
    Files.writeString(
        run.resolve("a.json"),
        "[" + select("skimjson", 3000, 30) + "," + select("fastjson2Bind", 2000, 80) + "]");
    Files.write(
        folder.resolve("targets.csv"),
        List.of(Target.HEADER, "parse-and-select,twitter.json,17,*,best,1.05"));
    int exit =
        new CommandLine(new Report())
            .execute(
                "--results=" + folder.resolve("runs"),
                "--targets=" + folder.resolve("targets.csv"),
                "--csv=" + folder.resolve("csv"),
                "--docs=" + Files.createDirectory(folder.resolve("docs")),
                "--machine=Some(R) CPU @ 2.0GHz",
                "--fact=a fact");
    assertEquals(0, exit);
    assertEquals(2, Files.readAllLines(folder.resolve("csv/ratios.csv")).size());
    assertEquals(3, Files.readAllLines(folder.resolve("csv/results.csv")).size());
    requirePageAndPicture(folder.resolve("docs"));
  }

  private static void requirePageAndPicture(Path docs) throws IOException {
    List<Path> files;
    try (Stream<Path> found = Files.walk(docs)) {
      files = found.filter(Files::isRegularFile).sorted().toList();
    }
    assertEquals(2, files.size(), files::toString);
    Path page = files.stream().filter(f -> f.toString().endsWith(".md")).findFirst().orElseThrow();
    assertTrue(page.toString().endsWith("some-cpu-2-0ghz.md"), page.toString());
    String text = Files.readString(page);
    for (String wanted :
        List.of("- a fact", "1.50 \u00b1 0.06", "| met ", "**skimjson**", "1,02", ".png)")) {
      assertTrue(text.contains(wanted), wanted + " in " + text);
    }
    Path picture =
        files.stream().filter(f -> f.toString().endsWith(".png")).findFirst().orElseThrow();
    byte[] png = {(byte) 0x89, 'P', 'N', 'G'};
    assertArrayEquals(png, Arrays.copyOf(Files.readAllBytes(picture), 4));
  }

  @Test
  void aFolderWithoutResultsIsAnError(@TempDir Path folder) throws IOException {
    Files.write(folder.resolve("targets.csv"), List.of(Target.HEADER));
    int exit =
        new CommandLine(new Report())
            .execute(
                "--results=" + folder,
                "--targets=" + folder.resolve("targets.csv"),
                "--csv=" + folder);
    assertEquals(1, exit);
  }

  private static Ratio find(List<Ratio> ratios, String task, String rival) {
    return ratios.stream()
        .filter(ratio -> ratio.task().equals(task) && ratio.rival().equals(rival))
        .findFirst()
        .orElseThrow();
  }

  private static Ratio find(List<Ratio> ratios, String task, String rival, String kernel) {
    return find(
        ratios.stream()
            .filter(ratio -> ratio.kernel().equals(kernel.toLowerCase(Locale.ROOT)))
            .toList(),
        task,
        rival);
  }
}

package io.skimjson.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DemoCommandTest {
  @TempDir Path folder;

  private static List<Path> leftOvers() throws IOException {
    try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
      return files.filter(file -> file.getFileName().toString().startsWith("skim-demo")).toList();
    }
  }

  @Test
  void showsTableRejectsSpeedAndKernelAndCleansUp() throws IOException {
    List<Path> before = leftOvers();
    SkimRun run = SkimRun.in(folder, "demo", "--lines", "5000");
    assertEquals(0, run.code(), run::toString);
    assertEquals("", run.err());
    for (String part :
        List.of(
            "Generated 5,000 lines",
            "level  count  mean(latency_ms)",
            "\nERROR ",
            "\nrecords   4,9",
            "\nrejects   1",
            "INCOMPLETE",
            " MB/s",
            "kernel    " + Json.kernel(),
            "Try next:")) {
      assertTrue(run.out().contains(part), () -> part + "\n" + run);
    }
    List<Path> after = leftOvers();
    assertFalse(after.stream().anyMatch(file -> !before.contains(file)), after::toString);
  }

  @Test
  void commandsToTryNextWork() {
    SkimRun run = SkimRun.in(folder, "demo", "--lines", "10");
    String[] lines = run.out().substring(run.out().indexOf("Try next:")).split("\n");
    assertEquals(5, lines.length);
    SkimRun.in(folder, "gen", "--lines", "2000", "--bad-rate", "0.001", "-o", "app.log");
    for (int i = 2; i < lines.length; i++) {
      String[] words = lines[i].strip().replace("'", "").split(" ");
      String[] args = Arrays.copyOfRange(words, 1, words.length);
      assertTrue(SkimRun.in(folder, args).code() <= 1, lines[i]);
    }
  }
}

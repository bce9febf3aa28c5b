package io.skimjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The help texts are as recorded, and the examples in them work. */
class HelpTest {
  private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

  @TempDir Path folder;

  private static String golden(String command) throws IOException {
    try (InputStream in = HelpTest.class.getResourceAsStream("help-" + command + ".txt")) {
      return in == null ? "no golden text for " + command : new String(in.readAllBytes(), UTF_8);
    }
  }

  private SkimRun help(String command) {
    return command.equals("skim")
        ? SkimRun.in(folder, "--help")
        : SkimRun.in(folder, command, "--help");
  }

  /** To record a changed text: run the command with --help into the file that is compared here. */
  @ParameterizedTest
  @ValueSource(strings = {"skim", "agg", "get", "check", "gen", "demo"})
  void textIsAsRecorded(String command) throws IOException {
    SkimRun run = help(command);
    assertEquals(0, run.code());
    assertEquals("", run.err());
    assertEquals(golden(command), run.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"skim", "agg", "get", "check", "gen", "demo"})
  void hasTwoExamplesThatWork(String command) {
    List<String> examples =
        help(command).out().lines().filter(line -> line.startsWith("  skim ")).toList();
    assertEquals(2, examples.size());
    SkimRun log = SkimRun.in(folder, "gen", "-n", "5000", "-o", "app.log");
    assertEquals(0, log.code(), log::toString);
    for (String example : examples) {
      SkimRun run = pipe(example);
      boolean mayBeInvalid = example.contains("--bad-rate") && example.contains("skim check");
      assertTrue(run.code() == 0 || (mayBeInvalid && run.code() == 1), () -> example + "\n" + run);
      boolean isQuiet = example.contains("-o ") || example.contains("--quiet");
      assertEquals(isQuiet, run.outBytes().length == 0, () -> example + "\n" + run);
      assertEquals("", run.err(), example);
    }
  }

  private SkimRun pipe(String line) {
    SkimRun run = new SkimRun(0, new byte[0], "");
    for (String command : line.strip().split(" \\| ")) {
      List<String> words = new ArrayList<>();
      Matcher match = WORD.matcher(command);
      while (match.find()) {
        words.add(match.group(1) != null ? match.group(1) : match.group(2));
      }
      assertEquals("skim", words.remove(0));
      run = SkimRun.withInput(folder, run.outBytes(), words.toArray(String[]::new));
    }
    return run;
  }

  @Test
  void versionIsThatOfTheBuild() {
    SkimRun run = SkimRun.in(folder, "--version");
    assertEquals(0, run.code());
    assertTrue(run.out().matches("skim \\d+\\.\\d+\\.\\d+(-SNAPSHOT)?\n"), run::toString);
  }
}

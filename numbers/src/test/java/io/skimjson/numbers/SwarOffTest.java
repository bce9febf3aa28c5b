package io.skimjson.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Seeds;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code -Dskimjson.swar=false} changes no answer: another process gives the same digest. */
class SwarOffTest {
  private static final int COUNT = 50_000;

  @Test
  void aProcessWithoutSwarGivesTheSameAnswers() throws IOException, InterruptedException {
    long seed = Seeds.seed();
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process process =
        new ProcessBuilder(
                List.of(
                    java,
                    "-Xmx128m",
                    "-Dskimjson.swar=false",
                    "-cp",
                    System.getProperty("java.class.path"),
                    AnswerDigest.class.getName(),
                    Long.toString(seed),
                    Integer.toString(COUNT)))
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
    assertEquals(
        "digest false " + AnswerDigest.of(seed, COUNT), output.strip(), () -> Seeds.repeat(seed));
    CaseCount.report("numbers.swar_off", COUNT);
  }
}

package io.skimjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A log streams through little memory, whatever its length. */
class BoundedMemoryTest {
  private static final int LINES = 2_000;
  private static final int REPEATS = 150;

  @TempDir Path folder;

  /** About 100 MB, more than twice the heap, through a pipe. */
  @Test
  @Timeout(60)
  void aLogLargerThanTheHeapIsAggregated() throws Exception {
    SkimRun part = SkimRun.in(folder, "gen", "-n", "" + LINES, "--bad-rate", "0.01");
    SkimRun once =
        SkimRun.withInput(
            folder, part.outBytes(), "agg", "--count", "--sum", "/user/id", "-f", "csv");
    String[] expected = once.out().split("\n")[1].split(",");
    long bytes = (long) part.outBytes().length * REPEATS;
    assertTrue(bytes > 2 * 48L << 20, "bytes: " + bytes);

    Process skim = start("agg", "--count", "--sum", "/user/id", "--p99", "/id", "-f", "csv");
    CompletableFuture<Void> feeding =
        CompletableFuture.runAsync(() -> feed(skim.getOutputStream(), part.outBytes()));
    CompletableFuture<String> complaints =
        CompletableFuture.supplyAsync(() -> text(skim.errorReader(UTF_8).lines().toList()));
    String out = text(skim.inputReader(UTF_8).lines().toList());
    String err = complaints.get();
    assertEquals(0, skim.waitFor(), err);
    feeding.get();
    String[] found = out.split("\n")[1].split(",");
    long good = Long.parseLong(expected[0]);
    assertEquals(good * REPEATS, Long.parseLong(found[0]), err);
    assertEquals(Long.parseLong(expected[1]) * REPEATS, Long.parseLong(found[1]), err);
    assertTrue(
        err.contains(
            "skim: " + (LINES - good) * REPEATS + " of " + LINES * REPEATS + " lines were bad"),
        err);
  }

  private static Process start(String... args) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx48m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Skim.class.getName()));
    command.addAll(List.of(args));
    return new ProcessBuilder(command).start();
  }

  private static void feed(OutputStream pipe, byte[] part) {
    try (pipe) {
      for (int i = 0; i < REPEATS; i++) {
        pipe.write(part);
      }
    } catch (IOException gone) {
      throw new UncheckedIOException(gone); // skim ended before its input did
    }
  }

  private static String text(List<String> lines) {
    return String.join("\n", lines);
  }
}

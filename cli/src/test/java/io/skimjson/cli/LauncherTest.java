package io.skimjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script {@code skim}, with a Java and a Maven that only write down what they are asked. */
class LauncherTest {
  private static final List<String> TOOLS =
      List.of(
          "sh",
          "sed",
          "head",
          "tail",
          "find",
          "grep",
          "dirname",
          "readlink",
          "cat",
          "mkdir",
          "touch",
          "cp",
          "mv",
          "rm",
          "sleep",
          "ls");
  private static final String JAVA =
      """
      #!/bin/sh
      case $1 in
        -version) echo 'openjdk version "VERSION.0.1" 2026-01-01' >&2; exit ;;
      esac
      while [ $# -gt 0 ] && [ "$1" != -jar ]; do
        case $1 in -Xmx*|-Dmine*) printf '%s\\n' "$1" ;; esac
        shift
      done
      [ "$(cat "$2")" = whole ] || exit 9
      shift 2
      printf '[%s]\\n' "$@"
      exit 7
      """
          .replace("exit 7", "[ \"$1\" != --version ] || exit 0\nexit 7");
  private static final String MAVEN =
      """
      #!/bin/sh
      echo noise on standard output
      echo "$@" >>../mvn-calls
      [ ! -f ../mvn-fails ] || { echo '[ERROR] it does not compile'; exit 1; }
      sleep 1
      mkdir -p cli/target
      printf who >cli/target/skimjson-cli-1-all.jar
      printf le >>cli/target/skimjson-cli-1-all.jar
      """;

  @TempDir Path folder;
  private Path root;
  private Path bin;

  /** What a process said. */
  private record Said(int code, String out, String err) {}

  @BeforeEach
  void layOutACheckout() throws IOException {
    root = Files.createDirectories(folder.resolve("a checkout"));
    bin = Files.createDirectories(folder.resolve("bin"));
    for (String module : List.of("bytes", "numbers", "stage1", "parser", "ndjson", "cli")) {
      Files.createDirectories(root.resolve(module).resolve("src/main"));
      Files.writeString(root.resolve(module).resolve("pom.xml"), "<project/>");
    }
    Files.writeString(root.resolve("pom.xml"), "<project/>");
    Files.copy(Path.of("..", "skim"), root.resolve("skim"), StandardCopyOption.COPY_ATTRIBUTES);
    for (String tool : TOOLS) {
      Files.createSymbolicLink(bin.resolve(tool), find(tool));
    }
    script("java", JAVA.replace("VERSION", "17"));
    script("mvn", MAVEN);
  }

  @AfterEach
  void takeAwayTheLinks() throws IOException {
    for (String tool : TOOLS) {
      Files.delete(bin.resolve(tool));
    }
  }

  private static Path find(String tool) {
    for (String place : System.getenv("PATH").split(File.pathSeparator)) {
      Path file = Path.of(place, tool);
      if (Files.isExecutable(file)) {
        return file.toAbsolutePath();
      }
    }
    throw new IllegalStateException("no " + tool + " in PATH");
  }

  private void script(String name, String text) throws IOException {
    Path file = bin.resolve(name);
    Files.deleteIfExists(file);
    Files.writeString(file, text);
    assertTrue(file.toFile().setExecutable(true));
  }

  private Process start(Path script, Map<String, String> more, String... args) throws IOException {
    List<String> command = new ArrayList<>(List.of(script.toString()));
    command.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", bin.toString());
    builder.environment().putAll(more);
    builder.redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")));
    return builder.start();
  }

  private static Said finish(Process process) throws IOException, InterruptedException {
    String out = new String(process.getInputStream().readAllBytes(), UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), UTF_8);
    return new Said(process.waitFor(), out, err);
  }

  private Said skim(String... args) throws IOException, InterruptedException {
    return finish(start(root.resolve("skim"), Map.of(), args));
  }

  private int builds() throws IOException {
    Path calls = folder.resolve("mvn-calls");
    return Files.exists(calls) ? Files.readAllLines(calls).size() : 0;
  }

  @Test
  void buildsOnceQuietlyAndPassesArgumentsAndExitCode() throws Exception {
    Said first = skim("get", "/a b", "", "*", "--where", "/x='y'");
    assertEquals(
        "-Xmx256m\n[get]\n[/a b]\n[]\n[*]\n[--where]\n[/x='y']\n", first.out(), first::toString);
    assertEquals(7, first.code());
    assertTrue(first.err().startsWith("skim: building itself"), first::err);
    Said second = skim("get");
    assertEquals("-Xmx256m\n[get]\n", second.out());
    assertEquals("", second.err());
    assertEquals(1, builds());
  }

  @Test
  void buildsAgainWhenASourceIsNewer() throws Exception {
    skim("x");
    Path source = root.resolve("parser/src/main/New.java");
    Files.writeString(source, "");
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(2)));
    skim("x");
    assertEquals(2, builds());
  }

  @Test
  void worksThroughSymbolicLinksFromAnyFolder() throws Exception {
    Path other = Files.createDirectories(folder.resolve("other/deep"));
    Path near = Files.createSymbolicLink(root.resolve("near"), Path.of("skim"));
    Path far = Files.createSymbolicLink(other.resolve("far"), other.relativize(near));
    Said said = finish(start(far, Map.of(), "a"));
    assertEquals("-Xmx256m\n[a]\n", said.out(), said::toString);
  }

  @Test
  void firstRunsAtTheSameTimeBuildOnce() throws Exception {
    List<Process> all = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      all.add(start(root.resolve("skim"), Map.of(), "run"));
    }
    for (Process process : all) {
      Said said = finish(process);
      assertEquals("-Xmx256m\n[run]\n", said.out(), said::toString);
    }
    assertEquals(1, builds());
    assertFalse(Files.exists(root.resolve("cli/target/skim-build.lock")));
  }

  @Test
  void lockOfADeadBuilderIsTakenAway() throws Exception {
    Path lock = Files.createDirectories(root.resolve("cli/target/skim-build.lock"));
    Process gone = new ProcessBuilder("true").start();
    gone.waitFor();
    Files.writeString(lock.resolve("pid"), gone.pid() + "\n");
    assertEquals("-Xmx256m\n[a]\n", skim("a").out());
  }

  @Test
  void failedBuildShowsItsLogAndLeavesNoLock() throws Exception {
    Files.writeString(folder.resolve("mvn-fails"), "");
    Said said = skim("a");
    assertEquals(2, said.code());
    assertEquals("", said.out());
    assertTrue(said.err().contains("the build failed"), said::err);
    assertTrue(said.err().contains("[ERROR] it does not compile"), said::err);
    Files.delete(folder.resolve("mvn-fails"));
    assertEquals("-Xmx256m\n[a]\n", skim("a").out());
  }

  @Test
  void missingOrOldToolsAreNamed() throws Exception {
    Files.delete(bin.resolve("mvn"));
    assertTrouble("no Maven found");
    script("java", JAVA.replace("VERSION", "11"));
    assertTrouble("Java 17 or newer is needed");
    Files.delete(bin.resolve("java"));
    assertTrouble("no Java found");
  }

  private void assertTrouble(String part) throws IOException, InterruptedException {
    Said said = skim("a");
    assertEquals(2, said.code());
    assertEquals("", said.out());
    assertTrue(said.err().startsWith("skim: ") && said.err().contains(part), said::err);
  }

  @Test
  void jarThatMavenMadeBeforeIsUsedIfItRuns() throws Exception {
    Files.createDirectories(root.resolve("cli/target"));
    Path jar = root.resolve("cli/target/skimjson-cli-1-all.jar");
    Files.writeString(jar, "half");
    assertEquals("-Xmx256m\n[a]\n", skim("a").out());
    assertEquals(1, builds());
    Files.delete(root.resolve("cli/target/skim.jar"));
    assertEquals("-Xmx256m\n[a]\n", skim("a").out());
    assertEquals(1, builds());
  }

  @Test
  void javaHomeAndJavaOptionsAreHonoured() throws Exception {
    Path home = Files.createDirectories(folder.resolve("jdk/bin"));
    Files.move(bin.resolve("java"), home.resolve("java"));
    Said said =
        finish(
            start(
                root.resolve("skim"),
                Map.of(
                    "JAVA_HOME", home.getParent().toString(), "SKIM_JAVA_OPTS", "-Xmx1g -Dmine=1"),
                "a"));
    assertEquals("-Xmx256m\n-Xmx1g\n-Dmine=1\n[a]\n", said.out(), said::toString);
  }
}

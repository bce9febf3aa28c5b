package io.skimjson.arrows;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.Json;
import io.skimjson.testkit.CaseCount;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The library as users start it: on each JDK of this machine, with and without the module of the
 * Vector API, on the class path and on the module path. Each set-up is a process that says which
 * kernel it has.
 */
class SetUpsTest {
  private static final String VECTORS = "jdk.incubator.vector";
  private static final Pattern JDK_HOME = Pattern.compile("<jdkHome>([^<]+)</jdkHome>");
  private static final Pattern ROOM = Pattern.compile("/(bytes|numbers|stage1|parser)/target/");
  private static final int SECONDS = 60;

  private final List<String> rooms = roomsOfThisBuild();
  private final boolean haveVectors = haveVectors();

  @Test
  void everySetUpStartsAndSaysWhichKernelItHas() throws Exception {
    int cases = 0;
    for (Path java : javas()) {
      int version = version(java);
      for (boolean module : new boolean[] {false, true}) {
        for (boolean modulePath : new boolean[] {false, true}) {
          List<String> options = module ? List.of("--add-modules", VECTORS) : List.of();
          String kernel = start(java, modulePath, options);
          String setUp = "JDK " + version + ", " + options + ", module path " + modulePath;
          assertTrue(kernel.matches(expected(version, module)), () -> setUp + ": " + kernel);
          cases++;
        }
      }
    }
    CaseCount.report("arrows.setups", cases);
  }

  @Test
  void aKernelCanBeForcedInEverySetUp() throws Exception {
    int cases = 0;
    for (Path java : javas()) {
      boolean vectors = version(java) >= 25 && haveVectors;
      for (String name : List.of("swar", "loop", "bytes", "vector128")) {
        String forced = "-Dskimjson.kernel=" + name;
        String kernel = start(java, true, List.of("--add-modules", VECTORS, forced));
        if (name.startsWith("vector") && !vectors) {
          assertTrue(kernel.contains("vector128 is not available: vectors need"), kernel);
        } else {
          assertEquals(name + " (forced by skimjson.kernel)", kernel);
        }
        cases++;
      }
    }
    CaseCount.report("arrows.forced", cases);
  }

  private String expected(int version, boolean module) {
    if (version < 25) {
      return "swar \\(vectors need JDK 25; .*\\)";
    }
    if (!haveVectors) {
      return "swar \\(vectors need the jar that was built with JDK 25; .*\\)";
    }
    return module
        ? "vector[0-9]+ \\(the longest vectors that this machine prefers\\)"
        : "swar \\(vectors need --add-modules jdk.incubator.vector; .*\\)";
  }

  private String start(Path java, boolean modulePath, List<String> options) throws Exception {
    String here = Path.of("target", "test-classes").toAbsolutePath().toString();
    List<String> command = new ArrayList<>(List.of(java.toString()));
    command.addAll(options);
    if (modulePath) {
      command.addAll(List.of("--module-path", path(rooms), "--add-modules", "io.skimjson"));
      command.addAll(List.of("-cp", here));
    } else {
      command.addAll(List.of("-cp", path(rooms) + File.pathSeparator + here));
    }
    command.add(Main.class.getName());
    Path out = Files.createTempFile("setup", ".txt");
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(out.toFile())
              .start();
      assertTrue(process.waitFor(SECONDS, TimeUnit.SECONDS), () -> "still running: " + command);
      String said = Files.readString(out, StandardCharsets.UTF_8);
      assertEquals(0, process.exitValue(), () -> command + "\n" + said);
      Matcher kernel = Pattern.compile("(?m)^kernel: (.*)$").matcher(said);
      assertTrue(kernel.find(), () -> command + "\n" + said);
      return kernel.group(1);
    } finally {
      Files.delete(out);
    }
  }

  /** Run by the processes. */
  static final class Main {
    private Main() {}

    public static void main(String[] args) {
      boolean valid = Json.isValid("[1,{\"a\":\"\\n\u00e9\"}]".getBytes(StandardCharsets.UTF_8));
      System.out.println("kernel: " + (valid ? Json.kernel() : "none, a valid text was refused"));
    }
  }

  /** This process' Java, and those that the build has listed. */
  private static Set<Path> javas() throws IOException {
    Set<Path> javas = new LinkedHashSet<>();
    javas.add(Path.of(System.getProperty("java.home"), "bin", "java").toRealPath());
    Path list = Path.of("target", "jdks.xml");
    if (Files.exists(list)) {
      Matcher home = JDK_HOME.matcher(Files.readString(list, StandardCharsets.UTF_8));
      while (home.find()) {
        javas.add(Path.of(home.group(1), "bin", "java").toRealPath());
      }
    }
    javas.removeIf(java -> version(java) < 17);
    return javas;
  }

  private static int version(Path java) {
    Path release = java.getParent().resolveSibling("release");
    try {
      Matcher version =
          Pattern.compile("(?m)^JAVA_VERSION=\"([0-9]+)").matcher(Files.readString(release));
      return version.find() ? Integer.parseInt(version.group(1)) : 0;
    } catch (IOException e) {
      return 0; // no JDK of the kind that is looked for
    }
  }

  private static List<String> roomsOfThisBuild() {
    String[] entries = System.getProperty("java.class.path").split(File.pathSeparator);
    return Arrays.stream(entries)
        .filter(
            entry ->
                ROOM.matcher(entry.replace('\\', '/') + "/").find() || entry.contains("fastutil"))
        .toList();
  }

  private boolean haveVectors() {
    String kernels = "META-INF/versions/25/io/skimjson/stage1/VectorKernels.class";
    for (String room : rooms) {
      if (room.endsWith(".jar") && room.contains("stage1")) {
        try (JarFile jar = new JarFile(room)) {
          return jar.getEntry(kernels) != null;
        } catch (IOException e) {
          throw new AssertionError(room, e);
        }
      }
    }
    return false;
  }

  private static String path(List<String> entries) {
    return String.join(File.pathSeparator, entries);
  }
}

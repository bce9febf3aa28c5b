package io.skimjson.arrows;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Of doclint's group "missing", which Maven leaves out, the one part that is wanted: a comment on
 * every public name.
 */
class CommentsTest {
  private static final List<String> PUBLISHED =
      List.of("bytes", "numbers", "stage1", "parser", "ndjson");

  @Test
  void everyPublicNameOfTheLibraryHasAComment(@TempDir Path output) throws IOException {
    List<String> bare = new ArrayList<>();
    int tags = 0;
    for (Diagnostic<? extends JavaFileObject> found : missingParts(output)) {
      String message = found.getMessage(Locale.ROOT);
      if (message.equals("no comment")) {
        bare.add(found.getSource().getName() + ":" + found.getLineNumber());
      } else if (message.startsWith("no @")) {
        tags++;
      }
    }
    assertEquals(List.of(), bare, "public or protected, and without a comment");
    assertTrue(
        tags > 0, "doclint found not even a missing tag: does it still answer in these words?");
  }

  private static List<Diagnostic<? extends JavaFileObject>> missingParts(Path output)
      throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager files = javac.getStandardFileManager(found, Locale.ROOT, null)) {
      List<String> options =
          List.of(
              "-Xdoclint:missing/protected",
              "-proc:none",
              "-Xmaxwarns",
              "100000",
              "-d",
              output.toString(),
              "-classpath",
              System.getProperty("java.class.path"));
      boolean compiled =
          javac
              .getTask(
                  null, files, found, options, null, files.getJavaFileObjectsFromPaths(sources()))
              .call();
      assertTrue(compiled, () -> "sources do not compile: " + found.getDiagnostics());
    }
    return found.getDiagnostics();
  }

  private static List<Path> sources() throws IOException {
    List<Path> sources = new ArrayList<>();
    for (String folder : PUBLISHED) {
      Path main = Rooms.projectRoot().resolve(folder).resolve("src/main/java");
      try (Stream<Path> files = Files.walk(main)) {
        files
            .filter(file -> file.toString().endsWith(".java"))
            .filter(file -> !file.endsWith("module-info.java"))
            .forEach(sources::add);
      }
    }
    return sources;
  }
}

package io.skimjson.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * What each library refuses in a member that is skipped, as the README says it: a library that is
 * fast since it looks at less is to be known as such.
 */
class StrictnessTest {
  /** A fault, in front of the wanted member; bytes as characters. */
  private static final Map<String, String> FAULTS = new LinkedHashMap<>();

  static {
    FAULTS.put("bad UTF-8", "{\"skipped\":\"a\u00ff\",\"id\":7}");
    FAULTS.put("control byte", "{\"skipped\":\"a\u0001\",\"id\":7}");
    FAULTS.put("bad escape", "{\"skipped\":\"a\\x\",\"id\":7}");
    FAULTS.put("bad literal", "{\"skipped\":trxe,\"id\":7}");
    FAULTS.put("bad number", "{\"skipped\":01.e,\"id\":7}");
    FAULTS.put("crossed brackets", "{\"skipped\":[{]},\"id\":7}");
    FAULTS.put("missing comma", "{\"skipped\":[1 2],\"id\":7}");
    FAULTS.put("text behind", "{\"skipped\":1,\"id\":7} x");
  }

  @Test
  void theReadmeSaysWhatEachLibraryRefuses() throws IOException, ReflectiveOperationException {
    List<String> readme = Files.readAllLines(Path.of("README.md"));
    String header = "| method of `one-field` | " + String.join(" | ", FAULTS.keySet()) + " |";
    assertTrue(readme.contains(header), header);
    StringBuilder missing = new StringBuilder();
    for (Method method : Answers.methods(OneFieldBenchmark.class)) {
      String line = line(method);
      if (!readme.contains(line)) {
        missing.append(line).append('\n');
      }
    }
    assertEquals("", missing.toString(), "lines that the README should have");
  }

  private static String line(Method method) throws ReflectiveOperationException {
    StringBuilder line = new StringBuilder("| `" + method.getName() + "` |");
    for (String json : FAULTS.values()) {
      line.append(refuses(method, json) ? " yes |" : " - |");
    }
    return line.toString();
  }

  private static boolean refuses(Method method, String json) throws ReflectiveOperationException {
    OneFieldBenchmark benchmark = new OneFieldBenchmark();
    benchmark.use(json.getBytes(StandardCharsets.ISO_8859_1));
    try {
      assertEquals(7L, method.invoke(benchmark), () -> method.getName() + " of " + json);
      return false;
    } catch (InvocationTargetException refused) {
      return true;
    }
  }
}

package io.skimjson.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Benchmark;

/** Runs each benchmark once, so that none of them rots; their set-ups compare the answers. */
class BenchmarksTest {
  @Test
  void allFindTheSameScreenNames() throws ReflectiveOperationException {
    ParseAndSelectBenchmark benchmark = new ParseAndSelectBenchmark();
    benchmark.load();
    assertTrue(oneAnswer(benchmark) instanceof Set<?> names && names.size() > 10);
  }

  @Test
  void allFindTheSameValueNearTheStartAndNearTheEnd() throws ReflectiveOperationException {
    for (PartialAccessBenchmark.Place place : PartialAccessBenchmark.Place.values()) {
      PartialAccessBenchmark benchmark = new PartialAccessBenchmark();
      benchmark.place = place;
      benchmark.load();
      assertTrue(oneAnswer(benchmark) instanceof String text && !text.isEmpty(), place.name());
    }
  }

  @Test
  void allSumUpALogTheSame() throws ReflectiveOperationException {
    NdjsonProjectionBenchmark benchmark = new NdjsonProjectionBenchmark();
    benchmark.mebibytes = 1;
    benchmark.load();
    assertFalse(oneAnswer(benchmark).equals(new LogSummary()));
  }

  @Test
  void allReadTheSameNumber() throws ReflectiveOperationException {
    OneFieldBenchmark benchmark = new OneFieldBenchmark();
    benchmark.load();
    assertTrue(oneAnswer(benchmark) instanceof Long id && id > 0);
  }

  @Test
  void jmhKnowsThemAll() throws IOException {
    try (InputStream list = BenchmarksTest.class.getResourceAsStream("/META-INF/BenchmarkList")) {
      assertNotNull(list, "JMH's annotation processor did not run");
      String known = new String(list.readAllBytes(), StandardCharsets.UTF_8);
      for (Class<?> benchmark :
          List.of(
              ParseAndSelectBenchmark.class,
              PartialAccessBenchmark.class,
              NdjsonProjectionBenchmark.class,
              OneFieldBenchmark.class)) {
        assertTrue(known.contains(benchmark.getName()), benchmark.getName());
      }
    }
  }

  @Test
  void aLogIsTheSameForTheSameSeedAndHasLinesOfUsualLength() {
    byte[] log = LogLines.log(7, 1 << 18);
    assertTrue(Arrays.equals(log, LogLines.log(7, 1 << 18)));
    int lines = 0;
    for (byte b : log) {
      lines += b == '\n' ? 1 : 0;
    }
    int mean = log.length / lines;
    assertTrue(mean > 300 && mean < 400, "mean length of a line: " + mean);
  }

  /** Calls all benchmark methods and returns the answer that they agree on. */
  private static Object oneAnswer(Object benchmark) throws ReflectiveOperationException {
    List<Method> methods = new ArrayList<>();
    for (Method method : benchmark.getClass().getDeclaredMethods()) {
      if (method.isAnnotationPresent(Benchmark.class)) {
        methods.add(method);
      }
    }
    methods.sort(Comparator.comparing(Method::getName));
    assertTrue(methods.size() > 2, "benchmarks found: " + methods);
    Object first = methods.get(0).invoke(benchmark);
    for (Method method : methods) {
      assertEquals(first, method.invoke(benchmark), method.getName());
    }
    return first;
  }
}

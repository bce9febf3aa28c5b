package io.skimjson.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.bench.rivals.SimdjsonJava;
import io.skimjson.stage1.Kernel;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.annotations.Benchmark;

/** Runs each benchmark once, so that none of them rots; their set-ups compare the answers. */
class BenchmarksTest {
  private static final List<Class<?>> TASKS =
      List.of(
          ParseAndSelectBenchmark.class,
          FirstFieldBenchmark.class,
          LastFieldBenchmark.class,
          ThreePointersBenchmark.class,
          Stage1Benchmark.class,
          Utf8Benchmark.class,
          KeyLookupBenchmark.class,
          OneFieldBenchmark.class,
          NdjsonProjectionBenchmark.class);

  @Test
  void allFindTheSameScreenNames() {
    ParseAndSelectBenchmark benchmark = new ParseAndSelectBenchmark();
    benchmark.load();
    assertTrue(Answers.requireOne(benchmark) instanceof Set<?> names && names.size() > 10);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"twitter.json", "citm_catalog.json", "gsoc-2018.json", "canada.json", "array-1MB"})
  void allFindTheSamePlaces(String corpus) {
    for (PlacesBenchmark benchmark :
        List.of(
            new FirstFieldBenchmark(), new LastFieldBenchmark(), new ThreePointersBenchmark())) {
      benchmark.corpus = corpus;
      benchmark.load();
      List<?> values = (List<?>) Answers.requireOne(benchmark);
      assertEquals(benchmark instanceof ThreePointersBenchmark ? 3 : 1, values.size());
      assertFalse(values.contains(null) || values.contains(""), values::toString);
    }
  }

  @Test
  void everyKernelIndexesToTheLastBracket() {
    for (Kernel kernel : Kernel.values()) {
      if (!kernel.isAvailable()) {
        continue;
      }
      Stage1Benchmark benchmark = new Stage1Benchmark();
      benchmark.load();
      Stage1Benchmark.OnKernel on = new Stage1Benchmark.OnKernel();
      on.kernel = kernel;
      on.load(benchmark);
      assertTrue(benchmark.skimjson(on) > 100_000, kernel.name());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"twitter.json", "citm_catalog.json"})
  void allCallADocumentWellFormed(String corpus) {
    Utf8Benchmark benchmark = new Utf8Benchmark();
    benchmark.corpus = corpus;
    benchmark.load();
    assertEquals(true, Answers.requireOne(benchmark));
  }

  @ParameterizedTest
  @ValueSource(strings = {"40-names-in-order", "40-names-shuffled"})
  void allAddUpTheSameMembers(String corpus) {
    KeyLookupBenchmark benchmark = new KeyLookupBenchmark();
    benchmark.corpus = corpus;
    benchmark.load();
    assertEquals(1_000_003L * (19 * 20), Answers.requireOne(benchmark));
  }

  @ParameterizedTest
  @ValueSource(strings = {"message-100B", "message-1KB", "message-10KB"})
  void allReadTheSameNumber(String corpus) {
    OneFieldBenchmark benchmark = new OneFieldBenchmark();
    benchmark.corpus = corpus;
    benchmark.load();
    assertEquals(505874924095815681L, Answers.requireOne(benchmark));
  }

  @Test
  void allSumUpALogTheSame() {
    NdjsonProjectionBenchmark benchmark = new NdjsonProjectionBenchmark();
    benchmark.corpus = "log-1MB";
    benchmark.load();
    assertFalse(Answers.requireOne(benchmark).equals(new LogSummary()));
  }

  @Test
  void jmhKnowsThemAll() throws IOException {
    try (InputStream list = BenchmarksTest.class.getResourceAsStream("/META-INF/BenchmarkList")) {
      assertNotNull(list, "JMH's annotation processor did not run");
      String known = new String(list.readAllBytes(), StandardCharsets.UTF_8);
      for (Class<?> benchmark : TASKS) {
        assertTrue(known.contains(benchmark.getName()), benchmark.getName());
      }
    }
  }

  @Test
  void everyTaskHasRivals() {
    for (Class<?> benchmark : TASKS) {
      boolean hasSkimjson = false;
      int rivals = 0;
      for (var method : benchmark.getMethods()) {
        if (method.isAnnotationPresent(Benchmark.class)) {
          hasSkimjson |= method.getName().equals("skimjson");
          rivals += method.getName().startsWith("skimjson") ? 0 : 1;
        }
      }
      assertTrue(hasSkimjson && rivals > 0, benchmark.getName());
    }
  }

  @Test
  void aWrongAnswerIsAFailureThatNamesTheMethod() {
    AssertionError error =
        assertThrows(AssertionError.class, () -> Answers.requireOne(new Disagreeing()));
    assertTrue(error.getMessage().startsWith("two:"), error.getMessage());
  }

  /** Two libraries of which one is wrong. */
  public static class Disagreeing {
    /** The first. */
    @Benchmark
    public int one() {
      return 1;
    }

    /** The second. */
    @Benchmark
    public int two() {
      return 2;
    }
  }

  @Test
  void simdjsonJavaIsLookedForAndNotDemanded() {
    if (SimdjsonJava.isHere()) {
      assertNotNull(SimdjsonJava.find());
    } else {
      assertThrows(IllegalStateException.class, SimdjsonJava::find);
    }
  }
}

package io.skimjson.bench;

import io.skimjson.bench.rivals.SimdjsonJava;
import io.skimjson.testkit.Corpora;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;

/** Calls all methods of a benchmark, and demands one answer. */
final class Answers {
  private Answers() {}

  /**
   * Demands that all methods without parameters give the same answer, before one of them is
   * measured; those of simdjson-java only where it can be used.
   *
   * @return that answer
   * @throws AssertionError if they do not
   */
  static Object requireOne(Object benchmark) {
    List<Method> methods = methods(benchmark.getClass());
    Object answer = call(benchmark, methods.get(0));
    for (Method method : methods) {
      try {
        Corpora.requireEqual(answer, call(benchmark, method));
      } catch (AssertionError e) {
        throw new AssertionError(method.getName() + ": " + e.getMessage(), e);
      }
    }
    return answer;
  }

  /** The methods that can be measured here, sorted by name. */
  static List<Method> methods(Class<?> benchmark) {
    List<Method> methods = new ArrayList<>();
    for (Method method : benchmark.getMethods()) {
      if (method.isAnnotationPresent(Benchmark.class) && method.getParameterCount() == 0) {
        methods.add(method);
      }
    }
    if (!SimdjsonJava.isHere()) {
      methods.removeIf(method -> method.getName().startsWith("simdjsonJava"));
    }
    methods.sort(Comparator.comparing(Method::getName));
    return methods;
  }

  private static Object call(Object benchmark, Method method) {
    try {
      return method.invoke(benchmark);
    } catch (InvocationTargetException e) {
      throw new AssertionError(method.getName() + " fails", e.getCause());
    } catch (IllegalAccessException e) {
      throw new AssertionError(e);
    }
  }
}

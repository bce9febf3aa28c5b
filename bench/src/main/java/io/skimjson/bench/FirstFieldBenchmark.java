package io.skimjson.bench;

import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;

/** The first string or nearly the first of a document; who can leave early, does. */
public class FirstFieldBenchmark extends PlacesBenchmark {
  /** Made by JMH. */
  public FirstFieldBenchmark() {
    super(false);
  }

  @Override
  List<String> places(Places of) {
    return List.of(of.first());
  }

  /** fastjson2, by its path. */
  @Benchmark
  public List<Object> fastjson2JsonPath() {
    return byPath();
  }
}

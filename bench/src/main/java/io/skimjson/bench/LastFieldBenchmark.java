package io.skimjson.bench;

import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;

/** One of the last values of a document. */
public class LastFieldBenchmark extends PlacesBenchmark {
  /** Made by JMH. */
  public LastFieldBenchmark() {
    super(false);
  }

  @Override
  List<String> places(Places of) {
    return List.of(of.last());
  }

  /** fastjson2, by its path. */
  @Benchmark
  public List<Object> fastjson2JsonPath() {
    return byPath();
  }
}

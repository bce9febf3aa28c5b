package io.skimjson.bench;

import java.util.List;

/** Three values spread over a document, which is read on to its end. */
public class ThreePointersBenchmark extends PlacesBenchmark {
  /** Made by JMH. */
  public ThreePointersBenchmark() {
    super(true);
  }

  @Override
  List<String> places(Places of) {
    return List.of(of.first(), of.middle(), of.last());
  }
}

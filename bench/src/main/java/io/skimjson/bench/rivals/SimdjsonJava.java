package io.skimjson.bench.rivals;

import io.skimjson.bench.LineConsumer;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;

/**
 * What is asked of simdjson-java. It is made of class files for JDK 24 and later and stands on the
 * Vector API, so that the one implementation, in {@code src/main/java25}, is compiled only where
 * Maven runs on JDK 25, and looked for when the benchmarks run.
 */
public interface SimdjsonJava {
  /** How many readable bytes it wants behind a document; with fewer it makes a copy. */
  int PADDING = 64;

  /**
   * Sizes the parser; it takes documents up to that size, and memory for such a document, whatever
   * it reads.
   */
  void begin(int largestDocument);

  /** The screen names of users with a default profile, by records, which leave early. */
  Set<String> defaultProfilesBySchema(byte[] padded, int length);

  /** The same, by the tree. */
  Set<String> defaultProfilesByTree(byte[] padded, int length);

  /** The wanted values, by the tree. */
  List<Object> read(byte[] padded, int length, Wanted wanted, int values);

  /** The sum of these members of the one object, by the tree. */
  long sum(byte[] padded, int length, String[] names);

  /** The id of a message, by records. */
  long id(byte[] padded, int length);

  /** The wanted fields of a line of a log, by the tree. */
  void readLine(byte[] padded, int length, LineConsumer into);

  /** Checks UTF-8 in one pass and notes structural characters in another; returns one of them. */
  int indexInTwoPasses(byte[] padded, int length);

  /** Checks UTF-8; throws if there is a fault. */
  void validateUtf8(byte[] bytes, int length);

  /** Tells whether it can be used here. */
  static boolean isHere() {
    return Runtime.version().feature() >= 24
        && ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent()
        && ServiceLoader.load(SimdjsonJava.class).stream().findAny().isPresent();
  }

  /**
   * Returns the one that is here.
   *
   * @throws IllegalStateException if there is none
   */
  static SimdjsonJava find() {
    if (!isHere()) {
      throw new IllegalStateException(
          "simdjson-java needs a build by JDK 25, and JDK 25 with --add-modules jdk.incubator.vector");
    }
    return ServiceLoader.load(SimdjsonJava.class).findFirst().orElseThrow();
  }
}

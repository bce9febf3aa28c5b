package io.skimjson.stage1;

import static io.skimjson.stage1.IndexAssertions.assertDocument;
import static io.skimjson.stage1.IndexAssertions.assertLines;
import static io.skimjson.stage1.IndexAssertions.show;

import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The whole index against a slow model, on random input. */
class StructuralIndexerTest {
  private static final int[] EDGES = {
    0, 1, 2, 7, 8, 9, 62, 63, 64, 65, 66, 126, 127, 128, 129, 191, 192, 193, 255, 256, 257
  };

  private final long seed = Long.getLong("skimjson.seed", System.nanoTime());

  @ParameterizedTest
  @EnumSource(Kernel.class)
  void agreesWithTheModelOnRandomBytes(Kernel kernel) {
    SplittableRandom random = new SplittableRandom(seed);
    StructuralIndexer indexer = StructuralIndexer.create(kernel);
    StructuralIndex index = new StructuralIndex();
    int cases = 60_000;
    for (int i = 0; i < cases; i++) {
      int length = i % 2 == 0 ? EDGES[random.nextInt(EDGES.length)] : random.nextInt(400);
      byte[] bytes = NastyBytes.of(random, length);
      Supplier<String> about = () -> show(bytes, 0, length) + "; -Dskimjson.seed=" + seed;
      indexer.index(bytes, 0, length, index);
      assertDocument(SlowIndex.ofDocument(bytes, 0, length), index, length, about);
      indexer.indexLines(bytes, 0, length, index);
      assertLines(bytes, 0, length, index, about);
    }
    System.out.println("skimjson-cases stage1-random-" + kernel + " " + 2 * cases);
  }
}

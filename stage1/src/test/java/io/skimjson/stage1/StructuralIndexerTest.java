package io.skimjson.stage1;

import static io.skimjson.stage1.IndexAssertions.assertDocument;
import static io.skimjson.stage1.IndexAssertions.assertLines;
import static io.skimjson.stage1.IndexAssertions.show;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.skimjson.testkit.AllocationMeter;
import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Placement;
import io.skimjson.testkit.Placements;
import io.skimjson.testkit.Seeds;
import io.skimjson.testkit.Shared;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The whole index, both modes, against a slow model. */
class StructuralIndexerTest {
  private static final int[] EDGES = {
    0, 1, 2, 7, 8, 9, 62, 63, 64, 65, 66, 126, 127, 128, 129, 191, 192, 193, 255, 256, 257
  };

  private final long seed = Seeds.seed();
  private final StructuralIndex index = new StructuralIndex();

  @ParameterizedTest
  @MethodSource("io.skimjson.stage1.Kernels#available")
  void agreesWithTheModelOnRandomBytesWithOneIndexForInputsOfChangingSize(Kernel kernel) {
    SplittableRandom random = Seeds.random(seed);
    StructuralIndexer indexer = StructuralIndexer.create(kernel);
    int cases = 60_000;
    for (int i = 0; i < cases; i++) {
      int length = i % 2 == 0 ? EDGES[random.nextInt(EDGES.length)] : random.nextInt(400);
      assertBothModes(indexer, Placements.exact(NastyBytes.of(random, length)));
    }
    CaseCount.report("stage1.random." + kernel, 2L * cases);
  }

  @ParameterizedTest
  @MethodSource("io.skimjson.stage1.Kernels#available")
  void givesTheSameAtEveryOffsetModulo64(Kernel kernel) {
    SplittableRandom random = Seeds.random(seed);
    StructuralIndexer indexer = StructuralIndexer.create(kernel);
    int cases = 0;
    for (int i = 0; i < 100; i++) {
      byte[] bytes = NastyBytes.of(random, EDGES[i % EDGES.length]);
      for (Placement placement : Placements.atEveryOffset(bytes)) {
        assertBothModes(indexer, placement);
        cases += 2;
      }
    }
    CaseCount.report("stage1.offsets." + kernel, cases);
  }

  @ParameterizedTest
  @MethodSource("io.skimjson.stage1.Kernels#available")
  void bytesAroundASliceNeverMatter(Kernel kernel) {
    SplittableRandom random = Seeds.random(seed);
    StructuralIndexer indexer = StructuralIndexer.create(kernel);
    int cases = 0;
    for (int i = 0; i < 1_000; i++) {
      for (Placement placement : Placements.all(NastyBytes.of(random, random.nextInt(140)))) {
        assertBothModes(indexer, placement);
        cases += 2;
      }
    }
    CaseCount.report("stage1.slices." + kernel, cases);
  }

  @ParameterizedTest
  @MethodSource("io.skimjson.stage1.Kernels#available")
  void followsRunsOfBackslashesOfAnyLengthAcrossBlocks(Kernel kernel) {
    StructuralIndexer indexer = StructuralIndexer.create(kernel);
    int cases = 0;
    for (int before = 0; before < 70; before++) {
      for (int run = 0; run < 140; run++) {
        String text = " ".repeat(before) + "\"" + "\\".repeat(run) + "\",\",";
        assertBothModes(indexer, Placements.exact(text.getBytes(StandardCharsets.US_ASCII)));
        cases += 2;
      }
    }
    CaseCount.report("stage1.backslashes." + kernel, cases);
  }

  @ParameterizedTest
  @MethodSource("io.skimjson.stage1.Kernels#available")
  void agreesWithTheModelOnRealFiles(Kernel kernel) throws IOException {
    StructuralIndexer indexer = StructuralIndexer.create(kernel);
    int cases = 0;
    for (byte[] bytes : realOrGenerated()) {
      assertBothModes(indexer, Placements.exact(bytes));
      cases += 2;
    }
    CaseCount.report("stage1.files." + kernel, cases);
  }

  private List<byte[]> realOrGenerated() throws IOException {
    List<byte[]> files = new ArrayList<>();
    if (Shared.isPresent()) {
      try (Stream<Path> folder = Files.list(Shared.file("data").orElseThrow())) {
        folder.filter(Files::isRegularFile).forEach(file -> files.add(Shared.bytes(file)));
      }
    }
    files.add(NastyBytes.of(Seeds.random(seed), 1 << 20));
    return files;
  }

  private void assertBothModes(StructuralIndexer indexer, Placement placement) {
    byte[] bytes = placement.array();
    int start = placement.offset();
    int end = placement.end();
    Supplier<String> about =
        () ->
            indexer.kernel()
                + " "
                + placement
                + "; "
                + show(bytes, start, end)
                + "; "
                + Seeds.repeat(seed);
    indexer.index(bytes, start, end, index);
    assertDocument(SlowIndex.ofDocument(bytes, start, end), index, end, about);
    indexer.indexLines(bytes, start, end, index);
    assertLines(bytes, start, end, index, about);
  }

  /** In a JVM of its own: vectors become objects where another kernel has shaped the profile. */
  @Test
  @Tag("allocation")
  void allocatesNothingOnceWarm() {
    byte[] bytes =
        "{\"a\":[1,\"\\n\u65e5\u672c\u00e9\"]}\n\"\u0001\n"
            .repeat(50)
            .getBytes(StandardCharsets.UTF_8);
    StructuralIndexer indexer = StructuralIndexer.create();
    long allocated =
        AllocationMeter.bytesAllocated(
            20_000,
            1_000,
            () -> {
              indexer.index(bytes, 0, bytes.length, index);
              indexer.indexLines(bytes, 0, bytes.length - 1, index);
            });
    assertEquals(0, allocated);
  }

  @Test
  void refusesStretchesOutsideTheArrayAndMissingArguments() {
    StructuralIndexer indexer = StructuralIndexer.create();
    byte[] bytes = new byte[10];
    int[][] wrong = {{-1, 5}, {0, 11}, {6, 5}, {11, 11}, {Integer.MIN_VALUE, Integer.MAX_VALUE}};
    for (int[] w : wrong) {
      assertThrows(IndexOutOfBoundsException.class, () -> indexer.index(bytes, w[0], w[1], index));
      assertThrows(
          IndexOutOfBoundsException.class, () -> indexer.indexLines(bytes, w[0], w[1], index));
    }
    assertThrows(NullPointerException.class, () -> StructuralIndexer.create(null));
    assertThrows(NullPointerException.class, () -> indexer.index(bytes, 0, 1, null));
    assertThrows(NullPointerException.class, () -> indexer.index(null, 0, 1, index));
    assertThrows(NullPointerException.class, () -> indexer.begin(new StructuralIndex(), null));
  }
}

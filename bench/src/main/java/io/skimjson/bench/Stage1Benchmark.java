package io.skimjson.bench;

import io.skimjson.bench.rivals.SimdjsonJava;
import io.skimjson.stage1.Kernel;
import io.skimjson.stage1.Stage1Fault;
import io.skimjson.stage1.StructuralIndex;
import io.skimjson.stage1.StructuralIndexer;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Stage 1 alone, with its checks of UTF-8 and of control bytes, on each kernel. The last place it
 * notes is the closing bracket, for every kernel and for simdjson-java.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class Stage1Benchmark {
  /** The document. */
  @Param({"twitter.json", "citm_catalog.json", "gsoc-2018.json", "canada.json"})
  String corpus = "twitter.json";

  private @Nullable SimdjsonJava simdjsonJava;
  private byte[] json = {};
  private byte[] padded = {};

  /** One kernel; only ours have it, so that the rivals are not measured once for each. */
  @State(Scope.Benchmark)
  public static class OnKernel {
    /** The kernel; {@code Machine} prints which of them are available. */
    @Param Kernel kernel = Kernel.SWAR;

    private final StructuralIndex index = new StructuralIndex();
    private StructuralIndexer indexer = StructuralIndexer.create(Kernel.SWAR);

    /**
     * Makes the indexer, which must end at the document's closing bracket. No other kernel is
     * touched: vector kernels of two lengths in one process can make each other slow.
     *
     * @param benchmark has the document
     * @throws IllegalStateException if the kernel is not available
     */
    @Setup
    public void load(Stage1Benchmark benchmark) {
      indexer = StructuralIndexer.create(kernel);
      benchmark.requireLastBracket(benchmark.skimjson(this), kernel.name());
    }
  }

  /** Loads the document; the rival must end at its closing bracket. */
  @Setup
  public void load() {
    json = Inputs.load(corpus);
    if (SimdjsonJava.isHere()) {
      padded = Inputs.padded(json, SimdjsonJava.PADDING);
      simdjsonJava = SimdjsonJava.find();
      simdjsonJava.begin(json.length);
      requireLastBracket(simdjsonJavaTwoPasses(), "simdjson-java");
    }
  }

  private void requireLastBracket(int place, String who) {
    int end = json.length - 1;
    while (json[end] <= ' ') {
      end--;
    }
    if (place != end) {
      throw new AssertionError(who + " ends at " + place + ", the document at " + end);
    }
  }

  /** Ours; the kernel is a parameter. */
  @Benchmark
  public int skimjson(OnKernel on) {
    on.indexer.index(json, 0, json.length, on.index);
    if (on.index.fault() != Stage1Fault.NONE) {
      throw new IllegalStateException("a fault in " + corpus);
    }
    return on.index.offsets()[on.index.count() - 1];
  }

  /** simdjson-java's check of UTF-8 and its index; it does not look for control bytes. */
  @Benchmark
  public int simdjsonJavaTwoPasses() {
    return Objects.requireNonNull(simdjsonJava).indexInTwoPasses(padded, json.length);
  }
}

package io.skimjson.bench;

import com.alibaba.fastjson2.JSONPath;
import com.alibaba.fastjson2.JSONReader;
import io.skimjson.Document;
import io.skimjson.JsonPointer;
import io.skimjson.JsonType;
import io.skimjson.Parser;
import io.skimjson.Value;
import io.skimjson.bench.rivals.AvajePlaces;
import io.skimjson.bench.rivals.DslJsonPlaces;
import io.skimjson.bench.rivals.Fastjson2Places;
import io.skimjson.bench.rivals.GsonPlaces;
import io.skimjson.bench.rivals.Jackson2Places;
import io.skimjson.bench.rivals.Jackson3Places;
import io.skimjson.bench.rivals.JsoniterScalaPlaces;
import io.skimjson.bench.rivals.MoshiPlaces;
import io.skimjson.bench.rivals.PlaceReader;
import io.skimjson.bench.rivals.SimdjsonJava;
import io.skimjson.bench.rivals.Wanted;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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
 * A few values of a whole document, by what each library has for reading part of it. The classes
 * below say which values, and whether the document is read on to its end.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 2, jvmArgsAppend = "-Xmx4g")
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public abstract class PlacesBenchmark {
  /** The document. */
  @Param({"twitter.json", "citm_catalog.json", "gsoc-2018.json", "canada.json", "array-100MB"})
  String corpus = "twitter.json";

  private final boolean toTheEnd;
  private final Parser parser = Parser.create();
  private final PlaceReader jackson3 = new Jackson3Places();
  private final PlaceReader jackson2 = new Jackson2Places();
  private final PlaceReader fastjson2 = new Fastjson2Places();
  private final PlaceReader jsoniterScala = new JsoniterScalaPlaces();
  private final PlaceReader dslJson = new DslJsonPlaces();
  private final PlaceReader avaje = new AvajePlaces();
  private final PlaceReader gson = new GsonPlaces();
  private final PlaceReader moshi = new MoshiPlaces();
  private @Nullable SimdjsonJava simdjsonJava;
  private byte[] json = {};
  private byte[] padded = {};
  private JsonPointer[] pointers = {};
  private JSONPath[] paths = {};
  private Wanted wanted = Wanted.of(List.of());

  PlacesBenchmark(boolean toTheEnd) {
    this.toTheEnd = toTheEnd;
  }

  /** The values that are wanted, as JSON Pointers. */
  abstract List<String> places(Places of);

  /** Loads the document; all must find the same values. */
  @Setup
  public void load() {
    json = Inputs.load(corpus);
    List<String> places = places(Places.of(corpus, json));
    pointers = places.stream().map(JsonPointer::parse).toArray(JsonPointer[]::new);
    paths = places.stream().map(PlacesBenchmark::path).toArray(JSONPath[]::new);
    wanted = Wanted.of(places);
    if (SimdjsonJava.isHere()) {
      padded = Inputs.padded(json, SimdjsonJava.PADDING);
      simdjsonJava = SimdjsonJava.find();
      simdjsonJava.begin(json.length);
    }
    Answers.requireOne(this);
  }

  private static JSONPath path(String pointer) {
    return JSONPath.of(
        "$" + pointer.replaceAll("/(\\d{1,5})(?=/|$)", "[$1]").replaceAll("/([^/\\[]+)", "['$1']"));
  }

  /** A parser that is used again. */
  @Benchmark
  public List<Object> skimjson() {
    return skimjson(parser.parse(json));
  }

  /** A document of its own, with an index of its own. */
  @Benchmark
  public List<Object> skimjsonOneLiner() {
    return skimjson(Document.on(json));
  }

  private List<Object> skimjson(Document document) {
    Object[] values = new Object[pointers.length];
    for (int i = 0; i < values.length; i++) {
      Value value = document.at(pointers[i]);
      values[i] = value.type() == JsonType.STRING ? value.getString() : (Object) value.getDouble();
    }
    if (toTheEnd) {
      document.expectEnd();
    }
    return Arrays.asList(values);
  }

  /** simdjson-java, by its tree of the whole document. */
  @Benchmark
  public List<Object> simdjsonJavaTree() {
    return Objects.requireNonNull(simdjsonJava).read(padded, json.length, wanted, pointers.length);
  }

  /** Jackson 3, token by token. */
  @Benchmark
  public List<Object> jackson3Streaming() throws IOException {
    return jackson3.read(json, wanted, pointers.length, toTheEnd);
  }

  /** Jackson 2, token by token. */
  @Benchmark
  public List<Object> jackson2Streaming() throws IOException {
    return jackson2.read(json, wanted, pointers.length, toTheEnd);
  }

  /** fastjson2, token by token. */
  @Benchmark
  public List<Object> fastjson2Stream() throws IOException {
    return fastjson2.read(json, wanted, pointers.length, toTheEnd);
  }

  /** jsoniter-scala, by a codec. */
  @Benchmark
  public List<Object> jsoniterScala() throws IOException {
    return jsoniterScala.read(json, wanted, pointers.length, toTheEnd);
  }

  /** DSL-JSON, token by token. */
  @Benchmark
  public List<Object> dslJson() throws IOException {
    return dslJson.read(json, wanted, pointers.length, toTheEnd);
  }

  /** avaje-jsonb, token by token. */
  @Benchmark
  public List<Object> avajeJsonb() throws IOException {
    return avaje.read(json, wanted, pointers.length, toTheEnd);
  }

  /** Gson, token by token. */
  @Benchmark
  public List<Object> gson() throws IOException {
    return gson.read(json, wanted, pointers.length, toTheEnd);
  }

  /** Moshi, token by token. */
  @Benchmark
  public List<Object> moshi() throws IOException {
    return moshi.read(json, wanted, pointers.length, toTheEnd);
  }

  /** The values by fastjson2's paths, which leave when they have found theirs. */
  List<Object> byPath() {
    List<Object> values = new ArrayList<>();
    for (JSONPath path : paths) {
      try (JSONReader in = JSONReader.of(json)) {
        Object value = path.extract(in);
        values.add(value instanceof Number number ? number.doubleValue() : value);
      }
    }
    return values;
  }
}

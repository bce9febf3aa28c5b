package io.skimjson.bench;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONObject;
import com.dslplatform.json.DslJson;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.Moshi;
import com.squareup.moshi.Types;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import io.skimjson.Document;
import io.skimjson.Key;
import io.skimjson.Parser;
import io.skimjson.bench.rivals.SimdjsonJava;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import okio.Buffer;
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
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Twenty members of an object of forty, by name, in the document's order or in another. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class KeyLookupBenchmark {
  private static final String[] NAMES = Inputs.names();
  private static final Key[] KEYS = Arrays.stream(NAMES).map(Key::of).toArray(Key[]::new);

  /** The object. */
  @Param({"40-names-in-order", "40-names-shuffled"})
  String corpus = "40-names-shuffled";

  private final Parser parser = Parser.create();
  private final JsonMapper jackson3 = new JsonMapper();
  private final ObjectMapper jackson2 = new ObjectMapper();
  private final DslJson<Object> dslJson = new DslJson<>();
  private final JsonType<Map<String, Long>> avaje = Jsonb.builder().build().type(Long.class).map();
  private final JsonAdapter<Map<String, Long>> moshi =
      new Moshi.Builder()
          .build()
          .adapter(Types.newParameterizedType(Map.class, String.class, Long.class));
  private @Nullable SimdjsonJava simdjsonJava;
  private byte[] json = {};
  private byte[] padded = {};

  /** Makes the object; all must find the same sum. */
  @Setup
  public void load() {
    json = Inputs.load(corpus);
    if (SimdjsonJava.isHere()) {
      padded = Inputs.padded(json, SimdjsonJava.PADDING);
      simdjsonJava = SimdjsonJava.find();
      simdjsonJava.begin(json.length);
    }
    Answers.requireOne(this);
  }

  /** Keyed getters, on a parser that is used again. */
  @Benchmark
  public long skimjson() {
    Document object = parser.parse(json);
    long sum = 0;
    for (Key key : KEYS) {
      sum += object.getInt64(key);
    }
    return sum;
  }

  /** simdjson-java, its tree, which looks through an object for each name. */
  @Benchmark
  public long simdjsonJavaTree() {
    return Objects.requireNonNull(simdjsonJava).sum(padded, json.length, NAMES);
  }

  /** Jackson 3, its tree. */
  @Benchmark
  public long jackson3Tree() {
    JsonNode object = jackson3.readTree(json);
    long sum = 0;
    for (String name : NAMES) {
      sum += object.get(name).longValue();
    }
    return sum;
  }

  /** Jackson 2, its tree. */
  @Benchmark
  public long jackson2Tree() throws IOException {
    com.fasterxml.jackson.databind.JsonNode object = jackson2.readTree(json);
    long sum = 0;
    for (String name : NAMES) {
      sum += object.get(name).longValue();
    }
    return sum;
  }

  /** fastjson2, its tree. */
  @Benchmark
  public long fastjson2Tree() {
    JSONObject object = JSON.parseObject(json);
    long sum = 0;
    for (String name : NAMES) {
      sum += object.getLongValue(name);
    }
    return sum;
  }

  /** Gson, its tree. */
  @Benchmark
  public long gsonTree() {
    JsonObject object =
        JsonParser.parseReader(
                new InputStreamReader(new ByteArrayInputStream(json), StandardCharsets.UTF_8))
            .getAsJsonObject();
    long sum = 0;
    for (String name : NAMES) {
      sum += object.get(name).getAsLong();
    }
    return sum;
  }

  /** jsoniter-scala, a map; it has no tree. */
  @Benchmark
  public long jsoniterScalaMap() {
    return JsoniterScala.sum(json, NAMES);
  }

  /** DSL-JSON, a map. */
  @Benchmark
  public long dslJsonMap() throws IOException {
    return sum(Objects.requireNonNull(dslJson.deserialize(Map.class, json, json.length)));
  }

  /** avaje-jsonb, a map. */
  @Benchmark
  public long avajeJsonbMap() {
    return sum(avaje.fromJson(json));
  }

  /** Moshi, a map. */
  @Benchmark
  public long moshiMap() throws IOException {
    return sum(Objects.requireNonNull(moshi.fromJson(new Buffer().write(json))));
  }

  private static long sum(Map<?, ?> object) {
    long sum = 0;
    for (String name : NAMES) {
      sum += object.get(name) instanceof Number number ? number.longValue() : 0;
    }
    return sum;
  }
}

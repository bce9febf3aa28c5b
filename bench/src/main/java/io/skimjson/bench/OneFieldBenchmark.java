package io.skimjson.bench;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.util.Fnv;
import com.dslplatform.json.DslJson;
import com.dslplatform.json.runtime.Settings;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.gson.Gson;
import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.Moshi;
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
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;

/**
 * One integer, half-way in a small message; a service does this once a request, so what is made
 * once a document counts as much as speed.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class OneFieldBenchmark {
  private static final Key ID = Key.of("id");
  private static final long ID_HASH = Fnv.hashCode64("id");

  /** The message. */
  @Param({"message-100B", "message-1KB", "message-10KB"})
  String corpus = "message-1KB";

  private final Parser parser = Parser.create();
  private final Parser strictParser = Parser.builder().strict(true).build();
  private final JsonFactory jackson3 = new JsonFactory();
  private final ObjectReader jackson3Reader = JsonMapper.builder().build().readerFor(Message.class);
  private final com.fasterxml.jackson.core.JsonFactory jackson2 =
      new com.fasterxml.jackson.core.JsonFactory();
  private final com.fasterxml.jackson.databind.ObjectReader jackson2Reader =
      new ObjectMapper().readerFor(Message.class);
  private final DslJson<Object> dslJson = new DslJson<>(Settings.basicSetup());
  private final JsonType<Message> avaje = Jsonb.builder().build().type(Message.class);
  private final Gson gson = new Gson();
  private final JsonAdapter<Message> moshi = new Moshi.Builder().build().adapter(Message.class);
  private @Nullable SimdjsonJava simdjsonJava;
  private byte[] message = {};
  private byte[] padded = {};

  /** Makes the message; all must read the same number. */
  @Setup
  public void load() {
    use(Inputs.load(corpus));
    Answers.requireOne(this);
  }

  /** Takes a message; for {@link #load}, and for the test of what each library refuses. */
  void use(byte[] json) {
    message = json;
    if (SimdjsonJava.isHere()) {
      padded = Inputs.padded(json, SimdjsonJava.PADDING);
      simdjsonJava = SimdjsonJava.find();
      simdjsonJava.begin(json.length);
    }
  }

  /** The documented one-liner; everything it needs is made and thrown away. */
  @Benchmark
  public long skimjson() {
    return Document.on(message).field("id").getInt64();
  }

  /** The documented hot loop: a parser that is used again. */
  @Benchmark
  public long skimjsonParser() {
    return parser.parse(message).getInt64(ID);
  }

  /** The same, after checking all of RFC 8259. */
  @Benchmark
  public long skimjsonStrict() {
    return strictParser.parse(message).getInt64(ID);
  }

  /** Jackson 3; leaves when it has the number. */
  @Benchmark
  public long jackson3Streaming() {
    try (JsonParser in = jackson3.createParser(ObjectReadContext.empty(), message)) {
      in.nextToken();
      while (in.nextToken() == JsonToken.PROPERTY_NAME) {
        boolean found = in.currentName().equals("id");
        in.nextToken();
        if (found) {
          return in.getLongValue();
        }
        in.skipChildren();
      }
    }
    throw new IllegalStateException("no id");
  }

  /** Jackson 2; leaves when it has the number. */
  @Benchmark
  public long jackson2Streaming() throws IOException {
    try (com.fasterxml.jackson.core.JsonParser in = jackson2.createParser(message)) {
      in.nextToken();
      while (in.nextToken() == com.fasterxml.jackson.core.JsonToken.FIELD_NAME) {
        boolean found = in.currentName().equals("id");
        in.nextToken();
        if (found) {
          return in.getLongValue();
        }
        in.skipChildren();
      }
    }
    throw new IllegalStateException("no id");
  }

  /** fastjson2; leaves when it has the number. */
  @Benchmark
  public long fastjson2Stream() {
    try (JSONReader in = JSONReader.of(message)) {
      in.nextIfObjectStart();
      while (!in.nextIfObjectEnd()) {
        if (in.readFieldNameHashCode() == ID_HASH) {
          return in.readInt64Value();
        }
        in.skipValue();
      }
    }
    throw new IllegalStateException("no id");
  }

  /** Jackson 3, a record of one field; reads the whole message. */
  @Benchmark
  public long jackson3Databind() {
    Message read = jackson3Reader.readValue(message);
    return read.id();
  }

  /** Jackson 2, a record of one field; reads the whole message. */
  @Benchmark
  public long jackson2Databind() throws IOException {
    Message read = jackson2Reader.readValue(message);
    return read.id();
  }

  /** fastjson2, a record of one field; reads the whole message. */
  @Benchmark
  public long fastjson2Bind() {
    return Objects.requireNonNull(JSON.parseObject(message, Message.class)).id();
  }

  /** jsoniter-scala, a case class of one field; reads the whole message. */
  @Benchmark
  public long jsoniterScala() {
    return JsoniterScala.id(message, 0, message.length);
  }

  /** simdjson-java, a record of one field. */
  @Benchmark
  public long simdjsonJavaSchema() {
    return Objects.requireNonNull(simdjsonJava).id(padded, message.length);
  }

  /** DSL-JSON, a record of one field; reads the whole message. */
  @Benchmark
  public long dslJson() throws IOException {
    return Objects.requireNonNull(dslJson.deserialize(Message.class, message, message.length)).id();
  }

  /** avaje-jsonb, a record of one field; reads the whole message. */
  @Benchmark
  public long avajeJsonb() {
    return avaje.fromJson(message).id();
  }

  /** Gson, a record of one field; reads the whole message. */
  @Benchmark
  public long gson() {
    InputStreamReader characters =
        new InputStreamReader(new ByteArrayInputStream(message), StandardCharsets.UTF_8);
    return gson.fromJson(characters, Message.class).id();
  }

  /** Moshi, a record of one field; reads the whole message. */
  @Benchmark
  public long moshi() throws IOException {
    return Objects.requireNonNull(moshi.fromJson(new Buffer().write(message))).id();
  }
}

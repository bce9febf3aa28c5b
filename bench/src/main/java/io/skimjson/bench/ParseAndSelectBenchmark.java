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
import io.skimjson.JsonArray;
import io.skimjson.Key;
import io.skimjson.Parser;
import io.skimjson.Value;
import io.skimjson.bench.rivals.SimdjsonJava;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import okio.BufferedSource;
import okio.Okio;
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

/** Of a whole document, the unique screen names of users who kept the default profile. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class ParseAndSelectBenchmark {
  private static final Key STATUSES = Key.of("statuses");
  private static final Key USER = Key.of("user");
  private static final Key SCREEN_NAME = Key.of("screen_name");
  private static final Key DEFAULT_PROFILE = Key.of("default_profile");

  private static final long STATUSES_HASH = Fnv.hashCode64("statuses");
  private static final long USER_HASH = Fnv.hashCode64("user");
  private static final long SCREEN_NAME_HASH = Fnv.hashCode64("screen_name");
  private static final long DEFAULT_PROFILE_HASH = Fnv.hashCode64("default_profile");

  /** The document. */
  @Param("twitter.json")
  String corpus = "twitter.json";

  private final Parser parser = Parser.create();
  private final Parser strictParser = Parser.builder().strict(true).build();
  private final JsonFactory jackson3 = new JsonFactory();
  private final ObjectReader jackson3Reader =
      JsonMapper.builder().build().readerFor(DefaultProfiles.class);
  private final com.fasterxml.jackson.core.JsonFactory jackson2 =
      new com.fasterxml.jackson.core.JsonFactory();
  private final com.fasterxml.jackson.databind.ObjectReader jackson2Reader =
      new ObjectMapper().readerFor(DefaultProfiles.class);
  private final DslJson<Object> dslJson = new DslJson<>(Settings.basicSetup());
  private final JsonType<DefaultProfiles> avaje =
      Jsonb.builder().build().type(DefaultProfiles.class);
  private final Gson gson = new Gson();
  private final JsonAdapter<DefaultProfiles> moshi =
      new Moshi.Builder().build().adapter(DefaultProfiles.class);
  private @Nullable SimdjsonJava simdjsonJava;
  private byte[] json = {};
  private byte[] padded = {};

  /** Loads the document; all must give the same names. */
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

  /** Handles, on a parser that is used again. */
  @Benchmark
  public Set<String> skimjson() {
    return skimjson(parser);
  }

  /** The same, after checking all of RFC 8259. */
  @Benchmark
  public Set<String> skimjsonStrict() {
    return skimjson(strictParser);
  }

  private Set<String> skimjson(Parser parser) {
    Set<String> names = new HashSet<>();
    JsonArray statuses = parser.parse(json).field(STATUSES).array();
    while (statuses.next()) {
      Value user = statuses.current().field(USER);
      Value name = user.field(SCREEN_NAME);
      if (user.field(DEFAULT_PROFILE).getBool()) {
        names.add(name.getString());
      }
    }
    return names;
  }

  /** Jackson 3, token by token. */
  @Benchmark
  public Set<String> jackson3Streaming() {
    Set<String> names = new HashSet<>();
    try (JsonParser in = jackson3.createParser(ObjectReadContext.empty(), json)) {
      in.nextToken();
      while (in.nextToken() == JsonToken.PROPERTY_NAME) {
        boolean wanted = in.currentName().equals("statuses");
        in.nextToken();
        if (wanted) {
          while (in.nextToken() != JsonToken.END_ARRAY) {
            status(in, names);
          }
        } else {
          in.skipChildren();
        }
      }
    }
    return names;
  }

  private static void status(JsonParser in, Set<String> names) {
    while (in.nextToken() == JsonToken.PROPERTY_NAME) {
      boolean wanted = in.currentName().equals("user");
      in.nextToken();
      if (wanted) {
        user(in, names);
      } else {
        in.skipChildren();
      }
    }
  }

  private static void user(JsonParser in, Set<String> names) {
    boolean defaultProfile = false;
    String screenName = "";
    while (in.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = in.currentName();
      JsonToken token = in.nextToken();
      switch (name) {
        case "default_profile" -> defaultProfile = token == JsonToken.VALUE_TRUE;
        case "screen_name" -> screenName = in.getString();
        default -> in.skipChildren();
      }
    }
    if (defaultProfile) {
      names.add(screenName);
    }
  }

  /** Jackson 3, records. */
  @Benchmark
  public Set<String> jackson3Databind() {
    DefaultProfiles tweets = jackson3Reader.readValue(json);
    return tweets.names();
  }

  /** fastjson2, records. */
  @Benchmark
  public Set<String> fastjson2Bind() {
    return Objects.requireNonNull(JSON.parseObject(json, DefaultProfiles.class)).names();
  }

  /** fastjson2, token by token. */
  @Benchmark
  public Set<String> fastjson2Stream() {
    Set<String> names = new HashSet<>();
    try (JSONReader in = JSONReader.of(json)) {
      in.nextIfObjectStart();
      while (!in.nextIfObjectEnd()) {
        if (in.readFieldNameHashCode() == STATUSES_HASH) {
          in.nextIfArrayStart();
          while (!in.nextIfArrayEnd()) {
            status(in, names);
          }
        } else {
          in.skipValue();
        }
      }
    }
    return names;
  }

  private static void status(JSONReader in, Set<String> names) {
    in.nextIfObjectStart();
    while (!in.nextIfObjectEnd()) {
      if (in.readFieldNameHashCode() == USER_HASH) {
        user(in, names);
      } else {
        in.skipValue();
      }
    }
  }

  private static void user(JSONReader in, Set<String> names) {
    boolean defaultProfile = false;
    String screenName = "";
    in.nextIfObjectStart();
    while (!in.nextIfObjectEnd()) {
      long name = in.readFieldNameHashCode();
      if (name == DEFAULT_PROFILE_HASH) {
        defaultProfile = in.readBoolValue();
      } else if (name == SCREEN_NAME_HASH) {
        screenName = in.readString();
      } else {
        in.skipValue();
      }
    }
    if (defaultProfile) {
      names.add(screenName);
    }
  }

  /** jsoniter-scala, case classes. */
  @Benchmark
  public Set<String> jsoniterScala() {
    Set<String> names = new HashSet<>();
    JsoniterScala.defaultProfiles(json, names::add);
    return names;
  }

  /** simdjson-java, records; leaves an object when it has all that its record wants. */
  @Benchmark
  public Set<String> simdjsonJavaSchema() {
    return Objects.requireNonNull(simdjsonJava).defaultProfilesBySchema(padded, json.length);
  }

  /** simdjson-java, its tree. */
  @Benchmark
  public Set<String> simdjsonJavaTree() {
    return Objects.requireNonNull(simdjsonJava).defaultProfilesByTree(padded, json.length);
  }

  /** Jackson 2, records. */
  @Benchmark
  public Set<String> jackson2Databind() throws IOException {
    DefaultProfiles tweets = jackson2Reader.readValue(json);
    return tweets.names();
  }

  /** DSL-JSON, records; its readers are written when this is compiled. */
  @Benchmark
  public Set<String> dslJson() throws IOException {
    DefaultProfiles tweets = dslJson.deserialize(DefaultProfiles.class, json, json.length);
    return Objects.requireNonNull(tweets).names();
  }

  /** avaje-jsonb, records; its adapters are written when this is compiled. */
  @Benchmark
  public Set<String> avajeJsonb() {
    return avaje.fromJson(json).names();
  }

  /** Gson, records, out of characters that are decoded on the way. */
  @Benchmark
  public Set<String> gson() {
    Reader characters =
        new InputStreamReader(new ByteArrayInputStream(json), StandardCharsets.UTF_8);
    return gson.fromJson(characters, DefaultProfiles.class).names();
  }

  /** Moshi, records. */
  @Benchmark
  public Set<String> moshi() throws IOException {
    BufferedSource source = Okio.buffer(Okio.source(new ByteArrayInputStream(json)));
    return Objects.requireNonNull(moshi.fromJson(source)).names();
  }

  /** Jackson 2, token by token. */
  @Benchmark
  public Set<String> jackson2Streaming() throws IOException {
    Set<String> names = new HashSet<>();
    try (com.fasterxml.jackson.core.JsonParser in = jackson2.createParser(json)) {
      in.nextToken();
      while (in.nextToken() == com.fasterxml.jackson.core.JsonToken.FIELD_NAME) {
        boolean wanted = in.currentName().equals("statuses");
        in.nextToken();
        if (wanted) {
          while (in.nextToken() != com.fasterxml.jackson.core.JsonToken.END_ARRAY) {
            status(in, names);
          }
        } else {
          in.skipChildren();
        }
      }
    }
    return names;
  }

  private static void status(com.fasterxml.jackson.core.JsonParser in, Set<String> names)
      throws IOException {
    while (in.nextToken() == com.fasterxml.jackson.core.JsonToken.FIELD_NAME) {
      boolean wanted = in.currentName().equals("user");
      in.nextToken();
      if (wanted) {
        user(in, names);
      } else {
        in.skipChildren();
      }
    }
  }

  private static void user(com.fasterxml.jackson.core.JsonParser in, Set<String> names)
      throws IOException {
    boolean defaultProfile = false;
    String screenName = "";
    while (in.nextToken() == com.fasterxml.jackson.core.JsonToken.FIELD_NAME) {
      String name = in.currentName();
      com.fasterxml.jackson.core.JsonToken token = in.nextToken();
      switch (name) {
        case "default_profile" ->
            defaultProfile = token == com.fasterxml.jackson.core.JsonToken.VALUE_TRUE;
        case "screen_name" -> screenName = in.getText();
        default -> in.skipChildren();
      }
    }
    if (defaultProfile) {
      names.add(screenName);
    }
  }
}

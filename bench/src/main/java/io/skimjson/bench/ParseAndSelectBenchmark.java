package io.skimjson.bench;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.util.Fnv;
import io.skimjson.JsonArray;
import io.skimjson.Key;
import io.skimjson.Parser;
import io.skimjson.Value;
import io.skimjson.testkit.Corpora;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
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
  private final JsonFactory jackson = new JsonFactory();
  private final ObjectReader jacksonReader =
      JsonMapper.builder().build().readerFor(DefaultProfiles.class);
  private byte[] json = {};

  /** Loads the document; all must give the same names. */
  @Setup
  public void load() {
    json = Corpora.load(corpus);
    Set<String> names = skimjson();
    Corpora.requireEqual(names, skimjsonStrict());
    Corpora.requireEqual(names, jacksonStreaming());
    Corpora.requireEqual(names, jacksonDatabind());
    Corpora.requireEqual(names, fastjson2Bind());
    Corpora.requireEqual(names, fastjson2Stream());
    Corpora.requireEqual(names, jsoniterScala());
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
  public Set<String> jacksonStreaming() {
    Set<String> names = new HashSet<>();
    try (JsonParser in = jackson.createParser(ObjectReadContext.empty(), json)) {
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
  public Set<String> jacksonDatabind() {
    DefaultProfiles tweets = jacksonReader.readValue(json);
    return namesOf(tweets);
  }

  /** fastjson2, records. */
  @Benchmark
  public Set<String> fastjson2Bind() {
    return namesOf(Objects.requireNonNull(JSON.parseObject(json, DefaultProfiles.class)));
  }

  private static Set<String> namesOf(DefaultProfiles tweets) {
    Set<String> names = new HashSet<>();
    tweets.addTo(names);
    return names;
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
}

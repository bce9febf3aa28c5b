package io.skimjson.bench;

import com.alibaba.fastjson2.JSONPath;
import com.alibaba.fastjson2.JSONReader;
import io.skimjson.Document;
import io.skimjson.JsonPointer;
import io.skimjson.Parser;
import io.skimjson.testkit.Corpora;
import java.util.List;
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

/** One string of a whole document, near its start or near its end. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class PartialAccessBenchmark {
  /** Which string of which document. */
  public enum Place {
    /** The time of the first tweet. */
    TWITTER_START("twitter.json", "/statuses/0/created_at"),
    /** The question that was asked; behind all tweets. */
    TWITTER_END("twitter.json", "/search_metadata/query"),
    /** The first name of the first map. */
    CITM_START("citm_catalog.json", "/areaNames/205705993"),
    /** The only name of the last map. */
    CITM_END("citm_catalog.json", "/venueNames/PLEYEL_PLEYEL");

    private final String corpus;
    private final String pointer;

    Place(String corpus, String pointer) {
      this.corpus = corpus;
      this.pointer = pointer;
    }

    private List<String> steps() {
      return List.of(pointer.substring(1).split("/", -1));
    }

    private JSONPath path() {
      StringBuilder path = new StringBuilder("$");
      for (String step : steps()) {
        path.append(step.equals("0") ? "[0]" : "['" + step + "']");
      }
      return JSONPath.of(path.toString());
    }
  }

  /** The string. */
  @Param Place place = Place.TWITTER_START;

  private final Parser parser = Parser.create();
  private final JsonFactory jackson = new JsonFactory();
  private byte[] json = {};
  private JsonPointer pointer = JsonPointer.parse("");
  private JSONPath path = JSONPath.of("$");
  private List<String> steps = List.of();

  /** Loads the document; all must find the same string. */
  @Setup
  public void load() {
    json = Corpora.load(place.corpus);
    pointer = JsonPointer.parse(place.pointer);
    steps = place.steps();
    path = place.path();
    String text = skimjson();
    Corpora.requireEqual(text, skimjsonOneLiner());
    Corpora.requireEqual(text, jacksonStreaming());
    Corpora.requireEqual(text, fastjson2JsonPath());
  }

  /** A parser that is used again. */
  @Benchmark
  public String skimjson() {
    return parser.parse(json).at(pointer).getString();
  }

  /** A document of its own, with an index of its own. */
  @Benchmark
  public String skimjsonOneLiner() {
    return Document.on(json).at(pointer).getString();
  }

  /** Jackson 3; leaves when it has the string. */
  @Benchmark
  public String jacksonStreaming() {
    try (JsonParser in = jackson.createParser(ObjectReadContext.empty(), json)) {
      in.nextToken();
      for (String step : steps) {
        if (in.currentToken() == JsonToken.START_ARRAY) {
          element(in, Integer.parseInt(step));
        } else {
          member(in, step);
        }
      }
      return in.getString();
    }
  }

  private static void member(JsonParser in, String name) {
    while (in.nextToken() == JsonToken.PROPERTY_NAME) {
      boolean found = in.currentName().equals(name);
      in.nextToken();
      if (found) {
        return;
      }
      in.skipChildren();
    }
    throw new IllegalStateException("no member " + name);
  }

  private static void element(JsonParser in, int number) {
    in.nextToken();
    for (int i = 0; i < number; i++) {
      in.skipChildren();
      in.nextToken();
    }
  }

  /** fastjson2; its path leaves when it has the string. */
  @Benchmark
  public String fastjson2JsonPath() {
    try (JSONReader in = JSONReader.of(json)) {
      return String.valueOf(path.extract(in));
    }
  }
}

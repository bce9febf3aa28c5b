package io.skimjson.bench;

import com.alibaba.fastjson2.JSON;
import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.util.Fnv;
import com.dslplatform.json.DslJson;
import com.dslplatform.json.runtime.Settings;
import com.google.gson.Gson;
import com.google.gson.Strictness;
import com.squareup.moshi.JsonAdapter;
import com.squareup.moshi.Moshi;
import io.avaje.jsonb.JsonType;
import io.avaje.jsonb.Jsonb;
import io.skimjson.JsonError;
import io.skimjson.Key;
import io.skimjson.Parser;
import io.skimjson.Projection;
import io.skimjson.ProjectionRow;
import io.skimjson.RecordBatch;
import io.skimjson.bench.rivals.SimdjsonJava;
import io.skimjson.ndjson.NdjsonReader;
import io.skimjson.testkit.Corpora;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
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

/** Of each line of a log in memory four fields of ten, summed up per level. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 2, jvmArgsAppend = "-Xmx2g")
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
public class NdjsonProjectionBenchmark {
  private static final String FIRST_PART = "log-1MB";
  private static final int BATCH_BYTES = 1 << 18;

  private static final Projection WANTED =
      Projection.of("/level", "/epoch_ms", "/status", "/latency_ms");
  private static final Key[] LEVELS = LogSummary.LEVELS.stream().map(Key::of).toArray(Key[]::new);

  private static final long LEVEL_HASH = Fnv.hashCode64("level");
  private static final long EPOCH_MS_HASH = Fnv.hashCode64("epoch_ms");
  private static final long STATUS_HASH = Fnv.hashCode64("status");
  private static final long LATENCY_MS_HASH = Fnv.hashCode64("latency_ms");

  /** The log. */
  @Param("log-32MB")
  String corpus = "log-32MB";

  private final RecordBatch batch = RecordBatch.create(Parser.builder());
  private final ProjectionRow row = WANTED.newRow();
  private final JsonFactory jackson3 = new JsonFactory();
  private final com.fasterxml.jackson.core.JsonFactory jackson2 =
      new com.fasterxml.jackson.core.JsonFactory();
  private final DslJson<Object> dslJson = new DslJson<>(Settings.basicSetup());
  private final Jsonb jsonb = Jsonb.builder().build();
  private final JsonType<LogLine> avaje = jsonb.type(LogLine.class);
  private final Gson gson = new Gson();
  private final JsonAdapter<LogLine> moshi = new Moshi.Builder().build().adapter(LogLine.class);
  private final byte[] oneLine = new byte[LogLines.MOST_BYTES_A_LINE + SimdjsonJava.PADDING];
  private @Nullable SimdjsonJava simdjsonJava;
  private byte[] log = {};

  /**
   * Makes the log; all must sum up its first part the same, and two of them the whole: all of the
   * whole would take longer than the measurement.
   */
  @Setup
  public void load() {
    if (SimdjsonJava.isHere()) {
      simdjsonJava = SimdjsonJava.find();
      simdjsonJava.begin(LogLines.MOST_BYTES_A_LINE);
    }
    log = Inputs.load(FIRST_PART);
    Answers.requireOne(this);
    log = Inputs.load(corpus);
    Corpora.requireEqual(skimjson(), jackson3Streaming());
  }

  /** A reader that is opened on the log and projects each record. */
  @Benchmark
  public LogSummary skimjson() {
    return read(NdjsonReader.builder());
  }

  /** The same, after checking all of RFC 8259 of each record. */
  @Benchmark
  public LogSummary skimjsonStrict() {
    return read(NdjsonReader.builder().strict(true));
  }

  private LogSummary read(NdjsonReader.Builder options) {
    LogSummary summary = new LogSummary();
    try (NdjsonReader records = options.open(log)) {
      while (records.next(row)) {
        addRow(summary);
      }
    }
    return summary;
  }

  private void addRow(LogSummary summary) {
    int level = 0;
    while (!row.stringEquals(0, LEVELS[level])) {
      level++;
    }
    summary.add(level, row.int64(1), row.int32(2), row.float64(3));
  }

  /** What the reader is made of, alone: batches of lines, and no policy, counters or positions. */
  @Benchmark
  public LogSummary skimjsonBatch() {
    LogSummary summary = new LogSummary();
    for (int from = 0; from < log.length; ) {
      int to = lineEnd(Math.min(from + BATCH_BYTES, log.length - 1)) + 1;
      batch.index(log, from, to);
      while (batch.next()) {
        if (batch.error() != JsonError.NONE) {
          throw batch.failure();
        }
        row.read(batch);
        addRow(summary);
      }
      from = to;
    }
    return summary;
  }

  private int lineEnd(int from) {
    int at = from;
    while (log[at] != '\n') {
      at++;
    }
    return at;
  }

  /** Jackson 3, value after value of the whole log. */
  @Benchmark
  public LogSummary jackson3Streaming() {
    LogSummary summary = new LogSummary();
    try (JsonParser in = jackson3.createParser(ObjectReadContext.empty(), log)) {
      while (in.nextToken() != null) {
        line(in, summary);
      }
    }
    return summary;
  }

  private static void line(JsonParser in, LogSummary summary) {
    String level = "";
    long epochMs = 0;
    int status = 0;
    double latencyMs = 0;
    while (in.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = in.currentName();
      in.nextToken();
      switch (name) {
        case "level" -> level = in.getString();
        case "epoch_ms" -> epochMs = in.getLongValue();
        case "status" -> status = in.getIntValue();
        case "latency_ms" -> latencyMs = in.getDoubleValue();
        default -> in.skipChildren();
      }
    }
    summary.add(level, epochMs, status, latencyMs);
  }

  /** fastjson2, a record of each line. */
  @Benchmark
  public LogSummary fastjson2Bind() {
    LogSummary summary = new LogSummary();
    for (int from = 0; from < log.length; ) {
      int to = lineEnd(from);
      LogLine line =
          Objects.requireNonNull(JSON.<LogLine>parseObject(log, from, to - from, LogLine.class));
      line.addTo(summary);
      from = to + 1;
    }
    return summary;
  }

  /** fastjson2, each line token by token. */
  @Benchmark
  public LogSummary fastjson2Stream() {
    LogSummary summary = new LogSummary();
    for (int from = 0; from < log.length; ) {
      int to = lineEnd(from);
      try (JSONReader in = JSONReader.of(log, from, to - from)) {
        line(in, summary);
      }
      from = to + 1;
    }
    return summary;
  }

  private static void line(JSONReader in, LogSummary summary) {
    String level = "";
    long epochMs = 0;
    int status = 0;
    double latencyMs = 0;
    in.nextIfObjectStart();
    while (!in.nextIfObjectEnd()) {
      long name = in.readFieldNameHashCode();
      if (name == LEVEL_HASH) {
        level = in.readString();
      } else if (name == EPOCH_MS_HASH) {
        epochMs = in.readInt64Value();
      } else if (name == STATUS_HASH) {
        status = in.readInt32Value();
      } else if (name == LATENCY_MS_HASH) {
        latencyMs = in.readDoubleValue();
      } else {
        in.skipValue();
      }
    }
    summary.add(level, epochMs, status, latencyMs);
  }

  /** jsoniter-scala, a case class of each value of the stream. */
  @Benchmark
  public LogSummary jsoniterScala() {
    LogSummary summary = new LogSummary();
    JsoniterScala.readLog(log, summary);
    return summary;
  }

  /** DSL-JSON, a record of each line, which has to be copied to the start of an array. */
  @Benchmark
  public LogSummary dslJson() throws IOException {
    LogSummary summary = new LogSummary();
    for (int from = 0; from < log.length; ) {
      int length = copyLine(from);
      LogLine line = dslJson.deserialize(LogLine.class, oneLine, length);
      Objects.requireNonNull(line).addTo(summary);
      from += length + 1;
    }
    return summary;
  }

  /** simdjson-java, a tree of each line, which has to be copied to the start of an array. */
  @Benchmark
  public LogSummary simdjsonJavaTree() {
    SimdjsonJava simdjson = Objects.requireNonNull(simdjsonJava);
    LogSummary summary = new LogSummary();
    for (int from = 0; from < log.length; ) {
      int length = copyLine(from);
      simdjson.readLine(oneLine, length, summary);
      from += length + 1;
    }
    return summary;
  }

  private int copyLine(int from) {
    int length = lineEnd(from) - from;
    System.arraycopy(log, from, oneLine, 0, length);
    return length;
  }

  /** avaje-jsonb, record after record of the whole log. */
  @Benchmark
  public LogSummary avajeJsonb() {
    LogSummary summary = new LogSummary();
    try (Stream<LogLine> lines = avaje.stream(jsonb.reader(log))) {
      lines.forEach(line -> line.addTo(summary));
    }
    return summary;
  }

  /** Gson, record after record of the whole log, out of characters. */
  @Benchmark
  public LogSummary gson() throws IOException {
    LogSummary summary = new LogSummary();
    try (com.google.gson.stream.JsonReader in =
        new com.google.gson.stream.JsonReader(
            new InputStreamReader(new ByteArrayInputStream(log), StandardCharsets.UTF_8))) {
      in.setStrictness(Strictness.LENIENT);
      while (in.peek() != com.google.gson.stream.JsonToken.END_DOCUMENT) {
        LogLine line = gson.fromJson(in, LogLine.class);
        line.addTo(summary);
      }
    }
    return summary;
  }

  /** Moshi, record after record of the whole log. */
  @Benchmark
  public LogSummary moshi() throws IOException {
    LogSummary summary = new LogSummary();
    try (com.squareup.moshi.JsonReader in =
        com.squareup.moshi.JsonReader.of(Okio.buffer(Okio.source(new ByteArrayInputStream(log))))) {
      in.setLenient(true);
      while (in.peek() != com.squareup.moshi.JsonReader.Token.END_DOCUMENT) {
        Objects.requireNonNull(moshi.fromJson(in)).addTo(summary);
      }
    }
    return summary;
  }

  /** Jackson 2, value after value of the whole log. */
  @Benchmark
  public LogSummary jackson2Streaming() throws IOException {
    LogSummary summary = new LogSummary();
    try (com.fasterxml.jackson.core.JsonParser in = jackson2.createParser(log)) {
      while (in.nextToken() != null) {
        line(in, summary);
      }
    }
    return summary;
  }

  private static void line(com.fasterxml.jackson.core.JsonParser in, LogSummary summary)
      throws IOException {
    String level = "";
    long epochMs = 0;
    int status = 0;
    double latencyMs = 0;
    while (in.nextToken() == com.fasterxml.jackson.core.JsonToken.FIELD_NAME) {
      String name = in.currentName();
      in.nextToken();
      switch (name) {
        case "level" -> level = in.getText();
        case "epoch_ms" -> epochMs = in.getLongValue();
        case "status" -> status = in.getIntValue();
        case "latency_ms" -> latencyMs = in.getDoubleValue();
        default -> in.skipChildren();
      }
    }
    summary.add(level, epochMs, status, latencyMs);
  }
}

package io.skimjson.bench;

import com.alibaba.fastjson2.JSONReader;
import com.alibaba.fastjson2.util.Fnv;
import io.skimjson.Document;
import io.skimjson.Key;
import io.skimjson.Parser;
import io.skimjson.testkit.Corpora;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** One integer of a message of about 300 bytes that lies in a larger buffer: the hot loop. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class OneFieldBenchmark {
  private static final Key ID = Key.of("id");
  private static final long ID_HASH = Fnv.hashCode64("id");

  /** The bytes before the message and behind it, as in a network buffer. */
  private static final int MARGIN = 100;

  private final Parser parser = Parser.create();
  private final JsonFactory jackson = new JsonFactory();
  private final int off = MARGIN;
  private byte[] buf = {};
  private byte[] message = {};
  private int len;

  /** Makes the message; all must read the same number. */
  @Setup
  public void load() {
    message = LogLines.one(42);
    len = message.length;
    buf = new byte[MARGIN + len + MARGIN];
    System.arraycopy(message, 0, buf, off, len);
    Corpora.requireEqual(skimjson(), skimjsonOneLiner());
    Corpora.requireEqual(skimjson(), jacksonStreaming());
    Corpora.requireEqual(skimjson(), fastjson2Stream());
    Corpora.requireEqual(skimjson(), jsoniterScala());
  }

  /** The documented hot loop. */
  @Benchmark
  public long skimjson() {
    return parser.parse(buf, off, len).getInt64(ID);
  }

  /** The documented one-liner; everything it needs is made and thrown away. */
  @Benchmark
  public long skimjsonOneLiner() {
    return Document.on(message).field("id").getInt64();
  }

  /** Jackson 3; leaves when it has the number. */
  @Benchmark
  public long jacksonStreaming() {
    try (JsonParser in = jackson.createParser(ObjectReadContext.empty(), buf, off, len)) {
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

  /** fastjson2; leaves when it has the number. */
  @Benchmark
  public long fastjson2Stream() {
    try (JSONReader in = JSONReader.of(buf, off, len)) {
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

  /** jsoniter-scala, a case class of one field; reads the whole message. */
  @Benchmark
  public long jsoniterScala() {
    return JsoniterScala.id(buf, off, off + len);
  }
}

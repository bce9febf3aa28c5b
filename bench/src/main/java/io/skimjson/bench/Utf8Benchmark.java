package io.skimjson.bench;

import io.skimjson.bench.rivals.SimdjsonJava;
import io.skimjson.stage1.Utf8Validator;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
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
 * UTF-8 alone: whether all of a document is well-formed. The JDK has nothing that only checks, so
 * what it does makes characters, too.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(2)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class Utf8Benchmark {
  /** The document: a sixth of twitter.json is not ASCII, of the others next to nothing. */
  @Param({"twitter.json", "citm_catalog.json", "gsoc-2018.json", "canada.json"})
  String corpus = "twitter.json";

  private final CharsetDecoder decoder =
      StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .onUnmappableCharacter(CodingErrorAction.REPORT);
  private @Nullable SimdjsonJava simdjsonJava;
  private byte[] json = {};
  private CharBuffer characters = CharBuffer.allocate(0);

  /** Loads the document; all must call it well-formed. */
  @Setup
  public void load() {
    json = Inputs.load(corpus);
    characters = CharBuffer.allocate(json.length);
    if (SimdjsonJava.isHere()) {
      simdjsonJava = SimdjsonJava.find();
    }
    if (!Boolean.TRUE.equals(Answers.requireOne(this))) {
      throw new AssertionError(corpus + " is not well-formed");
    }
  }

  /** Ours, as stage 1 uses it. */
  @Benchmark
  public boolean skimjson() {
    return Utf8Validator.firstFault(json, 0, json.length) < 0;
  }

  /** simdjson-java's check, which throws at a fault. */
  @Benchmark
  public boolean simdjsonJava() {
    Objects.requireNonNull(simdjsonJava).validateUtf8(json, json.length);
    return true;
  }

  /** A string of the JDK; it puts U+FFFD where the bytes are wrong, and so tells only by that. */
  @Benchmark
  public boolean jdkString() {
    return new String(json, StandardCharsets.UTF_8).indexOf('\uFFFD') < 0;
  }

  /** A decoder of the JDK that reports what is wrong, into a buffer that is used again. */
  @Benchmark
  public boolean jdkDecoder() {
    characters.clear();
    CoderResult result = decoder.reset().decode(ByteBuffer.wrap(json), characters, true);
    return result.isUnderflow();
  }
}

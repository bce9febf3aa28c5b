package io.skimjson.bench.report;

import io.skimjson.Document;
import io.skimjson.JsonType;
import io.skimjson.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;

/** Reads JMH's JSON, format {@code -rf json}. */
final class JmhResults {
  private static final String SUFFIX = "Benchmark";

  private final Run run;
  private final ToLongFunction<String> sizes;

  /**
   * Reads results of one run.
   *
   * @param sizes how large an input is, by its name
   */
  JmhResults(Run run, ToLongFunction<String> sizes) {
    this.run = run;
    this.sizes = sizes;
  }

  List<Score> read(byte[] json) {
    List<Score> scores = new ArrayList<>();
    for (Value result : Document.on(json).array()) {
      scores.add(score(result));
    }
    return scores;
  }

  private Score score(Value result) {
    String[] name = result.field("benchmark").getString().split("\\.");
    String type = name[name.length - 2];
    String corpus = result.field("params").field("corpus").getString();
    Value kernel = result.field("params").find("kernel");
    Value metric = result.field("primaryMetric");
    double score = number(metric.field("score"));
    return new Score(
        run,
        kebab(type.substring(0, type.length() - SUFFIX.length())),
        corpus,
        kebab(name[name.length - 1]),
        kernel.exists() ? kernel.getString().toLowerCase(Locale.ROOT) : run.kernel(),
        kernel.exists(),
        sizes.applyAsLong(corpus),
        operations(score, metric.field("scoreUnit").getString()),
        number(metric.field("scoreError")) / score,
        allocated(result));
  }

  private static double allocated(Value result) {
    Value metrics = result.field("secondaryMetrics");
    Value now = metrics.find("gc.alloc.rate.norm");
    Value norm = now.exists() ? now : metrics.find("\u00b7gc.alloc.rate.norm");
    return norm.exists() ? number(norm.field("score")) : Double.NaN;
  }

  /** JMH writes what is no JSON number as a string: {@code "NaN"}. */
  private static double number(Value value) {
    return value.type() == JsonType.STRING
        ? Double.parseDouble(value.getString())
        : value.getDouble();
  }

  private static double operations(double score, String unit) {
    return switch (unit) {
      case "ops/s" -> score;
      case "ops/ms" -> score * 1e3;
      case "ops/us" -> score * 1e6;
      case "ns/op" -> 1e9 / score;
      case "us/op" -> 1e6 / score;
      case "ms/op" -> 1e3 / score;
      default -> throw new IllegalArgumentException("unit " + unit);
    };
  }

  /** {@code simdjsonJavaTree} becomes {@code simdjson-java-tree}. */
  static String kebab(String camel) {
    return camel.replaceAll("(?<=.)(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }
}

package io.skimjson.cli;

import io.skimjson.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code skim demo}: shows in a few seconds what skim does, on a log made for it. */
@Command(
    name = "demo",
    header = "Shows in a few seconds what skim does, on a log made for it.",
    description = {
      "",
      "Makes a log in a temporary folder, two in a thousand of its lines bad, aggregates it, prints"
          + " the answer and the speed, and removes the folder.",
      "",
    },
    footer = {
      "",
      "Examples:",
      "  skim demo",
      "  skim demo --lines 1000",
    })
final class DemoCommand extends StreamCommand {
  private static final double BAD_RATE = 0.002;

  @Option(
      names = {"-n", "--lines"},
      paramLabel = "N",
      defaultValue = "200000",
      description = "How long the log is; default ${DEFAULT-VALUE} lines.")
  private long lines;

  DemoCommand(Streams streams) {
    super(streams);
  }

  @Override
  public Integer call() throws IOException {
    Path folder = Files.createTempDirectory("skim-demo");
    Path log = folder.resolve("app.log");
    try (ResultOutput out = new ResultOutput(streams.out(), "standard output")) {
      generate(log, out);
      aggregate(log, out);
      sayWhatNext(out);
    } finally {
      Files.deleteIfExists(log);
      Files.deleteIfExists(folder);
    }
    return Skim.FINE;
  }

  private void generate(Path log, ResultOutput out) throws IOException {
    long began = System.nanoTime();
    try (ResultOutput file = new ResultOutput(create(log), log.toString());
        Progress progress = Progress.ofLines("gen", lines, streams)) {
      new LogGenerator(1, BAD_RATE).write(lines, file, progress);
    }
    long size = Files.size(log);
    out.println(
        String.format(
            Locale.ROOT,
            "Generated %,d lines (%.1f MB) of an application log in %.2f s.",
            lines,
            size / 1e6,
            secondsSince(began)));
    out.println("");
    out.flush();
  }

  private void aggregate(Path log, ResultOutput out) {
    ReadOptions read = new ReadOptions();
    List<Statistic> columns =
        List.of(
            Statistic.count(),
            new Statistic(Statistic.Function.MEAN, 0, "/latency_ms"),
            new Statistic(Statistic.Function.PERCENTILE, 50, "/latency_ms"),
            new Statistic(Statistic.Function.PERCENTILE, 99, "/latency_ms"),
            new Statistic(Statistic.Function.MAX, 0, "/latency_ms"));
    Aggregation aggregation = new Aggregation(List.of("/level"), columns, read);
    long began = System.nanoTime();
    try (BadLines bad = new BadLines(read, streams);
        RecordSource source =
            new RecordSource(
                "agg", streams, List.of(log.toString()), aggregation.pointers(), read, bad)) {
      aggregation.takeAll(source);
      double seconds = secondsSince(began);
      out.println(
          "skim agg --by /level --count --mean /latency_ms --p50 /latency_ms --p99 /latency_ms"
              + " --max /latency_ms app.log");
      out.println("");
      aggregation.table(null).print(ResultTable.Format.table, out);
      out.println("");
      out.println(String.format(Locale.ROOT, "records   %,d", source.good()));
      out.println(
          String.format(Locale.ROOT, "rejects   %,d: ", bad.total())
              + String.join(", ", bad.byKind()));
      out.println(
          String.format(
              Locale.ROOT,
              "speed     %.0f MB/s, warm-up included (%.1f MB in %.2f s, one thread)",
              source.bytes() / 1e6 / seconds,
              source.bytes() / 1e6,
              seconds));
      out.println("kernel    " + Json.kernel());
    }
  }

  private static void sayWhatNext(ResultOutput out) {
    out.println("");
    out.println("Try next:");
    out.println("  ./skim gen --lines 1000000 --bad-rate 0.001 -o app.log");
    out.println("  ./skim agg --by /service --by /status --where '/status>=500' app.log");
    out.println("  ./skim get /ts /user/name /message --where '/level=ERROR' app.log");
    out.println("  ./skim check app.log");
  }

  private static double secondsSince(long began) {
    return (System.nanoTime() - began) / 1e9;
  }
}

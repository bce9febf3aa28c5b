package io.skimjson.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code skim gen}: writes a realistic application log, the same one for the same seed. */
@Command(
    name = "gen",
    header = "Writes a realistic application log, the same one for the same seed.",
    description = {
      "",
      "About 350 bytes a line: time, level, service, trace id, a 19-digit id, status, latency, a"
          + " nested user, a message with escapes and UTF-8. The same options give the same bytes"
          + " on every machine, and the first lines of a longer log are those of a shorter one.",
      "",
    },
    footer = {
      "",
      "Examples:",
      "  skim gen --lines 1000 -o small.log",
      "  skim gen --lines 10000 --seed 7 --bad-rate 0.01 | skim check --lines --quiet",
    })
final class GenCommand extends StreamCommand {
  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Option(
      names = {"-n", "--lines"},
      required = true,
      paramLabel = "N",
      description = "How many lines to write.")
  private long lines;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Which log; default ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--bad-rate",
      paramLabel = "R",
      defaultValue = "0",
      description = {
        "Share of lines to spoil, from 0 to 1; default 0. All kinds take turns: cut, unclosed"
            + " quote, bad UTF-8, missing brace, two values, bare text.",
      })
  private double badRate;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write there, compressed if the name ends in .gz; default standard output.")
  private @Nullable String output;

  GenCommand(Streams streams) {
    super(streams);
  }

  @Override
  public Integer call() {
    if (lines < 0) {
      throw new ParameterException(spec.commandLine(), "--lines must not be negative");
    }
    if (!(badRate >= 0 && badRate <= 1)) {
      throw new ParameterException(spec.commandLine(), "--bad-rate must lie between 0 and 1");
    }
    LogGenerator generator = new LogGenerator(seed, badRate);
    try (ResultOutput out = open();
        Progress progress = Progress.ofLines("gen", lines, streams)) {
      generator.write(lines, out, progress);
    }
    return Skim.FINE;
  }

  private ResultOutput open() {
    if (output == null || !output.toLowerCase(Locale.ROOT).endsWith(".gz")) {
      return openOutput(output);
    }
    OutputStream file = create(streams.resolve(output));
    try {
      return new ResultOutput(new GZIPOutputStream(file, 1 << 16), output);
    } catch (IOException failure) {
      throw CommandFailure.trouble("cannot write " + output + ": " + failure.getMessage());
    }
  }
}

package io.skimjson.cli;

import io.skimjson.cli.Statistic.Function;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Stack;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** {@code skim agg}: groups records and computes. */
@Command(
    name = "agg",
    header = "Groups records and computes counts, sums, means, extremes and percentiles.",
    description = {
      "",
      "Records are grouped by the values at JSON Pointers. Missing and null values are groups of"
          + " their own; what is no number is left out of computations and reported. Integers are"
          + " summed exactly. Percentiles are exact up to 2000 values a group; beyond that they"
          + " are a t-digest's, whose rank is off by less than 0.5 %%, at p99 by less than 0.05 %%."
          + " Memory grows with the number of groups alone: up to 150 kB for each percentile.",
      "",
    },
    footer = {
      "",
      "Examples:",
      "  skim agg --by /level --count --mean /latency_ms --p99 /latency_ms app.log",
      "  skim agg --by /service --by /status --where '/status>=500' --format csv app.log",
    })
@SuppressWarnings("UnusedVariable") // the statistics are declared as fields, but go to columns
final class AggCommand extends StreamCommand {
  @Option(
      names = {"-b", "--by"},
      paramLabel = "POINTER",
      converter = WhereParser.Pointers.class,
      description = "Group by the value there; may be given several times.")
  private List<String> by = new ArrayList<>();

  @Option(
      names = {"-c", "--count"},
      arity = "0",
      parameterConsumer = Columns.class,
      description = "The number of records; the default if nothing else is asked for.")
  private @Nullable List<String> count;

  @Option(
      names = "--sum",
      paramLabel = "POINTER",
      parameterConsumer = Columns.class,
      description = "The sum of the numbers there.")
  private @Nullable List<String> sum;

  @Option(
      names = "--mean",
      paramLabel = "POINTER",
      parameterConsumer = Columns.class,
      description = "Their arithmetic mean.")
  private @Nullable List<String> mean;

  @Option(
      names = "--min",
      paramLabel = "POINTER",
      parameterConsumer = Columns.class,
      description = "The least of them.")
  private @Nullable List<String> min;

  @Option(
      names = "--max",
      paramLabel = "POINTER",
      parameterConsumer = Columns.class,
      description = "The greatest of them.")
  private @Nullable List<String> max;

  @Option(
      names = PercentileOptions.NAME,
      paramLabel = "POINTER",
      parameterConsumer = Columns.class,
      description = "A percentile of them: --p50, --p99, --p99.9 and so on.")
  private @Nullable List<String> percentile;

  @Option(
      names = {"-f", "--format"},
      paramLabel = "FORMAT",
      defaultValue = "table",
      description = "One of ${COMPLETION-CANDIDATES}; default ${DEFAULT-VALUE}.")
  private ResultTable.Format format = ResultTable.Format.table;

  @Option(
      names = {"-n", "--top"},
      paramLabel = "N",
      description = "Only the N groups with the most records, the largest first.")
  private @Nullable Integer top;

  @Mixin private ReadOptions read = new ReadOptions();

  @Parameters(paramLabel = "FILE", description = "What to read, .gz too; - or nothing for stdin.")
  private List<String> files = new ArrayList<>();

  /** The columns in the order in which they were asked for. */
  private final List<Statistic> columns = new ArrayList<>();

  AggCommand(Streams streams) {
    super(streams);
  }

  @Override
  public Integer call() {
    Aggregation aggregation = new Aggregation(by, columns, read);
    try (BadLines bad = new BadLines(read, streams);
        RecordSource source =
            new RecordSource("agg", streams, files, aggregation.pointers(), read, bad);
        ResultOutput out = new ResultOutput(streams.out(), "standard output")) {
      aggregation.takeAll(source);
      aggregation.table(top).print(format, out);
      out.flush();
      aggregation.complaints().forEach(this::tell);
      return source.finish(this);
    }
  }

  /** Puts statistics in one list, whatever option they come from, so that their order is kept. */
  static final class Columns implements IParameterConsumer {
    @Override
    public void consumeParameters(Stack<String> args, ArgSpec option, CommandSpec command) {
      List<Statistic> columns = ((AggCommand) command.userObject()).columns;
      String name = ((OptionSpec) option).longestName();
      if (name.equals("--count")) {
        columns.add(Statistic.count());
        return;
      }
      if (args.isEmpty()) {
        throw wrong(command, "a JSON Pointer is missing behind " + name);
      }
      try {
        columns.add(statistic(name, args.pop()));
      } catch (TypeConversionException failure) {
        throw wrong(command, "behind " + name + ": " + failure.getMessage());
      }
    }

    private static Statistic statistic(String name, String text) {
      if (name.equals(PercentileOptions.NAME)) {
        return percentile(text);
      }
      Function function = Function.valueOf(name.substring(2).toUpperCase(Locale.ROOT));
      return new Statistic(function, 0, WhereParser.Pointers.check(text));
    }

    /** From {@code 99:/latency_ms}, as {@link PercentileOptions} writes it. */
    private static Statistic percentile(String text) {
      int colon = text.indexOf(':');
      if (colon <= 0 || !Character.isDigit(text.charAt(0))) {
        throw new TypeConversionException("put a number for NN, as in --p99 /latency_ms");
      }
      double percent = Double.parseDouble(text.substring(0, colon));
      if (percent > 100) {
        throw new TypeConversionException("a percentile lies between 0 and 100");
      }
      String pointer = WhereParser.Pointers.check(text.substring(colon + 1));
      return new Statistic(Function.PERCENTILE, percent, pointer);
    }

    private static ParameterException wrong(CommandSpec command, String message) {
      return new ParameterException(command.commandLine(), message);
    }
  }
}

package io.skimjson.cli;

import io.skimjson.JsonException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** {@code skim get}: prints the wanted values of each record. */
@Command(
    name = "get",
    header = "Prints the wanted values of each record.",
    description = {
      "",
      "A line for each record. In tsv and csv a missing value is empty, null is null, and objects"
          + " and arrays stand as they are written; tsv escapes tab, line feed, return and"
          + " backslash by a backslash. In ndjson a missing value is left out.",
      "",
    },
    footer = {
      "",
      "Examples:",
      "  skim get /ts /level /user/name app.log",
      "  skim get /id /message --where '/level=ERROR' --format ndjson app.log",
    })
final class GetCommand extends StreamCommand {
  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Option(
      names = {"-f", "--format"},
      paramLabel = "FORMAT",
      defaultValue = "tsv",
      description = "One of ${COMPLETION-CANDIDATES}; default ${DEFAULT-VALUE}.")
  private RecordPrinter.Format format = RecordPrinter.Format.tsv;

  @Option(
      names = {"-H", "--header"},
      description = "Print the names of the columns first (tsv and csv).")
  private boolean header;

  @Option(
      names = {"-n", "--limit"},
      paramLabel = "N",
      description = "End after N records.")
  private long limit = Long.MAX_VALUE;

  @Mixin private ReadOptions read = new ReadOptions();

  @Parameters(
      paramLabel = "POINTER|FILE",
      arity = "1..*",
      description = {
        "JSON Pointers first, then what to read, .gz too; - or nothing for stdin. What begins"
            + " with / is a pointer, unless it stands behind the first and a file has that name.",
      })
  private List<String> arguments = new ArrayList<>();

  private final List<String> pointers = new ArrayList<>();
  private final List<String> files = new ArrayList<>();

  GetCommand(Streams streams) {
    super(streams);
  }

  @Override
  public Integer call() {
    sortArguments();
    List<String> wanted = new ArrayList<>(pointers);
    wanted.addAll(read.wherePointers());
    try (BadLines bad = new BadLines(read, streams);
        RecordSource source = new RecordSource("get", streams, files, wanted, read, bad);
        ResultOutput out = new ResultOutput(streams.out(), "standard output")) {
      RecordPrinter printer = new RecordPrinter(format, pointers);
      if (header) {
        printer.printHead(out);
      }
      printAll(source, printer, out);
      out.flush();
      return source.finish(this);
    }
  }

  private void printAll(RecordSource source, RecordPrinter printer, ResultOutput out) {
    Row row = source.row();
    long printed = 0;
    while (printed < limit && source.next()) {
      try {
        if (read.matches(row, pointers.size())) {
          printer.prepare(row); // reads everything first: a bad record leaves no half a line
          printer.print(out);
          printed++;
        }
      } catch (JsonException failure) {
        source.reject(failure);
      }
    }
  }

  private void sortArguments() {
    for (String argument : arguments) {
      boolean isPointer = pointers.isEmpty() || (files.isEmpty() && isPointer(argument));
      if (isPointer) {
        pointers.add(checked(argument));
      } else {
        files.add(argument);
      }
    }
  }

  private boolean isPointer(String argument) {
    return argument.isEmpty()
        || (argument.startsWith("/") && !Files.isRegularFile(streams.resolve(argument)));
  }

  private String checked(String pointer) {
    try {
      return WhereParser.Pointers.check(pointer);
    } catch (TypeConversionException wrong) {
      throw new ParameterException(spec.commandLine(), wrong.getMessage());
    }
  }
}

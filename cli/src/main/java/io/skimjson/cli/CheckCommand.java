package io.skimjson.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code skim check}: is it valid JSON, and if not, where is the fault? */
@Command(
    name = "check",
    header = "Tells whether it is valid JSON, and where it is not.",
    description = {
      "",
      "Checks by all of RFC 8259 and shows each fault with its place and a picture. A file is one"
          + " document, or with --lines one document a line; files named .ndjson, .jsonl or .log"
          + " (and these with .gz) are read by lines unless --no-lines says otherwise. Columns"
          + " count characters, bytes count from the start of the (decompressed) file.",
      "",
      "Exit code 0: all valid; 1: something is not; 2: wrong usage or a file cannot be read.",
      "",
    },
    footer = {
      "",
      "Examples:",
      "  skim check app.log",
      "  skim get /user --format ndjson app.log | skim check --lines --unique-names",
    })
final class CheckCommand extends StreamCommand {
  @Option(
      names = {"-l", "--lines"},
      negatable = true,
      description = "One document a line (--no-lines: one a file).")
  private @Nullable Boolean lines;

  @Option(
      names = {"-u", "--unique-names"},
      description = "The same name twice in one object is a fault.")
  private boolean uniqueNames;

  @Option(
      names = {"-m", "--max-faults"},
      paramLabel = "N",
      defaultValue = "20",
      description =
          "Show at most N faults of each file, 0 for all; default ${DEFAULT-VALUE}."
              + " All are counted.")
  private long maxFaults;

  @Option(
      names = {"-q", "--quiet"},
      description = "Print nothing, only give the exit code.")
  private boolean quiet;

  @Parameters(paramLabel = "FILE", description = "What to check, .gz too; - or nothing for stdin.")
  private List<String> files = new ArrayList<>();

  CheckCommand(Streams streams) {
    super(streams);
  }

  @Override
  public Integer call() {
    InputOpener inputs = new InputOpener(streams, files);
    int code = Skim.FINE;
    try (ResultOutput out = new ResultOutput(streams.out(), "standard output");
        Progress progress = Progress.ofBytes("check", inputs.totalSize(), streams)) {
      for (String problem : inputs.unreadable()) {
        tell("cannot read " + problem);
        code = Skim.TROUBLE;
      }
      for (String name : inputs.readable()) {
        code = Math.max(code, check(inputs, name, out, progress));
      }
      out.flush();
    }
    return code;
  }

  private int check(InputOpener inputs, String name, ResultOutput out, Progress progress) {
    FaultPrinter printer =
        new FaultPrinter(quiet ? 0 : maxFaults == 0 ? Long.MAX_VALUE : maxFaults, out);
    try (Input input = inputs.open(name)) {
      Checker checker =
          isByLines(name)
              ? new LineChecker(printer, uniqueNames, progress, inputs)
              : new DocumentChecker(printer, uniqueNames);
      String verdict = checker.check(input);
      if (!quiet) {
        out.println(input.name() + ": " + verdict);
      }
      if (input.failure() != null) {
        out.flush();
        tell(input.name() + ": " + input.failure().getMessage());
        return Skim.TROUBLE;
      }
    } catch (IOException failure) {
      throw CommandFailure.trouble("cannot read " + name + ": " + failure.getMessage());
    }
    return printer.count() == 0 ? Skim.FINE : Skim.BAD_INPUT;
  }

  private boolean isByLines(String name) {
    if (lines != null) {
      return lines;
    }
    String lower = name.toLowerCase(Locale.ROOT);
    String plain = lower.endsWith(".gz") ? lower.substring(0, lower.length() - 3) : lower;
    return plain.endsWith(".ndjson") || plain.endsWith(".jsonl") || plain.endsWith(".log");
  }

  /** Checks one input. */
  interface Checker {
    /** Reads all of it, prints the faults, and returns the verdict in words. */
    String check(Input input) throws IOException;
  }
}

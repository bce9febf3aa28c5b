package io.skimjson.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * The command {@code skim}.
 *
 * <p>Exit codes: 0 all went well; 1 the input is invalid (and the user asked to be told); 2 wrong
 * usage, or something could not be read or written. A closed output pipe ends quietly with 0.
 */
@Command(
    name = "skim",
    versionProvider = Skim.Version.class,
    header = {
      "Answers questions about logs of JSON lines, reading only what is asked for.",
      "",
    },
    subcommands = {
      AggCommand.class,
      GetCommand.class,
      CheckCommand.class,
      GenCommand.class,
      DemoCommand.class
    },
    footer = {
      "",
      "Exit codes: 0 fine, 1 invalid input, 2 wrong usage or input/output trouble.",
      "",
      "Examples:",
      "  skim demo",
      "  skim gen --lines 10000 | skim agg --by /level --count --p99 /latency_ms",
    })
@SuppressWarnings("UnusedVariable") // the help and version flags are for picocli alone
public final class Skim implements Runnable {
  /** All went well. */
  static final int FINE = 0;

  /** The input is invalid. */
  static final int BAD_INPUT = 1;

  /** Wrong usage, or something could not be read or written. */
  static final int TROUBLE = 2;

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = CommandLine.ScopeType.INHERIT,
      description = "Show this help and end.")
  private boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Show the version and end.")
  private boolean version;

  private Skim() {}

  /**
   * Runs the command and ends the process.
   *
   * @param args as typed
   */
  public static void main(String[] args) {
    int code = run(Streams.ofProcess(), args);
    Runtime.getRuntime().halt(code); // nothing is left to do, and shutdown hooks cost time
  }

  /** Runs one command with the given surroundings; never throws for anything the user can cause. */
  static int run(Streams streams, String... args) {
    PrintWriter err = writer(streams.err());
    PrintWriter out = writer(streams.out());
    try {
      return commandLine(streams, out, err).execute(PercentileOptions.rewrite(args));
    } catch (OutOfMemoryError tooSmall) {
      err.println("skim: out of memory; try SKIM_JAVA_OPTS=-Xmx2g");
      return TROUBLE;
    } finally {
      out.flush();
      err.flush();
    }
  }

  private static PrintWriter writer(OutputStream stream) {
    return new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
  }

  /** The picocli command tree, wired to the given surroundings. */
  static CommandLine commandLine(Streams streams, PrintWriter out, PrintWriter err) {
    CommandLine.IFactory defaults = CommandLine.defaultFactory();
    CommandLine line =
        new CommandLine(
            new Skim(),
            new CommandLine.IFactory() {
              @Override
              public <K> K create(Class<K> type) throws Exception {
                if (StreamCommand.class.isAssignableFrom(type)) {
                  return type.getDeclaredConstructor(Streams.class).newInstance(streams);
                }
                return defaults.create(type);
              }
            });
    line.setOut(out);
    line.setErr(err);
    line.setUsageHelpWidth(96);
    line.setUsageHelpLongOptionsMaxWidth(30);
    line.setColorScheme(
        CommandLine.Help.defaultColorScheme(streams.errIsTerminal() ? Ansi.AUTO : Ansi.OFF));
    line.setParameterExceptionHandler(Skim::explainUsage);
    line.setExecutionExceptionHandler((failure, command, parsed) -> explain(failure, err));
    return line;
  }

  private static int explainUsage(ParameterException wrong, String[] args) {
    CommandLine command = wrong.getCommandLine();
    PrintWriter err = command.getErr();
    err.println("skim: " + wrong.getMessage());
    CommandLine.UnmatchedArgumentException.printSuggestions(wrong, err);
    err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
    return TROUBLE;
  }

  private static int explain(Exception failure, PrintWriter err) throws Exception {
    if (failure instanceof ResultOutput.PipeClosed) {
      return FINE;
    }
    if (failure instanceof CommandFailure expected) {
      err.println("skim: " + expected.getMessage());
      return expected.exitCode();
    }
    if (failure instanceof IOException || failure instanceof UncheckedIOException) {
      err.println("skim: " + failure.getMessage());
      return TROUBLE;
    }
    err.println("skim: this is a fault of skim itself; please report it with what follows");
    failure.printStackTrace(err);
    return TROUBLE;
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "say what to do: agg, get, check, gen or demo");
  }

  /** The version Maven built. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() throws IOException {
      Properties properties = new Properties();
      try (InputStream in = Skim.class.getResourceAsStream("skim.properties")) {
        if (in != null) {
          properties.load(in);
        }
      }
      return new String[] {"skim " + properties.getProperty("version", "unknown")};
    }
  }
}

package io.skimjson.testkit;

import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A case of {@code attacks/}: a hostile input, an operation, its outcome and a budget of time.
 *
 * <p>Inputs are up to 64 MB long and are made when {@link #document} is called; do not keep many.
 */
public final class AttackCase {
  /** How many rows the shared table has. */
  public static final int SHARED_COUNT = 112;

  private static final String FOLDER = "conformance/attacks/";
  private static final Pattern REPEATED = Pattern.compile("(..)\\*([0-9]+)");

  private final String file;
  private final String operation;
  private final String argument;
  private final Expectation outcome;
  private final Duration budget;
  private final Supplier<byte[]> input;

  AttackCase(
      String file,
      String operation,
      String argument,
      Expectation outcome,
      Duration budget,
      Supplier<byte[]> input) {
    this.file = file;
    this.operation = operation;
    this.argument = argument;
    this.outcome = outcome;
    this.budget = budget;
    this.input = input;
  }

  /** Returns the shared cases, or smaller ones made here. */
  public static List<AttackCase> all() {
    return Shared.file(FOLDER + "expected.tsv")
        .map(
            table -> {
              try (Stream<String[]> rows = Shared.rows(table)) {
                return rows.map(AttackCase::of).toList();
              }
            })
        .orElseGet(StandInAttacks::all);
  }

  private static AttackCase of(String[] row) {
    return new AttackCase(
        row[0],
        row[1],
        expanded(row[2]),
        Expectation.parse(row[3]),
        Duration.ofMillis(Long.parseLong(row[4])),
        () -> Shared.bytes(Shared.file(FOLDER + row[0]).orElseThrow()));
  }

  /** Writes out the short form that the table has for long pointers: {@code /a*900}. */
  private static String expanded(String argument) {
    Matcher repeated = REPEATED.matcher(argument);
    return repeated.matches()
        ? repeated.group(1).repeat(Integer.parseInt(repeated.group(2)))
        : argument;
  }

  /** Returns the name of the input. */
  public String file() {
    return file;
  }

  /**
   * Returns what is to be done, such as {@code validate}, {@code get_int64} or {@code
   * count_elements}.
   */
  public String operation() {
    return operation;
  }

  /** Returns the pointer, path or nothing that the operation takes. */
  public String argument() {
    return argument;
  }

  /** Returns what must come out. */
  public Expectation outcome() {
    return outcome;
  }

  /** Returns how long one warm call may take on a slow core. */
  public Duration budget() {
    return budget;
  }

  /** Makes the input: some of them are 64 MB. */
  public byte[] document() {
    return input.get();
  }

  @Override
  public String toString() {
    String shown = argument.length() > 40 ? argument.substring(0, 40) + "..." : argument;
    return file + " " + operation + " " + shown + " " + outcome;
  }
}

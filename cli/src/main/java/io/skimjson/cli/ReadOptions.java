package io.skimjson.cli;

import io.skimjson.ndjson.OnError;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options of all commands that read records. */
final class ReadOptions {
  @Option(
      names = {"-w", "--where"},
      paramLabel = "CONDITION",
      converter = WhereParser.class,
      description = {
        "Only records that meet it: a JSON Pointer, one of = != < <= > >= ~ (contains), and a"
            + " value, as in '/status>=500' or '/level=ERROR'. A pointer alone asks whether the"
            + " value is there and not null. Several must all be met.",
      })
  List<Where> where = new ArrayList<>();

  @Option(
      names = "--on-error",
      paramLabel = "fail|skip",
      defaultValue = "skip",
      converter = OnErrorName.class,
      description =
          "What a bad line does: end the command with exit code 1, or be left out and"
              + " counted; default ${DEFAULT-VALUE}.")
  OnError onError = OnError.SKIP;

  @Option(
      names = "--bad",
      paramLabel = "FILE",
      description = "Keep the bad lines there, as they stand.")
  @Nullable String bad;

  @Option(
      names = "--strict",
      description = "Check every record by all of RFC 8259, also where nothing is read from it.")
  boolean strict;

  /** The pointers of all conditions, in order. */
  List<String> wherePointers() {
    return where.stream().map(condition -> condition.pointer).toList();
  }

  /** Whether the row meets all conditions; the first one's value stands at {@code firstIndex}. */
  boolean matches(Row row, int firstIndex) {
    for (int i = 0; i < where.size(); i++) {
      if (!where.get(i).matches(row, firstIndex + i)) {
        return false;
      }
    }
    return true;
  }

  /** Reads {@code fail} and {@code skip}. */
  static final class OnErrorName implements ITypeConverter<OnError> {
    @Override
    public OnError convert(String text) {
      return switch (text.toLowerCase(Locale.ROOT)) {
        case "fail" -> OnError.FAIL;
        case "skip" -> OnError.SKIP;
        default -> throw new TypeConversionException("it is fail or skip, not '" + text + "'");
      };
    }
  }
}

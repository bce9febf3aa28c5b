package io.skimjson.cli;

import io.skimjson.JsonError;
import io.skimjson.RawJson;
import io.skimjson.ndjson.BadRecord;
import io.skimjson.ndjson.BadRecordHandler.Action;
import io.skimjson.ndjson.OnError;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What becomes of bad lines: counted by kind, kept in a file if wanted, or the end of it all. */
final class BadLines implements AutoCloseable {
  private final OnError onError;
  private final Streams streams;
  private final @Nullable String keptName;
  private final long[] counts = new long[JsonError.values().length];
  private long total;
  private @Nullable ResultOutput kept;
  private @Nullable String first;

  /** Creates no file yet: see {@link #open}. */
  BadLines(ReadOptions options, Streams streams) {
    this.onError = options.onError;
    this.streams = streams;
    this.keptName = options.bad;
  }

  /**
   * Creates or replaces the file that keeps bad lines, if one is wanted. To be called when the
   * inputs are known to be there, for until then an older file is worth more than an empty one.
   *
   * @throws CommandFailure if the file is one of the inputs, which is left as it is, or cannot be
   *     written
   */
  void open(InputOpener inputs) {
    String name = keptName;
    if (name == null) {
      return;
    }
    Path file = streams.resolve(name);
    if (inputs.reads(file)) {
      throw CommandFailure.trouble(
          "--bad " + name + " is a file that is to be read; name another one for the bad lines");
    }
    kept = new ResultOutput(StreamCommand.create(file), name);
  }

  /** Takes a bad line; throws if the user wants to end at the first one. */
  Action take(Input input, BadRecord bad) {
    if (input.isUnfinished(bad.offset())) {
      return Action.CONTINUE; // the input's own failure is reported, this is only its mark
    }
    total++;
    counts[bad.kind().ordinal()]++;
    if (first == null) {
      first = input.name() + ":" + bad.lineNumber() + " " + bad.kind();
    }
    ResultOutput file = kept;
    if (file != null) {
      RawJson bytes = bad.bytes();
      file.write(bytes.array(), bytes.offset(), bytes.length());
      file.write('\n');
    }
    if (onError == OnError.FAIL) {
      throw CommandFailure.badInput(describe(input, bad));
    }
    return Action.CONTINUE;
  }

  private static String describe(Input input, BadRecord bad) {
    RawJson bytes = bad.bytes();
    Fault fault = Fault.of(input.name(), bad);
    return fault.headline()
        + "\n"
        + CaretPicture.draw(
            bytes.array(), bytes.offset(), bytes.offset() + bytes.length(), fault.place())
        + "  (--on-error skip leaves bad lines out)";
  }

  /** How many lines were bad. */
  long total() {
    return total;
  }

  /**
   * How many lines of each kind were bad, the most frequent first, such as {@code INCOMPLETE 12}.
   */
  List<String> byKind() {
    List<JsonError> kinds = new ArrayList<>(List.of(JsonError.values()));
    kinds.removeIf(kind -> counts[kind.ordinal()] == 0);
    kinds.sort((a, b) -> Long.compare(counts[b.ordinal()], counts[a.ordinal()]));
    return kinds.stream().map(kind -> kind + " " + counts[kind.ordinal()]).toList();
  }

  /** One sentence for the end of the command, or null if no line was bad. */
  @Nullable String summary(long good) {
    if (total == 0) {
      return null;
    }
    String fate = keptName == null ? " (--bad FILE keeps them)" : ", kept in " + keptName;
    return total
        + " of "
        + (good + total)
        + " lines were bad and left out: "
        + String.join(", ", byKind())
        + "; the first is "
        + first
        + fate;
  }

  @Override
  public void close() {
    ResultOutput file = kept;
    if (file != null) {
      file.close();
    }
  }
}

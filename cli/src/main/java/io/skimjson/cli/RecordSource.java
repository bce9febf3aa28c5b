package io.skimjson.cli;

import io.skimjson.JsonException;
import io.skimjson.ndjson.NdjsonReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The good records of all inputs, one after the other, with the wanted values found: for all
 * commands that read values. Bad records go to {@link BadLines}.
 */
final class RecordSource implements AutoCloseable {
  private static final int PROGRESS_STEP = 0xFFF;

  private final InputOpener inputs;
  private final List<String> waiting;
  private final ReadOptions options;
  private final BadLines bad;
  private final ProjectedRow row;
  private final Progress progress;
  private final List<String> troubles = new ArrayList<>();
  private @Nullable Input input;
  private @Nullable NdjsonReader reader;
  private long good;
  private long bytes;

  /**
   * Reads these files for these pointers.
   *
   * @param task what the progress bar says
   * @throws CommandFailure if a file cannot be read, or bad lines cannot be kept where the user
   *     wants them; nothing has been read or written then
   */
  RecordSource(
      String task,
      Streams streams,
      List<String> files,
      List<String> pointers,
      ReadOptions options,
      BadLines bad) {
    this.inputs = new InputOpener(streams, files);
    List<String> unreadable = inputs.unreadable();
    if (!unreadable.isEmpty()) {
      throw CommandFailure.trouble("cannot read " + String.join("; ", unreadable));
    }
    bad.open(inputs);
    this.waiting = new ArrayList<>(inputs.names());
    this.options = options;
    this.bad = bad;
    this.row = new ProjectedRow(pointers);
    this.progress = Progress.ofBytes(task, inputs.totalSize(), streams);
  }

  /** The current record's values; the same object for all records. */
  Row row() {
    return row;
  }

  /** Goes to the next good record of any input; false at the end of the last. */
  boolean next() {
    while (true) {
      NdjsonReader open = reader;
      if (open == null) {
        if (waiting.isEmpty()) {
          return false;
        }
        openNext();
      } else if (open.next(row.nextRecord())) {
        if (isWhole(open)) {
          good++;
          if ((good & PROGRESS_STEP) == 0) {
            progress.stepTo(inputs.bytesRead());
          }
          return true;
        }
      } else {
        closeCurrent();
      }
    }
  }

  private boolean isWhole(NdjsonReader open) {
    Input current = input;
    return current == null
        || current.failure() == null
        || !current.isUnfinished(open.recordOffset());
  }

  /** Says that the current record, handed out as good, turned out bad when it was read. */
  void reject(JsonException failure) {
    good--;
    NdjsonReader open = reader;
    if (open != null) {
      open.reject(failure);
    }
  }

  private void openNext() {
    Input next = inputs.open(waiting.remove(0));
    input = next;
    reader =
        NdjsonReader.builder()
            .strict(options.strict)
            .onError(record -> bad.take(next, record))
            .open(next);
  }

  private void closeCurrent() {
    NdjsonReader open = reader;
    Input current = input;
    if (open == null || current == null) {
      return;
    }
    bytes += open.stats().bytes();
    IOException failure = current.failure();
    if (failure != null) {
      troubles.add(
          current.name() + ": " + failure.getMessage() + "; the whole lines before that are used");
    }
    open.close();
    reader = null;
    input = null;
  }

  /** How many records were good. */
  long good() {
    return good;
  }

  /** How many bytes were read, decompressed. */
  long bytes() {
    return bytes;
  }

  /** Tells what went wrong on the way and returns the exit code. */
  int finish(StreamCommand command) {
    progress.close();
    String summary = bad.summary(good);
    if (summary != null) {
      command.tell(summary);
    }
    troubles.forEach(command::tell);
    return troubles.isEmpty() ? Skim.FINE : Skim.TROUBLE;
  }

  @Override
  public void close() {
    progress.close();
    NdjsonReader open = reader;
    if (open != null) {
      open.close();
    }
  }
}

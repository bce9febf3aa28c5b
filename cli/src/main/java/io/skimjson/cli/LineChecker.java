package io.skimjson.cli;

import io.skimjson.DuplicateNames;
import io.skimjson.RawJson;
import io.skimjson.ndjson.BadRecord;
import io.skimjson.ndjson.BadRecordHandler.Action;
import io.skimjson.ndjson.NdjsonReader;

/** Checks a document a line; each line is its own world. */
final class LineChecker implements CheckCommand.Checker {
  private final FaultPrinter printer;
  private final boolean uniqueNames;
  private final Progress progress;
  private final InputOpener inputs;

  LineChecker(FaultPrinter printer, boolean uniqueNames, Progress progress, InputOpener inputs) {
    this.printer = printer;
    this.uniqueNames = uniqueNames;
    this.progress = progress;
    this.inputs = inputs;
  }

  @Override
  public String check(Input input) {
    long good = 0;
    NdjsonReader.Builder builder =
        NdjsonReader.builder().strict(true).onError(bad -> take(input, bad));
    if (uniqueNames) {
      builder.duplicateNames(DuplicateNames.FAIL);
    }
    try (NdjsonReader reader = builder.open(input)) {
      while (reader.next()) {
        if (input.failure() == null || !input.isUnfinished(reader.recordOffset())) {
          good++;
        }
        if ((good & 0xFFF) == 0) {
          progress.stepTo(inputs.bytesRead());
        }
      }
    }
    long total = good + printer.count();
    return printer.count() == 0
        ? "valid, " + total + " lines"
        : printer.count() + " of " + total + " lines are invalid" + printer.hidden();
  }

  private Action take(Input input, BadRecord bad) {
    if (input.isUnfinished(bad.offset())) {
      return Action.CONTINUE; // the input's own failure is reported
    }
    if (!printer.isListening()) {
      printer.countOnly();
      return Action.CONTINUE;
    }
    RawJson bytes = bad.bytes();
    printer.print(
        Fault.of(input.name(), bad),
        bytes.array(),
        bytes.offset(),
        bytes.offset() + bytes.length());
    return Action.CONTINUE;
  }
}

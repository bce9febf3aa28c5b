package io.skimjson.cli;

import io.skimjson.DuplicateNames;
import io.skimjson.JsonError;
import io.skimjson.JsonException;
import io.skimjson.Parser;
import io.skimjson.bytes.PaddedBytes;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Checks a whole input as one document, which is held in memory. */
final class DocumentChecker implements CheckCommand.Checker {
  private final FaultPrinter printer;
  private final boolean uniqueNames;

  DocumentChecker(FaultPrinter printer, boolean uniqueNames) {
    this.printer = printer;
    this.uniqueNames = uniqueNames;
  }

  @Override
  public String check(Input input) throws IOException {
    PaddedBytes bytes = PaddedBytes.read(input);
    if (input.failure() != null) {
      return "cannot be judged, it is not whole";
    }
    JsonException failure = firstFault(bytes);
    if (failure == null) {
      return "valid, " + bytes.length() + " bytes";
    }
    show(input, bytes, failure);
    return "invalid" + hint(bytes, failure);
  }

  private void show(Input input, PaddedBytes bytes, JsonException failure) {
    if (!printer.isListening()) {
      printer.countOnly();
      return;
    }
    byte[] array = bytes.array();
    Fault fault = Fault.of(input.name(), array, bytes.offset(), bytes.end(), failure);
    int lineStart = Fault.lineStart(array, bytes.offset(), fault.place());
    int lineEnd = Fault.lineEnd(array, fault.place(), bytes.end());
    printer.print(fault, array, lineStart, lineEnd);
  }

  private @Nullable JsonException firstFault(PaddedBytes bytes) {
    Parser.Builder builder = Parser.builder().strict(true);
    if (uniqueNames) {
      builder.duplicateNames(DuplicateNames.FAIL);
    }
    try (Parser parser = builder.build()) {
      parser.parse(bytes.array(), bytes.offset(), bytes.length());
      return null;
    } catch (JsonException failure) {
      failure.line(); // counted while the input is at hand
      return failure;
    }
  }

  /** A log given as a document is the usual mistake. */
  private static String hint(PaddedBytes bytes, JsonException failure) {
    byte[] array = bytes.array();
    int place = (int) Math.min(bytes.end(), bytes.offset() + failure.offset());
    boolean startsLine = place > bytes.offset() && place < bytes.end() && array[place - 1] == '\n';
    return failure.kind() == JsonError.TRAILING_CONTENT && startsLine
        ? "; if it holds one document a line, try --lines"
        : "";
  }
}

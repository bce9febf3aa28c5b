package io.skimjson.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The model of NDJSON: cuts at line feeds, leaves out blank lines, and asks the reference parser
 * about each line alone. A mark is allowed at the start of the file only. A line longer than the
 * limit is TOO_LARGE at its start; its length counts all bytes before the line feed, but a blank
 * line is no record however long it is. So is a record that is too long for a document, without the
 * white space around it.
 */
public final class NdjsonModel {
  private final int maxRecordBytes;
  private final RefRules rules;

  private NdjsonModel(int maxRecordBytes, RefRules rules) {
    this.maxRecordBytes = maxRecordBytes;
    this.rules = rules;
  }

  /** Returns a model without a limit of length, with the default rules. */
  public static NdjsonModel create() {
    return with(Integer.MAX_VALUE, RefRules.DEFAULT);
  }

  /** Returns a model with a limit of length and rules for each record. */
  public static NdjsonModel with(int maxRecordBytes, RefRules rules) {
    return new NdjsonModel(maxRecordBytes, rules.withByteOrderMark(false));
  }

  /** Returns the records of a whole file, good and bad, in order. */
  public List<NdjsonRecord> records(byte[] file) {
    List<NdjsonRecord> records = new ArrayList<>();
    boolean hasMark =
        file.length >= 3
            && file[0] == (byte) 0xEF
            && file[1] == (byte) 0xBB
            && file[2] == (byte) 0xBF;
    long line = 1;
    int from = hasMark ? 3 : 0;
    while (from < file.length) {
      int to = lineFeed(file, from);
      int start = from;
      while (start < to && RefTokens.isWhiteSpace(file[start])) {
        start++;
      }
      int end = to;
      while (end > start && RefTokens.isWhiteSpace(file[end - 1])) {
        end--;
      }
      if (start < end) {
        records.add(record(file, records.size(), line, start, end, to - from));
      }
      from = to + 1;
      line++;
    }
    return records;
  }

  private static int lineFeed(byte[] file, int from) {
    int i = from;
    while (i < file.length && file[i] != '\n') {
      i++;
    }
    return i;
  }

  private NdjsonRecord record(byte[] file, int index, long line, int start, int end, int length) {
    if (length > maxRecordBytes || end - start > rules.maxDocumentBytes()) {
      Optional<RefFault> tooLong = Optional.of(new RefFault("TOO_LARGE", start));
      return new NdjsonRecord(index, line, start, end, Optional.empty(), tooLong, tooLong);
    }
    byte[] bytes = Arrays.copyOfRange(file, start, end);
    RefResult result = ReferenceParser.with(rules).parse(bytes);
    Optional<RefFault> strict =
        result.isValid() ? Optional.empty() : Optional.of(moved(result.fault(), start));
    Optional<RefFault> checked =
        RefRecordCheck.find(bytes, rules.maxDepth()).map(fault -> moved(fault, start));
    Optional<String> id = result.isValid() ? idOf(result.root()) : Optional.empty();
    return new NdjsonRecord(index, line, start, end, id, strict, checked);
  }

  private static RefFault moved(RefFault fault, int by) {
    return new RefFault(fault.kind(), fault.offset() + by);
  }

  private static Optional<String> idOf(RefValue root) {
    if (root.type() != RefType.OBJECT) {
      return Optional.empty();
    }
    return root.members().stream()
        .filter(m -> m.name().equals("id") && m.value().type() == RefType.NUMBER)
        .map(m -> m.value().numberText())
        .findFirst();
  }
}

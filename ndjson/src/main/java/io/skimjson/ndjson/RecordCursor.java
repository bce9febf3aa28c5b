package io.skimjson.ndjson;

import io.skimjson.Document;
import io.skimjson.JsonError;
import io.skimjson.JsonException;
import io.skimjson.ProjectionRow;
import io.skimjson.RawJson;
import io.skimjson.RecordBatch;
import io.skimjson.ndjson.BadRecordHandler.Action;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Walks the records of blocks of lines: counts lines, blank lines and records, and does with bad
 * records as the policy says. The workings of {@link NdjsonReader}, which speaks for it.
 *
 * <p>Every step moves {@code looked} before it tells anybody, so that reading can go on behind
 * whatever a handler throws.
 */
final class RecordCursor implements Closeable {
  private static final byte[] NO_BYTES = {};

  private final LineBlocks blocks;
  private final RecordBatch batch;
  private final ErrorPolicy policy;
  private final BlankLines blankLines;
  private final boolean stackTraces;
  private final int maxRecordBytes;
  private final IngestCounters counters = new IngestCounters();

  /** Why the reading ended before the input did, if it did. */
  private @Nullable RuntimeException failure;

  private boolean ended;

  // The block: its array, its end, and the end of the lines looked at.
  private byte[] array = NO_BYTES;
  private long base; // absolute offset of array[0]
  private int blockEnd;
  private int looked;
  private boolean batchAhead; // the batch stands on a record that has not been looked at

  // The record, or the bad line that is being reported.
  private boolean current;
  private boolean rejected;
  private int start;
  private int end;
  private int lineStart;
  private int lineEnd; // of what is held of it
  private boolean isCut; // the line is longer than that
  private long lineNumber;
  private long positionAfterLastGood;
  private long positionAfterGoodBefore;

  private @Nullable JsonError lastBadKind;
  private long lastBadOffset;
  private long lastBadLine;
  private int lastBadColumn;

  RecordCursor(
      LineBlocks blocks,
      RecordBatch batch,
      ErrorPolicy policy,
      BlankLines blankLines,
      boolean stackTraces) {
    this.blocks = blocks;
    this.batch = batch;
    this.policy = policy;
    this.blankLines = blankLines;
    this.stackTraces = stackTraces;
    this.maxRecordBytes = blocks.maxLineBytes;
  }

  /** Goes on to the next good record, or to the end. */
  boolean next() {
    requireNoFailure();
    current = false;
    while (!ended) {
      if (batchAhead || batch.next()) {
        batchAhead = true;
        passBlankLines(batch.lineStart());
        if (!ended) {
          batchAhead = false;
          if (takeRecord()) {
            return true;
          }
        }
      } else {
        passBlankLines(blockEnd);
        if (!ended) {
          nextBlock();
        }
      }
    }
    dropBlock(); // so that handles of the last record are stale
    return false;
  }

  private boolean takeRecord() {
    start = batch.start();
    end = batch.end();
    lineStart = batch.lineStart();
    lineEnd = batch.lineEnd();
    isCut = false;
    look(Math.min(lineEnd + 1, blockEnd));
    if (lineEnd - lineStart > maxRecordBytes) {
      lineEnd = lineStart + maxRecordBytes;
      isCut = true;
      bad(JsonError.TOO_LARGE, start, end, start, () -> tooLong(start));
      return false;
    }
    JsonError error = batch.error();
    if (error != JsonError.NONE) {
      bad(error, start, end, start + batch.errorOffset(), () -> move(batch.failure()));
      return false;
    }
    counters.good();
    positionAfterGoodBefore = positionAfterLastGood;
    positionAfterLastGood = base + looked;
    rejected = false;
    current = true;
    return true;
  }

  /** Counts the blank lines from {@code looked} to {@code until}, and rejects them if told so. */
  private void passBlankLines(int until) {
    while (looked < until && !ended) {
      int lineFeed = LineBlocks.firstLineFeed(array, looked, until);
      lineStart = looked;
      int behind = lineFeed < 0 ? until : lineFeed;
      isCut = behind - lineStart > maxRecordBytes;
      lineEnd = isCut ? lineStart + maxRecordBytes : behind;
      look(Math.min(behind + 1, until));
      blankLine();
    }
  }

  private void blankLine() {
    counters.blankLine();
    if (blankLines == BlankLines.REJECT) {
      bad(JsonError.EMPTY, lineStart, lineStart, lineStart, this::blank);
    }
  }

  private void look(int behindLine) {
    looked = behindLine;
    lineNumber++;
    counters.reached(base + looked);
  }

  private void nextBlock() {
    switch (readBlock()) {
      case LINES -> {
        array = blocks.array();
        base = blocks.base();
        looked = blocks.from();
        blockEnd = blocks.to();
        batch.index(array, looked, blockEnd);
      }
      case OVERLONG -> takeOverlong(blocks.overlong());
      case END -> {
        ended = true;
        counters.reached(blocks.base() + blocks.to());
        failIf(policy.exceededAtEnd(counters.bad(), counters.records()));
      }
    }
  }

  private LineBlocks.Step readBlock() {
    try {
      return blocks.next();
    } catch (IOException e) {
      throw fail(new UncheckedIOException(e));
    } catch (RuntimeException e) {
      throw fail(e);
    }
  }

  /** Takes a line of which only the beginning was kept. */
  private void takeOverlong(OverlongLine line) {
    dropBlock();
    array = blocks.array();
    lineStart = blocks.from();
    lineEnd = blocks.to();
    isCut = true;
    base = line.lineStart() - lineStart;
    lineNumber++;
    counters.reached(line.next());
    if (line.isBlank()) {
      blankLine();
    } else {
      long at = line.start() - base;
      bad(JsonError.TOO_LARGE, at, line.end() - base, at, () -> tooLong(at));
    }
  }

  /** Sends the current record, handed out as good, to the policy after all. */
  void reject(JsonException fault) {
    requireCurrent();
    if (rejected) {
      throw new IllegalStateException("this record has been rejected already");
    }
    rejected = true;
    counters.undoGood();
    positionAfterLastGood = positionAfterGoodBefore;
    bad(fault.kind(), start, end, Math.min(start + fault.offset(), end), () -> move(fault));
  }

  /**
   * Counts a bad record and does as the policy says.
   *
   * <p>Places are counted as in {@link #array}, even where it does not hold them.
   *
   * @param from where the record starts
   * @param to where it ends
   * @param faultAt where the fault is
   * @param description makes the exception, if anybody is to see it
   */
  private void bad(
      JsonError kind, long from, long to, long faultAt, Supplier<JsonException> description) {
    counters.bad(kind);
    lastBadKind = kind;
    lastBadOffset = base + faultAt;
    lastBadLine = lineNumber;
    lastBadColumn = column(faultAt);
    if (policy.needsDescription()) {
      JsonException exception = description.get();
      if (policy.failsAtOnce()) {
        throw fail(exception);
      }
      BadRecord bad =
          new BadRecord(rawLine(), base + from, to - from, base + faultAt, lineNumber, exception);
      if (policy.tell(bad) == Action.STOP) {
        ended = true;
        return;
      }
    }
    failIf(policy.exceeded(counters.bad(), counters.records()));
  }

  /** Returns the line without the carriage return before its line feed, if both are there. */
  private RawJson rawLine() {
    int behind = lineEnd;
    if (!isCut && behind > lineStart && array[behind - 1] == '\r') {
      behind--;
    }
    return RawJson.of(array, lineStart, behind - lineStart);
  }

  private JsonException tooLong(long at) {
    String text =
        "a line longer than "
            + maxRecordBytes
            + " bytes; raise Limits.maxRecordBytes if it is wanted";
    return describe(JsonError.TOO_LARGE, text, at);
  }

  private JsonException blank() {
    return describe(
        JsonError.EMPTY, "a blank line is no record; BlankLines.SKIP passes over it", lineStart);
  }

  private JsonException describe(JsonError kind, String text, long at) {
    return JsonException.ofRecord(kind, text, base + at, lineNumber, column(at), stackTraces);
  }

  private JsonException move(JsonException thrown) {
    return thrown.withRecord(base + start, lineNumber, column(start));
  }

  private int column(long at) {
    return (int) Math.min(at - lineStart + 1, Integer.MAX_VALUE);
  }

  private void failIf(@Nullable String exceeded) {
    if (exceeded != null) {
      JsonError kind = Objects.requireNonNull(lastBadKind);
      String text = exceeded + "; the last one is " + kind;
      throw fail(
          JsonException.ofRecord(
              kind, text, lastBadOffset, lastBadLine, lastBadColumn, stackTraces));
    }
  }

  private <T extends RuntimeException> T fail(T reason) {
    failure = reason;
    current = false;
    dropBlock();
    return reason;
  }

  private void dropBlock() {
    batch.index(NO_BYTES, 0, 0);
    batchAhead = false;
    looked = 0;
    blockEnd = 0;
  }

  private void requireNoFailure() {
    if (failure != null) {
      throw new IllegalStateException("the reading has ended with an exception", failure);
    }
  }

  private void requireCurrent() {
    requireNoFailure();
    if (!current) {
      throw new IllegalStateException("there is no record: next() must have returned true before");
    }
  }

  Document document() {
    requireCurrent();
    return batch.document();
  }

  void read(ProjectionRow row) {
    requireCurrent();
    row.read(batch);
  }

  long recordOffset() {
    requireCurrent();
    return base + start;
  }

  long lineNumber() {
    requireCurrent();
    return lineNumber;
  }

  RawJson record() {
    requireCurrent();
    return RawJson.of(array, start, end - start);
  }

  long positionAfterLastGood() {
    return positionAfterLastGood;
  }

  IngestStats stats() {
    return counters.snapshot();
  }

  @Override
  public void close() throws IOException {
    current = false;
    ended = true;
    dropBlock();
    blocks.close();
  }
}

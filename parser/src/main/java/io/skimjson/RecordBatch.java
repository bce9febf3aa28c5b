package io.skimjson;

import io.skimjson.stage1.Stage1Fault;
import io.skimjson.stage1.StructuralIndex;
import java.util.Objects;

/**
 * Many lines of JSON, indexed in one pass and handed out one by one.
 *
 * <p>Each line that is not blank is a record and its own world: a raw line feed ends it, even
 * inside a string, and nothing that is wrong with one line shows in another. {@link #next()} also
 * checks a record: UTF-8 and strings, the kind of every bracket, the grammar of a scalar at the
 * root, and that nothing follows the value; with {@link Parser.Builder#strict} all of RFC 8259. A
 * bad record costs no exception.
 *
 * <p>Lines are not cut across calls: give whole lines, the last one with or without its line feed.
 * No byte order mark is skipped. Keeps its buffers, allocates nothing once warm. One thread.
 */
public final class RecordBatch {
  private static final byte[] NO_BYTES = {};
  private static final int[] NONE = {};

  private final int maxRecord;
  private final Navigator batch;
  private final Navigator single;
  private Navigator current;

  private byte[] buf = NO_BYTES;
  private int[] index = NONE;
  private int count;
  private int[] faulty = NONE;
  private int faultyCount;
  private int[] lineFeeds = NONE;
  private int lineFeedCount;
  private int to;

  private int nextEntry;
  private int nextFaulty;
  private int nextLineFeed;
  private int lineStart;
  private int lineEnd = -1;
  private int start;
  private int end;
  private int lines;
  private int blankLines;
  private JsonError error = JsonError.EMPTY;
  private boolean hasRecord;

  private RecordBatch(ParserOptions options) {
    this.maxRecord = options.limits().maxDocumentBytes();
    this.batch = new Navigator(options);
    this.single = new Navigator(options);
    this.current = batch;
  }

  /**
   * Returns a batch that reads its records as the parsers of this builder would. A record of more
   * than {@link Limits#maxDocumentBytes()}, white space around it not counted, is {@code TOO_LARGE}
   * at its start; {@link Limits#maxRecordBytes()} is for whoever cuts a stream into lines.
   */
  public static RecordBatch create(Parser.Builder options) {
    return new RecordBatch(Objects.requireNonNull(options, "options").options());
  }

  /**
   * Takes the lines in {@code [from, to)} of an array, which is neither copied nor changed.
   * Documents of earlier records become stale.
   *
   * @throws IndexOutOfBoundsException if the range is not inside the array
   */
  public void index(byte[] lines, int from, int to) {
    Objects.requireNonNull(lines, "lines");
    StructuralIndex structure = batch.indexLines(lines, from, to);
    single.nextRecord();
    buf = lines;
    index = structure.offsets();
    count = structure.count();
    faulty = structure.faultyOffsets();
    faultyCount = structure.faultyCount();
    lineFeeds = structure.lineFeedEntries();
    lineFeedCount = structure.lineFeedCount();
    this.to = to;
    nextEntry = 0;
    nextFaulty = 0;
    nextLineFeed = 0;
    lineStart = from;
    lineEnd = from - 1;
    this.lines = 0;
    blankLines = 0;
    hasRecord = false;
  }

  /**
   * Goes to the next record, good or bad, and checks it; the documents before it become stale.
   *
   * @return false at the end of the lines
   */
  public boolean next() {
    hasRecord = false;
    batch.nextRecord();
    single.nextRecord();
    while (lineEnd + 1 < to) {
      lineStart = lineEnd + 1;
      lines++;
      int first = nextEntry;
      int last = nextLineFeed < lineFeedCount ? lineFeeds[nextLineFeed++] : count;
      lineEnd = last < count ? index[last] : to;
      nextEntry = last + 1;
      start = Space.skipForward(buf, lineStart, lineEnd);
      end = Space.skipBack(buf, start, lineEnd);
      if (start < end) {
        hasRecord = true;
        error = open(first, last);
        return true;
      }
      blankLines++;
    }
    return false;
  }

  private JsonError open(int first, int last) {
    JsonError opened;
    if (end - start > maxRecord) {
      current = batch;
      batch.window(start, start, end, first, first); // too large to be looked into
      opened = batch.refuse(JsonError.TOO_LARGE, start);
    } else if (isFlagged()) {
      current = single;
      opened = single.openRecord(buf, start, end); // alone, to learn kind and place
    } else {
      current = batch;
      batch.window(start, start, end, first, Math.min(last, count));
      opened = batch.checkOpened(Stage1Fault.NONE, 0);
    }
    if (opened == JsonError.NONE && !current.options.strict()) {
      opened = current.checkWhole();
    }
    if (opened != JsonError.NONE) {
      current.markUnreadable();
    }
    return opened;
  }

  /** Tells whether stage 1 saw anything wrong in the current line. */
  private boolean isFlagged() {
    while (nextFaulty < faultyCount && faulty[nextFaulty] < lineStart) {
      nextFaulty++;
    }
    return nextFaulty < faultyCount && faulty[nextFaulty] < lineEnd;
  }

  /**
   * Returns what is wrong with the current record; NONE if nothing.
   *
   * @throws IllegalStateException if there is no current record
   */
  public JsonError error() {
    requireRecord();
    return error;
  }

  /**
   * Returns where the current record is wrong: bytes from its first one.
   *
   * @throws IllegalStateException if nothing is wrong with it, or there is none
   */
  public int errorOffset() {
    requireBad();
    return current.faultAt() - start;
  }

  /**
   * Returns an exception that says what is wrong with the current record, with offsets from its
   * first byte; see {@link JsonException#withRecord}.
   *
   * @throws IllegalStateException if nothing is wrong with it, or there is none
   */
  public JsonException failure() {
    requireBad();
    return current.fault();
  }

  /**
   * Returns the current record, valid until the next one.
   *
   * @throws IllegalStateException if it is bad, or there is none
   */
  public Document document() {
    return new Document(navigator());
  }

  /** The current record, which must be good, opened. */
  Navigator navigator() {
    requireRecord();
    if (error != JsonError.NONE) {
      throw new IllegalStateException("this record is bad (" + error + "); it has no document");
    }
    return current;
  }

  /** Returns the array offset of the current record's first byte that is not white space. */
  public int start() {
    requireRecord();
    return start;
  }

  /** Returns the array offset behind its last byte that is not white space. */
  public int end() {
    requireRecord();
    return end;
  }

  /** Returns the array offset of the current line's first byte. */
  public int lineStart() {
    requireRecord();
    return lineStart;
  }

  /**
   * Returns the array offset of the line feed that ends the current line, or of the range's end.
   */
  public int lineEnd() {
    requireRecord();
    return lineEnd;
  }

  /** Returns how many lines were begun so far, blank ones included. */
  public int lines() {
    return lines;
  }

  /** Returns how many of them were blank. */
  public int blankLines() {
    return blankLines;
  }

  /** Gives the buffers back; call {@link #index} next. */
  public void trim() {
    batch.trim();
    single.trim();
    hasRecord = false;
    buf = NO_BYTES;
    index = NONE;
    faulty = NONE;
    lineFeeds = NONE;
    count = 0;
    faultyCount = 0;
    lineFeedCount = 0;
    to = 0;
    lineEnd = -1;
  }

  private void requireRecord() {
    if (!hasRecord) {
      throw new IllegalStateException("no current record: call next() first, and only while true");
    }
  }

  private void requireBad() {
    requireRecord();
    if (error == JsonError.NONE) {
      throw new IllegalStateException("nothing is wrong with this record");
    }
  }
}

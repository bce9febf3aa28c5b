package io.skimjson.ndjson;

import io.skimjson.Document;
import io.skimjson.DuplicateNames;
import io.skimjson.JsonException;
import io.skimjson.Limits;
import io.skimjson.Parser;
import io.skimjson.ProjectionRow;
import io.skimjson.RawJson;
import io.skimjson.RecordBatch;
import io.skimjson.Surrogates;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads records out of a stream of lines, each line a JSON value and its own world: a bad record is
 * reported, and no other record is harmed.
 *
 * <pre>{@code
 * static final Key ID = Key.of("id");
 *
 * try (NdjsonReader records = NdjsonReader.builder().onError(OnError.SKIP).open(path)) {
 *   while (records.next()) {
 *     sum += records.document().getInt64(ID);
 *   }
 * }
 * }</pre>
 *
 * <p><b>Framing.</b> A record is what stands between two line feeds, without the white space around
 * it; a carriage return is white space. The last line feed may be missing. Blank lines are no
 * records, unless {@link BlankLines#REJECT} is asked for. A byte order mark at the start of the
 * input is skipped, though offsets count it; anywhere else it makes its record bad.
 *
 * <p><b>What is checked.</b> Before a record is handed out: UTF-8, control characters in strings,
 * unclosed strings, the kind of every bracket, unclosed containers, depth, scalars that are whole
 * records, that nothing follows the value, and its length. The rest is checked when it is read, as
 * {@link Document} says, or at once with {@link Builder#strict}. A {@code JsonException} met while
 * reading a record can be given to {@link #reject}, which treats the record as bad after all.
 *
 * <p><b>Bad records</b> go to the {@link OnError} policy or to a {@link BadRecordHandler}; they
 * cost no stack trace. Where reading ends because of one, the {@code JsonException} has the offset
 * and the line in the whole input. After that, {@link #next()} throws {@code
 * IllegalStateException}.
 *
 * <p><b>Failing sources.</b> All whole lines before a failure are handed out first, then {@link
 * #next()} throws {@code UncheckedIOException}. A line that the failure cut is not a record.
 *
 * <p>Lines are indexed many at a time in a buffer that grows with the longest line, up to {@code
 * Limits.maxRecordBytes}; longer lines are passed over without being held. A byte array is read in
 * place. Lines in hand are handed out before a read that may wait. {@link #next(ProjectionRow)}
 * allocates nothing for a record once warm; a document costs one small short-lived handle where the
 * JIT compiler does not do without. A document and everything taken from it are stale after the
 * next call of {@code next} and throw {@code IllegalStateException}.
 *
 * <p>For one thread at a time.
 */
public final class NdjsonReader implements Iterable<Document>, AutoCloseable {
  private final RecordCursor cursor;
  private @Nullable DocumentIterator iterator;
  private boolean closed;

  NdjsonReader(RecordCursor cursor) {
    this.cursor = cursor;
  }

  /**
   * Opens a file. Bad records {@link OnError#FAIL}.
   *
   * @throws IOException if it cannot be opened
   */
  public static NdjsonReader of(Path file) throws IOException {
    return builder().open(file);
  }

  /** Reads a stream, which {@link #close()} closes. Bad records {@link OnError#FAIL}. */
  public static NdjsonReader of(InputStream in) {
    return builder().open(in);
  }

  /**
   * Reads a blocking channel, which {@link #close()} closes. Bad records {@link OnError#FAIL}.
   *
   * @throws java.nio.channels.IllegalBlockingModeException if the channel does not block
   */
  public static NdjsonReader of(ReadableByteChannel channel) {
    return builder().open(channel);
  }

  /** Reads an array in place. Bad records {@link OnError#FAIL}. */
  public static NdjsonReader of(byte[] lines) {
    return builder().open(lines);
  }

  /**
   * Reads part of an array in place; offsets count from {@code offset}. Bad records {@link
   * OnError#FAIL}.
   *
   * @throws IndexOutOfBoundsException if the part is not inside the array
   */
  public static NdjsonReader of(byte[] lines, int offset, int length) {
    return builder().open(lines, offset, length);
  }

  /** Returns a builder with all options at their defaults. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Goes on to the next good record.
   *
   * @return whether there is one; false at the end of the input and after a handler said stop
   * @throws JsonException if a bad record ends the reading: under {@link OnError#FAIL}, or because
   *     a budget is used up
   * @throws UncheckedIOException if the source fails, after all whole lines before the failure
   * @throws IllegalStateException if the reader is closed, or has thrown one of the above before
   */
  public boolean next() {
    return open().next();
  }

  /**
   * Goes on to the next good record and reads the projection's values from it. A record in which
   * the walk to the values meets a fault is bad, and goes the way of bad records.
   *
   * @param row takes the values; valid until the next call of {@code next}
   * @return as {@link #next()}
   * @throws JsonException as {@link #next()}
   * @throws UncheckedIOException as {@link #next()}
   * @throws IllegalStateException as {@link #next()}
   */
  public boolean next(ProjectionRow row) {
    Objects.requireNonNull(row, "row");
    while (next()) {
      try {
        cursor.read(row);
        return true;
      } catch (JsonException fault) {
        cursor.reject(fault);
      }
    }
    return false;
  }

  /**
   * Returns the record as a document, good until the next call of {@code next}.
   *
   * @throws IllegalStateException if there is no record: before {@link #next()} or after the end
   */
  public Document document() {
    return open().document();
  }

  /**
   * Returns where the record's first byte stands, in bytes from the start of the input.
   *
   * @throws IllegalStateException if there is no record
   */
  public long recordOffset() {
    return open().recordOffset();
  }

  /**
   * Returns the record's line, the first of the input being 1. All lines count, blank and bad ones
   * too.
   *
   * @throws IllegalStateException if there is no record
   */
  public long lineNumber() {
    return open().lineNumber();
  }

  /**
   * Returns the record's bytes as they stand in the input, without the white space around them. A
   * view, valid until the next call of {@code next}.
   *
   * @throws IllegalStateException if there is no record
   */
  public RawJson record() {
    return open().record();
  }

  /**
   * Treats the record as bad after all: it is counted, and goes to the policy or the handler, as if
   * {@link #next()} had found the fault.
   *
   * @param fault as thrown while the record's {@link #document()} or row was read; its offset must
   *     count from this record's first byte, so that of another document, such as a part of the
   *     record parsed on its own, would be shown at the wrong place
   * @throws JsonException the fault with its place in the whole input, if it ends the reading
   * @throws IllegalStateException if there is no record, or it has been rejected already
   */
  public void reject(JsonException fault) {
    Objects.requireNonNull(fault, "fault");
    open().reject(fault);
  }

  /**
   * Returns a snapshot of the counters. Any time, also after the end, a failure or {@link
   * #close()}.
   */
  public IngestStats stats() {
    return cursor.stats();
  }

  /**
   * Returns the offset behind the line of the last good record, its line feed included: where to
   * resume when all good records up to now are dealt with. The record handed out last counts as
   * good until it is rejected. 0 before the first good record.
   */
  public long positionAfterLastGood() {
    return cursor.positionAfterLastGood();
  }

  /**
   * Returns an iterator over the rest of the records. All iterators of a reader are one and the
   * same; its {@code hasNext} goes on to the next record, and so makes the document before stale.
   */
  @Override
  public Iterator<Document> iterator() {
    if (iterator == null) {
      iterator = new DocumentIterator();
    }
    return iterator;
  }

  /**
   * Ends the reading, makes all handles stale, and closes the source. A second call does nothing.
   *
   * @throws UncheckedIOException if closing the source fails
   */
  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    try {
      cursor.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private RecordCursor open() {
    if (closed) {
      throw new IllegalStateException("the reader is closed");
    }
    return cursor;
  }

  /** The one iterator of a reader. */
  private final class DocumentIterator implements Iterator<Document> {
    private boolean looked;
    private boolean found;

    @Override
    public boolean hasNext() {
      if (!looked) {
        found = NdjsonReader.this.next();
        looked = true;
      }
      return found;
    }

    @Override
    public Document next() {
      if (!hasNext()) {
        throw new NoSuchElementException("no more records");
      }
      looked = false;
      return document();
    }
  }

  /** Options of a reader. A builder may be used again; what it opened before does not change. */
  public static final class Builder {
    private final Parser.Builder parser = Parser.builder().stackTraces(false);
    private Limits limits = Limits.defaults();
    private ErrorPolicy policy = ErrorPolicy.DEFAULT;
    private BlankLines blankLines = BlankLines.SKIP;
    private boolean stackTraces;
    private int blockBytes = LineBlocks.BLOCK_BYTES;

    private Builder() {}

    /** Says what becomes of bad records. Default {@link OnError#FAIL}. Takes a handler away. */
    public Builder onError(OnError onError) {
      policy = policy.with(Objects.requireNonNull(onError, "onError"), null);
      return this;
    }

    /** Tells each bad record to a handler. */
    public Builder onError(BadRecordHandler handler) {
      policy = policy.with(OnError.SKIP, Objects.requireNonNull(handler, "handler"));
      return this;
    }

    /**
     * Ends the reading with a {@code JsonException} at the first bad record above this number, once
     * a handler was told of it. Default: no such limit.
     *
     * @param count 0 or more
     * @throws IllegalArgumentException if negative
     */
    public Builder maxErrors(long count) {
      if (count < 0) {
        throw new IllegalArgumentException("maxErrors is " + count + ", not 0 or more");
      }
      policy = policy.withMaxErrors(count);
      return this;
    }

    /** As {@link #maxErrorRatio(double, long)} with at least 1000 records. */
    public Builder maxErrorRatio(double ratio) {
      return maxErrorRatio(ratio, ErrorPolicy.MIN_RECORDS);
    }

    /**
     * Ends the reading with a {@code JsonException} when more than this part of the records is bad.
     * Looked at when a bad record is met, and at the end of the input; never before {@code
     * minRecords} records, good and bad, have been met.
     *
     * @param ratio 0 to 1, where 1 means no such limit
     * @param minRecords 1 or more
     * @throws IllegalArgumentException if out of range
     */
    public Builder maxErrorRatio(double ratio, long minRecords) {
      if (!(ratio >= 0 && ratio <= 1)) {
        throw new IllegalArgumentException("maxErrorRatio is " + ratio + ", not between 0 and 1");
      }
      if (minRecords < 1) {
        throw new IllegalArgumentException("minRecords is " + minRecords + ", not 1 or more");
      }
      policy = policy.withMaxErrorRatio(ratio, minRecords);
      return this;
    }

    /**
     * Says how much is taken; {@code maxRecordBytes} is for a line without its line feed, white
     * space and carriage return included. Default {@link Limits#defaults()}.
     */
    public Builder limits(Limits limits) {
      this.limits = Objects.requireNonNull(limits, "limits");
      parser.limits(limits);
      return this;
    }

    /**
     * Sets {@code Limits.maxRecordBytes} alone.
     *
     * @throws IllegalArgumentException if out of range
     */
    public Builder maxRecordBytes(int bytes) {
      return limits(limits.withMaxRecordBytes(bytes));
    }

    /** Says whether each record is checked against all of RFC 8259 at once. Default false. */
    public Builder strict(boolean strict) {
      parser.strict(strict);
      return this;
    }

    /**
     * Says which of equal names of an object counts in lookups and projections. Default {@link
     * DuplicateNames#FIRST}. {@code LAST} and {@code FAIL} must see whole objects: a lookup walks
     * all of its object, and a projection costs one lookup for each pointer in place of one pass.
     * {@code FAIL} also makes {@link #strict} refuse equal names anywhere in a record.
     */
    public Builder duplicateNames(DuplicateNames policy) {
      parser.duplicateNames(policy);
      return this;
    }

    /** Says what becomes of lone surrogates. Default {@link Surrogates#REJECT}. */
    public Builder surrogates(Surrogates policy) {
      parser.surrogates(policy);
      return this;
    }

    /** Says what becomes of blank lines. Default {@link BlankLines#SKIP}. */
    public Builder blankLines(BlankLines policy) {
      blankLines = Objects.requireNonNull(policy, "policy");
      return this;
    }

    /**
     * Says whether exceptions about records carry a stack trace, which is most of their cost.
     * Default false.
     */
    public Builder stackTraces(boolean wanted) {
      stackTraces = wanted;
      parser.stackTraces(wanted);
      return this;
    }

    /** Sets the bytes of a block, for tests. */
    Builder blockBytes(int bytes) {
      blockBytes = bytes;
      return this;
    }

    /**
     * Opens a file.
     *
     * @throws IOException if it cannot be opened
     */
    public NdjsonReader open(Path file) throws IOException {
      return open(Files.newInputStream(file));
    }

    /** Reads a stream, which {@link NdjsonReader#close()} closes. */
    public NdjsonReader open(InputStream in) {
      return open(ByteSource.of(Objects.requireNonNull(in, "in")));
    }

    /**
     * Reads a blocking channel, which {@link NdjsonReader#close()} closes.
     *
     * @throws java.nio.channels.IllegalBlockingModeException if the channel does not block
     */
    public NdjsonReader open(ReadableByteChannel channel) {
      return open(ByteSource.of(Objects.requireNonNull(channel, "channel")));
    }

    /** Reads an array in place; it must not change until the reader is done. */
    public NdjsonReader open(byte[] lines) {
      return open(lines, 0, lines.length);
    }

    /**
     * Reads part of an array in place; offsets count from {@code offset}.
     *
     * @throws IndexOutOfBoundsException if the part is not inside the array
     */
    public NdjsonReader open(byte[] lines, int offset, int length) {
      Objects.checkFromIndexSize(offset, length, lines.length);
      return open(new ArrayLineBlocks(lines, offset, length, limits.maxRecordBytes(), blockBytes));
    }

    private NdjsonReader open(ByteSource source) {
      return open(new StreamLineBlocks(source, limits.maxRecordBytes(), blockBytes));
    }

    private NdjsonReader open(LineBlocks blocks) {
      RecordBatch batch = RecordBatch.create(parser);
      return new NdjsonReader(new RecordCursor(blocks, batch, policy, blankLines, stackTraces));
    }
  }
}

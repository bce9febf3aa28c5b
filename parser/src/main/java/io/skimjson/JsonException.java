package io.skimjson;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serial;
import org.jspecify.annotations.Nullable;

/**
 * An input that is not JSON, or JSON that is not what was asked for.
 *
 * <p>The message says what was expected and found, where, and how to mend it; tests should look at
 * {@link #kind()}, {@link #offset()} and {@link #path()} instead. Wrong use of the library is not
 * reported with this class but with {@code IllegalStateException} and its like.
 *
 * <p>An exception may keep a reference to the input, without a copy, to count lines when {@link
 * #line()} is first called; call it before the input is changed.
 */
public class JsonException extends RuntimeException {
  @Serial private static final long serialVersionUID = 1L;

  private static final int MOST_PATH_SHOWN = 256;

  private final JsonError kind;
  private final String text;
  private final long offset;
  private final String path;
  private final boolean withStackTrace;
  private transient byte @Nullable [] source;
  private final transient int sourceStart;
  private final transient int sourceEnd;
  private int line;
  private int column;

  /**
   * Makes an exception.
   *
   * @param text what is wrong, without the place
   * @param offset bytes from {@code sourceStart}
   * @param path JSON Pointer, or empty
   * @param source the input, for counting lines; null if there is none
   * @param sourceStart where the input starts in {@code source}
   * @param sourceEnd where the input ends in {@code source}, exclusive
   */
  JsonException(
      JsonError kind,
      String text,
      long offset,
      String path,
      byte @Nullable [] source,
      int sourceStart,
      int sourceEnd,
      boolean withStackTrace) {
    super(text + place(offset, 0, path), null, true, withStackTrace);
    this.kind = kind;
    this.text = text;
    this.offset = offset;
    this.path = path;
    this.withStackTrace = withStackTrace;
    this.source = source;
    this.sourceStart = sourceStart;
    this.sourceEnd = sourceEnd;
  }

  /** Makes an exception that carries a stack trace. */
  JsonException(
      JsonError kind,
      String text,
      long offset,
      String path,
      byte @Nullable [] source,
      int sourceStart,
      int sourceEnd) {
    this(kind, text, offset, path, source, sourceStart, sourceEnd, true);
  }

  private JsonException(
      JsonError kind,
      String text,
      long offset,
      String path,
      long line,
      int column,
      boolean withStackTrace) {
    super(text + place(offset, line, path), null, true, withStackTrace);
    this.kind = kind;
    this.text = text;
    this.offset = offset;
    this.path = path;
    this.withStackTrace = withStackTrace;
    this.sourceStart = 0;
    this.sourceEnd = 0;
    this.line = saturated(line);
    this.column = column;
  }

  /**
   * Returns an exception about one record of a stream, for readers of streams to throw.
   *
   * @param text what is wrong, without the place
   * @param offset bytes from the start of the stream
   * @param line the line in the stream, the first being 1
   * @param column the byte in the line, the first being 1
   * @param withStackTrace whether to record the stack, which is most of the cost
   */
  public static JsonException ofRecord(
      JsonError kind, String text, long offset, long line, int column, boolean withStackTrace) {
    return new JsonException(kind, text, offset, "", line, column, withStackTrace);
  }

  /**
   * Returns the same exception with its place counted from the start of a stream instead of the
   * start of a record. Line and column are counted now, so that the record may be overwritten.
   *
   * @param recordOffset where the record's first byte stands in the stream
   * @param recordLine the line of that byte, the first being 1
   * @param recordColumn the place of that byte in its line, the first being 1
   */
  public JsonException withRecord(long recordOffset, long recordLine, int recordColumn) {
    int lineInRecord = Math.max(line(), 1);
    int columnInRecord = Math.max(column(), 1);
    JsonException moved =
        new JsonException(
            kind,
            text,
            recordOffset + offset,
            path,
            recordLine + lineInRecord - 1,
            lineInRecord == 1 ? columnInRecord + recordColumn - 1 : columnInRecord,
            withStackTrace);
    if (withStackTrace) {
      moved.setStackTrace(getStackTrace());
    }
    return moved;
  }

  /** Returns what was wrong. */
  public JsonError kind() {
    return kind;
  }

  /**
   * Returns what was expected and found and how to mend it, in words: the message without the place
   * at its end, for those who show the place in their own way. One line; what it quotes of the
   * input is escaped.
   */
  public String reason() {
    return text;
  }

  /**
   * Returns where it was wrong, in bytes from the start of the input or, for a record of a stream,
   * of the stream. For a faulty JSON Pointer: in bytes of its UTF-8 form.
   */
  public long offset() {
    return offset;
  }

  /**
   * Returns the JSON Pointer of the value in which it was wrong, empty for the root or if unknown.
   * Long paths are cut and end in {@code ...}.
   */
  public String path() {
    return path;
  }

  /** Returns the line of {@link #offset()}, the first being 1; 0 if there is no input. */
  public int line() {
    locate();
    return line;
  }

  /**
   * Returns the place of {@link #offset()} in its line, counted in bytes, the first being 1; 0 if
   * there is no input.
   */
  public int column() {
    locate();
    return column;
  }

  private synchronized void locate() {
    byte[] bytes = source;
    if (bytes == null) {
      return;
    }
    int end = (int) Math.min(sourceStart + offset, Math.min(sourceEnd, bytes.length));
    int lineFeeds = 0;
    int lineStart = sourceStart;
    for (int i = sourceStart; i < end; i++) {
      if (bytes[i] == '\n') {
        lineFeeds++;
        lineStart = i + 1;
      }
    }
    line = lineFeeds + 1;
    column = end - lineStart + 1;
    source = null; // counted once; lets go of the input
  }

  @Serial
  private void writeObject(ObjectOutputStream out) throws IOException {
    locate();
    out.defaultWriteObject();
  }

  private static int saturated(long line) {
    return (int) Math.min(line, Integer.MAX_VALUE);
  }

  /** A message stays readable; {@link #path} has more. */
  private static String shortened(String path) {
    return path.length() <= MOST_PATH_SHOWN ? path : path.substring(0, MOST_PATH_SHOWN) + "...";
  }

  private static String place(long offset, long line, String path) {
    StringBuilder place = new StringBuilder(" (byte ").append(offset);
    if (line > 0) {
      place.append(", line ").append(line);
    }
    if (!path.isEmpty()) {
      place.append(", ").append(Describe.printable(shortened(path)));
    }
    return place.append(')').toString();
  }
}

package io.skimjson;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How much of an input is taken before it is refused with {@code TOO_LARGE} or {@code
 * DEPTH_EXCEEDED}. The defaults are safe for input from strangers. Immutable, and shareable between
 * threads: each {@code with} method returns a changed copy.
 *
 * <pre>{@code Limits.defaults().withMaxDepth(64).withMaxDocumentBytes(1 << 20)}</pre>
 */
public final class Limits {
  /** The most bytes that an array, and so a document, can have. */
  public static final int LARGEST_DOCUMENT = Integer.MAX_VALUE - 8;

  /** The most nesting that can be allowed, 1,000,000. */
  public static final int LARGEST_DEPTH = 1_000_000;

  private static final Limits DEFAULTS =
      new Limits(LARGEST_DOCUMENT, 1024, LARGEST_DOCUMENT, 1000, 6178, 16 << 20);

  private final int maxDocumentBytes;
  private final int maxDepth;
  private final int maxStringBytes;
  private final int maxNumberDigits;
  private final int maxNumberScale;
  private final int maxRecordBytes;

  private Limits(
      int maxDocumentBytes,
      int maxDepth,
      int maxStringBytes,
      int maxNumberDigits,
      int maxNumberScale,
      int maxRecordBytes) {
    this.maxDocumentBytes = maxDocumentBytes;
    this.maxDepth = maxDepth;
    this.maxStringBytes = maxStringBytes;
    this.maxNumberDigits = maxNumberDigits;
    this.maxNumberScale = maxNumberScale;
    this.maxRecordBytes = maxRecordBytes;
  }

  /** Returns the limits that hold where none are given. */
  public static Limits defaults() {
    return DEFAULTS;
  }

  /**
   * Returns the most bytes of a document, a byte order mark included, or of a record among others,
   * the white space around it not counted. Default: no limit.
   */
  public int maxDocumentBytes() {
    return maxDocumentBytes;
  }

  /** Returns the most nesting of arrays and objects; a scalar has none. Default 1024. */
  public int maxDepth() {
    return maxDepth;
  }

  /**
   * Returns the most bytes between the quotes of a string that is read, escapes as they are
   * written. Names, strings that are skipped, and the source that {@link Value#raw()} gives are not
   * limited. Default: no limit.
   */
  public int maxStringBytes() {
    return maxStringBytes;
  }

  /**
   * Returns the most digits of a number read as BigInteger or BigDecimal, as they are written: the
   * zeros of {@code 0.001} count. Default 1000.
   */
  public int maxNumberDigits() {
    return maxNumberDigits;
  }

  /** Returns the largest scale, plus or minus, of a number read as BigDecimal. Default 6178. */
  public int maxNumberScale() {
    return maxNumberScale;
  }

  /**
   * Returns the most bytes of one line of a stream, white space included and the line feed not:
   * more are never held in memory. Where {@link #maxDocumentBytes()} is smaller, that refuses
   * first. Default 16 MiB.
   */
  public int maxRecordBytes() {
    return maxRecordBytes;
  }

  /**
   * Returns a copy with another limit for documents.
   *
   * @param bytes 0 to {@link #LARGEST_DOCUMENT}
   * @throws IllegalArgumentException if out of range
   */
  public Limits withMaxDocumentBytes(int bytes) {
    check("maxDocumentBytes", bytes, 0, LARGEST_DOCUMENT);
    return new Limits(
        bytes, maxDepth, maxStringBytes, maxNumberDigits, maxNumberScale, maxRecordBytes);
  }

  /**
   * Returns a copy with another limit for nesting. Depth costs one bit a level while a document is
   * checked, never a stack frame.
   *
   * @param levels 1 to {@link #LARGEST_DEPTH}
   * @throws IllegalArgumentException if out of range
   */
  public Limits withMaxDepth(int levels) {
    check("maxDepth", levels, 1, LARGEST_DEPTH);
    return new Limits(
        maxDocumentBytes, levels, maxStringBytes, maxNumberDigits, maxNumberScale, maxRecordBytes);
  }

  /**
   * Returns a copy with another limit for strings.
   *
   * @param bytes 0 to {@link #LARGEST_DOCUMENT}, as written, between the quotes
   * @throws IllegalArgumentException if out of range
   */
  public Limits withMaxStringBytes(int bytes) {
    check("maxStringBytes", bytes, 0, LARGEST_DOCUMENT);
    return new Limits(
        maxDocumentBytes, maxDepth, bytes, maxNumberDigits, maxNumberScale, maxRecordBytes);
  }

  /**
   * Returns a copy with another limit for the digits of big numbers. Reading one costs more than
   * linear time, but less than the square of its digits: long ones are halved, and the halves
   * joined by one multiplication. A million digits take a second or two.
   *
   * @param digits 1 or more
   * @throws IllegalArgumentException if out of range
   */
  public Limits withMaxNumberDigits(int digits) {
    check("maxNumberDigits", digits, 1, Integer.MAX_VALUE);
    return new Limits(
        maxDocumentBytes, maxDepth, maxStringBytes, digits, maxNumberScale, maxRecordBytes);
  }

  /**
   * Returns a copy with another limit for the scale of big decimals.
   *
   * @param scale 0 or more
   * @throws IllegalArgumentException if out of range
   */
  public Limits withMaxNumberScale(int scale) {
    check("maxNumberScale", scale, 0, Integer.MAX_VALUE);
    return new Limits(
        maxDocumentBytes, maxDepth, maxStringBytes, maxNumberDigits, scale, maxRecordBytes);
  }

  /**
   * Returns a copy with another limit for the records of a stream.
   *
   * @param bytes 1 to {@link #LARGEST_DOCUMENT}, the line feed not counted
   * @throws IllegalArgumentException if out of range
   */
  public Limits withMaxRecordBytes(int bytes) {
    check("maxRecordBytes", bytes, 1, LARGEST_DOCUMENT);
    return new Limits(
        maxDocumentBytes, maxDepth, maxStringBytes, maxNumberDigits, maxNumberScale, bytes);
  }

  private static void check(String name, int value, int least, int most) {
    if (value < least || value > most) {
      throw new IllegalArgumentException(
          name + " is " + value + ", not between " + least + " and " + most);
    }
  }

  /** Tells whether the other object is the same limits. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Limits that
        && maxDocumentBytes == that.maxDocumentBytes
        && maxDepth == that.maxDepth
        && maxStringBytes == that.maxStringBytes
        && maxNumberDigits == that.maxNumberDigits
        && maxNumberScale == that.maxNumberScale
        && maxRecordBytes == that.maxRecordBytes;
  }

  @Override
  public int hashCode() {
    return Objects.hash(
        maxDocumentBytes,
        maxDepth,
        maxStringBytes,
        maxNumberDigits,
        maxNumberScale,
        maxRecordBytes);
  }

  @Override
  public String toString() {
    return "Limits[maxDocumentBytes="
        + maxDocumentBytes
        + ", maxDepth="
        + maxDepth
        + ", maxStringBytes="
        + maxStringBytes
        + ", maxNumberDigits="
        + maxNumberDigits
        + ", maxNumberScale="
        + maxNumberScale
        + ", maxRecordBytes="
        + maxRecordBytes
        + "]";
  }
}

package io.skimjson;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A view of bytes as they stand in the input: a value, a record, or what is between the quotes of a
 * string.
 *
 * <p>Nothing is copied. The view is good for as long as the input is unchanged; where a reader
 * reuses its buffer, that is until its next record. Take {@link #toByteArray()} to keep the bytes.
 */
public final class RawJson {
  private final byte[] array;
  private final int offset;
  private final int length;

  RawJson(byte[] array, int offset, int length) {
    this.array = array;
    this.offset = offset;
    this.length = length;
  }

  /**
   * Returns a view of {@code length} bytes of {@code array} from {@code offset} on.
   *
   * @throws IndexOutOfBoundsException if the stretch is not inside the array
   */
  public static RawJson of(byte[] array, int offset, int length) {
    Objects.requireNonNull(array, "array");
    Objects.checkFromIndexSize(offset, length, array.length);
    return new RawJson(array, offset, length);
  }

  /** Returns the array that holds the bytes, not a copy; it usually holds other bytes too. */
  public byte[] array() {
    return array;
  }

  /** Returns where the bytes start in {@link #array()}. */
  public int offset() {
    return offset;
  }

  /** Returns how many bytes there are. */
  public int length() {
    return length;
  }

  /** Returns a copy of the bytes. */
  public byte[] toByteArray() {
    return Arrays.copyOfRange(array, offset, offset + length);
  }

  /**
   * Writes the bytes to a stream.
   *
   * @throws IOException if the stream fails
   */
  public void writeTo(OutputStream out) throws IOException {
    out.write(array, offset, length);
  }

  /** Returns the bytes as text, read as UTF-8; what is not UTF-8 becomes U+FFFD. */
  @Override
  public String toString() {
    return new String(array, offset, length, StandardCharsets.UTF_8);
  }

  /** Tells whether the other object is a view of equal bytes, wherever they stand. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof RawJson that
        && Arrays.equals(
            array, offset, offset + length, that.array, that.offset, that.offset + that.length);
  }

  @Override
  public int hashCode() {
    int hash = 1;
    for (int i = offset; i < offset + length; i++) {
      hash = 31 * hash + array[i];
    }
    return hash;
  }
}

package io.skimjson;

import io.skimjson.bytes.WideBytes;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A name to look up, encoded once. Make it a constant: looking up with a {@code Key} compares words
 * of bytes and makes no objects, looking up with a {@code String} encodes it every time.
 *
 * <pre>{@code
 * private static final Key ID = Key.of("id");
 * long id = document.getInt64(ID);
 * }</pre>
 *
 * <p>Immutable, and shareable between threads.
 */
public final class Key {
  /** Zeros behind the bytes, so that wide loads need no check. */
  private static final int PADDING = 8;

  private final String name;
  private final byte[] padded;
  private final int length;
  private final long firstWord;
  private final long firstMask;
  private final int hash;

  private Key(String name, byte[] padded, int length) {
    this.name = name;
    this.padded = padded;
    this.length = length;
    int inFirstWord = Math.min(length, 8);
    this.firstWord = Names.word(padded, 0, inFirstWord);
    this.firstMask = Names.mask(inFirstWord);
    this.hash = ScanHints.hash(firstWord, length);
  }

  /**
   * Returns the key for a name.
   *
   * <p>Names are compared decoded and as they are: no normalization, case matters, the name may be
   * empty. A lone surrogate in it can only match the same lone surrogate written as an escape, and
   * only under {@link Surrogates#PRESERVE}.
   */
  public static Key of(String name) {
    Objects.requireNonNull(name, "name");
    byte[] padded = new byte[Math.addExact(encodedLength(name), PADDING)];
    int at = 0;
    for (int i = 0; i < name.length(); ) {
      int codePoint = name.codePointAt(i);
      at = Escapes.putUtf8(padded, at, codePoint);
      i += Character.charCount(codePoint);
    }
    return new Key(name, padded, at);
  }

  private static int encodedLength(String name) {
    long length = 0;
    for (int i = 0; i < name.length(); ) {
      int codePoint = name.codePointAt(i);
      length += Escapes.utf8Length(codePoint);
      i += Character.charCount(codePoint);
    }
    return Math.toIntExact(length);
  }

  /** Returns the name as it was given. */
  public String name() {
    return name;
  }

  /** Returns the bytes in UTF-8, with zeros behind them; not a copy. */
  byte[] paddedBytes() {
    return padded;
  }

  /** Returns the number of bytes. */
  int length() {
    return length;
  }

  /** Returns the first eight bytes, the first of them lowest; zeros above a shorter name. */
  long firstWord() {
    return firstWord;
  }

  /** Returns ones where {@link #firstWord()} holds bytes of the name. */
  long firstMask() {
    return firstMask;
  }

  /** Returns the place of the name in the filters of {@link ScanHints}, 0 to 255. */
  int hash() {
    return hash;
  }

  /**
   * Tells whether a name without escapes is this one.
   *
   * @param word its first eight bytes, zeros above a shorter name
   */
  boolean matches(byte[] buf, int start, int length, long word) {
    return word == firstWord
        && length == this.length
        && (length <= WideBytes.WORD || Names.sameBytes(buf, start, this));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Key that && Arrays.equals(padded, that.padded);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  /** Returns the name as it was given. */
  @Override
  public String toString() {
    return name;
  }
}

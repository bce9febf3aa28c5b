package io.skimjson;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A JSON Pointer (RFC 6901), parsed once: the way from a value to another one inside it, such as
 * {@code /users/3/name}. The empty pointer is the value itself; any value may be the start.
 *
 * <p>In an object every token is a name, also {@code 0} and {@code -}. In an array a token is an
 * index: digits, without leading zeros. An index beyond the last element, however large, and {@code
 * -} (the place behind the last element) give {@code INDEX_OUT_OF_BOUNDS}; any other token on an
 * array gives {@code INVALID_POINTER}. A token that meets a scalar gives {@code NO_SUCH_FIELD}.
 * Pointers in the form of a URI fragment ({@code #/a}) are refused.
 *
 * <p>Immutable, and shareable between threads.
 */
public final class JsonPointer {
  /** Array index of a token that is none. */
  static final int NOT_AN_INDEX = -1;

  /** Array index of a token that is an index, but larger than an int. */
  static final int TOO_LARGE = -2;

  /** Array index of the token {@code -}. */
  static final int DASH = -3;

  private static final JsonPointer ROOT = new JsonPointer("", new Key[0]);

  private final String text;
  private final Key[] tokens;
  private final int[] indexes;

  private JsonPointer(String text, Key[] tokens) {
    this.text = text;
    this.tokens = tokens;
    this.indexes = new int[tokens.length];
    for (int i = 0; i < tokens.length; i++) {
      indexes[i] = arrayIndex(tokens[i].name());
    }
  }

  /**
   * Parses a pointer.
   *
   * @throws JsonException {@code INVALID_POINTER} if it is not empty and does not begin with a
   *     slash, or has a tilde that is not followed by 0 or 1; the offset counts bytes of its UTF-8
   *     form
   */
  public static JsonPointer parse(String rfc6901) {
    Objects.requireNonNull(rfc6901, "pointer");
    int length = rfc6901.length();
    if (length == 0) {
      return ROOT;
    }
    if (rfc6901.charAt(0) != '/') {
      throw invalid(rfc6901, 0, "must be empty or begin with '/'");
    }
    List<Key> tokens = new ArrayList<>();
    int at = 1;
    while (true) {
      int slash = rfc6901.indexOf('/', at);
      int end = slash < 0 ? length : slash;
      tokens.add(Key.of(unescape(rfc6901, at, end)));
      if (slash < 0) {
        return new JsonPointer(rfc6901, tokens.toArray(new Key[0]));
      }
      at = slash + 1;
    }
  }

  private static String unescape(String pointer, int start, int end) {
    // A search that ran on to the pointer's end would cost the square of its length.
    int tilde = start;
    while (tilde < end && pointer.charAt(tilde) != '~') {
      tilde++;
    }
    if (tilde == end) {
      return pointer.substring(start, end);
    }
    StringBuilder token = new StringBuilder(end - start);
    for (int i = start; i < end; i++) {
      char c = pointer.charAt(i);
      if (c == '~') {
        char escaped = i + 1 < end ? pointer.charAt(i + 1) : ' ';
        if (escaped != '0' && escaped != '1') {
          throw invalid(pointer, i, "has a '~' that is not followed by 0 or 1; write '~' as ~0");
        }
        c = escaped == '0' ? '~' : '/';
        i++;
      }
      token.append(c);
    }
    return token.toString();
  }

  private static JsonException invalid(String pointer, int at, String fault) {
    String shown = pointer.length() <= 32 ? pointer : pointer.substring(0, 32) + "...";
    return new JsonException(
        JsonError.INVALID_POINTER,
        "the JSON Pointer '" + Describe.printable(shown) + "' " + fault,
        utf8Length(pointer, at),
        "",
        null,
        0,
        0);
  }

  private static int utf8Length(String text, int end) {
    int length = 0;
    for (int i = 0; i < end; ) {
      int codePoint = text.codePointAt(i);
      length += Escapes.utf8Length(codePoint);
      i += Character.charCount(codePoint);
    }
    return length;
  }

  /** Returns a name as a token of a pointer: {@code ~} becomes {@code ~0}, {@code /} {@code ~1}. */
  public static String escape(String token) {
    Objects.requireNonNull(token, "token");
    if (token.indexOf('~') < 0 && token.indexOf('/') < 0) {
      return token;
    }
    return token.replace("~", "~0").replace("/", "~1");
  }

  /** Returns how many tokens there are; 0 for the pointer to the value itself. */
  public int size() {
    return tokens.length;
  }

  /**
   * Returns a token, its escapes read.
   *
   * @throws IndexOutOfBoundsException if there is no such token
   */
  public String token(int i) {
    Objects.checkIndex(i, tokens.length);
    return tokens[i].name();
  }

  /** Returns a token as a name to look up. */
  Key key(int i) {
    return tokens[i];
  }

  /** Returns a token as an array index, or NOT_AN_INDEX, TOO_LARGE or DASH, all negative. */
  int arrayIndex(int i) {
    return indexes[i];
  }

  private static int arrayIndex(String token) {
    if (token.equals("-")) {
      return DASH;
    }
    int length = token.length();
    if (length == 0 || (length > 1 && token.charAt(0) == '0')) {
      return NOT_AN_INDEX;
    }
    long value = 0;
    for (int i = 0; i < length; i++) {
      int digit = token.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return NOT_AN_INDEX;
      }
      value = Math.min(value * 10 + digit, Integer.MAX_VALUE + 1L);
    }
    return value > Integer.MAX_VALUE ? TOO_LARGE : (int) value;
  }

  /** Tells whether the other object is a pointer with the same tokens. */
  @Override
  public boolean equals(@Nullable Object other) {
    // Each token has one way to be written, so equal texts and equal tokens are the same.
    return other instanceof JsonPointer that && text.equals(that.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** Returns the pointer as it was given. */
  @Override
  public String toString() {
    return text;
  }
}

package io.skimjson;

import io.skimjson.stage1.KernelLookup;
import io.skimjson.stage1.Utf8Validator;
import java.util.Objects;

/**
 * Whole-input operations that need no document. Stateless: any number of threads may call them. The
 * default {@link Limits} hold, lone surrogate escapes are refused, and names may repeat.
 */
public final class Json {
  private static final ParserOptions STRICT = Parser.builder().strict(true).options();

  private Json() {}

  /**
   * Tells whether an input is one JSON value (RFC 8259) in UTF-8, with no more than white space
   * around it and perhaps one byte order mark in front. Takes one pass to index and one to check;
   * allocates an index of four bytes for each operator. Malformed input is no exception here.
   */
  public static boolean isValid(byte[] json) {
    Objects.requireNonNull(json, "json");
    return new Navigator(STRICT).open(json, 0, json.length) == JsonError.NONE;
  }

  /** Tells whether bytes are well-formed UTF-8 (Unicode, table 3-7). Allocates nothing. */
  public static boolean isValidUtf8(byte[] bytes) {
    Objects.requireNonNull(bytes, "bytes");
    return Utf8Validator.firstFault(bytes, 0, bytes.length) < 0;
  }

  /**
   * Returns a copy of a document without white space between its tokens and without a byte order
   * mark. Strings and numbers stay as they are written. The input is checked first.
   *
   * @throws JsonException if the input is not valid; the kind says why
   */
  public static byte[] minify(byte[] json) {
    Objects.requireNonNull(json, "json");
    Navigator document = new Navigator(STRICT);
    if (document.open(json, 0, json.length) != JsonError.NONE) {
      throw document.fault();
    }
    return Minifier.minify(json, document.start, json.length);
  }

  /** Returns which kernel indexes documents in this process, and why, for people to read. */
  public static String kernel() {
    return KernelLookup.describe();
  }
}

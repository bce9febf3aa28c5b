package io.skimjson;

/**
 * What becomes of an escape such as {@code \ud83d} that has no partner to form a character with.
 */
public enum Surrogates {
  /** The string is refused with {@code INVALID_STRING}; the default. */
  REJECT,
  /** The escape reads as U+FFFD. */
  REPLACE,
  /**
   * The escape is kept: as a lone {@code char} in a {@code String}, and as three bytes that are not
   * UTF-8 ({@code ED A0 80} to {@code ED BF BF}, known as WTF-8) in copied bytes.
   */
  PRESERVE
}

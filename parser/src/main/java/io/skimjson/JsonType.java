package io.skimjson;

/** The six kinds of JSON value, told by a value's first byte. */
public enum JsonType {
  /** Begins with an opening brace. */
  OBJECT,
  /** Begins with an opening bracket. */
  ARRAY,
  /** Begins with a quote. */
  STRING,
  /** Begins with a digit or a minus sign. */
  NUMBER,
  /** {@code true} or {@code false}. */
  BOOLEAN,
  /** {@code null}. */
  NULL
}

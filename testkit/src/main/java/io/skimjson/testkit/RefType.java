package io.skimjson.testkit;

/** The six kinds of values of RFC 8259, named as the constants of {@code JsonType}. */
public enum RefType {
  /** Members in braces. */
  OBJECT,
  /** Elements in brackets. */
  ARRAY,
  /** Text in quotes. */
  STRING,
  /** A number of any size. */
  NUMBER,
  /** {@code true} or {@code false}. */
  BOOLEAN,
  /** {@code null}. */
  NULL
}

package io.skimjson;

/** The narrowest type that holds a number's text without a change of value, or a double. */
public enum NumberType {
  /** An integer from -2^63 to 2^63 - 1. */
  INT64,
  /** An integer from 2^63 to 2^64 - 1. */
  UINT64,
  /** An integer beyond 64 bits. */
  BIG_INTEGER,
  /** A number with a fraction or an exponent. */
  FLOAT64
}

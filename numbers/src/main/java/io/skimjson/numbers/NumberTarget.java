package io.skimjson.numbers;

/** What a number text was to become, for {@link NumberFaults}. */
public enum NumberTarget {
  /** A signed 64-bit integer. */
  INT64,
  /** An unsigned 64-bit integer; any minus sign is out of range. */
  UINT64,
  /** A signed 32-bit integer. */
  INT32,
  /** A {@code double}; what rounds to an infinity is out of range. */
  FLOAT64,
  /** A {@code float}, rounded once; what rounds to an infinity is out of range. */
  FLOAT32,
  /** An integer of any size up to a number of digits. */
  BIG_INTEGER,
  /** A decimal of any size up to a number of digits and a scale. */
  DECIMAL
}

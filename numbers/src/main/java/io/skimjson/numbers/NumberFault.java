package io.skimjson.numbers;

/** Why a number text does not give the value that was asked for. */
public enum NumberFault {
  /** It does. */
  NONE,
  /** The first byte is neither a minus sign nor a digit. */
  NOT_A_NUMBER,
  /** The text breaks the number grammar of RFC 8259. */
  SYNTAX,
  /** A good number is followed by white space and then something else. */
  TRAILING,
  /** An integer was asked for, and the number has a fraction or an exponent. */
  NOT_AN_INTEGER,
  /** More digits, or a larger scale, than the limit allows. */
  TOO_LONG,
  /** The number does not fit the type. */
  OUT_OF_RANGE
}

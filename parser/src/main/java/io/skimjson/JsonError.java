package io.skimjson;

/** What was wrong with an input, or with what was asked of it. */
public enum JsonError {
  /** Nothing is wrong. */
  NONE,
  /** No value at all: the input is empty or only white space. */
  EMPTY,
  /** The input begins with a UTF-16 or UTF-32 byte order mark; only UTF-8 is read. */
  ENCODING,
  /** A byte sequence that is not UTF-8: cut, overlong, a surrogate, or above U+10FFFF. */
  INVALID_UTF8,
  /** A byte below 0x20 inside a string. */
  UNESCAPED_CONTROL,
  /** A string that is still open at the end of the input. */
  UNCLOSED_STRING,
  /** The input ends inside an object, an array or a member. */
  INCOMPLETE,
  /** A comma, colon, bracket, brace, name or value is missing, or one too many. */
  SYNTAX,
  /** A number that breaks the grammar, such as {@code 01}, {@code 1.} or {@code 1x}. */
  NUMBER_SYNTAX,
  /** A number that does not fit the type that was asked for. */
  NUMBER_OUT_OF_RANGE,
  /** A bad escape in a string, or a lone surrogate that the policy refuses. */
  INVALID_STRING,
  /** A word that begins like {@code true}, {@code false} or {@code null} but is not. */
  INVALID_LITERAL,
  /** A value of another type than was asked for. */
  INCORRECT_TYPE,
  /** An object without the name that was asked for. */
  NO_SUCH_FIELD,
  /** An array without the element that was asked for. */
  INDEX_OUT_OF_BOUNDS,
  /** The same name twice in one object, where the policy refuses that. */
  DUPLICATE_NAME,
  /** More nesting than {@code Limits.maxDepth}. */
  DEPTH_EXCEEDED,
  /** More bytes, digits or exponent than {@code Limits} allows. */
  TOO_LARGE,
  /** Something other than white space after the document's value. */
  TRAILING_CONTENT,
  /** A JSON Pointer that breaks RFC 6901, or does not fit the array it meets. */
  INVALID_POINTER,
  /** A value that does not fit the Java type it is bound to. */
  BINDING
}

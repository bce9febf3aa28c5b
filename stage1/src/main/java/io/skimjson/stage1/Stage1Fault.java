package io.skimjson.stage1;

/** What stage 1 can find wrong with the bytes of a document. */
public enum Stage1Fault {
  /** Nothing. */
  NONE,
  /** A byte sequence that is not well-formed UTF-8 (Unicode, table 3-7). */
  INVALID_UTF8,
  /** A byte below 0x20 inside a string. */
  UNESCAPED_CONTROL,
  /** A string that is still open at the end. */
  UNCLOSED_STRING
}

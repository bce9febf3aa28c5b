package io.skimjson.ndjson;

import io.skimjson.JsonError;

/** Words for what is wrong with a record. Made only when somebody is going to read them. */
final class FaultText {
  private FaultText() {}

  /**
   * Returns what is wrong, without the place.
   *
   * @param bytes holds the record
   * @param at the faulty byte
   * @param end where the record ends
   */
  static String of(JsonError kind, byte[] bytes, int at, int end) {
    String found = at < end ? ", found " + printable(bytes[at]) : ", found the end of the line";
    return switch (kind) {
      case EMPTY -> "a blank line is no record; BlankLines.SKIP passes over them";
      case ENCODING -> "a byte order mark of UTF-16 or UTF-32; only UTF-8 is read";
      case INVALID_UTF8 -> "not UTF-8" + found;
      case UNESCAPED_CONTROL -> "a control character in a string must be escaped" + found;
      case UNCLOSED_STRING -> "a string is still open at the end of the line";
      case INCOMPLETE -> "an object or array is still open at the end of the line";
      case NUMBER_SYNTAX -> "not a number as JSON writes them" + found;
      case INVALID_STRING -> "a bad escape or a lone surrogate in a string" + found;
      case INVALID_LITERAL -> "expected true, false or null" + found;
      case DUPLICATE_NAME -> "the same name stands twice in one object";
      case DEPTH_EXCEEDED -> "nesting too deep; raise Limits.maxDepth if it is wanted";
      case TRAILING_CONTENT -> "expected the end of the line after the value" + found;
      case SYNTAX -> "expected a value, a comma or a closing bracket" + found;
      default -> kind + found;
    };
  }

  /** Returns what is wrong with a line that is too long. */
  static String tooLong(int maxRecordBytes) {
    return "a line longer than "
        + maxRecordBytes
        + " bytes; raise Limits.maxRecordBytes if it is wanted";
  }

  private static String printable(byte b) {
    return b > ' ' && b < 0x7F
        ? "'" + (char) b + "'"
        : "byte 0x" + Character.forDigit((b >> 4) & 15, 16) + Character.forDigit(b & 15, 16);
  }
}

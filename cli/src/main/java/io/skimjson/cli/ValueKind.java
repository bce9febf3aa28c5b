package io.skimjson.cli;

/** What stands at a pointer. The order is the order in which groups are shown. */
enum ValueKind {
  /** Nothing: the record has no such place. */
  MISSING,
  /** The literal null. */
  NULL,
  /** The literal false. */
  FALSE,
  /** The literal true. */
  TRUE,
  /** A number. */
  NUMBER,
  /** A string. */
  STRING,
  /** An array. */
  ARRAY,
  /** An object. */
  OBJECT;

  /** The kind of a value whose text begins with this byte. */
  static ValueKind startingWith(byte first) {
    return switch (first) {
      case 'n' -> NULL;
      case 'f' -> FALSE;
      case 't' -> TRUE;
      case '"' -> STRING;
      case '[' -> ARRAY;
      case '{' -> OBJECT;
      default -> NUMBER;
    };
  }
}

package io.skimjson.stage1;

/** What a line feed means to a {@link StructuralIndexer}. */
public enum IndexMode {
  /** One document: a line feed is white space, and a fault inside a string. */
  DOCUMENT,
  /**
   * One document a line: every line feed is an entry of the index and ends whatever string is open,
   * so that no line reaches into the next.
   */
  LINES
}

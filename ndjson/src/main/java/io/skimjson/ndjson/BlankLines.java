package io.skimjson.ndjson;

/** What becomes of a line that holds nothing but white space. */
public enum BlankLines {
  /** It is no record: it is passed over, and counted apart. */
  SKIP,
  /** It is a bad record of kind {@code EMPTY}. */
  REJECT
}

package io.skimjson;

/** Which member counts when one object has the same name more than once. */
public enum DuplicateNames {
  /** The first one. */
  FIRST,
  /** The last one. */
  LAST,
  /** None: the object is refused with {@code DUPLICATE_NAME} where all of it is checked. */
  FAIL
}

package io.skimjson.testkit;

import java.util.Map;
import java.util.Set;

/**
 * Which constants of our {@code JsonError} (as names) may answer an error kind of the conformance
 * tables.
 *
 * <p>{@code FORMATS.md} says that four names are meant exactly and the others name a cause. Most
 * causes have one constant here; where one has several, the comment beside it says why.
 */
public final class ErrorKinds {
  private static final Map<String, Set<String>> OURS =
      Map.ofEntries(
          // Meant exactly.
          Map.entry("NUMBER_SYNTAX", Set.of("NUMBER_SYNTAX")),
          Map.entry("INCORRECT_TYPE", Set.of("INCORRECT_TYPE")),
          Map.entry("NUMBER_OUT_OF_RANGE", Set.of("NUMBER_OUT_OF_RANGE")),
          Map.entry("NO_SUCH_FIELD", Set.of("NO_SUCH_FIELD")),
          // One cause, one constant.
          Map.entry("EMPTY", Set.of("EMPTY")),
          Map.entry("INCOMPLETE", Set.of("INCOMPLETE")),
          Map.entry("TRAILING_CONTENT", Set.of("TRAILING_CONTENT")),
          Map.entry("UNCLOSED_STRING", Set.of("UNCLOSED_STRING")),
          Map.entry("UNESCAPED_CHARS", Set.of("UNESCAPED_CONTROL")),
          Map.entry("STRING_ERROR", Set.of("INVALID_STRING")),
          Map.entry("DEPTH_ERROR", Set.of("DEPTH_EXCEEDED")),
          Map.entry("INDEX_OUT_OF_BOUNDS", Set.of("INDEX_OUT_OF_BOUNDS")),
          Map.entry("INVALID_JSON_POINTER", Set.of("INVALID_POINTER")),
          Map.entry("NUMBER_TOO_LONG", Set.of("TOO_LARGE")),
          Map.entry("LIMIT", Set.of("TOO_LARGE")),
          // "Comma, colon, bracket or key missing or too many": the tables' reference says so too
          // where the input
          // simply ends, which we call INCOMPLETE.
          Map.entry("TAPE_ERROR", Set.of("SYNTAX", "INCOMPLETE")),
          // The reference takes any word beginning with t, f or n for a misspelt literal, as we do;
          // a word that
          // begins otherwise ("True", "nul" is ours, "undefined") is no value at all to us.
          Map.entry("ATOM_ERROR", Set.of("INVALID_LITERAL", "SYNTAX")),
          // Input that begins with FE FF or FF FE is bad UTF-8 to the tables; we name the cause, a
          // foreign encoding.
          Map.entry("UTF8_ERROR", Set.of("INVALID_UTF8", "ENCODING")));

  private ErrorKinds() {}

  /**
   * Returns the names of our constants that may answer a kind of the tables.
   *
   * @throws IllegalArgumentException if the tables' documentation has no such kind, or none of ours
   *     can answer it yet
   */
  public static Set<String> ours(String conformanceKind) {
    Set<String> ours = OURS.get(conformanceKind);
    if (ours == null) {
      throw new IllegalArgumentException("no constant of ours for the kind " + conformanceKind);
    }
    return ours;
  }
}

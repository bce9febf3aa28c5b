package io.skimjson.testkit;

/**
 * A fault as the model sees it.
 *
 * @param kind the name of a constant of {@code JsonError}
 * @param offset bytes from the start of the input
 */
public record RefFault(String kind, int offset) {
  @Override
  public String toString() {
    return kind + " at byte " + offset;
  }
}

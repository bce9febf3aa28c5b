package io.skimjson;

/** Takes what {@link JsonObject#select} finds. */
@FunctionalInterface
public interface FieldHandler {
  /**
   * Takes one member.
   *
   * @param index the number of its name in the {@link KeySet}, the first being 0
   * @param value its value, valid as long as any handle is
   */
  void on(int index, Value value);
}

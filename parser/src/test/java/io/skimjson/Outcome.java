package io.skimjson;

import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a read gave: a value, or the kind and the place of its {@link JsonException}. Any other
 * exception is none of these, and passes through.
 *
 * @param value the value, if the kind is NONE
 * @param kind what was wrong, or NONE
 * @param offset where, or -1
 */
record Outcome(@Nullable Object value, JsonError kind, long offset) {
  static Outcome of(Supplier<? extends @Nullable Object> read) {
    try {
      return value(read.get());
    } catch (JsonException refused) {
      return refused(refused.kind(), refused.offset());
    }
  }

  static Outcome value(@Nullable Object value) {
    return new Outcome(value, JsonError.NONE, -1);
  }

  static Outcome refused(JsonError kind, long offset) {
    return new Outcome(null, kind, offset);
  }

  boolean isValue() {
    return kind == JsonError.NONE;
  }

  /** The value, which must be there. */
  Object get() {
    return Objects.requireNonNull(value, this::toString);
  }

  @Override
  public String toString() {
    return isValue() ? "=" + value : "!" + kind + " at byte " + offset;
  }
}

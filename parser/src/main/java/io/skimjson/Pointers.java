package io.skimjson;

import org.jspecify.annotations.Nullable;

/** Walks JSON Pointers. */
final class Pointers {
  private Pointers() {}

  static Value at(Value from, JsonPointer pointer) {
    Value value = from;
    for (int i = 0; i < pointer.size(); i++) {
      Value next = step(value, pointer, i);
      if (next == null) {
        if (value.exists() && value.isArray()) {
          throw Failures.noSuchElement(value.navigator(), value.start(), pointer.token(i));
        }
        return value.exists() ? value.absent(below(pointer, i)).required() : value.required();
      }
      value = next;
    }
    return value;
  }

  static Value find(Value from, JsonPointer pointer) {
    return find(from, pointer, false);
  }

  /** As {@link #find}, where a token that cannot be an index finds nothing in an array. */
  static Value findLeniently(Value from, JsonPointer pointer) {
    return find(from, pointer, true);
  }

  private static Value find(Value from, JsonPointer pointer, boolean lenient) {
    Value value = from;
    for (int i = 0; i < pointer.size(); i++) {
      boolean stays =
          lenient
              && value.exists()
              && value.isArray()
              && pointer.arrayIndex(i) == JsonPointer.NOT_AN_INDEX;
      Value next = stays ? null : step(value, pointer, i);
      if (next == null) {
        return value.exists() ? value.absent(below(pointer, i)) : value;
      }
      value = next;
    }
    return value;
  }

  /** The value one token further, or null if there is none. */
  private static @Nullable Value step(Value value, JsonPointer pointer, int i) {
    if (!value.exists()) {
      return null;
    }
    if (value.isArray()) {
      int index = pointer.arrayIndex(i);
      if (index == JsonPointer.NOT_AN_INDEX) {
        throw Failures.notAnIndex(value.navigator(), value.start(), pointer.token(i));
      }
      return index < 0 ? null : value.element(index);
    }
    if (!value.isObject()) {
      value.type(); // throws if no value is there
      return null;
    }
    Value next = value.find(pointer.key(i));
    return next.exists() ? next : null;
  }

  private static String below(JsonPointer pointer, int from) {
    StringBuilder below = new StringBuilder();
    for (int i = from; i < pointer.size(); i++) {
      below.append('/').append(JsonPointer.escape(pointer.token(i)));
    }
    return below.toString();
  }
}

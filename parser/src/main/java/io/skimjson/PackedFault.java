package io.skimjson;

/** A kind and an array offset in one {@code long}, so that checks can return both. */
final class PackedFault {
  private static final JsonError[] KINDS = JsonError.values();

  private PackedFault() {}

  /** Packs both; NONE at 0 is 0, and no other kind is. */
  static long of(JsonError kind, int offset) {
    return (long) kind.ordinal() << 32 | offset;
  }

  static JsonError kind(long fault) {
    return KINDS[(int) (fault >>> 32)];
  }

  static int offset(long fault) {
    return (int) fault;
  }
}

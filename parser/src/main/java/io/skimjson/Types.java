package io.skimjson;

/** What a value is by its first byte. */
final class Types {
  private Types() {}

  static boolean isNumber(int b) {
    return b == '-' || (b >= '0' && b <= '9');
  }

  static JsonType of(Navigator n, int p) {
    switch (n.buf[p]) {
      case '{':
        return JsonType.OBJECT;
      case '[':
        return JsonType.ARRAY;
      case '"':
        return JsonType.STRING;
      case 't', 'f':
        return JsonType.BOOLEAN;
      case 'n':
        return JsonType.NULL;
      default:
        if (isNumber(n.buf[p])) {
          return JsonType.NUMBER;
        }
        throw Failures.valueExpected(n, p);
    }
  }

  /** Checks the scalar at {@code p} and that it fills its slot; returns where it ends. */
  static int scalarEnd(Navigator n, int p, int entry) {
    long result = ScalarCheck.check(n.buf, p, n.end, n.options.surrogates());
    int offset = PackedFault.offset(result);
    if (PackedFault.kind(result) != JsonError.NONE) {
      throw Failures.at(n, PackedFault.kind(result), offset);
    }
    n.requireSlotEnd(offset, entry);
    return offset;
  }
}

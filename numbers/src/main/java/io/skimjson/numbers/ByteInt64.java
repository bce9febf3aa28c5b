package io.skimjson.numbers;

/** 64-bit integers, one byte at a time. Same answers as {@link SwarInt64}; works at any offset. */
final class ByteInt64 {
  private static final long LARGEST_TENTH = Long.divideUnsigned(-1L, 10); // 1844674407370955161

  private ByteInt64() {}

  static long readInt64(byte[] b, int start, int limit) {
    boolean negative = start < limit && b[start] == '-';
    int from = negative ? start + 1 : start;
    int end = ByteDigits.end(b, from, limit);
    if (!isWhole(b, from, end, limit) || end - from > 19) {
      return Int64Reader.FAILED;
    }
    long magnitude = ByteDigits.value(b, from, end); // below 10^19: fits 64 bits without a sign
    if (negative) {
      return magnitude >= 0 || magnitude == Long.MIN_VALUE ? -magnitude : Int64Reader.FAILED;
    }
    return magnitude >= 0 ? magnitude : Int64Reader.FAILED;
  }

  static long readUint64(byte[] b, int start, int limit) {
    int end = ByteDigits.end(b, start, limit);
    int count = end - start;
    if (!isWhole(b, start, end, limit) || count > 20) {
      return Int64Reader.FAILED;
    }
    if (count < 20) {
      return ByteDigits.value(b, start, end);
    }
    long tenth = ByteDigits.value(b, start, end - 1);
    int last = b[end - 1] - '0';
    // 2^64 - 1 = 1844674407370955161 * 10 + 5
    int order = Long.compareUnsigned(tenth, LARGEST_TENTH);
    return order < 0 || (order == 0 && last <= 5) ? tenth * 10 + last : Int64Reader.FAILED;
  }

  /**
   * Tells whether {@code [from, end)} is an integer without leading zeros, and white space follows.
   */
  private static boolean isWhole(byte[] b, int from, int end, int limit) {
    int count = end - from;
    return count > 0 && (count == 1 || b[from] != '0') && WhiteSpace.end(b, end, limit) == limit;
  }
}

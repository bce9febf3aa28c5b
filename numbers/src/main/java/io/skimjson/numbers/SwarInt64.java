package io.skimjson.numbers;

import io.skimjson.bytes.WideBytes;

/**
 * 64-bit integers, eight digits at a time. Callers have checked that eight bytes may be loaded at
 * {@code start}.
 *
 * <p>The usual number ends at {@code limit}, so its length is known before its bytes are: they are
 * shifted into place while the test whether they are digits is still under way, and no loop counts
 * them. A number with white space behind it is measured first and then read the same way.
 *
 * <pre>
 * start v       v limit
 *       12345,"id":                  one load: '1' '2' '3' '4' '5' ',' '"' 'i'
 *       lanes << 8 * (8 - 5)         0 0 0 1 2 3 4 5   what stood behind limit is gone
 *       all digits?                  then convert eight at once: 12345
 * </pre>
 *
 * <p>Nine to twenty digits take their last eight (sixteen) from words that end at {@code limit}.
 * Such words lie inside the number and need no check, as the word at {@code start} has been checked
 * by the caller. Two loads may reach further and are checked where they are: up to seven digits
 * behind a minus sign, which begin a byte later (in {@link #magnitude}), and the words by which
 * {@link SwarDigits#end} measures a number with white space behind it.
 */
final class SwarInt64 {
  private static final long TEN_8 = 100_000_000L;
  private static final long TEN_16 = 10_000_000_000_000_000L;

  /** What {@link #magnitude} says of text that is no number. Not a value of 19 digits or fewer. */
  private static final long BAD = -1;

  private SwarInt64() {}

  static long readInt64(byte[] b, int start, int limit) {
    long word = WideBytes.getLong(b, start);
    int count = limit - start;
    if (count >= 1 && count <= 8) {
      long lanes = EightDigits.firstLanes(EightDigits.lanes(word), count);
      if (EightDigits.nonDigits(lanes) == 0 && ((byte) word != '0' || count == 1)) {
        return EightDigits.value(lanes);
      }
    }
    return (byte) word == '-' ? negative(b, start + 1, limit) : positive(b, start, limit);
  }

  static long readUint64(byte[] b, int start, int limit) {
    long word = WideBytes.getLong(b, start);
    int count = limit - start;
    if (count >= 1 && count <= 8) {
      long lanes = EightDigits.firstLanes(EightDigits.lanes(word), count);
      if (EightDigits.nonDigits(lanes) == 0 && ((byte) word != '0' || count == 1)) {
        return EightDigits.value(lanes);
      }
    }
    return unsigned(b, start, limit);
  }

  private static long positive(byte[] b, int from, int limit) {
    int end = endOfDigits(b, from, limit);
    long magnitude = magnitude(b, from, end);
    return magnitude >= 0 ? magnitude : Int64Reader.FAILED;
  }

  private static long negative(byte[] b, int from, int limit) {
    int end = endOfDigits(b, from, limit);
    long magnitude = magnitude(b, from, end);
    // 2^63 is its own negative: -9223372036854775808 comes out right
    return magnitude >= 0 || magnitude == Long.MIN_VALUE ? -magnitude : Int64Reader.FAILED;
  }

  private static long unsigned(byte[] b, int from, int limit) {
    int end = endOfDigits(b, from, limit);
    if (end - from == 20) {
      return twenty(b, from, end);
    }
    long magnitude = magnitude(b, from, end);
    return magnitude != BAD ? magnitude : Int64Reader.FAILED;
  }

  /**
   * Returns where the digits end if a number of at most 20 digits could stand there: {@code limit}
   * itself, without a look at the bytes, or the end of the digits if white space follows them. Else
   * {@code from}, an empty text, which is no number.
   */
  private static int endOfDigits(byte[] b, int from, int limit) {
    if (limit - from <= 20 && limit > from && ByteDigits.isDigit(b[limit - 1])) {
      return limit;
    }
    int end = SwarDigits.end(b, from, limit);
    return WhiteSpace.end(b, end, limit) == limit ? end : from;
  }

  /**
   * Returns the value of {@code [from, to)} as unsigned if that is 1 to 19 digits without leading
   * zeros, else {@link #BAD}.
   */
  private static long magnitude(byte[] b, int from, int to) {
    int count = to - from;
    if (count > 19 || count < 1 || (b[from] == '0' && count > 1)) {
      return BAD;
    }
    if (count < 8 && !WideBytes.canLoadLong(b, from)) {
      // the sign was the first of the last eight bytes of the array
      return ByteDigits.end(b, from, to) == to ? ByteDigits.value(b, from, to) : BAD;
    }
    long first = EightDigits.firstLanes(EightDigits.lanes(WideBytes.getLong(b, from)), count);
    long bad = EightDigits.nonDigits(first);
    long value = EightDigits.value(first);
    if (count > 16) {
      long middle = EightDigits.lanes(WideBytes.getLong(b, to - 16));
      bad |= EightDigits.nonDigits(middle);
      value = value * TEN_8 + EightDigits.value(middle);
    }
    if (count > 8) {
      long last = EightDigits.lanes(WideBytes.getLong(b, to - 8));
      bad |= EightDigits.nonDigits(last);
      value = value * TEN_8 + EightDigits.value(last);
    }
    return bad == 0 ? value : BAD;
  }

  /**
   * Returns the value of twenty digits, or {@link Int64Reader#FAILED}.
   *
   * <p>2^64 - 1 = 1844 * 10^16 + 6744073709551615, so the first four digits decide alone unless
   * they are 1844.
   */
  private static long twenty(byte[] b, int from, int to) {
    long low = magnitudeOfSixteen(b, to - 16);
    int high = (b[from] - '0') * 1000 + (b[from + 1] - '0') * 100;
    high += (b[from + 2] - '0') * 10 + (b[from + 3] - '0');
    boolean fits = high < 1844 || (high == 1844 && low <= 6_744_073_709_551_615L);
    boolean good = low >= 0 && b[from] != '0' && ByteDigits.end(b, from, from + 4) == from + 4;
    return good && fits ? high * TEN_16 + low : Int64Reader.FAILED;
  }

  /** Returns the value of sixteen digits, or {@link #BAD}. */
  private static long magnitudeOfSixteen(byte[] b, int from) {
    long high = EightDigits.lanes(WideBytes.getLong(b, from));
    long low = EightDigits.lanes(WideBytes.getLong(b, from + 8));
    long bad = EightDigits.nonDigits(high) | EightDigits.nonDigits(low);
    return bad == 0 ? EightDigits.value(high) * TEN_8 + EightDigits.value(low) : BAD;
  }
}

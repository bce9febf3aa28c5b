package io.skimjson.cli;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Compares numbers, as they are written in JSON and however long, with one number that is known:
 * exactly, in one pass, without memory. A number is here a sign, its digits from the first that is
 * not zero on, and an exponent:
 *
 * <pre>  -120.50 = -0.1205 * 10^3     0.0042e1 = 0.42 * 10^-1  </pre>
 *
 * <p>The greater exponent is the greater number; if they are equal, digits are compared one by one.
 */
final class DecimalOrder {
  /** Beyond what any number of zeros in an array could make up for, so no sum wraps. */
  private static final long LARGEST_EXPONENT = 1_000_000_000_000L;

  private final int sign;
  private final byte[] digits; // neither the first nor the last is a zero; none if the sign is 0
  private final long exponent;

  /** Compares with this number, a valid one, whose digits are kept. */
  DecimalOrder(String known) {
    byte[] text = known.getBytes(StandardCharsets.US_ASCII);
    byte[] kept = new byte[text.length];
    int count = 0;
    long place = 0;
    boolean isBehindPoint = false;
    int at = text[0] == '-' ? 1 : 0;
    for (; at < text.length && (text[at] | 0x20) != 'e'; at++) {
      if (text[at] == '.') {
        isBehindPoint = true;
      } else if (count == 0 && text[at] == '0') {
        place -= isBehindPoint ? 1 : 0;
      } else {
        place += isBehindPoint ? 0 : 1;
        kept[count++] = text[at];
      }
    }
    while (count > 0 && kept[count - 1] == '0') {
      count--;
    }
    this.digits = Arrays.copyOf(kept, count);
    this.sign = count == 0 ? 0 : text[0] == '-' ? -1 : 1;
    this.exponent = place + exponent(text, at + 1, text.length);
  }

  /** The sign of the number {@code text[start, end)}, a valid one, minus the known number. */
  int compare(byte[] text, int start, int end) {
    int textSign = text[start] == '-' ? -1 : 1;
    int at = textSign < 0 ? start + 1 : start;
    int difference = 0; // of the first digit that differs
    int significant = 0;
    long textExponent = 0;
    boolean isBehindPoint = false;
    while (at < end && (text[at] | 0x20) != 'e') {
      byte digit = text[at++];
      if (digit == '.') {
        isBehindPoint = true;
      } else if (significant == 0 && digit == '0') {
        textExponent -= isBehindPoint ? 1 : 0;
      } else {
        textExponent += isBehindPoint ? 0 : 1;
        if (difference == 0) {
          difference = digit - (significant < digits.length ? digits[significant] : '0');
        }
        significant++;
      }
    }
    if (significant == 0) {
      return -sign;
    }
    if (textSign != sign) {
      return textSign;
    }
    textExponent += exponent(text, at + 1, end);
    if (textExponent != exponent) {
      return textExponent < exponent ? -sign : sign;
    }
    if (difference == 0 && significant < digits.length) {
      return -sign;
    }
    return Integer.signum(difference) * sign;
  }

  /** The exponent written there, or 0 if nothing is. */
  private static long exponent(byte[] text, int start, int end) {
    long value = 0;
    for (int at = start; at < end; at++) {
      if (text[at] >= '0') { // the sign stands below the digits
        value = Math.min(value * 10 + text[at] - '0', LARGEST_EXPONENT);
      }
    }
    return start < end && text[start] == '-' ? -value : value;
  }
}

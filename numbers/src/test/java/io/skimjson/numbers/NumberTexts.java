package io.skimjson.numbers;

import java.util.SplittableRandom;

/** Random number texts, good and damaged. */
final class NumberTexts {
  private static final String DAMAGE = "0123456789.eE+-aN\"\\ \t\n\r/:,\0\u007f\u0080\u00b5\u00ff";

  private NumberTexts() {}

  static String digits(SplittableRandom random, int count) {
    StringBuilder text = new StringBuilder(count);
    for (int i = 0; i < count; i++) {
      text.append((char) ('0' + random.nextInt(10)));
    }
    return text.toString();
  }

  /** An integer of {@code count} digits that does not begin with a zero unless it is one. */
  static String integer(SplittableRandom random, int count) {
    String rest = digits(random, count - 1);
    return (count == 1 ? random.nextInt(10) : 1 + random.nextInt(9)) + rest;
  }

  /** Any good number: sign, integer, fraction, exponent, each of any length and perhaps absent. */
  static String good(SplittableRandom random) {
    StringBuilder text = new StringBuilder(random.nextInt(4) == 0 ? "-" : "");
    text.append(random.nextInt(4) == 0 ? "0" : integer(random, length(random)));
    if (random.nextBoolean()) {
      text.append('.').append("0".repeat(random.nextInt(3) == 0 ? random.nextInt(30) : 0));
      text.append(digits(random, length(random)));
    }
    if (random.nextInt(3) == 0) {
      text.append(random.nextBoolean() ? 'e' : 'E');
      text.append(new String[] {"", "+", "-"}[random.nextInt(3)]);
      text.append(
          digits(random, 1 + (random.nextInt(20) == 0 ? random.nextInt(25) : random.nextInt(3))));
    }
    return text.toString();
  }

  private static int length(SplittableRandom random) {
    return 1 + (random.nextInt(3) == 0 ? random.nextInt(26) : random.nextInt(9));
  }

  /** White space of 0 to 12 bytes, more often none. */
  static String white(SplittableRandom random) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(2) * random.nextInt(13); i > 0; i--) {
      text.append(" \t\n\r".charAt(random.nextInt(4)));
    }
    return text.toString();
  }

  /** A number with a byte or two changed, removed or put in; sometimes still good. */
  static String damaged(SplittableRandom random) {
    StringBuilder text = new StringBuilder(good(random)).append(white(random));
    for (int i = random.nextInt(3); i >= 0; i--) {
      int at = random.nextInt(text.length() + 1);
      char c = DAMAGE.charAt(random.nextInt(DAMAGE.length()));
      int how = random.nextInt(4);
      if (how == 0 && at < text.length()) {
        text.deleteCharAt(at);
      } else if (how == 1 && at < text.length()) {
        text.setCharAt(at, c);
      } else if (how == 2) {
        text.setLength(at);
      } else {
        text.insert(at, c);
      }
    }
    return text.toString();
  }
}

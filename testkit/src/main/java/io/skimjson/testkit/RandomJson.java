package io.skimjson.testkit;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Makes random valid documents, on purpose unpleasant ones: strings full of structural characters
 * and escapes, names that need decoding, numbers of all shapes, white space anywhere, deep nesting.
 *
 * <p>The same seed gives the same documents. Not thread-safe.
 */
public final class RandomJson {
  private static final String[] PIECES = {
    "a",
    "b1",
    "key",
    " ",
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "/",
    "~",
    "'",
    "#",
    "$",
    "0123456789",
    "true",
    "\\n",
    "\\t",
    "\\r",
    "\\b",
    "\\f",
    "\\\"",
    "\\\\",
    "\\/",
    "\\u0041",
    "\\u00e9",
    "\\u20AC",
    "\\u0000",
    "\\u001f",
    "\\ud83d\\ude00",
    "\\uDBFF\\uDFFF",
    "\\\\\\\"",
    "\\\\\\\\",
    "\\uFFFD",
    "\\u2028",
    "\u007f",
    "\u0080",
    "\u00e9",
    "\u07ff",
    "\u0800",
    "\u20ac",
    "\u2028",
    "\ud7ff",
    "\ue000",
    "\ufeff",
    "\uffff",
    "\ud834\udd1e",
    "\ud83d\ude00",
    "\udbff\udfff"
  };
  private static final String[] LONE = {
    "\\ud800",
    "\\uDC00",
    "\\udfff\\ud800",
    "\\ud83d\\ud83d\\ude00",
    "\\uD83Dx",
    "\\ud83d\\n",
    "\\ud83d\\u0041"
  };
  private static final String[] NAMES = {
    "id",
    "k",
    "name",
    "a",
    "",
    "a/b",
    "m~n",
    "\\u0069d",
    "i\\u0064",
    "\u00e9",
    "\\u00e9",
    "e\u0301",
    "0",
    "-",
    "a\\\"b",
    "a\\\\",
    "\\/",
    "{",
    "}:",
    ",\\\"id\\\":",
    "created_at",
    "user",
    "averyveryverylongnameindeed_0123456789"
  };
  private static final String[] EDGE_NUMBERS = {
    "0",
    "-0",
    "0.0",
    "-0.0",
    "0e0",
    "1",
    "-1",
    "9",
    "10",
    "99999999",
    "100000000",
    "2147483647",
    "2147483648",
    "-2147483648",
    "-2147483649",
    "9007199254740993",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "-9223372036854775809",
    "18446744073709551615",
    "18446744073709551616",
    "1e400",
    "-1e400",
    "1e-400",
    "5e-324",
    "2.2250738585072011e-308",
    "1.7976931348623157e308",
    "1.7976931348623159e308",
    "3.4028236e38",
    "123456789012345678901234567890",
    "0.1",
    "1E+2",
    "1e-07",
    "4503599627370496.5",
    "1.0",
    "1e0",
    "100e-2"
  };
  private static final String WHITE = " \t\n\r";
  private static final int MOST_TRIES = 20;

  /**
   * What the documents may hold.
   *
   * @param maxDepth the deepest nesting, at least 1
   * @param maxChildren the most members or elements of one container
   * @param whiteSpace whether there is white space between tokens
   * @param duplicateNames whether an object may have the same name twice
   * @param loneSurrogates whether strings may hold lone surrogate escapes (then they are valid only
   *     by policy)
   * @param byteOrderMark whether a document may begin with a UTF-8 mark
   */
  public record Shape(
      int maxDepth,
      int maxChildren,
      boolean whiteSpace,
      boolean duplicateNames,
      boolean loneSurrogates,
      boolean byteOrderMark) {
    /** Everything that is valid by default. */
    public static final Shape ANY = new Shape(7, 9, true, true, false, true);

    /** One line: no raw line feed, no mark; for NDJSON. */
    public static final Shape LINE = new Shape(5, 6, false, true, false, false);

    /** Objects without duplicate names. */
    public static final Shape UNIQUE = new Shape(7, 9, true, false, false, true);
  }

  private final SplittableRandom random;
  private final Shape shape;

  private RandomJson(SplittableRandom random, Shape shape) {
    this.random = random;
    this.shape = shape;
  }

  /** Returns a generator of any valid documents. */
  public static RandomJson of(SplittableRandom random) {
    return new RandomJson(random, Shape.ANY);
  }

  /** Returns a generator of documents of a shape. */
  public static RandomJson of(SplittableRandom random, Shape shape) {
    return new RandomJson(random, shape);
  }

  /**
   * Returns a document: mostly small, now and then of some thousand bytes, now and then nested to
   * the limit.
   */
  public byte[] document() {
    StringBuilder out = new StringBuilder();
    if (shape.byteOrderMark() && chance(20)) {
      out.append('\ufeff');
    }
    space(out);
    if (chance(15)) {
      nest(out, random.nextInt(1, 40));
    } else {
      value(out, 0);
    }
    space(out);
    return Bytes.utf8(out.toString());
  }

  /** Returns a document whose root is an object with at least one member. */
  public byte[] objectDocument() {
    StringBuilder out = new StringBuilder();
    space(out);
    object(out, 0, random.nextInt(1, shape.maxChildren() + 1));
    space(out);
    return Bytes.utf8(out.toString());
  }

  /**
   * Returns a document of exactly so many bytes, at least 1: for the edges of blocks and batches.
   */
  public byte[] documentOfLength(int length) {
    for (int i = 0; i < MOST_TRIES; i++) {
      byte[] document = document();
      if (document.length <= length) {
        return fill(document, length);
      }
    }
    byte[] digits = new byte[length];
    Arrays.fill(digits, (byte) ('1' + random.nextInt(9)));
    return digits;
  }

  /** Returns a document nested exactly so deep, whatever the shape says. */
  public byte[] documentOfDepth(int depth) {
    StringBuilder out = new StringBuilder();
    chain(out, depth, "");
    return Bytes.utf8(out.toString());
  }

  private byte[] fill(byte[] document, int length) {
    int room = length - document.length;
    boolean hasMark = document.length > 2 && document[0] == (byte) 0xEF;
    if (room >= 5 && !hasMark && random.nextBoolean()) {
      String head = "[\"" + "x".repeat(room - 5) + "\",";
      return Bytes.concat(Bytes.utf8(head), document, Bytes.utf8("]"));
    }
    StringBuilder white = new StringBuilder();
    for (int i = 0; i < room; i++) {
      white.append(shape.whiteSpace() ? WHITE.charAt(random.nextInt(4)) : ' ');
    }
    byte[] padding = Bytes.utf8(white.toString());
    return hasMark || random.nextBoolean()
        ? Bytes.concat(document, padding)
        : Bytes.concat(padding, document);
  }

  private void nest(StringBuilder out, int depth) {
    StringBuilder core = new StringBuilder();
    value(core, shape.maxDepth());
    chain(out, Math.min(depth, shape.maxDepth()), core.toString());
  }

  private void chain(StringBuilder out, int depth, String core) {
    StringBuilder closers = new StringBuilder();
    for (int i = 0; i < depth; i++) {
      boolean isInnermost = i == depth - 1 && core.isEmpty();
      if (isInnermost || random.nextBoolean()) {
        out.append('[');
        closers.append(']');
      } else {
        out.append('{').append(string(NAMES[random.nextInt(NAMES.length)])).append(':');
        closers.append('}');
      }
    }
    out.append(core).append(closers.reverse());
  }

  private void value(StringBuilder out, int depth) {
    int choice = random.nextInt(100);
    if (depth >= shape.maxDepth() || choice < 45) {
      scalar(out);
    } else if (choice < 72) {
      array(out, depth, children());
    } else {
      object(out, depth, children());
    }
  }

  private int children() {
    int[] counts = {0, 0, 1, 2, 3, 5, shape.maxChildren()};
    return Math.min(counts[random.nextInt(counts.length)], shape.maxChildren());
  }

  private void scalar(StringBuilder out) {
    switch (random.nextInt(7)) {
      case 0 -> out.append("true");
      case 1 -> out.append("false");
      case 2 -> out.append("null");
      case 3, 4 -> out.append(number());
      default -> out.append(string(text()));
    }
  }

  private void array(StringBuilder out, int depth, int count) {
    out.append('[');
    space(out);
    for (int i = 0; i < count; i++) {
      if (i > 0) {
        comma(out);
      }
      value(out, depth + 1);
      space(out);
    }
    out.append(']');
  }

  private void object(StringBuilder out, int depth, int count) {
    out.append('{');
    space(out);
    for (int i = 0; i < count; i++) {
      if (i > 0) {
        comma(out);
      }
      out.append(string(name(i)));
      space(out);
      out.append(':');
      space(out);
      value(out, depth + 1);
      space(out);
    }
    out.append('}');
  }

  private String name(int place) {
    if (!shape.duplicateNames()) {
      return NAMES[random.nextInt(NAMES.length)] + "#" + place;
    }
    return chance(4) ? text() : NAMES[random.nextInt(NAMES.length)];
  }

  private void comma(StringBuilder out) {
    out.append(',');
    space(out);
  }

  private void space(StringBuilder out) {
    if (!shape.whiteSpace()) {
      return;
    }
    int[] counts = {0, 0, 0, 0, 1, 1, 2, 5, 17};
    int count = counts[random.nextInt(counts.length)];
    for (int i = 0; i < count; i++) {
      out.append(WHITE.charAt(random.nextInt(4)));
    }
  }

  private static String string(String inside) {
    return '"' + inside + '"';
  }

  /** Returns what stands between the quotes of a random string: source text, with escapes. */
  public String text() {
    int[] counts = {0, 1, 2, 3, 5, 8, 20, 60};
    int count = counts[random.nextInt(counts.length)];
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      boolean isLone = shape.loneSurrogates() && chance(15);
      text.append(
          isLone ? LONE[random.nextInt(LONE.length)] : PIECES[random.nextInt(PIECES.length)]);
    }
    if (chance(12)) {
      text.append("\\\\".repeat(random.nextInt(1, 70)));
    }
    return text.toString();
  }

  /**
   * Returns the text of a random number: edges, every length, fractions, exponents, the texts of
   * random doubles.
   */
  public String number() {
    String sign = chance(3) ? "-" : "";
    return switch (random.nextInt(9)) {
      case 0 -> EDGE_NUMBERS[random.nextInt(EDGE_NUMBERS.length)];
      case 1 -> sign + random.nextInt(10);
      case 2, 3 -> sign + digits(random.nextInt(1, 22));
      case 4 -> sign + digits(random.nextInt(1, 12)) + "." + anyDigits(random.nextInt(1, 18));
      case 5 -> sign + random.nextInt(1000) + (chance(2) ? "e" : "E") + random.nextInt(-30, 31);
      case 6 ->
          sign
              + random.nextInt(10)
              + "."
              + anyDigits(random.nextInt(1, 25))
              + "E"
              + signedExponent();
      case 7 -> sign + "0." + "0".repeat(random.nextInt(10)) + anyDigits(random.nextInt(1, 10));
      default -> finite(Double.longBitsToDouble(random.nextLong()));
    };
  }

  private String signedExponent() {
    int exponent = random.nextInt(-320, 310);
    return exponent < 0 ? Integer.toString(exponent) : "+" + exponent;
  }

  private static String finite(double number) {
    return Double.isFinite(number) ? Double.toString(number) : "1e308";
  }

  private String digits(int count) {
    return count == 1 ? anyDigits(1) : (char) ('1' + random.nextInt(9)) + anyDigits(count - 1);
  }

  private String anyDigits(int count) {
    StringBuilder digits = new StringBuilder();
    for (int i = 0; i < count; i++) {
      digits.append((char) ('0' + random.nextInt(10)));
    }
    return digits.toString();
  }

  private boolean chance(int oneIn) {
    return random.nextInt(oneIn) == 0;
  }
}

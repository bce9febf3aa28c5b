package io.skimjson;

import io.skimjson.testkit.RefOutcome;
import io.skimjson.testkit.RefReads;
import io.skimjson.testkit.RefResult;
import io.skimjson.testkit.RefType;
import io.skimjson.testkit.RefValue;
import java.io.ByteArrayOutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What the getters of a value say, as the {@link LazyModel} has it. */
final class LazyReads {
  private static final int MOST_DIGITS = 1000;
  private static final int MOST_SCALE = 6178;

  private LazyReads() {}

  static JsonType type(LazyModel m, LazyModel.Node node) {
    m.requirePresent(node);
    return switch (m.b[node.start()]) {
      case '{' -> JsonType.OBJECT;
      case '[' -> JsonType.ARRAY;
      case '"' -> JsonType.STRING;
      case 't', 'f' -> JsonType.BOOLEAN;
      case 'n' -> JsonType.NULL;
      case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> JsonType.NUMBER;
      default -> throw LazyModel.fault(JsonError.SYNTAX, node.start());
    };
  }

  /** The scalar that fills the slot; its first byte has shown the wanted type. */
  private static RefValue scalar(LazyModel m, LazyModel.Node node) {
    int from = node.start();
    RefResult read = m.slot(from, m.isRoot(node) ? m.end : m.nextOperator(from));
    if (read.isValid()) {
      return read.root();
    }
    boolean isJunk = read.kind().equals("TRAILING_CONTENT") && !m.isRoot(node);
    JsonError kind = isJunk ? JsonError.SYNTAX : JsonError.valueOf(read.kind());
    throw LazyModel.fault(kind, from + read.fault().offset());
  }

  private static RefValue scalar(LazyModel m, LazyModel.Node node, String firstBytes) {
    m.requirePresent(node);
    if (firstBytes.indexOf(m.b[node.start()]) < 0) {
      throw new LazyModel.Fault(JsonError.INCORRECT_TYPE, node.start(), node.path());
    }
    return scalar(m, node);
  }

  static RefValue number(LazyModel m, LazyModel.Node node) {
    return scalar(m, node, "-0123456789");
  }

  static RefValue string(LazyModel m, LazyModel.Node node) {
    return scalar(m, node, "\"");
  }

  static <T> T number(LazyModel m, LazyModel.Node node, Function<RefValue, RefOutcome<T>> reader) {
    RefOutcome<T> read = reader.apply(number(m, node));
    if (read.isValue()) {
      return read.value();
    }
    throw new LazyModel.Fault(JsonError.valueOf(read.kind()), node.start(), node.path());
  }

  static boolean bool(LazyModel m, LazyModel.Node node) {
    return scalar(m, node, "tf").bool();
  }

  static boolean isNull(LazyModel m, LazyModel.Node node) {
    return node.exists() && m.b[node.start()] == 'n' && scalar(m, node).type() == RefType.NULL;
  }

  static boolean isMissingOrNull(LazyModel m, LazyModel.Node node) {
    return !node.exists() || isNull(m, node);
  }

  static boolean isInteger(LazyModel m, LazyModel.Node node) {
    m.requirePresent(node);
    return "-0123456789".indexOf(m.b[node.start()]) >= 0 && number(m, node).isInteger();
  }

  static NumberType numberType(LazyModel m, LazyModel.Node node) {
    RefValue number = number(m, node);
    if (!number.isInteger()) {
      return NumberType.FLOAT64;
    }
    if (RefReads.int64(number).isValue()) {
      return NumberType.INT64;
    }
    return RefReads.uint64(number).isValue() ? NumberType.UINT64 : NumberType.BIG_INTEGER;
  }

  static BigInteger bigInteger(LazyModel m, LazyModel.Node node) {
    return number(m, node, value -> RefReads.bigInteger(value, MOST_DIGITS));
  }

  /** The exact number; nothing is said of one whose size is near the limits. */
  static @Nullable BigDecimal decimal(LazyModel m, LazyModel.Node node) {
    RefValue number = number(m, node);
    BigDecimal exact = number.decimal().orElse(null);
    boolean isNear =
        exact == null
            || number.numberText().length() > MOST_DIGITS / 2
            || Math.abs((long) exact.scale()) > MOST_SCALE / 2;
    return isNear ? null : exact;
  }

  static Number anyNumber(LazyModel m, LazyModel.Node node) {
    return switch (numberType(m, node)) {
      case INT64 -> number(m, node, RefReads::int64);
      case UINT64, BIG_INTEGER -> bigInteger(m, node);
      case FLOAT64 -> number(m, node, RefReads::float64);
    };
  }

  /** Between the quotes, escapes not looked at; only junk behind the string is a fault. */
  static String rawString(LazyModel m, LazyModel.Node node) {
    m.requirePresent(node);
    int from = node.start();
    if (m.b[from] != '"') {
      throw new LazyModel.Fault(JsonError.INCORRECT_TYPE, from, node.path());
    }
    int quote = m.stringEnd(from) - 1;
    int junk = m.skipWhite(quote + 1);
    if (junk < (m.isRoot(node) ? m.end : m.nextOperator(from))) {
      throw LazyModel.fault(m.isRoot(node) ? JsonError.TRAILING_CONTENT : JsonError.SYNTAX, junk);
    }
    return latin1(m, from + 1, quote);
  }

  /** A number that fills the string, read from the undecoded bytes. */
  static <T> T numberInString(
      LazyModel m, LazyModel.Node node, Function<RefValue, RefOutcome<T>> reader) {
    String inside = rawString(m, node);
    String number = inside.replaceFirst("^ +", "");
    if (number.isEmpty() || "-0123456789".indexOf(number.charAt(0)) < 0) {
      throw new LazyModel.Fault(JsonError.INCORRECT_TYPE, node.start(), node.path());
    }
    int from = node.start() + 1;
    if (number.length() < inside.length()) {
      throw LazyModel.fault(JsonError.NUMBER_SYNTAX, from);
    }
    RefResult read = m.slot(from, from + inside.length());
    int bad = read.isValid() ? read.root().end() : read.fault().offset();
    while (read.kind().equals("TRAILING_CONTENT") && inside.charAt(bad - 1) == ' ') {
      bad--; // white space behind the number is wrong already
    }
    if (bad < inside.length() || !read.isValid()) {
      throw LazyModel.fault(JsonError.NUMBER_SYNTAX, from + bad);
    }
    RefOutcome<T> outcome = reader.apply(read.root());
    if (outcome.isValue()) {
      return outcome.value();
    }
    throw new LazyModel.Fault(JsonError.valueOf(outcome.kind()), node.start(), node.path());
  }

  /** The source of a value: of a container checked by its brackets, of a scalar whole. */
  static String raw(LazyModel m, LazyModel.Node node) {
    m.requirePresent(node);
    int from = node.start();
    if (!m.isContainer(from)) {
      return latin1(m, from, from + scalar(m, node).end());
    }
    return latin1(m, from, m.closeOf(from, node.level() + 1) + 1);
  }

  /** All of RFC 8259, of the value alone: what follows a container is another matter. */
  static boolean validated(LazyModel m, LazyModel.Node node) {
    m.requirePresent(node);
    int from = node.start();
    if (!m.isContainer(from)) {
      return scalar(m, node).end() > 0;
    }
    RefResult read = m.container(from, node.level());
    if (!read.isValid() && !read.kind().equals("TRAILING_CONTENT")) {
      throw LazyModel.fault(JsonError.valueOf(read.kind()), from + read.fault().offset());
    }
    return true;
  }

  /** The type of the document inside the string. */
  static JsonType parsedString(LazyModel m, LazyModel.Node node, DuplicateNames duplicates) {
    byte[] inside = utf8(string(m, node).string());
    LazyModel nested = new LazyModel(inside, m.rules.withByteOrderMark(true), duplicates);
    nested
        .openingFault()
        .ifPresent(
            fault -> {
              throw LazyModel.fault(JsonError.valueOf(fault.kind()), fault.offset());
            });
    return type(nested, nested.root());
  }

  /** UTF-8, a lone surrogate as three bytes. */
  static byte[] utf8(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      if (c >= 0xD800 && c <= 0xDFFF) {
        bytes.write(0xE0 | c >> 12);
        bytes.write(0x80 | (c >> 6 & 0x3F));
        bytes.write(0x80 | (c & 0x3F));
      } else {
        bytes.writeBytes(Character.toString(c).getBytes(StandardCharsets.UTF_8));
      }
    }
    return bytes.toByteArray();
  }

  static String latin1(LazyModel m, int from, int to) {
    return new String(m.b, from, to - from, StandardCharsets.ISO_8859_1);
  }
}

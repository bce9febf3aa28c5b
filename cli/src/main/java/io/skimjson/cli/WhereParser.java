package io.skimjson.cli;

import io.skimjson.Document;
import io.skimjson.JsonException;
import io.skimjson.JsonPointer;
import java.math.BigDecimal;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads the text of {@code --where}: {@code /pointer OP value}, with or without spaces around the
 * operator.
 *
 * <p>A pointer that holds an operator stands in double quotes, as a JSON string: {@code "/a=b"=1}.
 * In a pointer {@code ~0} and {@code ~1} are escapes; to look for a 0 or 1 put a space behind the
 * operator. A value is a JSON number, {@code true}, {@code false}, {@code null}, a JSON string in
 * quotes, or else a string as it stands.
 */
final class WhereParser implements ITypeConverter<Where> {
  private static final Pattern NUMBER =
      Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?");
  private static final int LONGEST_NUMBER = 400;

  @Override
  public Where convert(String text) {
    String trimmed = text.strip();
    int end = pointerEnd(trimmed);
    String pointer = pointer(trimmed.substring(0, end).strip());
    String rest = trimmed.substring(end).strip();
    if (rest.isEmpty()) {
      return new Where(pointer, Where.Operator.EXISTS, "");
    }
    Where.Operator operator = operator(rest, text);
    String value = rest.substring(operator.sign.length()).strip();
    return new Where(pointer, operator, value(value, operator));
  }

  private static int pointerEnd(String text) {
    if (text.startsWith("\"")) {
      return quotedEnd(text);
    }
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isEscape =
          c == '~'
              && i + 1 < text.length()
              && (text.charAt(i + 1) == '0' || text.charAt(i + 1) == '1');
      boolean isNotEqual = c == '!' && text.startsWith("!=", i);
      if ("=<>".indexOf(c) >= 0 || isNotEqual || (c == '~' && !isEscape)) {
        return i;
      }
    }
    return text.length();
  }

  private static int quotedEnd(String text) {
    for (int i = 1; i < text.length(); i++) {
      if (text.charAt(i) == '\\') {
        i++;
      } else if (text.charAt(i) == '"') {
        return i + 1;
      }
    }
    throw wrong("the quote before the pointer is not closed: " + text);
  }

  private static String pointer(String text) {
    String pointer = text.startsWith("\"") ? unquote(text) : text;
    if (pointer.isEmpty() && !text.startsWith("\"")) {
      throw wrong("a condition begins with a JSON Pointer, as in '/status>=500'");
    }
    return Pointers.check(pointer);
  }

  private static Where.Operator operator(String rest, String whole) {
    Where.Operator found = Where.Operator.EXISTS;
    for (Where.Operator operator : Where.Operator.values()) {
      if (rest.startsWith(operator.sign) && operator.sign.length() > found.sign.length()) {
        found = operator;
      }
    }
    if (found == Where.Operator.EXISTS) {
      throw wrong("expected = != < <= > >= or ~ behind the pointer in '" + whole + "'");
    }
    return found;
  }

  private static Object value(String text, Where.Operator operator) {
    if (text.startsWith("\"")) {
      return unquote(text);
    }
    if (operator == Where.Operator.CONTAINS) {
      return text;
    }
    switch (text) {
      case "null":
        return ordered(operator, ValueKind.NULL);
      case "true":
        return ordered(operator, ValueKind.TRUE);
      case "false":
        return ordered(operator, ValueKind.FALSE);
      default:
        boolean isNumber = text.length() <= LONGEST_NUMBER && NUMBER.matcher(text).matches();
        return isNumber ? number(text) : text;
    }
  }

  private static ValueKind ordered(Where.Operator operator, ValueKind literal) {
    if (operator != Where.Operator.EQUAL && operator != Where.Operator.NOT_EQUAL) {
      throw wrong("true, false and null are in no order; use = or !=");
    }
    return literal;
  }

  private static BigDecimal number(String text) {
    try {
      BigDecimal number = new BigDecimal(text);
      if (Math.abs((long) number.scale()) > 400) {
        throw wrong("the number " + text + " is out of range");
      }
      return number;
    } catch (NumberFormatException | ArithmeticException failure) {
      throw wrong("the number " + text + " is out of range");
    }
  }

  private static String unquote(String text) {
    try {
      Document document = Document.on(text);
      document.validate();
      return document.root().getString();
    } catch (JsonException failure) {
      throw wrong("not a JSON string: " + text + " (" + failure.getMessage() + ")");
    }
  }

  private static TypeConversionException wrong(String message) {
    return new TypeConversionException(message);
  }

  /** Pointers as the user types them. */
  static final class Pointers implements ITypeConverter<String> {
    @Override
    public String convert(String text) {
      return check(text);
    }

    /** The same text, if it is a JSON Pointer. */
    static String check(String text) {
      if (!text.isEmpty() && text.charAt(0) != '/') {
        throw wrong("a JSON Pointer begins with '/': '/" + text + "' rather than '" + text + "'");
      }
      try {
        JsonPointer.parse(text);
        return text;
      } catch (JsonException failure) {
        throw wrong("not a JSON Pointer: '" + text + "' (" + failure.getMessage() + ")");
      }
    }

    /** What columns call a pointer: the text without its first slash; the whole record is $. */
    static String label(String pointer) {
      return pointer.isEmpty() ? "$" : pointer.substring(1);
    }
  }
}

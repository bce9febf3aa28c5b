package io.skimjson.cli;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/** Strings and numbers as the output formats want them. */
final class TextForms {
  private TextForms() {}

  /** The text as a JSON string, with its quotes. */
  static String json(String text) {
    StringBuilder out = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < 0x20 || c == 0x7F) {
            out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    return out.append('"').toString();
  }

  /** The text as a field of CSV (RFC 4180), in quotes only if it must be. */
  static String csv(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (",\"\r\n".indexOf(text.charAt(i)) >= 0) {
        return csvQuoted(text);
      }
    }
    boolean hasEdgeSpace = text.startsWith(" ") || text.endsWith(" ");
    return hasEdgeSpace ? csvQuoted(text) : text;
  }

  /** The text as a field of CSV in quotes. */
  static String csvQuoted(String text) {
    return '"' + text.replace("\"", "\"\"") + '"';
  }

  /** The text as a field of tab-separated values: tab, line feed, return and backslash escaped. */
  static String tsv(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '\t' -> out.append("\\t");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\\' -> out.append("\\\\");
        default -> out.append(c);
      }
    }
    return out.toString();
  }

  /** The value as a field of CSV; strings that would read as nothing or null stand in quotes. */
  static String csv(GroupValue value) {
    if (value.kind() != ValueKind.STRING) {
      return csv(value.text());
    }
    boolean looksElse = value.text().isEmpty() || value.text().equals("null");
    return looksElse ? csvQuoted(value.text()) : csv(value.text());
  }

  /** The value as JSON. A missing one is null; callers that can leave it out do. */
  static String json(GroupValue value) {
    return switch (value.kind()) {
      case STRING -> json(value.text());
      case MISSING -> "null";
      default -> value.text();
    };
  }

  /** The number with all its digits; also JSON. */
  static String exact(Number number) {
    if (number instanceof Double d) {
      if (Double.isInfinite(d)) {
        return "null"; // a sum beyond the range of doubles; JSON has no word for it
      }
      return Double.toString(d);
    }
    return number.toString();
  }

  /** The number as a person wants it: three places, or four digits if it is small. */
  static String readable(Number number) {
    if (number instanceof Long || number instanceof BigInteger) {
      return number.toString();
    }
    double value = number.doubleValue();
    if (Double.isInfinite(value)) {
      return "beyond range";
    }
    double size = Math.abs(value);
    if (size >= 1e15 || (size > 0 && size < 1e-6)) {
      return String.format(Locale.ROOT, "%.3e", value);
    }
    BigDecimal decimal = new BigDecimal(value);
    BigDecimal rounded =
        size < 1
            ? decimal.round(new MathContext(4, RoundingMode.HALF_EVEN))
            : decimal.setScale(3, RoundingMode.HALF_EVEN);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}

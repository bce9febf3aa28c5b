package io.skimjson.cli;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One condition of {@code --where}: a JSON Pointer, an operator and a value.
 *
 * <p>{@code =} and {@code !=} are exact opposites, so a missing value is {@code !=} to everything.
 * Order compares numbers with numbers and strings with strings (by code points); values of other
 * kinds are in no order, and the record is left out. {@code ~} is true of strings that hold the
 * text. A pointer without an operator asks whether the value is there and not null.
 */
final class Where {
  /** How the value is compared. */
  enum Operator {
    EQUAL("="),
    NOT_EQUAL("!="),
    LESS("<"),
    AT_MOST("<="),
    MORE(">"),
    AT_LEAST(">="),
    CONTAINS("~"),
    EXISTS("");

    final String sign;

    Operator(String sign) {
      this.sign = sign;
    }
  }

  final String pointer;
  final Operator operator;
  final Object wanted; // ValueKind for literals, BigDecimal, or String
  private final byte[] wantedUtf8;
  private final boolean isInt64;
  private final long wantedInt64;
  private final double wantedDouble;
  private final DecimalOrder wantedOrder;
  private final NumberCell cell = new NumberCell();

  Where(String pointer, Operator operator, Object wanted) {
    this.pointer = pointer;
    this.operator = operator;
    this.wanted = wanted;
    this.wantedUtf8 =
        wanted instanceof String text ? text.getBytes(StandardCharsets.UTF_8) : new byte[0];
    BigDecimal number = wanted instanceof BigDecimal decimal ? decimal : BigDecimal.ZERO;
    this.isInt64 = wanted instanceof BigDecimal && isInt64(number);
    this.wantedInt64 = isInt64 ? number.longValueExact() : 0;
    this.wantedDouble = number.doubleValue();
    this.wantedOrder = new DecimalOrder(number.toString());
  }

  private static boolean isInt64(BigDecimal number) {
    return number.scale() <= 0
        && number.precision() - number.scale() <= 19
        && number.toBigInteger().bitLength() <= 63;
  }

  /** Whether value {@code i} of the row, found at {@link #pointer}, meets the condition. */
  boolean matches(Row row, int i) {
    ValueKind kind = row.kind(i);
    switch (operator) {
      case EXISTS:
        return kind != ValueKind.MISSING && kind != ValueKind.NULL;
      case EQUAL:
        return equalsWanted(row, i, kind);
      case NOT_EQUAL:
        return !equalsWanted(row, i, kind);
      case CONTAINS:
        return kind == ValueKind.STRING && contains(row, i);
      default:
        return isOrdered(row, i, kind);
    }
  }

  private boolean equalsWanted(Row row, int i, ValueKind kind) {
    if (wanted instanceof BigDecimal number) {
      if (kind != ValueKind.NUMBER) {
        return false;
      }
      @Nullable Integer order = compareNumber(row, i, number);
      return order != null && order == 0;
    }
    if (wanted instanceof String) {
      return kind == ValueKind.STRING && compareString(row, i) == 0;
    }
    if (kind != wanted) {
      return false;
    }
    row.check(i);
    return true;
  }

  private boolean isOrdered(Row row, int i, ValueKind kind) {
    @Nullable Integer order = null;
    if (kind == ValueKind.NUMBER && wanted instanceof BigDecimal number) {
      order = compareNumber(row, i, number);
    } else if (kind == ValueKind.STRING && wanted instanceof String) {
      order = compareString(row, i);
    }
    if (order == null) {
      return false;
    }
    return switch (operator) {
      case LESS -> order < 0;
      case AT_MOST -> order <= 0;
      case MORE -> order > 0;
      default -> order >= 0;
    };
  }

  /** The sign of value minus wanted; null if the value is no number that can be compared. */
  private @Nullable Integer compareNumber(Row row, int i, BigDecimal number) {
    cell.read(row, i);
    switch (cell.content) {
      case INTEGER:
        return isInt64
            ? Long.compare(cell.integer, wantedInt64)
            : BigDecimal.valueOf(cell.integer).compareTo(number);
      case DECIMAL:
        int order = Double.compare(cell.decimal, wantedDouble);
        // doubles that differ are in the right order; equal ones may hide different texts
        return order != 0 && cell.decimal != wantedDouble
            ? order
            : wantedOrder.compare(row.source(i), row.start(i), row.end(i));
      default:
        return null;
    }
  }

  private int compareString(Row row, int i) {
    if (row.isPlain(i)) {
      return Arrays.compareUnsigned(
          row.source(i), row.start(i) + 1, row.end(i) - 1, wantedUtf8, 0, wantedUtf8.length);
    }
    byte[] decoded = row.string(i).getBytes(StandardCharsets.UTF_8);
    return Arrays.compareUnsigned(decoded, wantedUtf8);
  }

  private boolean contains(Row row, int i) {
    if (row.isPlain(i)) {
      return holds(row.source(i), row.start(i) + 1, row.end(i) - 1, wantedUtf8);
    }
    return row.string(i).contains((String) wanted);
  }

  private static boolean holds(byte[] text, int start, int end, byte[] part) {
    if (part.length == 0) {
      return true;
    }
    int last = end - part.length;
    for (int at = start; at <= last; at++) {
      if (text[at] == part[0] && Arrays.equals(text, at, at + part.length, part, 0, part.length)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public String toString() {
    return pointer + " " + operator.sign + " " + wanted;
  }
}

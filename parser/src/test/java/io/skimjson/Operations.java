package io.skimjson;

import io.skimjson.testkit.Expectation;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The operations that the conformance tables name, done with the public API. */
final class Operations {
  private Operations() {}

  /** Does an operation on an open document; what comes out is what the tables write behind "=". */
  static @Nullable Object run(Document document, String operation, String pointer) {
    return switch (operation) {
      case "validate" -> {
        document.validate();
        yield true;
      }
      case "get_int64" -> document.at(pointer).getInt64();
      case "get_uint64" -> Long.toUnsignedString(document.at(pointer).getUint64());
      case "get_double" -> document.at(pointer).getDouble();
      case "get_string" -> document.at(pointer).getString();
      case "get_big_integer" -> document.at(pointer).getBigInteger();
      case "get_big_decimal" -> document.at(pointer).getDecimal();
      case "get_big_decimal_to_big_integer" ->
          document.at(pointer).getDecimal().toBigInteger().bitLength();
      case "raw_json" -> document.at(pointer).raw().toString();
      case "string_length" -> document.at(pointer).getString().length();
      case "count_elements" -> document.at(pointer).array().size();
      case "count_fields" -> document.at(pointer).object().countFields();
      case "sum_int64" -> sum(document.at(pointer).array());
      case "to_map_size" -> toMap(document.at(pointer).object()).size();
      default -> throw new IllegalArgumentException("no such operation: " + operation);
    };
  }

  private static long sum(JsonArray array) {
    long sum = 0;
    while (array.next()) {
      sum += array.current().getInt64();
    }
    return sum;
  }

  private static Map<String, Value> toMap(JsonObject object) {
    Map<String, Value> map = new HashMap<>();
    for (Field field : object) {
      map.put(field.name(), field.value());
    }
    return map;
  }

  /** Tells whether an outcome is what a table wants. */
  static boolean fits(Expectation wanted, Outcome outcome) {
    if (!outcome.isValue()) {
      return wanted.acceptsError(outcome.kind().name());
    }
    return outcome.get() instanceof Double number
        ? wanted.acceptsDouble(number)
        : wanted.acceptsValue(outcome.get().toString());
  }
}

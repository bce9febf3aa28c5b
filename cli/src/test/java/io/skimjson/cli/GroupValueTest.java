package io.skimjson.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class GroupValueTest {
  private static GroupValue number(String text) {
    return new GroupValue(ValueKind.NUMBER, text);
  }

  @Test
  void longNumbersAreInTheSameOrderAsShortOnes() {
    String zeros = "0".repeat(500);
    List<GroupValue> sorted =
        List.of(
            number("-1" + zeros),
            number("-1"),
            number("0.1"),
            number("1e-1"), // equal numbers by their text
            number("0.1" + zeros + "1"),
            number("0.10000000000000000001"),
            number("1e9999"),
            number("2e9999"),
            new GroupValue(ValueKind.STRING, "0"));
    for (int i = 0; i < sorted.size(); i++) {
      for (int k = 0; k < sorted.size(); k++) {
        int order = sorted.get(i).compareTo(sorted.get(k));
        assertTrue(Integer.signum(order) == Integer.compare(i, k), i + " and " + k);
      }
    }
  }
}

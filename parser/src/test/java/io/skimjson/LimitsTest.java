package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LimitsTest {
  @Test
  void defaultsAreThoseThatAreDocumented() {
    Limits limits = Limits.defaults();
    assertEquals(Integer.MAX_VALUE - 8, limits.maxDocumentBytes());
    assertEquals(1024, limits.maxDepth());
    assertEquals(Integer.MAX_VALUE - 8, limits.maxStringBytes());
    assertEquals(1000, limits.maxNumberDigits());
    assertEquals(6178, limits.maxNumberScale());
    assertEquals(16 * 1024 * 1024, limits.maxRecordBytes());
  }

  @Test
  void eachWithMethodChangesItsOwnLimitOnly() {
    Limits limits =
        Limits.defaults()
            .withMaxDocumentBytes(1)
            .withMaxDepth(2)
            .withMaxStringBytes(3)
            .withMaxNumberDigits(4)
            .withMaxNumberScale(5)
            .withMaxRecordBytes(6);
    assertEquals(
        "Limits[maxDocumentBytes=1, maxDepth=2, maxStringBytes=3, maxNumberDigits=4,"
            + " maxNumberScale=5, maxRecordBytes=6]",
        limits.toString());
    assertEquals(1024, Limits.defaults().maxDepth());
  }

  @Test
  void equalLimitsAreEqual() {
    Limits defaults = Limits.defaults();
    List<Limits> others =
        List.of(
            defaults.withMaxDocumentBytes(7),
            defaults.withMaxDepth(7),
            defaults.withMaxStringBytes(7),
            defaults.withMaxNumberDigits(7),
            defaults.withMaxNumberScale(7),
            defaults.withMaxRecordBytes(7));
    assertEquals(6, Set.copyOf(others).size());
    for (Limits other : others) {
      assertNotEquals(defaults, other);
    }
    Limits back = defaults.withMaxDepth(7).withMaxDepth(1024);
    assertEquals(defaults, back);
    assertEquals(defaults.hashCode(), back.hashCode());
    assertNotEquals(defaults, null);
    assertNotEquals(defaults, defaults.toString());
  }

  @Test
  void refusesValuesOutOfRange() {
    Limits limits = Limits.defaults();
    assertThrows(IllegalArgumentException.class, () -> limits.withMaxDocumentBytes(-1));
    assertThrows(
        IllegalArgumentException.class, () -> limits.withMaxDocumentBytes(Integer.MAX_VALUE));
    assertThrows(IllegalArgumentException.class, () -> limits.withMaxDepth(0));
    assertThrows(IllegalArgumentException.class, () -> limits.withMaxStringBytes(-1));
    assertThrows(IllegalArgumentException.class, () -> limits.withMaxNumberDigits(0));
    assertThrows(IllegalArgumentException.class, () -> limits.withMaxNumberScale(-1));
    assertThrows(IllegalArgumentException.class, () -> limits.withMaxRecordBytes(0));
    String message =
        assertThrows(IllegalArgumentException.class, () -> limits.withMaxDepth(1_000_001))
            .getMessage();
    assertTrue(message.contains("maxDepth is 1000001"), message);
  }
}

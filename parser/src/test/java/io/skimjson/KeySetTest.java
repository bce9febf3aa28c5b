package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import io.skimjson.testkit.Seeds;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class KeySetTest {
  private static int find(KeySet set, String name) {
    byte[] bytes = NameCases.utf8("\"" + name + "\"");
    return set.indexOf(bytes, 1, bytes.length - 1);
  }

  @Test
  void keysAreComparedByName() {
    assertEquals(Key.of("id"), Key.of("id"));
    assertEquals(Key.of("id").hashCode(), Key.of("id").hashCode());
    assertNotEquals(Key.of("id"), Key.of("id\0"));
    assertNotEquals(Key.of("\ud83d"), Key.of("?"));
    assertEquals("n\u00e4me", Key.of("n\u00e4me").name());
    assertEquals("n\u00e4me", Key.of("n\u00e4me").toString());
    assertEquals(5, Key.of("n\u00e4me").length());
  }

  @Test
  void numbersNamesInTheirOrder() {
    KeySet set = KeySet.of("level", "", "latency_ms", "latency_us", "水", "customer_name_and_id");
    assertEquals(6, set.size());
    for (int i = 0; i < set.size(); i++) {
      assertEquals(i, find(set, set.key(i).name()));
    }
    for (String absent : List.of("leve", "levels", "Level", "latency_ns", "customer_name_and_ie")) {
      assertEquals(KeySet.NOT_FOUND, find(set, absent));
    }
    assertEquals(KeySet.NOT_FOUND, find(KeySet.of(new String[0]), "a"));
  }

  @Test
  void takesKeysAsItTakesNames() {
    Key[] keys = {Key.of("id"), Key.of("n\u00e4me")};
    KeySet set = KeySet.of(keys);
    keys[0] = Key.of("changed");
    assertEquals(2, set.size());
    assertEquals(Key.of("id"), set.key(0));
    assertEquals(0, find(set, "id"));
    assertEquals(1, find(set, "n\u00e4me"));
    assertEquals(KeySet.NOT_FOUND, find(set, "changed"));
    assertThrows(IllegalArgumentException.class, () -> KeySet.of(Key.of("a"), Key.of("a")));
  }

  @Test
  void refusesWrongUse() {
    String message =
        assertThrows(IllegalArgumentException.class, () -> KeySet.of("a", "b", "a")).getMessage();
    assertEquals("the name 'a' occurs twice", message);
    assertThrows(NullPointerException.class, () -> KeySet.of("a", null));
    assertThrows(NullPointerException.class, () -> Key.of(null));
    assertThrows(IndexOutOfBoundsException.class, () -> KeySet.of("a").key(1));
    assertThrows(IndexOutOfBoundsException.class, () -> KeySet.of("a").key(-1));
  }

  @Test
  void findsRandomNamesRawAndEscaped() {
    long seed = Seeds.seed();
    SplittableRandom random = Seeds.random(seed);
    for (int round = 0; round < 200; round++) {
      Set<String> names = new LinkedHashSet<>();
      int count = random.nextInt(60);
      while (names.size() < count) {
        names.add(NameCases.random(random, 20));
      }
      List<String> list = new ArrayList<>(names);
      KeySet set = KeySet.of(list.toArray(new String[0]));
      for (int i = 0; i < 100; i++) {
        boolean known = count > 0 && random.nextBoolean();
        String name = known ? list.get(random.nextInt(count)) : NameCases.random(random, 20);
        byte[] json = NameCases.utf8(NameCases.escaped(random, name, 3));
        assertEquals(
            list.indexOf(name),
            set.indexOfDecoded(json, 0, json.length, Surrogates.REJECT),
            () -> name + "; " + Seeds.repeat(seed));
        byte[] raw = NameCases.utf8(name);
        assertEquals(
            list.indexOf(name),
            set.indexOf(raw, 0, raw.length),
            () -> name + "; " + Seeds.repeat(seed));
      }
    }
  }

  @Test
  void reportsABadEscapeApartFromAMissingName() {
    byte[] json = NameCases.utf8("\"a\\q\"");
    assertEquals(-2 - 2, KeySet.of("a").indexOfDecoded(json, 1, 5, Surrogates.REJECT));
    byte[] first = NameCases.utf8("\\q");
    assertEquals(-2, KeySet.of("a").indexOfDecoded(first, 0, 2, Surrogates.REJECT));
  }

  @Test
  void namesThatCollideUnderStringHashCodeCostNoMoreThanOthers() {
    String[] names = new String[16384];
    for (int i = 0; i < names.length; i++) {
      StringBuilder name = new StringBuilder();
      for (int bit = 0; bit < 14; bit++) {
        name.append((i >> bit & 1) == 0 ? "Aa" : "BB");
      }
      names[i] = name.toString();
    }
    assertTimeout(
        Duration.ofSeconds(2),
        () -> {
          KeySet set = KeySet.of(names);
          for (int i = 0; i < names.length; i++) {
            assertEquals(i, find(set, names[i]));
          }
        });
  }
}

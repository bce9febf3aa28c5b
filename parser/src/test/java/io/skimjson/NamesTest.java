package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.Placement;
import io.skimjson.testkit.Placements;
import io.skimjson.testkit.Seeds;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class NamesTest {
  @Test
  void comparesEveryLengthAndEveryDifferingByteWhereverTheNameStands() {
    for (int length = 0; length <= 40; length++) {
      byte[] bytes = new byte[length];
      Arrays.fill(bytes, (byte) 'k');
      Key key = Key.of("k".repeat(length));
      for (Placement p : Placements.all(bytes)) {
        assertTrue(Names.rawEquals(p.array(), p.offset(), p.end(), key), p::toString);
        for (int i = 0; i < length; i++) {
          p.array()[p.offset() + i] ^= 1;
          assertFalse(Names.rawEquals(p.array(), p.offset(), p.end(), key), p + " differs at " + i);
          p.array()[p.offset() + i] ^= 1;
        }
        if (length > 0) {
          assertFalse(Names.rawEquals(p.array(), p.offset(), p.end() - 1, key), p::toString);
          assertFalse(Names.rawEquals(p.array(), p.offset() + 1, p.end(), key), p::toString);
        }
      }
    }
  }

  @Test
  void aShortNameIsNotExtendedByWhatStandsBehindIt() {
    byte[] buf = NameCases.utf8("idx\0\0\0\0\0\0\0");
    assertTrue(Names.rawEquals(buf, 0, 2, Key.of("id")));
    assertFalse(Names.rawEquals(buf, 0, 3, Key.of("id")));
    assertFalse(Names.rawEquals(buf, 0, 2, Key.of("id\0")));
    assertTrue(Names.rawEquals(buf, 0, 4, Key.of("idx\0")));
  }

  @Test
  void comparesEscapedNamesAsTheTextTheyStandFor() {
    long seed = Seeds.seed();
    SplittableRandom random = Seeds.random(seed);
    for (int i = 0; i < 20_000; i++) {
      String name = NameCases.random(random, 12);
      String other = random.nextBoolean() ? NameCases.random(random, 12) : name;
      byte[] json = NameCases.utf8(NameCases.escaped(random, name, 1 + random.nextInt(4)));
      Placement p = Placements.at(json, random.nextInt(20));
      Key key = Key.of(other);
      assertEquals(
          name.equals(other) ? Names.MATCH : Names.NO_MATCH,
          Names.decodedEquals(p.array(), p.offset(), p.end(), key, Surrogates.REJECT),
          () -> name + " and " + other + "; " + Seeds.repeat(seed));
      int length = Names.decodedLength(p.array(), p.offset(), p.end(), Surrogates.REJECT);
      byte[] plain = NameCases.utf8(name);
      assertEquals(plain.length, length, () -> name + "; " + Seeds.repeat(seed));
      assertEquals(
          NameHash.ofRaw(plain, 0, plain.length),
          NameHash.ofDecoded(p.array(), p.offset(), p.end(), length, Surrogates.REJECT),
          () -> name + "; " + Seeds.repeat(seed));
    }
  }

  @Test
  void comparesTwoEscapedNamesWithEachOther() {
    long seed = Seeds.seed();
    SplittableRandom random = Seeds.random(seed);
    for (int i = 0; i < 20_000; i++) {
      String a = NameCases.random(random, 5);
      String b = random.nextBoolean() ? NameCases.random(random, 5) : a;
      byte[] first = NameCases.utf8(NameCases.escaped(random, a, 2));
      byte[] both =
          NameCases.utf8(
              new String(first, StandardCharsets.UTF_8) + NameCases.escaped(random, b, 2));
      assertEquals(
          a.equals(b),
          Names.sameDecoded(both, 0, first.length, first.length, both.length, Surrogates.REJECT),
          () -> a + " and " + b + "; " + Seeds.repeat(seed));
    }
  }

  @Test
  void reportsABadEscapeWhateverTheKey() {
    byte[] json = NameCases.utf8("ab\\x\\u12");
    for (String key : new String[] {"", "a", "ab", "abx", "zzzzzzzzz"}) {
      assertEquals(~2, Names.decodedEquals(json, 0, json.length, Key.of(key), Surrogates.REJECT));
    }
    byte[] late = NameCases.utf8("ab\\u0063\\u12");
    assertEquals(~8, Names.decodedEquals(late, 0, late.length, Key.of("q"), Surrogates.REJECT));
    assertEquals(~8, Names.decodedLength(late, 0, late.length, Surrogates.REJECT));
  }

  @Test
  void aLoneSurrogateMatchesByPolicy() {
    byte[] json = NameCases.utf8("a\\ud83d");
    Key lone = Key.of("a\ud83d");
    Key replaced = Key.of("a\ufffd");
    assertEquals(~1, Names.decodedEquals(json, 0, json.length, lone, Surrogates.REJECT));
    assertEquals(1, Names.decodedEquals(json, 0, json.length, replaced, Surrogates.REPLACE));
    assertEquals(0, Names.decodedEquals(json, 0, json.length, lone, Surrogates.REPLACE));
    assertEquals(1, Names.decodedEquals(json, 0, json.length, lone, Surrogates.PRESERVE));
    assertEquals(0, Names.decodedEquals(json, 0, json.length, replaced, Surrogates.PRESERVE));
  }

  @Test
  void hashesDoNotDependOnWhereTheNameStands() {
    for (int length = 0; length <= 24; length++) {
      byte[] bytes = new byte[length];
      Arrays.fill(bytes, (byte) 'q');
      long hash = NameHash.ofRaw(bytes, 0, length);
      for (Placement p : Placements.all(bytes)) {
        assertEquals(hash, NameHash.ofRaw(p.array(), p.offset(), p.end()), p::toString);
      }
    }
  }
}

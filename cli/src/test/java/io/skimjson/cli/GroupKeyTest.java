package io.skimjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class GroupKeyTest {
  /** A record's one value, a string without escapes. */
  private static final class OneString extends Row {
    private byte[] source = new byte[0];

    OneString holding(String text) {
      source = ('"' + text + '"').getBytes(UTF_8);
      return this;
    }

    @Override
    ValueKind kind(int i) {
      return ValueKind.STRING;
    }

    @Override
    byte[] source(int i) {
      return source;
    }

    @Override
    int start(int i) {
      return 0;
    }

    @Override
    int end(int i) {
      return source.length;
    }

    @Override
    String string(int i) {
      throw new UnsupportedOperationException();
    }

    @Override
    long int64(int i) {
      throw new UnsupportedOperationException();
    }

    @Override
    double float64(int i) {
      throw new UnsupportedOperationException();
    }

    @Override
    void check(int i) {}
  }

  /**
   * {@code Aa} and {@code BB} have one hash in Java, and so has whatever is put together of them.
   */
  private static String colliding(int pattern, int pairs) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < pairs; i++) {
      text.append((pattern >> i & 1) == 0 ? "Aa" : "BB");
    }
    return text.toString();
  }

  @Test
  void stringsThatCollideInJavaAreSpread() {
    int pairs = 13;
    OneString row = new OneString();
    GroupKey probe = new GroupKey();
    Set<Integer> hashes = new HashSet<>();
    Set<Integer> places = new HashSet<>();
    for (int pattern = 0; pattern < 1 << pairs; pattern++) {
      probe.fill(row.holding(colliding(pattern, pairs)), 1);
      hashes.add(probe.hashCode());
      places.add(probe.hashCode() & 0xFFFF);
    }
    // Of 8,192 random hashes 0.008 are equal to another; 7,700 of 65,536 places are taken.
    assertTrue(hashes.size() > 8_180, "hashes: " + hashes.size());
    assertTrue(places.size() > 7_000, "places: " + places.size());
  }

  @Test
  void equalValuesHaveOneHashWhateverWasFilledInBefore() {
    OneString row = new OneString();
    GroupKey probe = new GroupKey();
    for (int length = 0; length < 40; length++) {
      String text = "x".repeat(length);
      probe.fill(row.holding(text), 1);
      GroupKey frozen = probe.frozen();
      probe.fill(row.holding("something quite different, and longer than all others"), 1);
      probe.fill(row.holding(text), 1);
      assertEquals(frozen.hashCode(), probe.hashCode());
      assertEquals(frozen, probe);
    }
  }
}

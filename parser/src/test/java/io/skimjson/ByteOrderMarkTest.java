package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.skimjson.testkit.Placement;
import io.skimjson.testkit.Placements;
import org.junit.jupiter.api.Test;

class ByteOrderMarkTest {
  private static int length(int... bytes) {
    byte[] document = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      document[i] = (byte) bytes[i];
    }
    int length = ByteOrderMark.length(document, 0, document.length);
    for (Placement p : Placements.all(document)) {
      assertEquals(length, ByteOrderMark.length(p.array(), p.offset(), p.end()), p::toString);
    }
    return length;
  }

  @Test
  void skipsOneMarkOfUtf8() {
    assertEquals(3, length(0xEF, 0xBB, 0xBF));
    assertEquals(3, length(0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF));
  }

  @Test
  void tellsForeignMarks() {
    assertEquals(-1, length(0xFE, 0xFF));
    assertEquals(-1, length(0xFF, 0xFE));
    assertEquals(-1, length(0xFF, 0xFE, 0, 0));
    assertEquals(-1, length(0, 0, 0xFE, 0xFF));
  }

  @Test
  void leavesEverythingElseAlone() {
    assertEquals(0, length());
    assertEquals(0, length('{'));
    assertEquals(0, length(0xEF));
    assertEquals(0, length(0xEF, 0xBB));
    assertEquals(0, length(0xEF, 0xBB, 0xBE));
    assertEquals(0, length(0xFE));
    assertEquals(0, length(0xFF, 0xFF));
    assertEquals(0, length(0, 0, 0xFE));
    assertEquals(0, length(0));
  }
}

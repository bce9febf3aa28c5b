package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.skimjson.testkit.Placement;
import io.skimjson.testkit.Placements;
import io.skimjson.testkit.RefRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  @ParameterizedTest(name = "{0} bytes at most")
  @CsvSource({"3, TOO_LARGE", "4, ENCODING", "5, ENCODING"})
  void aForeignMarkInAnInputThatIsTooLargeIsNotLookedAt(int most, JsonError expected) {
    for (byte[] document :
        new byte[][] {
          {(byte) 0xFF, (byte) 0xFE, '1', 0},
          {(byte) 0xFE, (byte) 0xFF, 0, '1'},
          {0, 0, (byte) 0xFE, (byte) 0xFF}
        }) {
      Limits limits = Limits.defaults().withMaxDocumentBytes(most);
      Parser parser = Parser.builder().limits(limits).build();
      assertEquals(expected, parser.tryParse(document, 0, 4));
      assertEquals(0, parser.errorOffset());
      RefRules rules = RefRules.DEFAULT.withMaxDocumentBytes(most);
      assertEquals(expected + "@0", TestDocuments.model(document, rules));
    }
  }
}

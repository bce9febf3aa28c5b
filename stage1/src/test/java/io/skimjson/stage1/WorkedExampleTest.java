package io.skimjson.stage1;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The bit pictures of docs/algorithms/stage1.md, computed. */
class WorkedExampleTest {
  private static final String DOCUMENT = "{\"a\\\",\":1,\"b\":[]}";

  @Test
  void aBlockWorkedThrough() {
    ChunkMasks masks = new ChunkMasks();
    byte[] block = (DOCUMENT + " ".repeat(64)).getBytes(StandardCharsets.US_ASCII);
    new SwarClassifier().classify(block, 0, 1, masks, 0);
    assertPicture(".1..1.1...1.1....", masks.quote[0]);
    assertPicture("...1.............", masks.backslash[0]);
    assertPicture("1....1.1.1...1111", masks.operator[0]);
    long escapes = MaskAlgebra.escapes(masks.backslash[0], 0);
    assertPicture("...1.............", escapes);
    long quotes = masks.quote[0] & ~(escapes << 1);
    assertPicture(".1....1...1.1....", quotes);
    long inString = MaskAlgebra.prefixXor(quotes);
    assertPicture(".11111....11.....", inString);
    assertPicture("1......1.1...1111", masks.operator[0] & ~inString);

    byte[] bytes = DOCUMENT.getBytes(StandardCharsets.US_ASCII);
    StructuralIndex index = new StructuralIndex();
    StructuralIndexer.create().index(bytes, 0, bytes.length, index);
    assertArrayEquals(
        new int[] {0, 7, 9, 13, 14, 15, 16, 17}, Arrays.copyOf(index.offsets(), index.count() + 1));
  }

  @Test
  void escapesWithOneAddition() {
    assertPicture("1.1.1..1..", MaskAlgebra.escapes(bits("111.1..11."), 0));
  }

  @Test
  void aStringOpenAtALineFeed() {
    long inString = MaskAlgebra.prefixXor(bits(".1...1.1."));
    assertPicture(".1111..11", inString & 0x1FF);
    assertPicture(".11..11..", MaskAlgebra.closeAtLineFeeds(inString, bits("...1.....")));
  }

  private static void assertPicture(String picture, long mask) {
    StringBuilder drawn = new StringBuilder();
    for (int place = 0; place < 64; place++) {
      drawn.append((mask >>> place & 1) != 0 ? '1' : '.');
    }
    assertEquals(picture + ".".repeat(64 - picture.length()), drawn.toString());
  }

  private static long bits(String picture) {
    long mask = 0;
    for (int place = 0; place < picture.length(); place++) {
      mask |= picture.charAt(place) == '1' ? 1L << place : 0;
    }
    return mask;
  }
}

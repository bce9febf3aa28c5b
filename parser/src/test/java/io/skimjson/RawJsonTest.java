package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class RawJsonTest {
  private static final byte[] BYTES = "xx{\"é\":1}yy".getBytes(StandardCharsets.UTF_8);

  @Test
  void viewsItsBytesWithoutCopying() throws IOException {
    RawJson raw = RawJson.of(BYTES, 2, 8);
    assertSame(BYTES, raw.array());
    assertEquals(2, raw.offset());
    assertEquals(8, raw.length());
    assertEquals("{\"é\":1}", raw.toString());
    assertArrayEquals("{\"é\":1}".getBytes(StandardCharsets.UTF_8), raw.toByteArray());
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    raw.writeTo(out);
    assertArrayEquals(raw.toByteArray(), out.toByteArray());
  }

  @Test
  void equalsByBytesWhereverTheyStand() {
    RawJson raw = RawJson.of(BYTES, 2, 8);
    RawJson copy = RawJson.of(raw.toByteArray(), 0, 8);
    assertEquals(raw, copy);
    assertEquals(raw.hashCode(), copy.hashCode());
    assertNotEquals(raw, RawJson.of(BYTES, 2, 7));
    assertNotEquals(raw, RawJson.of(BYTES, 1, 8));
  }

  @Test
  void refusesAStretchOutsideTheArray() {
    assertThrows(IndexOutOfBoundsException.class, () -> RawJson.of(BYTES, -1, 2));
    assertThrows(IndexOutOfBoundsException.class, () -> RawJson.of(BYTES, 5, BYTES.length));
    assertThrows(NullPointerException.class, () -> RawJson.of(null, 0, 0));
  }
}

package io.skimjson.bytes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.Seeds;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WideBytesTest {
  /** The bytes from {@code offset} on put together one by one, the first lowest. */
  private static long model(byte[] b, int offset, int width) {
    long value = 0;
    for (int i = width - 1; i >= 0; i--) {
      value = value << 8 | (b[offset + i] & 0xFF);
    }
    return value;
  }

  private static byte[] random(SplittableRandom random, int length) {
    byte[] b = new byte[length];
    random.nextBytes(b);
    return b;
  }

  @Test
  void theFirstByteIsTheLowest() {
    byte[] b = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    assertEquals(0x0807_0605_0403_0201L, WideBytes.getLong(b, 0));
    assertEquals(0x0908_0706_0504_0302L, WideBytes.getLong(b, 1));
    assertEquals(0x0403_0201, WideBytes.getInt(b, 0));
    assertEquals(0x0201, WideBytes.getShort(b, 0));
  }

  @Test
  void everyByteInEveryLaneOfALoad() {
    for (int lane = 0; lane < 8; lane++) {
      for (int c = 0; c < 256; c++) {
        byte[] b = new byte[8];
        b[lane] = (byte) c;
        assertEquals((long) c << (8 * lane), WideBytes.getLong(b, 0));
        if (lane < 4) {
          assertEquals(c << (8 * lane), WideBytes.getInt(b, 0));
        }
        if (lane < 2) {
          assertEquals((short) (c << (8 * lane)), WideBytes.getShort(b, 0));
        }
      }
    }
  }

  @Test
  void loadsAtEveryOffsetAgreeWithSingleBytes() {
    long seed = Seeds.seed();
    SplittableRandom random = new SplittableRandom(seed);
    for (int length = 0; length < 40; length++) {
      byte[] b = random(random, length);
      for (int offset = 0; offset < length; offset++) {
        String message = length + " " + offset + "; " + Seeds.repeat(seed);
        if (offset + 8 <= length) {
          assertEquals(model(b, offset, 8), WideBytes.getLong(b, offset), message);
        }
        if (offset + 4 <= length) {
          assertEquals((int) model(b, offset, 4), WideBytes.getInt(b, offset), message);
        }
        if (offset + 2 <= length) {
          assertEquals((short) model(b, offset, 2), WideBytes.getShort(b, offset), message);
        }
      }
    }
  }

  @Test
  void storesAreTheReverseOfLoadsAndTouchNothingElse() {
    long seed = Seeds.seed();
    SplittableRandom random = new SplittableRandom(seed);
    for (int length = 0; length < 40; length++) {
      for (int offset = 0; offset < length; offset++) {
        long value = random.nextLong();
        byte[] b = random(random, length);
        if (offset + 8 <= length) {
          byte[] changed = b.clone();
          WideBytes.putLong(changed, offset, value);
          checkStored(b, changed, offset, 8, value);
        }
        if (offset + 4 <= length) {
          byte[] changed = b.clone();
          WideBytes.putInt(changed, offset, (int) value);
          checkStored(b, changed, offset, 4, value);
        }
        if (offset + 2 <= length) {
          byte[] changed = b.clone();
          WideBytes.putShort(changed, offset, (short) value);
          checkStored(b, changed, offset, 2, value);
        }
      }
    }
  }

  private static void checkStored(byte[] before, byte[] after, int offset, int width, long value) {
    byte[] expected = before.clone();
    for (int i = 0; i < width; i++) {
      expected[offset + i] = (byte) (value >>> (8 * i));
    }
    assertArrayEquals(expected, after, () -> offset + " " + width);
  }

  @ParameterizedTest(name = "at {0}")
  @ValueSource(ints = {-1, -8, Integer.MIN_VALUE, 9, 12, 15, 16, 17, Integer.MAX_VALUE})
  void longsBeyondTheEdgesAreRefusedAndStoreNothing(int offset) {
    byte[] b = new byte[16];
    Arrays.fill(b, (byte) 7);
    byte[] before = b.clone();
    assertThrows(IndexOutOfBoundsException.class, () -> WideBytes.getLong(b, offset));
    assertThrows(IndexOutOfBoundsException.class, () -> WideBytes.putLong(b, offset, 1));
    assertArrayEquals(before, b);
  }

  @Test
  void narrowerAccessesEndAtTheLastByteToo() {
    byte[] b = new byte[16];
    assertEquals(0, WideBytes.getInt(b, 12));
    assertEquals(0, WideBytes.getShort(b, 14));
    assertThrows(IndexOutOfBoundsException.class, () -> WideBytes.getInt(b, 13));
    assertThrows(IndexOutOfBoundsException.class, () -> WideBytes.getShort(b, 15));
    assertThrows(IndexOutOfBoundsException.class, () -> WideBytes.getInt(b, -1));
    assertThrows(IndexOutOfBoundsException.class, () -> WideBytes.getShort(b, -1));
    assertThrows(IndexOutOfBoundsException.class, () -> WideBytes.putInt(b, 13, 1));
    assertThrows(IndexOutOfBoundsException.class, () -> WideBytes.putShort(b, 15, (short) 1));
    assertArrayEquals(new byte[16], b);
  }

  @Test
  void canLoadLongSaysExactlyWhereALoadSucceeds() {
    for (int length = 0; length < 20; length++) {
      byte[] b = new byte[length];
      for (int offset = 0; offset < 24; offset++) {
        int at = offset;
        if (WideBytes.canLoadLong(b, offset)) {
          assertEquals(0, WideBytes.getLong(b, offset));
        } else {
          assertThrows(IndexOutOfBoundsException.class, () -> WideBytes.getLong(b, at));
        }
      }
    }
    assertTrue(WideBytes.canLoadLong(new byte[8], 0));
    assertFalse(WideBytes.canLoadLong(new byte[7], 0));
    assertFalse(WideBytes.canLoadLong(new byte[8], Integer.MAX_VALUE));
  }

  @Test
  void swarIsInUseUnlessSwitchedOffOrBigEndian() {
    boolean wanted = !"false".equals(System.getProperty("skimjson.swar"));
    boolean possible = ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN;
    assertEquals(wanted && possible, WideBytes.SWAR_ENABLED);
  }
}

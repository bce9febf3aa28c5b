package io.skimjson.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.GzipFaults;
import io.skimjson.testkit.Seeds;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;

class GzipMembersTest {
  private static byte[] join(byte[]... parts) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      all.writeBytes(part);
    }
    return all.toByteArray();
  }

  /** Gives a few bytes at a time, and never says that more are available. */
  private static InputStream dripping(byte[] bytes, int step) {
    return new ByteArrayInputStream(bytes) {
      @Override
      public synchronized int read(byte[] target, int offset, int length) {
        return super.read(target, offset, Math.min(step, length));
      }

      @Override
      public synchronized int available() {
        return 0;
      }
    };
  }

  private static byte[] unpack(byte[] packed, int step) throws IOException {
    try (GzipMembers in = new GzipMembers(dripping(packed, step))) {
      return in.readAllBytes();
    }
  }

  private static byte[] text(int length, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] text = new byte[length];
    for (int i = 0; i < length; i++) {
      text[i] = (byte) ('a' + random.nextInt(6));
    }
    return text;
  }

  @Test
  void readsAllMembersHoweverTheBytesArrive() throws IOException {
    long seed = Seeds.seed();
    byte[] one = text(100_000, seed);
    byte[] two = text(3, seed);
    byte[] packed =
        join(
            GzipFaults.gzip(one),
            GzipFaults.gzip(new byte[0]),
            GzipFaults.gzip(two),
            new byte[512]);
    for (int step : new int[] {1, 2, 7, 1000, 1 << 20}) {
      assertArrayEquals(join(one, two), unpack(packed, step), () -> Seeds.repeat(seed));
    }
  }

  @Test
  void readsHeadersWithAllOptionalParts() throws IOException {
    byte[] content = text(5000, 1);
    assertArrayEquals(content, unpack(withFullHeader(content), 3));
  }

  private static byte[] withFullHeader(byte[] content) {
    Deflater deflater = new Deflater(6, true);
    deflater.setInput(content);
    deflater.finish();
    byte[] body = new byte[content.length + 100];
    int length = deflater.deflate(body);
    deflater.end();
    CRC32 crc = new CRC32();
    crc.update(content);
    byte[] header = {
      0x1F,
      (byte) 0x8B,
      8,
      2 | 4 | 8 | 16,
      0,
      0,
      0,
      0,
      0,
      3,
      3,
      0,
      'x',
      'y',
      'z',
      'n',
      'a',
      0,
      'c',
      0,
      1,
      2
    };
    return join(header, Arrays.copyOf(body, length), int32(crc.getValue()), int32(content.length));
  }

  private static byte[] int32(long value) {
    return new byte[] {
      (byte) value, (byte) (value >> 8), (byte) (value >> 16), (byte) (value >> 24)
    };
  }

  @Test
  void everyCutIsNoticed() {
    byte[] packed = join(GzipFaults.gzip(text(200, 2)), GzipFaults.gzip(text(200, 3)));
    int firstEnd = GzipFaults.gzip(text(200, 2)).length;
    for (int length = 1; length < packed.length; length++) {
      byte[] cut = Arrays.copyOf(packed, length);
      if (length == firstEnd) {
        continue; // whole members are all there
      }
      IOException failure = assertThrows(IOException.class, () -> unpack(cut, 5), "at " + length);
      assertTrue(failure.getMessage().contains("cut"), failure::getMessage);
    }
  }

  @Test
  void wrongSumsAndLengthsAreNoticed() {
    byte[] packed = GzipFaults.gzip(text(200, 4));
    for (int fromEnd = 1; fromEnd <= 8; fromEnd++) {
      byte[] damaged = packed.clone();
      damaged[damaged.length - fromEnd] ^= 1;
      assertThrows(IOException.class, () -> unpack(damaged, 100));
    }
  }

  @Test
  void rubbishBehindTheLastMemberIsNoticed() {
    byte[] packed = join(GzipFaults.gzip(text(200, 5)), new byte[] {0, 0, 'x'});
    IOException failure = assertThrows(IOException.class, () -> unpack(packed, 100));
    assertTrue(failure.getMessage().contains("not gzip"), failure::getMessage);
  }

  @Test
  void anyDamageEndsWithAnExceptionOrTheSameText() {
    long seed = Seeds.seed();
    SplittableRandom random = Seeds.random(seed);
    byte[] content = text(2000, seed);
    byte[] packed = GzipFaults.gzip(content);
    int noticed = 0;
    for (int i = 0; i < 2000; i++) {
      byte[] damaged = packed.clone();
      damaged[random.nextInt(damaged.length)] ^= (byte) (1 + random.nextInt(255));
      try {
        assertArrayEquals(content, unpack(damaged, 100), () -> Seeds.repeat(seed));
      } catch (IOException expected) {
        noticed++;
      }
    }
    assertTrue(noticed > 1500, "noticed " + noticed);
  }

  @Test
  void endOfStreamStaysTheEnd() throws IOException {
    GzipMembers in = new GzipMembers(new ByteArrayInputStream(GzipFaults.gzip(new byte[] {7})));
    assertEquals(7, in.read());
    assertEquals(-1, in.read());
    assertEquals(-1, in.read());
    in.close();
  }
}

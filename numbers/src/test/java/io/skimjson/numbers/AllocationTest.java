package io.skimjson.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.skimjson.testkit.AllocationMeter;
import io.skimjson.testkit.Bytes;
import org.junit.jupiter.api.Test;

/** Integers, and doubles of all but the last tier, cost no memory. */
class AllocationTest {
  private static final String[] TEXTS = {
    "0",
    "-7",
    "12345",
    "123456789",
    "1234567890123456",
    "12345678901234567890",
    "1.5",
    "-65.613616999999977",
    "1e23",
    "2.2250738585072014e-308",
    "5e-324",
    "0.10000000000000000555111512312578",
    "1e400",
    "01",
    "x"
  };

  private long sum;

  @Test
  void readingAllocatesNothing() {
    byte[][] all = new byte[TEXTS.length][];
    for (int i = 0; i < all.length; i++) {
      all[i] = Bytes.utf8(TEXTS[i]);
    }
    long bytes = AllocationMeter.bytesAllocated(20_000, 2_000, () -> read(all));
    assertEquals(0, bytes, () -> "checksum " + sum);
  }

  private void read(byte[][] all) {
    for (byte[] b : all) {
      sum += Int64Reader.readInt64(b, 0, b.length);
      sum += Int64Reader.readUint64(b, 0, b.length);
      sum += Double.doubleToRawLongBits(DoubleReader.readDouble(b, 0, b.length));
      sum += Float.floatToRawIntBits(FloatReader.readFloat(b, 0, b.length));
      sum += NumberToken.scan(b, 0, b.length);
    }
  }
}

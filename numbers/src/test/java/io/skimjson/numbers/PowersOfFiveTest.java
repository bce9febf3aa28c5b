package io.skimjson.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** Generates the table again, exactly, the way Lemire's paper defines it, and compares. */
class PowersOfFiveTest {
  private static final BigInteger LOW = BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);

  private static BigInteger entry(int q) {
    BigInteger power = BigInteger.valueOf(5).pow(Math.abs(q));
    if (q >= 0) {
      int shift = 128 - power.bitLength();
      return shift >= 0 ? power.shiftLeft(shift) : power.shiftRight(-shift);
    }
    // The quotient of 2^(127 + length) and 5^-q, which is no power of two, has exactly 128 bits.
    BigInteger quotient = BigInteger.ONE.shiftLeft(127 + power.bitLength()).divide(power);
    return q >= -27 ? quotient.add(BigInteger.ONE) : quotient;
  }

  @Test
  void everyEntryIsTheExactPowerCutTo128Bits() {
    for (int q = PowersOfFive.LEAST; q <= PowersOfFive.MOST; q++) {
      BigInteger entry = entry(q);
      assertEquals(128, entry.bitLength(), "5^" + q);
      assertEquals(entry.shiftRight(64).longValue(), PowersOfFive.high(q), "5^" + q);
      assertEquals(entry.and(LOW).longValue(), PowersOfFive.low(q), "5^" + q);
    }
  }

  @Test
  void binaryExponentsAreExact() {
    for (int q = PowersOfFive.LEAST; q <= PowersOfFive.MOST; q++) {
      BigInteger power = BigInteger.TEN.pow(Math.abs(q));
      // floor(log2(10^q)): bits less one; below 1, no power of ten but 10^0 is a power of two
      int floor = q >= 0 ? power.bitLength() - 1 : -power.bitLength();
      assertEquals(floor + 63, PowersOfFive.exponent2(q), "10^" + q);
    }
  }
}

package io.skimjson.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.skimjson.testkit.Bytes;
import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Placement;
import io.skimjson.testkit.Placements;
import io.skimjson.testkit.Seeds;
import java.math.BigInteger;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What every way to read 64-bit integers must do. */
abstract class Int64Contract {
  private static final char[] NEIGHBOURS = {
    '0', '9', '"', 'a', 'e', '.', ' ', '\\', ',', '-', 0, 255
  };

  abstract long readInt64(byte[] b, int start, int limit);

  abstract long readUint64(byte[] b, int start, int limit);

  private void check(byte[] b, int start, int limit, String message) {
    NumberModel signed = NumberModel.number(NumberTarget.INT64, b, start, limit, 1000, 6178);
    NumberModel unsigned = NumberModel.number(NumberTarget.UINT64, b, start, limit, 1000, 6178);
    assertEquals(
        signed.isGood() ? signed.longValue() : Int64Reader.FAILED,
        readInt64(b, start, limit),
        message);
    assertEquals(
        unsigned.isGood() ? unsigned.longValue() : Int64Reader.FAILED,
        readUint64(b, start, limit),
        message);
  }

  private void check(String text) {
    for (Placement place : Placements.all(Bytes.latin1(text))) {
      check(
          place.array(), place.offset(), place.end(), Bytes.show(Bytes.latin1(text)) + " " + place);
    }
  }

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource({
    "0, 0",
    "-0, 0",
    "7, 7",
    "-1, -1",
    "12345678, 12345678",
    "123456789, 123456789",
    "9223372036854775807, 9223372036854775807",
    "-9223372036854775808, -9223372036854775808",
    "1000000000000000000, 1000000000000000000"
  })
  void readsSignedIntegers(String text, long value) {
    assertEquals(value, readInt64(Bytes.utf8(text), 0, text.length()));
    check(text);
  }

  @ParameterizedTest(name = "{0} fails as int64")
  @ValueSource(
      strings = {
        "9223372036854775808",
        "-9223372036854775809",
        "18446744073709551615",
        "99999999999999999999",
        "123456789012345678901",
        "01",
        "-01",
        "00",
        "-",
        "--1",
        "+1",
        "1.0",
        "1e0",
        "1.",
        "1a",
        "1 2",
        "",
        " 1",
        "0x1",
        "12345678a",
        "123456789a",
        "1234567a",
        "\"1\"",
        "18446744073709551616"
      })
  void refusesEverythingElse(String text) {
    assertEquals(Int64Reader.FAILED, readInt64(Bytes.utf8(text), 0, text.length()));
    check(text);
  }

  @Test
  void edgesOfTheUnsignedRange() {
    BigInteger edge = BigInteger.ONE.shiftLeft(64);
    for (int i = -300; i <= 300; i++) {
      check(edge.add(BigInteger.valueOf(i)).toString());
    }
    for (long many = 2; many < 6; many++) { // products that wrap a 64-bit sum back into range
      for (int i = -20; i <= 20; i++) {
        check(edge.multiply(BigInteger.valueOf(many)).add(BigInteger.valueOf(i)).toString());
      }
    }
    check("18440000000000000000");
    check("18450000000000000000");
    check("18446744073709551615");
    check("09446744073709551615");
  }

  @Test
  void powersOfTwoAndTenAndTheirNeighbours() {
    for (int i = 0; i < 80; i++) {
      for (int d = -2; d <= 2; d++) {
        BigInteger two = BigInteger.ONE.shiftLeft(i).add(BigInteger.valueOf(d));
        BigInteger ten = BigInteger.TEN.pow(i / 3).add(BigInteger.valueOf(d));
        check(two.toString());
        check(two.negate().toString());
        check(ten.toString());
        check(ten.negate().toString());
      }
    }
  }

  @Test
  void everyLengthAtEveryDistanceFromTheEndBeforeEveryNeighbour() {
    long seed = Seeds.seed();
    SplittableRandom random = new SplittableRandom(seed);
    long count = 0;
    for (int length = 1; length <= 25; length++) {
      for (int distance = 0; distance <= 24; distance++) {
        for (char neighbour : NEIGHBOURS) {
          for (String sign : new String[] {"", "-"}) {
            String text = sign + NumberTexts.integer(random, length);
            int before = random.nextInt(10);
            String all = "8".repeat(before) + text + String.valueOf(neighbour).repeat(distance);
            byte[] b = Bytes.latin1(all);
            String message = Bytes.show(b) + "; " + Seeds.repeat(seed);
            check(b, before, before + text.length(), message); // the neighbour is foreign
            check(b, before, b.length, message); // the neighbour belongs to the text
            count += 2;
          }
        }
      }
    }
    CaseCount.report("numbers.int64." + getClass().getSimpleName() + ".edges", count);
  }

  @Test
  void oneForeignByteAtEveryPlaceOfEveryLength() {
    for (int length = 1; length <= 21; length++) {
      for (int at = 0; at < length; at++) {
        for (int c = 0; c < 256; c++) {
          StringBuilder text = new StringBuilder("987654321098765432109".substring(0, length));
          text.setCharAt(at, (char) c);
          byte[] b = Bytes.latin1(text + ",       ");
          check(b, 0, length, Bytes.show(b));
          check(Bytes.latin1(text.toString()), 0, length, Bytes.show(b));
        }
      }
    }
  }

  @Test
  void damagedTextsAgreeWithTheModel() {
    long seed = Seeds.seed();
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 100_000; i++) {
      String text =
          i % 2 == 0
              ? NumberTexts.damaged(random)
              : NumberTexts.integer(random, 1 + random.nextInt(22)) + NumberTexts.white(random);
      String behind = NumberTexts.digits(random, random.nextInt(12));
      byte[] b = Bytes.latin1(text + behind);
      check(b, 0, text.length(), Bytes.show(b) + "; " + Seeds.repeat(seed));
    }
    CaseCount.report("numbers.int64." + getClass().getSimpleName() + ".damaged", 100_000);
  }

  @Test
  void theMarkForFailureIsReadAsAValueToo() {
    String signed = Long.toString(Int64Reader.FAILED);
    String unsigned = Long.toUnsignedString(Int64Reader.FAILED);
    byte[] s = Bytes.utf8(signed);
    byte[] u = Bytes.utf8(unsigned);
    assertEquals(Int64Reader.FAILED, readInt64(s, 0, s.length));
    assertEquals(Int64Reader.FAILED, readUint64(u, 0, u.length));
    assertEquals(
        NumberFault.NONE, NumberFaults.kind(NumberFaults.find(NumberTarget.INT64, s, 0, s.length)));
    assertEquals(
        NumberFault.NONE,
        NumberFaults.kind(NumberFaults.find(NumberTarget.UINT64, u, 0, u.length)));
  }
}

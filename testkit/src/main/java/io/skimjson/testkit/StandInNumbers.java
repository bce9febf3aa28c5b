package io.skimjson.testkit;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Generated cases for numbers, for machines without the shared corpora. */
final class StandInNumbers {
  private static final BigInteger INT64_MIN = BigInteger.valueOf(Long.MIN_VALUE);
  private static final BigInteger INT64_MAX = BigInteger.valueOf(Long.MAX_VALUE);
  private static final BigInteger UINT64_MAX = BigInteger.TWO.pow(64).subtract(BigInteger.ONE);

  private StandInNumbers() {}

  static List<IntegerCase> integers() {
    List<IntegerCase> cases = new ArrayList<>();
    for (BigInteger number : interesting()) {
      String signed =
          isBetween(number, INT64_MIN, INT64_MAX) ? "=" + number : "!NUMBER_OUT_OF_RANGE";
      String unsigned =
          isBetween(number, BigInteger.ZERO, UINT64_MAX) ? "=" + number : "!NUMBER_OUT_OF_RANGE";
      add(cases, "integer", number.toString(), signed, unsigned);
    }
    add(cases, "zero", "-0", "=0", "!NUMBER_OUT_OF_RANGE");
    for (String token :
        List.of(
            "01", "-01", "1.", "1.e1", "-", "1a", "0x1", "1e", "1e+", "-a", "12345678.", "00")) {
      add(cases, "syntax", token, "!NUMBER_SYNTAX", "!NUMBER_SYNTAX");
    }
    for (String token :
        List.of(
            "1.0", "1e0", "1.5", "1e400", "1e-400", "+1", ".5", "NaN", "\"12\"", "true", "null",
            "-1.0")) {
      add(cases, "type", token, "!INCORRECT_TYPE", "!INCORRECT_TYPE");
    }
    return cases;
  }

  private static List<BigInteger> interesting() {
    List<BigInteger> numbers = new ArrayList<>();
    for (int power = 0; power < 68; power++) {
      for (int distance = -2; distance <= 2; distance++) {
        numbers.add(BigInteger.TWO.pow(power).add(BigInteger.valueOf(distance)));
        numbers.add(BigInteger.TWO.pow(power).add(BigInteger.valueOf(distance)).negate());
      }
    }
    for (int power = 1; power < 26; power++) {
      numbers.add(BigInteger.TEN.pow(power));
      numbers.add(BigInteger.TEN.pow(power).subtract(BigInteger.ONE));
      numbers.add(BigInteger.ONE.subtract(BigInteger.TEN.pow(power)));
    }
    SplittableRandom random = new SplittableRandom(20_261_130);
    for (int i = 0; i < 500; i++) {
      String digits = (char) ('1' + random.nextInt(9)) + "" + (random.nextLong() >>> 1);
      numbers.add(new BigInteger(digits.substring(0, Math.min(digits.length(), 1 + i % 20))));
    }
    return numbers;
  }

  private static boolean isBetween(BigInteger number, BigInteger least, BigInteger most) {
    return number.compareTo(least) >= 0 && number.compareTo(most) <= 0;
  }

  private static void add(
      List<IntegerCase> cases, String group, String token, String signed, String unsigned) {
    String[][] shapes = {
      {token, ""},
      {" \t\r\n" + token + "\r\n \t", ""},
      {"[" + token + "]", "/0"},
      {"[0," + token + ",1]", "/1"},
      {"{\"k\":" + token + "}", "/k"},
      {"{ \"a\" : -1 , \"k\" : " + token + " , \"z\" : 18446744073709551615 }", "/k"}
    };
    for (String[] shape : shapes) {
      cases.add(
          new IntegerCase(
              "g" + cases.size(),
              group,
              Bytes.utf8(shape[0]),
              shape[1],
              Expectation.parse(signed),
              Expectation.parse(unsigned)));
    }
  }

  static Stream<NumberCase> numbers() {
    SplittableRandom random = new SplittableRandom(20_261_130);
    RandomJson json = RandomJson.of(random);
    Stream<String> refused =
        Stream.of(".5", "1.", "1.e2", "+1", "01", "-", "", "1e", "0x10", "--1", "1e+", "-.5");
    Stream<String> usual = IntStream.range(0, 10_000).mapToObj(i -> json.number());
    Stream<String> halfway = IntStream.range(0, 2_000).mapToObj(i -> halfway(random, i));
    Stream<String> range =
        IntStream.range(-400, 400).mapToObj(exponent -> "9007199254740993e" + exponent);
    return Stream.of(refused, usual, halfway, range).flatMap(s -> s).map(StandInNumbers::number);
  }

  /** Returns the exact middle between two doubles, or a text just above or below it. */
  private static String halfway(SplittableRandom random, int i) {
    double low = Math.abs(Double.longBitsToDouble(random.nextLong()));
    if (!Double.isFinite(low) || low == Double.MAX_VALUE) {
      return "1e308";
    }
    String middle =
        new BigDecimal(low)
            .add(new BigDecimal(Math.nextUp(low)))
            .divide(BigDecimal.valueOf(2))
            .toString();
    boolean isPlain = middle.indexOf('E') < 0 && middle.indexOf('.') >= 0;
    return isPlain && i % 3 == 0 ? middle + "0".repeat(i % 50) + "1" : middle;
  }

  private static NumberCase number(String text) {
    NumberCase unread = new NumberCase("generated", 0, 0, text);
    return unread.isJsonNumber()
        ? new NumberCase(
            "generated",
            Float.floatToIntBits(Float.parseFloat(text)),
            Double.doubleToLongBits(Double.parseDouble(text)),
            text)
        : unread;
  }

  static Stream<DoubleFormatCase> formats() {
    String[][] known = {
      {"0.0", "0.0", "0"},
      {"-0.0", "-0.0", "0"},
      {"1", "1.0", "1"},
      {"-1.5", "-1.5", "-1.5"},
      {"0.0001", "0.0001", "0.0001"},
      {"0.00001", "1e-05", "0.00001"},
      {"1e-7", "1e-07", "1e-7"},
      {"123456.75", "123456.75", "123456.75"},
      {"999999999999999", "999999999999999.0", "999999999999999"},
      {"1e15", "1e+15", "1000000000000000"},
      {"1e21", "1e+21", "1e+21"},
      {"1e100", "1e+100", "1e+100"},
      {"5e-324", "5e-324", "5e-324"},
      {"2e-44", "2e-44", "2e-44"},
      {"2.2250738585072014e-308", "2.2250738585072014e-308", "2.2250738585072014e-308"},
      {"1.7976931348623157e308", "1.7976931348623157e+308", "1.7976931348623157e+308"},
      {"9007199254740992", "9.007199254740992e+15", "9007199254740992"},
      {"2e23", "2e+23", "2e+23"},
      {"0.1", "0.1", "0.1"},
      {"0.30000000000000004", "0.30000000000000004", "0.30000000000000004"}
    };
    return Stream.of(known)
        .map(
            row ->
                new DoubleFormatCase(
                    "known", Double.doubleToLongBits(Double.parseDouble(row[0])), row[1], row[2]));
  }
}

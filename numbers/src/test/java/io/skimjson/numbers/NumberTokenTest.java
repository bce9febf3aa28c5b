package io.skimjson.numbers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.skimjson.testkit.Bytes;
import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Placement;
import io.skimjson.testkit.Placements;
import io.skimjson.testkit.Seeds;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberTokenTest {
  private static void check(byte[] b, int start, int limit, String message) {
    NumberModel model = NumberModel.token(b, start, limit);
    for (boolean swar : new boolean[] {true, false}) {
      long token = NumberToken.scan(b, start, limit, swar);
      assertEquals(model.fault, NumberFaults.kind(token), message);
      assertEquals(model.offset, NumberToken.offset(token), message);
      assertEquals(model.offset, NumberFaults.offset(token), message);
      assertEquals(model.isGood(), NumberToken.isGood(token), message);
      assertEquals(model.integer, NumberToken.isInteger(token), message);
    }
  }

  @ParameterizedTest(name = "[{0}]: {1} at {2}")
  @CsvSource(
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "0,NONE,1",
        "-0,NONE,2",
        "12,NONE,2",
        "1.5,NONE,3",
        "1e5,NONE,3",
        "1.25E-10,NONE,8",
        "7 x,NONE,1",
        "-0.0e+00,NONE,8",
        "01,SYNTAX,1",
        "-01,SYNTAX,2",
        "00,SYNTAX,1",
        "1.,SYNTAX,2",
        "1. ,SYNTAX,2",
        "1.e1,SYNTAX,2",
        "1e,SYNTAX,2",
        "1e+,SYNTAX,3",
        "1e+ ,SYNTAX,3",
        "1ee,SYNTAX,2",
        "1e5.5,SYNTAX,3",
        "-,SYNTAX,1",
        "-a,SYNTAX,1",
        "--1,SYNTAX,1",
        "-+1,SYNTAX,1",
        "- 1,SYNTAX,1",
        "1a,SYNTAX,1",
        "1\"x,SYNTAX,1",
        "0x1,SYNTAX,1",
        "1-1,SYNTAX,1",
        "1.5.5,SYNTAX,3",
        "+1,NOT_A_NUMBER,0",
        ".5,NOT_A_NUMBER,0",
        "NaN,NOT_A_NUMBER,0",
        "'',NOT_A_NUMBER,0",
        " 1,NOT_A_NUMBER,0"
      })
  void breaksWhereTheGrammarDoes(String text, NumberFault fault, int offset) {
    byte[] b = Bytes.utf8(text.equals("''") ? "" : text);
    long token = NumberToken.scan(b, 0, b.length);
    assertEquals(fault, NumberFaults.kind(token));
    assertEquals(offset, NumberToken.offset(token));
    for (Placement place : Placements.all(b)) {
      check(place.array(), place.offset(), place.end(), text + " " + place);
    }
  }

  @Test
  void agreesWithTheModelOnGoodAndDamagedTokens() {
    long seed = Seeds.seed();
    SplittableRandom random = new SplittableRandom(seed);
    int count = 200_000;
    for (int i = 0; i < count; i++) {
      String text =
          i % 4 == 0
              ? NumberTexts.good(random) + NumberTexts.white(random)
              : NumberTexts.damaged(random);
      String behind = "7.e-".substring(random.nextInt(4)).repeat(random.nextInt(6));
      byte[] b = Bytes.latin1("3" + text + behind);
      check(b, 1, 1 + text.length(), Bytes.show(b) + "; " + Seeds.repeat(seed));
    }
    CaseCount.report("numbers.token", count);
  }
}

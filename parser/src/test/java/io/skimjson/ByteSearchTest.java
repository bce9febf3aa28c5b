package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.skimjson.bytes.WideBytes;
import io.skimjson.testkit.Bytes;
import io.skimjson.testkit.Placement;
import io.skimjson.testkit.Placements;
import io.skimjson.testkit.Seeds;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ByteSearchTest {
  @Test
  void marksEveryByteInEveryLaneWhateverStandsInTheNext() {
    byte[] word = new byte[WideBytes.WORD];
    for (int lane = 0; lane < word.length; lane++) {
      for (int b = 0; b < 256; b++) {
        for (int next = 0; next < 256; next++) {
          for (int i = 0; i < word.length; i++) {
            word[i] = (byte) (i < lane ? 'x' : i == lane ? b : next);
          }
          long load = WideBytes.getLong(word, 0);
          assertLowest(word, load, true);
          assertLowest(word, load, false);
        }
      }
    }
  }

  private static void assertLowest(byte[] word, long load, boolean withQuotes) {
    int expected = 0;
    while (expected < word.length && !isWanted(word[expected], withQuotes)) {
      expected++;
    }
    long marks = withQuotes ? ByteSearch.quotesAndBackslashes(load) : ByteSearch.backslashes(load);
    assertEquals(expected, marks == 0 ? word.length : ByteSearch.lowest(marks));
  }

  private static boolean isWanted(byte b, boolean withQuotes) {
    return b == '\\' || (withQuotes && b == '"');
  }

  @Test
  void findsTheSameAsALoopAtEveryLength() {
    SplittableRandom random = Seeds.random(3);
    byte[] alphabet = {'x', '"', '\\', '#', '!', '[', ']', 0x23, (byte) 0xA2, (byte) 0xDC, 0};
    for (int length = 0; length <= 40; length++) {
      for (int round = 0; round < 100; round++) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
          boolean isRare = random.nextInt(1 + round / 4) == 0;
          bytes[i] = isRare ? alphabet[random.nextInt(alphabet.length)] : (byte) 'x';
        }
        for (Placement p : Placements.few(bytes)) {
          for (boolean withQuotes : new boolean[] {false, true}) {
            int expected = p.offset();
            while (expected < p.end() && !isWanted(p.array()[expected], withQuotes)) {
              expected++;
            }
            assertEquals(
                expected,
                withQuotes
                    ? ByteSearch.quoteOrBackslash(p.array(), p.offset(), p.end())
                    : ByteSearch.backslash(p.array(), p.offset(), p.end()),
                p::toString);
          }
        }
      }
    }
  }

  @Test
  void aStringEndsBehindItsQuoteOrWithTheInput() {
    String[] strings = {
      "a\"b", "\"", "", "a", "\\\"a\"x", "\\\\\"x", "\\", "\\\"", "a\\\\\\\"b\" "
    };
    int[] ends = {2, 1, 0, 1, 4, 3, 1, 2, 7};
    for (int i = 0; i < strings.length; i++) {
      byte[] bytes = Bytes.utf8(strings[i]);
      for (Placement p : Placements.all(bytes)) {
        assertEquals(
            p.offset() + ends[i],
            ByteSearch.stringEnd(p.array(), p.offset(), p.end()),
            p::toString);
      }
    }
  }
}

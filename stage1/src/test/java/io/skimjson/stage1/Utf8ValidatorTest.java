package io.skimjson.stage1;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Placement;
import io.skimjson.testkit.Placements;
import io.skimjson.testkit.Seeds;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Every sequence of one, two and three bytes, sampled ones of four, and random texts. */
class Utf8ValidatorTest {
  private static final byte[] TRIPLE = "\u3042".getBytes(StandardCharsets.UTF_8);
  private static final byte[] PAIR = "\u0434".getBytes(StandardCharsets.UTF_8);

  private final long seed = Seeds.seed();
  private final CharBuffer decoded = CharBuffer.allocate(4096);
  private final CharsetDecoder jdk =
      StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .onUnmappableCharacter(CodingErrorAction.REPORT);

  /** Where the JDK's decoder stops, or -1. */
  private int jdkFault(byte[] bytes, int start, int end) {
    ByteBuffer in = ByteBuffer.wrap(bytes, start, end - start);
    decoded.clear();
    jdk.reset();
    CoderResult result = jdk.decode(in, decoded, true);
    return result.isError() ? in.position() : -1;
  }

  @Test
  void judgesEverySequenceOfOneToThreeBytesAsTheJdkDoes() {
    byte[] bytes = new byte[3];
    int cases = 0;
    for (int length = 1; length <= 3; length++) {
      for (int value = 0; value < 1 << (8 * length); value++) {
        for (int i = 0; i < length; i++) {
          bytes[i] = (byte) (value >>> (8 * (length - 1 - i)));
        }
        if (length == 3 && bytes[0] >= 0) {
          continue; // an ASCII byte and a sequence of two: seen already
        }
        assertFault(jdkFault(bytes, 0, length), bytes, 0, length);
        cases++;
      }
    }
    CaseCount.report("stage1.utf8.exhaustive", cases);
  }

  /**
   * Words of eight bytes are tested at once where they lie inside the stretch: so every sequence of
   * three bytes comes once as the first and once as the second half of such a word, and every pair
   * in each of four places.
   */
  @Test
  void judgesEverySequenceAmidOthersOfItsKind() {
    int cases = 0;
    byte[] triples = repeat(TRIPLE, 8);
    for (int value = 0x80_00_00; value <= 0xFF_FF_FF; value++) {
      int at = 3 + 3 * (value & 1);
      triples[at] = (byte) (value >>> 16);
      triples[at + 1] = (byte) (value >>> 8);
      triples[at + 2] = (byte) value;
      assertFault(SlowIndex.firstIllFormed(triples, 0, 24), triples, 0, 24);
      cases++;
    }
    for (int place = 0; place < 6; place++) {
      byte[] pairs = repeat(PAIR, 16);
      for (int value = 0; value < 1 << 16; value++) {
        pairs[2 * place] = (byte) (value >>> 8);
        pairs[2 * place + 1] = (byte) value;
        assertFault(SlowIndex.firstIllFormed(pairs, 0, 32), pairs, 0, 32);
        cases++;
      }
    }
    CaseCount.report("stage1.utf8.neighbours", cases);
  }

  @Test
  void judgesSequencesOfFourBytesAsTheJdkDoes() {
    int[] edges = {0x00, 0x41, 0x7F, 0x80, 0x81, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xFF};
    byte[] bytes = new byte[4];
    int cases = 0;
    for (int lead = 0xE8; lead <= 0xFF; lead++) {
      for (int second = 0; second <= 0xFF; second++) {
        for (int third : edges) {
          for (int fourth : edges) {
            bytes[0] = (byte) lead;
            bytes[1] = (byte) second;
            bytes[2] = (byte) third;
            bytes[3] = (byte) fourth;
            assertFault(jdkFault(bytes, 0, 4), bytes, 0, 4);
            cases++;
          }
        }
      }
    }
    CaseCount.report("stage1.utf8.four", cases);
  }

  @Test
  void findsTheFirstFaultOfRandomTextsAtAnyOffset() {
    SplittableRandom random = Seeds.random(seed);
    int cases = 0;
    for (int i = 0; i < 20_000; i++) {
      byte[] text = text(random, random.nextInt(200));
      if (text.length > 0 && random.nextInt(3) > 0) {
        text[random.nextInt(text.length)] = (byte) random.nextInt(256);
      }
      byte[] cut = Arrays.copyOf(text, text.length - random.nextInt(Math.min(4, text.length + 1)));
      int expected = jdkFault(cut, 0, cut.length);
      assertEquals(expected, SlowIndex.firstIllFormed(cut, 0, cut.length), "the model");
      for (Placement placement : Placements.all(cut)) {
        int offset = placement.offset();
        assertFault(
            expected < 0 ? -1 : offset + expected, placement.array(), offset, placement.end());
        cases++;
      }
    }
    CaseCount.report("stage1.utf8.texts", cases);
  }

  /** Text in stretches of one script, as real text is. */
  private static byte[] text(SplittableRandom random, int length) {
    int[][] scripts = {
      {0x20, 0x7E},
      {0xC0, 0x17F},
      {0x400, 0x4FF},
      {0x900, 0x97F},
      {0xE00, 0xE7F},
      {0x3040, 0x30FF},
      {0x4E00, 0x9FFF},
      {0xAC00, 0xD7A3},
      {0xE000, 0xFFFF},
      {0x1F300, 0x1F6FF},
      {0x20000, 0x10FFFF}
    };
    StringBuilder text = new StringBuilder();
    while (text.length() < length) {
      int[] script = scripts[random.nextInt(scripts.length)];
      for (int n = random.nextInt(20); n >= 0; n--) {
        text.appendCodePoint(random.nextInt(script[0], script[1] + 1));
      }
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void refusesStretchesOutsideTheArray() {
    byte[] bytes = new byte[10];
    assertThrows(IndexOutOfBoundsException.class, () -> Utf8Validator.firstFault(bytes, -1, 5));
    assertThrows(IndexOutOfBoundsException.class, () -> Utf8Validator.firstFault(bytes, 0, 11));
    assertThrows(IndexOutOfBoundsException.class, () -> Utf8Validator.firstFault(bytes, 6, 5));
    assertEquals(-1, Utf8Validator.firstFault(bytes, 10, 10));
  }

  private void assertFault(int expected, byte[] bytes, int start, int end) {
    int actual = Utf8Validator.firstFault(bytes, start, end);
    if (expected != actual) {
      assertEquals(
          expected,
          actual,
          () -> IndexAssertions.show(bytes, start, end) + "; " + Seeds.repeat(seed));
    }
  }

  private static byte[] repeat(byte[] sequence, int times) {
    byte[] all = new byte[sequence.length * times];
    for (int i = 0; i < all.length; i++) {
      all[i] = sequence[i % sequence.length];
    }
    return all;
  }
}

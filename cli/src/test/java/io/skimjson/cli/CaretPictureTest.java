package io.skimjson.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class CaretPictureTest {
  private static String draw(byte[] line, int fault) {
    return CaretPicture.draw(line, 0, line.length, fault);
  }

  @Test
  void caretStandsBelowTheByte() {
    assertEquals("  {\"a\":01}\n       ^\n", draw("{\"a\":01}".getBytes(UTF_8), 5));
  }

  @Test
  void endOfTheLineHasACaretToo() {
    assertEquals("  {\"a\n     ^\n", draw("{\"a".getBytes(UTF_8), 3));
    assertEquals("  \n  ^\n", draw(new byte[0], 0));
  }

  @Test
  void wideCharactersTakeTwoColumnsAndCombiningOnesNone() {
    byte[] line = "\"李e\u0301\"x".getBytes(UTF_8);
    assertEquals("  \"李e\u0301\"x\n       ^\n", draw(line, line.length - 1));
    assertEquals(6, CaretPicture.column(line, 0, line.length, line.length - 1));
  }

  @Test
  void badAndControlBytesAreShownSafely() {
    byte[] line = "a\u001b[31m\tÿ\u0000".getBytes(ISO_8859_1);
    assertEquals("  a\\x1B[31m\\t\\xFF\\x00\n             ^\n", draw(line, 7));
    String override = draw("a\u202eb".getBytes(UTF_8), 4);
    assertEquals("  a\\u{202E}b\n           ^\n", override);
  }

  @Test
  void longLinesAreCutOnBothSides() {
    String picture = draw(("{" + "é".repeat(500) + "!" + "é".repeat(500)).getBytes(UTF_8), 1001);
    String[] lines = picture.split("\n");
    assertEquals('!', lines[0].charAt(lines[1].indexOf('^')));
    assertTrue(lines[0].startsWith("  …é") && lines[0].endsWith("é…"), picture);
    assertTrue(lines[0].length() <= 80, picture);
  }

  @Test
  void everyPlaceOfAnyBytesCanBeDrawn() {
    byte[] line = new byte[300];
    for (int i = 0; i < line.length; i++) {
      line[i] = (byte) (i * 7);
    }
    for (int fault = 0; fault <= line.length; fault++) {
      assertEquals(3, draw(line, fault).split("\n", -1).length);
      assertTrue(CaretPicture.column(line, 0, line.length, fault) >= 1);
    }
  }
}

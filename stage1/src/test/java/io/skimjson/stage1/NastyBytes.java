package io.skimjson.stage1;

import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;

/** Seeded input that is rarely JSON and always near what stage 1 cares about. */
final class NastyBytes {
  private static final byte[][] PIECES = {
    ascii("\""),
    ascii("\""),
    ascii("\""),
    ascii("\\"),
    ascii("\\"),
    ascii("\\\\"),
    ascii("{"),
    ascii("}"),
    ascii("["),
    ascii("]"),
    ascii(":"),
    ascii(","),
    ascii("\n"),
    ascii("\r\n"),
    ascii("\r"),
    ascii("\t"),
    ascii(" "),
    ascii("a"),
    ascii("1"),
    ascii("|"),
    ascii(";"),
    ascii("\u0000"),
    ascii("\u001f"),
    ascii("\u007f"),
    ascii("\u001a"),
    ascii("\f"),
    utf8("\u0080"),
    utf8("\u07ff"),
    utf8("\u0800"),
    utf8("\ud7ff"),
    utf8("\ue000"),
    utf8("\uffff"),
    utf8("\ud83d\ude00"),
    utf8("\u65e5\u672c\u8a9e"),
    utf8("\u0434\u043e\u043c"),
    {(byte) 0x80},
    {(byte) 0xC0, (byte) 0xAF},
    {(byte) 0xE2, (byte) 0x82},
    {(byte) 0xF0},
    {(byte) 0xED, (byte) 0xA0, (byte) 0x80},
    {(byte) 0xFF},
    {(byte) 0xF4, (byte) 0x90},
    {(byte) 0xA2},
    {(byte) 0xDB},
    {(byte) 0xFB},
    {(byte) 0xBA},
    {(byte) 0xAC},
    {(byte) 0x8A}
  };

  /** Pieces from here on are not well-formed UTF-8. */
  private static final int BROKEN = 35;

  private NastyBytes() {}

  static byte[] of(SplittableRandom random, int length) {
    // One input in two is well-formed UTF-8, and one in three is made of few kinds of pieces, so
    // that long clean stretches and long runs come up as well.
    int kinds = random.nextBoolean() ? PIECES.length : BROKEN;
    int few = random.nextInt(3) == 0 ? 2 + random.nextInt(4) : 0;
    int[] chosen = random.ints(Math.max(few, 1), 0, kinds).toArray();
    byte[] bytes = new byte[length];
    int at = 0;
    while (at < length) {
      byte[] piece = PIECES[few > 0 ? chosen[random.nextInt(few)] : random.nextInt(kinds)];
      int taken = Math.min(piece.length, length - at);
      System.arraycopy(piece, 0, bytes, at, taken);
      at += taken;
    }
    return bytes;
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}

package io.skimjson.testkit;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Ways to lay the same document in memory. The answers must be the same in all of them: what stands
 * before and behind a slice is foreign, and where it begins is of no interest.
 */
public final class Placements {
  /** How many readable bytes the padded placement has behind the document. */
  public static final int PADDING = 64;

  private static final int BLOCK = 64;

  /**
   * What stands around a slice: each is something a reader would like to run on into, or to look
   * back at.
   */
  private static final List<byte[]> NEIGHBOURS =
      List.of(
          ascii("7"),
          ascii("\""),
          ascii("\\"),
          ascii("["),
          ascii("]"),
          ascii("}"),
          ascii(","),
          ascii(".5e9"),
          ascii("\\\""),
          ascii("\"x\":1,"),
          new byte[] {(byte) 0x80},
          new byte[] {(byte) 0xE2},
          new byte[] {0});

  private Placements() {}

  /** Returns the document in an array of exactly its length. */
  public static Placement exact(byte[] document) {
    return new Placement("exact array", document.clone(), 0, document.length);
  }

  /** Returns the document at the start of an array with {@link #PADDING} zero bytes behind it. */
  public static Placement padded(byte[] document) {
    byte[] array = Arrays.copyOf(document, document.length + PADDING);
    return new Placement("padded with zeros", array, 0, document.length);
  }

  /** Returns the document at an offset, digits on both sides. */
  public static Placement at(byte[] document, int offset) {
    return surrounded(document, ascii("9"), offset, BLOCK);
  }

  /**
   * Returns slices of larger arrays whose neighbours are digits, quotes, backslashes, brackets,
   * stray bytes.
   */
  public static List<Placement> slices(byte[] document) {
    List<Placement> slices = new ArrayList<>();
    for (byte[] neighbour : NEIGHBOURS) {
      slices.add(surrounded(document, neighbour, 3 * neighbour.length, BLOCK + neighbour.length));
    }
    // A neighbour of one byte alone: the next eight bytes cannot be loaded, and the byte behind is
    // foreign.
    slices.add(surrounded(document, ascii("7"), 1, 1));
    slices.add(surrounded(document, ascii("\""), 1, 1));
    return slices;
  }

  /** Returns the document at every offset from 0 to 63, so that it meets block edges everywhere. */
  public static List<Placement> atEveryOffset(byte[] document) {
    List<Placement> all = new ArrayList<>();
    for (int offset = 0; offset < BLOCK; offset++) {
      all.add(at(document, offset));
    }
    return all;
  }

  /**
   * Returns a handful for large suites: exact, padded, and slices between digits, quotes and
   * backslashes.
   */
  public static List<Placement> few(byte[] document) {
    return List.of(
        exact(document),
        padded(document),
        surrounded(document, ascii("7"), 5, 13),
        surrounded(document, ascii("\""), 1, 1),
        surrounded(document, ascii("\\"), 3, 70));
  }

  /** Returns all of the above but the offsets. */
  public static List<Placement> all(byte[] document) {
    List<Placement> all = new ArrayList<>();
    all.add(exact(document));
    all.add(padded(document));
    all.addAll(slices(document));
    return all;
  }

  /**
   * Returns the document with a neighbour repeated on both sides.
   *
   * @param before how many bytes stand before it
   * @param behind how many bytes stand behind it
   */
  public static Placement surrounded(byte[] document, byte[] neighbour, int before, int behind) {
    byte[] array = new byte[before + document.length + behind];
    for (int i = 0; i < before; i++) {
      array[i] = neighbour[i % neighbour.length];
    }
    System.arraycopy(document, 0, array, before, document.length);
    for (int i = 0; i < behind; i++) {
      array[before + document.length + i] = neighbour[i % neighbour.length];
    }
    String name = "slice between " + new String(neighbour, StandardCharsets.ISO_8859_1);
    return new Placement(name, array, before, document.length);
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}

package io.skimjson.testkit;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Makes seeded small edits of documents. The result may still be valid: ask the model. Not
 * thread-safe.
 */
public final class Damage {
  private static final byte[] ODD =
      Bytes.latin1(
          "\"\\{}[],:0123456789-+.eEtfnu/~ \n\t\r\u0000\u001f\u007f\u0080\u00c3\u00e2\u00ed\u00f0\u00ff");

  private final SplittableRandom random;

  private Damage(SplittableRandom random) {
    this.random = random;
  }

  /** Returns a maker of damage. */
  public static Damage of(SplittableRandom random) {
    return new Damage(random);
  }

  /**
   * A damaged copy.
   *
   * @param edit what was done, for messages
   * @param bytes the copy
   */
  @SuppressWarnings("ArrayRecordComponent")
  public record Damaged(String edit, byte[] bytes) {
    @Override
    public String toString() {
      return edit + ": " + Bytes.show(bytes);
    }
  }

  /** Returns a copy with one edit: delete, insert, replace, swap, duplicate, cut or flip a bit. */
  public Damaged edit(byte[] document) {
    if (document.length == 0) {
      return new Damaged("insert at 0", new byte[] {odd()});
    }
    int at = random.nextInt(document.length);
    return switch (random.nextInt(7)) {
      case 0 -> delete(document, at);
      case 1 -> new Damaged("insert at " + at, splice(document, at, at, new byte[] {odd()}));
      case 2 -> new Damaged("replace at " + at, with(document, at, odd()));
      case 3 -> swap(document, at, random.nextInt(document.length));
      case 4 -> duplicate(document, at);
      case 5 -> new Damaged("cut at " + at, Arrays.copyOf(document, at));
      default -> new Damaged("flip at " + at, with(document, at, flipped(document[at])));
    };
  }

  /** Returns a copy with one byte changed to another value, of a document that is not empty. */
  public Damaged oneByte(byte[] document) {
    int at = random.nextInt(document.length);
    byte changed = odd();
    if (changed == document[at]) {
      changed = flipped(changed);
    }
    return new Damaged("byte " + at + " to " + (changed & 0xFF), with(document, at, changed));
  }

  /** Returns a copy after several edits. */
  public Damaged edits(byte[] document, int count) {
    Damaged damaged = new Damaged("", document.clone());
    for (int i = 0; i < count; i++) {
      Damaged next = edit(damaged.bytes());
      damaged = new Damaged(damaged.edit() + next.edit() + "; ", next.bytes());
    }
    return damaged;
  }

  private Damaged delete(byte[] document, int at) {
    int[] counts = {1, 1, 1, 2, 8};
    int end = Math.min(document.length, at + counts[random.nextInt(counts.length)]);
    return new Damaged("delete " + at + ".." + end, splice(document, at, end, new byte[0]));
  }

  private Damaged swap(byte[] document, int one, int other) {
    byte[] copy = with(document, one, document[other]);
    copy[other] = document[one];
    return new Damaged("swap " + one + " and " + other, copy);
  }

  private Damaged duplicate(byte[] document, int at) {
    int end = Math.min(document.length, at + random.nextInt(1, 10));
    byte[] part = Arrays.copyOfRange(document, at, end);
    return new Damaged("duplicate " + at + ".." + end, splice(document, at, at, part));
  }

  private static byte[] with(byte[] document, int at, byte value) {
    byte[] copy = document.clone();
    copy[at] = value;
    return copy;
  }

  private static byte[] splice(byte[] document, int from, int to, byte[] put) {
    return Bytes.concat(
        Arrays.copyOf(document, from), put, Arrays.copyOfRange(document, to, document.length));
  }

  private byte odd() {
    return random.nextInt(5) == 0 ? (byte) random.nextInt(256) : ODD[random.nextInt(ODD.length)];
  }

  private byte flipped(byte value) {
    return (byte) (value ^ (1 << random.nextInt(8)));
  }
}

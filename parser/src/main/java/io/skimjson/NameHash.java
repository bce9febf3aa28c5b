package io.skimjson;

import io.skimjson.bytes.WideBytes;
import java.util.SplittableRandom;

/**
 * A hash of names that a stranger cannot aim at: seeded anew in every process, and every word goes
 * through a 64 x 64 bit multiplication by a secret factor whose both halves are folded together, so
 * that which names collide depends on the secret. Decoded names hash like the same name unescaped.
 *
 * <p>Each step takes eight bytes, first byte lowest; the last 1 to 7 stand in a word of their own
 * with zeros above. The length is mixed in first, which tells {@code a} from {@code a} plus zeros.
 */
final class NameHash {
  private static final long SECRET_START;
  private static final long SECRET_FACTOR;

  static {
    SplittableRandom random =
        new SplittableRandom(
            new SplittableRandom().nextLong()
                ^ System.nanoTime()
                ^ (long) System.identityHashCode(new Object()) << 32);
    SECRET_START = random.nextLong();
    SECRET_FACTOR = random.nextLong() | 1;
  }

  private NameHash() {}

  /** Returns the hash of the bytes as they stand. */
  static long ofRaw(byte[] buf, int start, int end) {
    long hash = SECRET_START ^ (end - start);
    int at = start;
    while (at <= end - WideBytes.WORD) {
      hash = mix(hash ^ Names.word(buf, at, WideBytes.WORD));
      at += WideBytes.WORD;
    }
    return at == end ? mix(hash) : mix(hash ^ Names.word(buf, at, end - at));
  }

  /**
   * Returns the hash of a name with its escapes read.
   *
   * @param decodedLength its length without escapes, in bytes of UTF-8; see {@link
   *     Names#decodedLength}
   */
  static long ofDecoded(byte[] buf, int start, int end, int decodedLength, Surrogates policy) {
    long hash = SECRET_START ^ decodedLength;
    long word = 0;
    int shift = 0;
    for (int at = start; at < end; ) {
      int codePoint = buf[at] & 0xFF;
      int length = 1;
      if (codePoint == '\\') {
        long read = Escapes.read(buf, at, end, policy);
        codePoint = Escapes.codePoint(read);
        length = Escapes.utf8Length(codePoint);
        at = Escapes.next(read);
      } else {
        at++;
      }
      for (int i = 0; i < length; i++) {
        word |= (Escapes.utf8Byte(codePoint, length, i) & 0xFFL) << shift;
        shift += 8;
        if (shift == 64) {
          hash = mix(hash ^ word);
          word = 0;
          shift = 0;
        }
      }
    }
    return mix(hash ^ word);
  }

  private static long mix(long word) {
    return word * SECRET_FACTOR ^ Math.multiplyHigh(word, SECRET_FACTOR);
  }
}

package io.skimjson.cli;

import io.skimjson.bytes.WideBytes;
import java.util.SplittableRandom;

/**
 * A hash of bytes that whoever writes the input cannot aim at: seeded anew in every process, and
 * each word goes through a 64 x 64 bit multiplication by a secret factor whose both halves are
 * folded together, so that which bytes collide depends on the secret.
 *
 * <p>Each step takes eight bytes, first byte lowest; the last 1 to 7 stand in a word of their own
 * with zeros above. The length is mixed in first, which tells {@code a} from {@code a} plus zeros.
 */
final class SeededHash {
  private static final long SECRET_START;
  private static final long SECRET_FACTOR;

  static {
    SplittableRandom random = new SplittableRandom();
    SECRET_START = random.nextLong();
    SECRET_FACTOR = random.nextLong() | 1;
  }

  private SeededHash() {}

  /** The hash of the first {@code length} bytes. */
  static int of(byte[] bytes, int length) {
    long hash = SECRET_START ^ length;
    int at = 0;
    for (; at <= length - WideBytes.WORD; at += WideBytes.WORD) {
      hash = mix(hash ^ WideBytes.getLong(bytes, at));
    }
    long rest = 0;
    for (int shift = 0; at < length; at++, shift += 8) {
      rest |= (bytes[at] & 0xFFL) << shift;
    }
    hash = mix(hash ^ rest);
    return (int) (hash ^ hash >>> 32);
  }

  private static long mix(long word) {
    return word * SECRET_FACTOR ^ Math.multiplyHigh(word, SECRET_FACTOR);
  }
}

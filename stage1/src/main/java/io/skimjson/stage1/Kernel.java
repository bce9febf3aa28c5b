package io.skimjson.stage1;

/**
 * A way to turn blocks of 64 bytes into masks. All of them give the same masks, and so the same
 * index and the same faults; they differ in speed and in what they ask of the machine.
 */
public enum Kernel {
  /** Eight words of eight bytes at a time, as bit planes; the best one for short inputs. */
  SWAR,
  /** The same for 8 KiB at once, in loops that C2 turns into vector code without any flag. */
  LOOP,
  /** Vectors of 128 bits; JDK 25 with the module {@code jdk.incubator.vector}. */
  VECTOR128,
  /** Vectors of 256 bits. */
  VECTOR256,
  /** Vectors of 512 bits. */
  VECTOR512,
  /** One byte at a time; works everywhere and is several times slower. */
  BYTES;

  /** Length of this kernel's vectors in bits; 0 if it has none. */
  int vectorBits() {
    return switch (this) {
      case VECTOR128 -> 128;
      case VECTOR256 -> 256;
      case VECTOR512 -> 512;
      case SWAR, LOOP, BYTES -> 0;
    };
  }

  /** Tells whether this machine, JDK and set-up have it. */
  public boolean isAvailable() {
    return KernelLookup.whyMissing(this).isEmpty();
  }
}

package io.skimjson.stage1;

/**
 * A way to turn 64 bytes into masks. All of them give the same masks, and so the same index and the
 * same faults; they differ in speed and in what they ask of the machine.
 */
public enum Kernel {
  /** Eight bytes at a time in a {@code long}; the best one without vectors. */
  SWAR,
  /** One byte at a time; works everywhere and is several times slower. */
  BYTES
}

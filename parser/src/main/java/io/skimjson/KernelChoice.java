package io.skimjson;

import io.skimjson.stage1.Kernel;
import io.skimjson.stage1.KernelLookup;
import org.jspecify.annotations.Nullable;

/**
 * Which stage 1 kernel a parser is to use. All give the same answers; where the chosen one is not
 * to be had, the best one takes its place.
 */
public enum KernelChoice {
  /** The best one that runs here: see {@link Json#kernel()}. */
  AUTO,
  /** SIMD within a register: 64 bytes in eight {@code long}s. */
  SWAR,
  /** The same in loops that the JIT compiler may turn into vector code. */
  LOOP,
  /** The Vector API with the longest vectors that the machine prefers; JDK 25 or later. */
  VECTOR,
  /** One byte at a time. */
  BYTES;

  /** The kernel, or null for the best. */
  @Nullable Kernel kernel() {
    return switch (this) {
      case AUTO -> null;
      case SWAR -> ifAvailable(Kernel.SWAR);
      case LOOP -> ifAvailable(Kernel.LOOP);
      case VECTOR -> KernelLookup.vectors().orElse(null);
      case BYTES -> Kernel.BYTES;
    };
  }

  private static @Nullable Kernel ifAvailable(Kernel kernel) {
    return kernel.isAvailable() ? kernel : null;
  }
}

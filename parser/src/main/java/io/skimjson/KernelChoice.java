package io.skimjson;

import io.skimjson.stage1.Kernel;
import org.jspecify.annotations.Nullable;

/** Which stage 1 kernel a parser is to use. All give the same answers. */
public enum KernelChoice {
  /** The best one that runs here: see {@link Json#kernel()}. */
  AUTO(null),
  /** The one that runs everywhere: SIMD within a register, eight bytes in a {@code long}. */
  SWAR(Kernel.SWAR);

  private final @Nullable Kernel kernel;

  KernelChoice(@Nullable Kernel kernel) {
    this.kernel = kernel;
  }

  /** The kernel, or null for the best. */
  @Nullable Kernel kernel() {
    return kernel;
  }
}

package io.skimjson.stage1;

import java.util.Arrays;
import java.util.List;

/** The kernels that this process has. */
final class Kernels {
  private Kernels() {}

  static List<Kernel> available() {
    return Arrays.stream(Kernel.values()).filter(Kernel::isAvailable).toList();
  }
}

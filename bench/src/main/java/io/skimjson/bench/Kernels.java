package io.skimjson.bench;

import io.skimjson.stage1.Kernel;
import io.skimjson.stage1.StructuralIndexer;
import java.util.ArrayList;
import java.util.List;

/** The kernels that this JVM can run. */
public final class Kernels {
  private Kernels() {}

  /** Returns them in the order of their declaration. */
  public static List<Kernel> available() {
    List<Kernel> available = new ArrayList<>();
    for (Kernel kernel : Kernel.values()) {
      if (isAvailable(kernel)) {
        available.add(kernel);
      }
    }
    return available;
  }

  private static boolean isAvailable(Kernel kernel) {
    try {
      return StructuralIndexer.create(kernel).kernel() == kernel;
    } catch (IllegalArgumentException
        | IllegalStateException
        | UnsupportedOperationException refused) {
      return false;
    }
  }
}

package io.skimjson.stage1;

import java.util.Optional;
import jdk.incubator.vector.ByteVector;

/**
 * The door to the kernels that use the Vector API, for JDK 25 and later.
 *
 * <p>The module {@code jdk.incubator.vector} is there only if the process was started with {@code
 * --add-modules jdk.incubator.vector}; so nothing that names a vector is loaded before {@link
 * #MODULE} has been looked at.
 */
final class VectorKernels {
  /** Vector lengths that there are kernels for, in bits. */
  static final int[] BITS = {128, 256, 512};

  private static final int LEAST_BITS = 128;
  private static final int MOST_BITS = 512;

  private static final Optional<Module> MODULE =
      ModuleLayer.boot().findModule("jdk.incubator.vector");

  static {
    // The descriptor cannot require a module that JDK 17 would then have to resolve.
    MODULE.ifPresent(vectors -> VectorKernels.class.getModule().addReads(vectors));
  }

  private VectorKernels() {}

  /** The longest vectors that this machine does well with, in bits; 0 if there are no kernels. */
  static int preferredBits() {
    if (MODULE.isEmpty()) {
      return 0;
    }
    int bits = Preferred.BITS;
    return bits < LEAST_BITS ? 0 : Math.min(bits, MOST_BITS);
  }

  /** Why there are none, for people. */
  static String whyNone() {
    return MODULE.isEmpty()
        ? "vectors need --add-modules jdk.incubator.vector"
        : "this machine's vectors are shorter than " + LEAST_BITS + " bits";
  }

  /** Returns a kernel with vectors of so many bits, which must not be more than preferred. */
  static Classifier classifier(int bits) {
    if (bits > preferredBits()) {
      throw new IllegalStateException(
          "no kernel with vectors of "
              + bits
              + " bits: "
              + (preferredBits() == 0 ? whyNone() : "this machine prefers " + preferredBits()));
    }
    return switch (bits) {
      case 128 -> new Vector128Classifier();
      case 256 -> new Vector256Classifier();
      case 512 -> new Vector512Classifier();
      default -> throw new IllegalStateException("there is no kernel of " + bits + " bits");
    };
  }

  /** Loaded only where the module is. */
  private static final class Preferred {
    static final int BITS = ByteVector.SPECIES_PREFERRED.vectorBitSize();
  }
}

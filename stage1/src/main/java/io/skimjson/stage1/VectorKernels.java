package io.skimjson.stage1;

/**
 * The door to the kernels that use the Vector API; this edition is for JDKs before 25 and for
 * classes outside a jar, where there are none. The multi-release jar holds the other edition.
 */
final class VectorKernels {
  /** Vector lengths that there are kernels for, in bits. */
  static final int[] BITS = {128, 256, 512};

  private VectorKernels() {}

  /** The longest vectors that this machine does well with, in bits; 0 if there are no kernels. */
  static int preferredBits() {
    return 0;
  }

  /** Why there are none, for people. */
  static String whyNone() {
    return Runtime.version().feature() < 25
        ? "vectors need JDK 25"
        : "vectors need the jar that was built with JDK 25";
  }

  /** Returns a kernel with vectors of so many bits, which must not be more than preferred. */
  @SuppressWarnings("DoNotCallSuggester") // the other edition returns
  static Classifier classifier(int bits) {
    throw new IllegalStateException("no kernel with vectors of " + bits + " bits: " + whyNone());
  }
}

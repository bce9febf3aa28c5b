package io.skimjson.stage1;

import io.skimjson.bytes.WideBytes;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the kernel, once a process.
 *
 * <p>The system property {@code skimjson.kernel} forces one by name ({@code swar}, {@code bytes},
 * or {@code auto} for the best). A name that is unknown, or a kernel that this machine does not
 * have, gives the best one instead, and {@link #describe} says so.
 */
public final class KernelLookup {
  /** The property that forces a kernel. */
  static final String PROPERTY = "skimjson.kernel";

  private static final KernelLookup CHOSEN =
      choose(System.getProperty(PROPERTY), WideBytes.SWAR_ENABLED);

  private final Kernel kernel;
  private final String description;

  private KernelLookup(Kernel kernel, String reason) {
    this.kernel = kernel;
    this.description = nameOf(kernel) + " (" + reason + ")";
  }

  /** The kernel that {@link StructuralIndexer#create()} uses. */
  public static Kernel kernel() {
    return CHOSEN.kernel;
  }

  /** The kernel in use and why it was chosen, for people: one line, such as {@code swar (...)}. */
  public static String describe() {
    return CHOSEN.description;
  }

  Kernel chosen() {
    return kernel;
  }

  String description() {
    return description;
  }

  static KernelLookup choose(@Nullable String wanted, boolean swarEnabled) {
    Kernel best = swarEnabled ? Kernel.SWAR : Kernel.BYTES;
    String whyBest =
        swarEnabled
            ? "the best this version has"
            : "SWAR is switched off by skimjson.swar, or the machine is big-endian";
    if (wanted == null || wanted.isBlank() || "auto".equals(lower(wanted))) {
      return new KernelLookup(best, whyBest);
    }
    for (Kernel kernel : Kernel.values()) {
      if (nameOf(kernel).equals(lower(wanted))) {
        return kernel == Kernel.SWAR && !swarEnabled
            ? new KernelLookup(best, PROPERTY + "=swar is not available: " + whyBest)
            : new KernelLookup(kernel, "forced by " + PROPERTY);
      }
    }
    return new KernelLookup(best, PROPERTY + "=" + wanted + " is unknown; " + whyBest);
  }

  static BlockClassifier classifier(Kernel kernel) {
    return switch (kernel) {
      case SWAR -> new SwarClassifier();
      case BYTES -> new ByteClassifier();
    };
  }

  private static String nameOf(Kernel kernel) {
    return lower(kernel.name());
  }

  private static String lower(String name) {
    return name.strip().toLowerCase(Locale.ROOT);
  }
}

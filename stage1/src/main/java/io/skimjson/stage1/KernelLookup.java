package io.skimjson.stage1;

import io.skimjson.bytes.WideBytes;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Chooses the kernel, once a process: vectors where they can be had, else SWAR, to be followed by
 * loops for longer inputs as soon as they have proved faster in this process.
 *
 * <p>The system property {@code skimjson.kernel} forces one by name: {@code swar}, {@code loop},
 * {@code vector128}, {@code vector256}, {@code vector512}, {@code bytes}; {@code vector} stands for
 * the longest vectors that the machine prefers, {@code auto} for the choice above. A name that is
 * unknown, or a kernel that is not to be had here, gives the same as {@code auto}, and {@link
 * #describe} says so.
 */
public final class KernelLookup {
  /** The property that forces a kernel. */
  static final String PROPERTY = "skimjson.kernel";

  private static final String SWAR_OFF =
      "SWAR is switched off by skimjson.swar, or the machine is big-endian";

  private static final KernelLookup CHOSEN =
      choose(
          System.getProperty(PROPERTY),
          new Facts(
              WideBytes.SWAR_ENABLED, VectorKernels.preferredBits(), VectorKernels.whyNone()));

  /** What the choice depends on. */
  record Facts(boolean swarEnabled, int vectorBits, String whyNoVectors) {
    /** Why a kernel is not to be had; empty if it is. */
    String whyMissing(Kernel kernel) {
      return switch (kernel) {
        case BYTES -> "";
        case SWAR, LOOP -> swarEnabled ? "" : SWAR_OFF;
        case VECTOR128, VECTOR256, VECTOR512 ->
            vectorBits == 0
                ? whyNoVectors
                : kernel.vectorBits() <= vectorBits
                    ? ""
                    : "this machine prefers vectors of " + vectorBits + " bits";
      };
    }

    Optional<Kernel> vectors() {
      for (Kernel kernel : Kernel.values()) {
        if (vectorBits > 0 && kernel.vectorBits() == vectorBits) {
          return Optional.of(kernel);
        }
      }
      return Optional.empty();
    }
  }

  private final Facts facts;

  /** The kernel for all inputs; null if SWAR and loops are on trial. */
  private final @Nullable Kernel kernel;

  private final KernelTrial trial = new KernelTrial();
  private final String reason;

  private KernelLookup(Facts facts, @Nullable Kernel kernel, String reason) {
    this.facts = facts;
    this.kernel = kernel;
    this.reason = reason;
  }

  /**
   * The kernel that {@link StructuralIndexer#create()} uses for longer inputs at this moment; SWAR
   * may become LOOP while a process is young.
   */
  public static Kernel kernel() {
    return CHOSEN.chosen();
  }

  /** The kernel with the longest vectors that this machine prefers; empty if there is none. */
  public static Optional<Kernel> vectors() {
    return CHOSEN.facts.vectors();
  }

  /** The kernel in use and why it was chosen, for people: one line, such as {@code swar (...)}. */
  public static String describe() {
    return CHOSEN.description();
  }

  /** Why a kernel is not to be had in this process; empty if it is. */
  static String whyMissing(Kernel kernel) {
    return CHOSEN.facts.whyMissing(kernel);
  }

  Kernel chosen() {
    return kernel == null ? trial.kernel() : kernel;
  }

  String description() {
    String why = kernel == null ? reason + trial.describe() : reason;
    return nameOf(chosen()) + " (" + why + ")";
  }

  static KernelLookup choose(@Nullable String property, Facts facts) {
    String wanted = property == null ? "" : lower(property);
    if (wanted.isEmpty() || wanted.equals("auto")) {
      return best(facts, "");
    }
    if (wanted.equals("vector")) {
      return facts
          .vectors()
          .map(kernel -> new KernelLookup(facts, kernel, "forced by " + PROPERTY))
          .orElseGet(() -> best(facts, missing(wanted, facts.whyNoVectors())));
    }
    for (Kernel kernel : Kernel.values()) {
      if (nameOf(kernel).equals(wanted)) {
        String why = facts.whyMissing(kernel);
        return why.isEmpty()
            ? new KernelLookup(facts, kernel, "forced by " + PROPERTY)
            : best(facts, missing(wanted, why));
      }
    }
    return best(facts, PROPERTY + "=" + property + " is unknown; ");
  }

  private static String missing(String wanted, String why) {
    return PROPERTY + "=" + wanted + " is not available: " + why + "; ";
  }

  private static KernelLookup best(Facts facts, String remark) {
    if (!facts.swarEnabled()) {
      return new KernelLookup(facts, Kernel.BYTES, remark + SWAR_OFF);
    }
    return facts
        .vectors()
        .map(
            kernel ->
                new KernelLookup(
                    facts, kernel, remark + "the longest vectors that this machine prefers"))
        .orElseGet(() -> new KernelLookup(facts, null, remark + facts.whyNoVectors() + "; "));
  }

  /** The classifier for an indexer that has no wish of its own. */
  static Classifier classifier() {
    Kernel fixed = CHOSEN.kernel;
    return fixed == null ? new MeasuredClassifier(CHOSEN.trial) : classifier(fixed);
  }

  static Classifier classifier(Kernel kernel) {
    return switch (kernel) {
      case SWAR -> new SwarClassifier();
      case LOOP -> new LoopClassifier(new SwarClassifier());
      case VECTOR128, VECTOR256, VECTOR512 -> VectorKernels.classifier(kernel.vectorBits());
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

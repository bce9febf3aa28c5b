package io.skimjson.testkit;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What the model makes of an input: a tree, or the first fault. */
public final class RefResult {
  private final @Nullable RefValue root;
  private final @Nullable RefFault fault;

  private RefResult(@Nullable RefValue root, @Nullable RefFault fault) {
    this.root = root;
    this.fault = fault;
  }

  static RefResult of(RefValue root) {
    return new RefResult(root, null);
  }

  static RefResult of(RefFault fault) {
    return new RefResult(null, fault);
  }

  /** Tells whether the whole input is valid. */
  public boolean isValid() {
    return fault == null;
  }

  /**
   * Returns the root of a valid input.
   *
   * @throws NullPointerException if the input is not valid
   */
  public RefValue root() {
    return Objects.requireNonNull(root, this::toString);
  }

  /**
   * Returns the first fault of an invalid input.
   *
   * @throws NullPointerException if the input is valid
   */
  public RefFault fault() {
    return Objects.requireNonNull(fault, "the input is valid");
  }

  /** Returns the fault's kind, or {@code "NONE"}, as {@code Parser.tryParse} would name it. */
  public String kind() {
    return fault == null ? "NONE" : fault.kind();
  }

  @Override
  public String toString() {
    return fault == null ? "valid" : fault.toString();
  }
}

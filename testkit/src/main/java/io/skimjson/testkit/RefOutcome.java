package io.skimjson.testkit;

import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What one read gives: a value, or a fault.
 *
 * @param <T> the type of the value
 */
public final class RefOutcome<T> {
  private final @Nullable T value;
  private final @Nullable RefFault fault;

  private RefOutcome(@Nullable T value, @Nullable RefFault fault) {
    this.value = value;
    this.fault = fault;
  }

  static <T> RefOutcome<T> of(T value) {
    return new RefOutcome<>(value, null);
  }

  static <T> RefOutcome<T> refused(String kind, int offset) {
    return new RefOutcome<>(null, new RefFault(kind, offset));
  }

  /** Tells whether there is a value. */
  public boolean isValue() {
    return fault == null;
  }

  /**
   * Returns the value.
   *
   * @throws NullPointerException if the read is refused
   */
  public T value() {
    return Objects.requireNonNull(value, this::toString);
  }

  /** Returns the fault, if the read is refused. */
  public Optional<RefFault> fault() {
    return Optional.ofNullable(fault);
  }

  /** Returns the fault's kind, or {@code "NONE"}. */
  public String kind() {
    return fault == null ? "NONE" : fault.kind();
  }

  @Override
  public String toString() {
    return fault == null ? "=" + value : "!" + fault;
  }
}

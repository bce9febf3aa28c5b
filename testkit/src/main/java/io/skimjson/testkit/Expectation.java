package io.skimjson.testkit;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What a conformance table wants of one operation: a value, an error of some kinds, or either.
 *
 * <pre>
 *   =N            the value N             =*            any value
 *   !K1/K2        an error K1 or K2       !*            any documented error
 *   ?N|KIND       either                  ?=N|!KIND     the same, in the style of the attack table
 * </pre>
 *
 * <p>Kinds are asked about by the names of our own constants; {@link ErrorKinds} translates.
 */
public final class Expectation {
  private static final String ANY = "*";

  private final String text;
  private final Optional<String> value;
  private final Set<String> errors;

  private Expectation(String text, Optional<String> value, Set<String> errors) {
    this.text = text;
    this.value = value;
    this.errors = errors;
  }

  /**
   * Reads an outcome column.
   *
   * @throws IllegalArgumentException if it begins with none of {@code =}, {@code !}, {@code ?} or
   *     names an unknown kind
   */
  public static Expectation parse(String text) {
    if (text.startsWith("=")) {
      return new Expectation(text, Optional.of(text.substring(1)), Set.of());
    }
    if (text.startsWith("!")) {
      return new Expectation(text, Optional.empty(), kinds(text.substring(1)));
    }
    int bar = text.lastIndexOf('|');
    if (text.startsWith("?") && bar > 0) {
      return new Expectation(
          text,
          Optional.of(without("=", text.substring(1, bar))),
          kinds(without("!", text.substring(bar + 1))));
    }
    throw new IllegalArgumentException("not an outcome: " + text);
  }

  /** Returns the expectation of exactly this value. */
  public static Expectation value(String value) {
    return parse("=" + value);
  }

  private static String without(String sign, String text) {
    return text.startsWith(sign) ? text.substring(sign.length()) : text;
  }

  private static Set<String> kinds(String kinds) {
    Set<String> ours = new LinkedHashSet<>();
    for (String kind : Arrays.asList(kinds.split("/", -1))) {
      if (kind.equals(ANY)) {
        ours.add(ANY);
      } else {
        ours.addAll(ErrorKinds.ours(kind));
      }
    }
    return ours;
  }

  /** Returns the value that is right, if a value may be right; {@code "*"} stands for any. */
  public Optional<String> value() {
    return value;
  }

  /** Tells whether only a value is right. */
  public boolean demandsValue() {
    return value.isPresent() && errors.isEmpty();
  }

  /** Tells whether only an error is right. */
  public boolean demandsError() {
    return value.isEmpty();
  }

  /** Tells whether this value, written as the table writes it, is right. */
  public boolean acceptsValue(String actual) {
    return value.isPresent() && (value.get().equals(ANY) || value.get().equals(actual));
  }

  /** Tells whether this signed integer is right. */
  public boolean acceptsInt64(long actual) {
    return acceptsValue(Long.toString(actual));
  }

  /** Tells whether the unsigned integer in these bits is right. */
  public boolean acceptsUint64(long bits) {
    return acceptsValue(Long.toUnsignedString(bits));
  }

  /** Tells whether this double is right, to the bit; the table's text is read by the JDK. */
  public boolean acceptsDouble(double actual) {
    return value.isPresent()
        && (value.get().equals(ANY)
            || Double.doubleToLongBits(Double.parseDouble(value.get()))
                == Double.doubleToLongBits(actual));
  }

  /** Tells whether an error of our kind with this name is right. */
  public boolean acceptsError(String ourKind) {
    return errors.contains(ANY) || errors.contains(ourKind);
  }

  /** Returns the column as it was written. */
  @Override
  public String toString() {
    return text;
  }
}

package io.skimjson;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A handle of one value in a document: its place, not its content.
 *
 * <p>Any handle may be used at any time and in any order, and as often as wished: reading goes to
 * the document's bytes each time. A handle from a {@link Parser} is valid until the next parse on
 * that parser or its close; after that every method throws {@link IllegalStateException}.
 *
 * <p>A handle from {@code find} may stand for a value that is missing: {@link #exists()} is false
 * then, {@code find} on it gives another missing one, the {@code ...Or} getters give their default,
 * and everything else throws {@code NO_SUCH_FIELD}.
 *
 * <p>Immutable, but the document behind it keeps notes of how far it was scanned: one thread at a
 * time. Every getter throws {@link JsonException} if the value is of another type ({@code
 * INCORRECT_TYPE}) or breaks the grammar; a getter that failed changes nothing, and another may be
 * tried.
 */
public final class Value {
  private static final int MISSING = -1;

  private final Navigator nav;
  private final long epoch;
  private final int start;
  private final int entry;
  private final int level;
  private final @Nullable Absence absence;

  /** Where a missing value was looked for: an object's first byte and the path below it. */
  record Absence(int parent, String below) {}

  Value(Navigator nav, long epoch, int start, int entry, int level) {
    this(nav, epoch, start, entry, level, null);
  }

  private Value(
      Navigator nav, long epoch, int start, int entry, int level, @Nullable Absence absence) {
    this.nav = nav;
    this.epoch = epoch;
    this.start = start;
    this.entry = entry;
    this.level = level;
    this.absence = absence;
  }

  /** A missing value below the value at {@code parent}. */
  static Value missing(Navigator nav, long epoch, int parent, String below) {
    return missing(nav, epoch, new Absence(parent, below));
  }

  private static Value missing(Navigator nav, long epoch, Absence absence) {
    return new Value(nav, epoch, MISSING, 0, 0, absence);
  }

  /** The value behind a separator or colon of a container at {@code level}. */
  static Value behind(Navigator nav, long epoch, int before, int level) {
    return new Value(nav, epoch, nav.requireValue(before), before + 1, level);
  }

  // ---- What it is ----

  /** Tells whether there is a value: false for what {@code find} did not find. Constant time. */
  public boolean exists() {
    nav.checkEpoch(epoch);
    return start != MISSING;
  }

  /**
   * Tells whether this is the literal {@code null}. A missing value is not null.
   *
   * @throws JsonException {@code INVALID_LITERAL} if it begins with {@code n} and is not null
   */
  public boolean isNull() {
    nav.checkEpoch(epoch);
    return start != MISSING && nav.buf[start] == 'n' && checkLiteral(nav, start, entry);
  }

  /**
   * Returns the type that the first byte shows; the rest is checked when it is read. Constant time.
   *
   * @throws JsonException {@code SYNTAX} if no value begins with this byte
   */
  public JsonType type() {
    requirePresent();
    return Types.of(nav, start);
  }

  /**
   * Returns where the value begins: bytes from the start of the input, 0 or more.
   *
   * @throws JsonException {@code NO_SUCH_FIELD} if the value is missing
   */
  public int offset() {
    requirePresent();
    return start - nav.base;
  }

  /**
   * Tells whether this is a number without fraction and exponent, of whatever size; false for other
   * types.
   *
   * @throws JsonException {@code NUMBER_SYNTAX} if it is a number that breaks the grammar
   */
  public boolean isInteger() {
    requirePresent();
    return Types.isNumber(nav.buf[start]) && Numbers.isInteger(nav, start, entry);
  }

  /** Tells whether this is a number with a minus sign, {@code -0} included. Constant time. */
  public boolean isNegative() {
    requirePresent();
    return nav.buf[start] == '-';
  }

  /**
   * Returns the smallest type that holds this number as it is written.
   *
   * @throws JsonException {@code INCORRECT_TYPE} if it is not a number, {@code NUMBER_SYNTAX} if it
   *     breaks the grammar
   */
  public NumberType numberType() {
    requirePresent();
    return Numbers.type(nav, start, entry);
  }

  // ---- Numbers ----

  /**
   * Returns the integer, -2^63 to 2^63-1. {@code -0} is 0. Never rounds, wraps or saturates.
   *
   * @throws JsonException {@code INCORRECT_TYPE} for a number with a fraction or exponent and for
   *     other types, {@code NUMBER_OUT_OF_RANGE} beyond the range, {@code NUMBER_SYNTAX} for a
   *     broken number
   */
  public long getInt64() {
    requirePresent();
    return Numbers.int64(nav, start, entry);
  }

  /**
   * Returns the integer, -2^31 to 2^31-1.
   *
   * @throws JsonException as {@link #getInt64()}, with the smaller range
   */
  public int getInt32() {
    requirePresent();
    return Numbers.int32(nav, start, entry);
  }

  /**
   * Returns the unsigned integer, 0 to 2^64-1, as the bits of a {@code long}: see {@link
   * Long#toUnsignedString(long)}.
   *
   * @throws JsonException as {@link #getInt64()}; any minus sign, {@code -0} too, is {@code
   *     NUMBER_OUT_OF_RANGE}
   */
  public long getUint64() {
    requirePresent();
    return Numbers.uint64(nav, start, entry);
  }

  /**
   * Returns the nearest double, ties to even; linear time at any length. {@code -0} is {@code
   * -0.0}; what is too small is zero.
   *
   * @throws JsonException {@code NUMBER_OUT_OF_RANGE} if it would round to infinity, {@code
   *     INCORRECT_TYPE} if it is not a number, {@code NUMBER_SYNTAX} for a broken one
   */
  public double getDouble() {
    requirePresent();
    return Numbers.float64(nav, start, entry);
  }

  /**
   * Returns the nearest float, rounded once and not by way of a double.
   *
   * @throws JsonException as {@link #getDouble()}, with the range of float
   */
  public float getFloat() {
    requirePresent();
    return Numbers.float32(nav, start, entry);
  }

  /**
   * Returns an integer of any size up to {@link Limits#maxNumberDigits()}.
   *
   * @throws JsonException {@code TOO_LARGE} beyond that, else as {@link #getInt64()}
   */
  public BigInteger getBigInteger() {
    requirePresent();
    return Numbers.bigInteger(nav, start, entry);
  }

  /**
   * Returns the number exactly, with the scale it is written with.
   *
   * @throws JsonException {@code TOO_LARGE} beyond {@link Limits#maxNumberDigits()} or {@link
   *     Limits#maxNumberScale()}, {@code INCORRECT_TYPE} or {@code NUMBER_SYNTAX}
   */
  public BigDecimal getDecimal() {
    requirePresent();
    return Numbers.decimal(nav, start, entry);
  }

  /**
   * Returns a {@link Long}, a {@link BigInteger} for integers beyond it, or a {@link Double} for
   * numbers with a fraction or exponent.
   *
   * @throws JsonException as the getter of that type
   */
  public Number getNumber() {
    return switch (numberType()) {
      case INT64 -> getInt64();
      case UINT64, BIG_INTEGER -> getBigInteger();
      case FLOAT64 -> getDouble();
    };
  }

  /**
   * Returns the integer that a string holds, such as {@code "12"}; for producers that put large
   * numbers in strings.
   *
   * <p>The number must fill the string as it is written: escapes are not decoded. The string <code>
   * "&#92;u0031"</code> holds no number, and <code>"1&#92;u0032"</code> a broken one.
   *
   * @throws JsonException {@code INCORRECT_TYPE} if this is not a string or the string holds no
   *     number, {@code NUMBER_SYNTAX} at the byte that breaks one or at the first white space
   *     around it, {@code NUMBER_OUT_OF_RANGE}
   */
  public long getInt64InString() {
    requirePresent();
    return Numbers.int64InString(nav, start, entry);
  }

  /**
   * Returns the unsigned integer that a string holds, as the bits of a {@code long}.
   *
   * @throws JsonException as {@link #getInt64InString()}
   */
  public long getUint64InString() {
    requirePresent();
    return Numbers.uint64InString(nav, start, entry);
  }

  /**
   * Returns the nearest double of the number that a string holds.
   *
   * @throws JsonException as {@link #getInt64InString()}
   */
  public double getDoubleInString() {
    requirePresent();
    return Numbers.float64InString(nav, start, entry);
  }

  // ---- Literals ----

  /**
   * Returns {@code true} or {@code false}.
   *
   * @throws JsonException {@code INCORRECT_TYPE}, or {@code INVALID_LITERAL} for a misspelt one
   */
  public boolean getBool() {
    requirePresent();
    return bool(nav, start, entry);
  }

  /** The truth value at {@code start}, in front of this index entry. */
  static boolean bool(Navigator nav, int start, int entry) {
    switch (nav.buf[start]) {
      case 't':
        return checkLiteral(nav, start, entry);
      case 'f':
        return !checkLiteral(nav, start, entry);
      default:
        throw Failures.incorrectType(nav, "true or false", start);
    }
  }

  /** Checks the literal there, and that it fills its slot; always true. */
  static boolean checkLiteral(Navigator nav, int start, int entry) {
    int after = Validator.skipLiteral(nav.buf, start, nav.end);
    if (after < 0) {
      throw Failures.at(nav, JsonError.INVALID_LITERAL, start);
    }
    nav.requireSlotEnd(after, entry);
    return true;
  }

  // ---- Strings ----

  /**
   * Returns the text of the string, escapes decoded. Costs the {@link String}; ASCII documents are
   * copied without decoding.
   *
   * @throws JsonException {@code INCORRECT_TYPE}, or {@code INVALID_STRING} for a bad escape or a
   *     lone surrogate that the policy refuses
   */
  public String getString() {
    requirePresent();
    return Strings.text(nav, start, entry);
  }

  /**
   * Returns the text of the string, or Java's null for the literal {@code null}. A missing value
   * throws.
   *
   * @throws JsonException as {@link #getString()}
   */
  public @Nullable String getStringOrNull() {
    requirePresent();
    return isNull() ? null : Strings.text(nav, start, entry);
  }

  /**
   * Tells whether this string's text is the key's name. Creates nothing.
   *
   * @throws JsonException as {@link #getString()}
   */
  public boolean stringEquals(Key key) {
    Objects.requireNonNull(key, "key");
    requirePresent();
    return Strings.equals(nav, start, entry, key);
  }

  /**
   * Copies the text of the string, escapes decoded, as UTF-8 to {@code target} and returns its
   * length in bytes. A lone surrogate that the policy preserves becomes three bytes (WTF-8).
   *
   * @throws IndexOutOfBoundsException if it does not fit behind {@code offset}; nothing is written
   * @throws JsonException as {@link #getString()}
   */
  public int copyUtf8(byte[] target, int offset) {
    Objects.requireNonNull(target, "target");
    requirePresent();
    return Strings.copyUtf8(nav, start, entry, target, offset);
  }

  /**
   * Returns the undecoded bytes between the quotes of this string, without copying. Costs one small
   * object; the view reads the caller's input and lives as long as that.
   *
   * @throws JsonException {@code INCORRECT_TYPE} if the value is not a string
   */
  public RawJson rawString() {
    requirePresent();
    return Strings.raw(nav, start, entry);
  }

  /**
   * Opens the JSON text that this string holds, as log messages often do, as a document of its own.
   * Copies only if the string has escapes. Offsets of the new document count in the decoded text.
   *
   * @throws JsonException as {@link #getString()}, and as {@link Document#on(byte[])} for the text
   */
  public Document parseString() {
    requirePresent();
    return Strings.parse(nav, start, entry);
  }

  /**
   * Returns the exact source bytes of the value, without white space around it and without copying.
   * A scalar is checked as when it is read; of a container only brackets are.
   *
   * @throws JsonException if the scalar breaks the grammar, or a bracket does not fit
   */
  public RawJson raw() {
    requirePresent();
    int end =
        nav.isContainer(start, entry)
            ? nav.index[nav.closeOf(entry, checkedLevel())] + 1
            : Types.scalarEnd(nav, start, entry);
    return new RawJson(nav.buf, start, end - start);
  }

  /**
   * Checks all of RFC 8259 of this value alone, as {@link Document#validate()} does of the whole
   * document: depth counts from the root, and names that occur twice go by the parser's policy. A
   * scalar is checked up to the next operator, as when it is read; what stands in front of a
   * container or behind it is not looked at. Linear in the value's length, without recursion; the
   * handle stays valid, whatever comes out.
   *
   * @throws JsonException with the first fault from the left, its offset and path those of the
   *     document; {@code NO_SUCH_FIELD} if the value is missing
   */
  public void validate() {
    requirePresent();
    if (!nav.isContainer(start, entry)) {
      Types.scalarEnd(nav, start, entry);
    } else if (nav.checkContainer(start, entry, level) != JsonError.NONE) {
      throw nav.fault();
    }
  }

  // ---- Defaults ----

  /**
   * Returns {@link #getInt64()}, or {@code otherwise} if the value is missing or null.
   *
   * @throws JsonException as {@link #getInt64()}; a wrong type is never hidden
   */
  public long getInt64Or(long otherwise) {
    return isMissingOrNull() ? otherwise : getInt64();
  }

  /**
   * Returns {@link #getDouble()}, or {@code otherwise} if the value is missing or null.
   *
   * @throws JsonException as {@link #getDouble()}; a wrong type is never hidden
   */
  public double getDoubleOr(double otherwise) {
    return isMissingOrNull() ? otherwise : getDouble();
  }

  /**
   * Returns {@link #getString()}, or {@code otherwise} if the value is missing or null.
   *
   * @throws JsonException as {@link #getString()}; a wrong type is never hidden
   */
  public @Nullable String getStringOr(@Nullable String otherwise) {
    return isMissingOrNull() ? otherwise : getString();
  }

  /**
   * Returns {@link #getBool()}, or {@code otherwise} if the value is missing or null.
   *
   * @throws JsonException as {@link #getBool()}; a wrong type is never hidden
   */
  public boolean getBoolOr(boolean otherwise) {
    return isMissingOrNull() ? otherwise : getBool();
  }

  private boolean isMissingOrNull() {
    return !exists() || isNull();
  }

  // ---- Going deeper ----

  /**
   * Returns the value of the member with this name. Encodes the name each time: in loops use {@link
   * #field(Key)}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD} if the object has no such member, {@code
   *     INCORRECT_TYPE} if this is not an object
   */
  public Value field(String name) {
    return field(Key.of(name));
  }

  /**
   * Returns the value of the member with this name. Linear in the object at most; lookups in
   * document order in an object of some dozen plain names share one pass. For many names of a
   * larger object, or of one with escaped names, use {@link JsonObject#select}, iteration or a
   * {@link Projection}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD} if the object has no such member, {@code
   *     INCORRECT_TYPE} if this is not an object
   */
  public Value field(Key name) {
    return find(name).required();
  }

  /**
   * Returns the value of the member with this name, or a missing value.
   *
   * @throws JsonException {@code INCORRECT_TYPE} if this is neither an object nor missing
   */
  public Value find(String name) {
    return find(Key.of(name));
  }

  /**
   * Returns the value of the member with this name, or a missing value.
   *
   * @throws JsonException {@code INCORRECT_TYPE} if this is neither an object nor missing
   */
  public Value find(Key name) {
    Objects.requireNonNull(name, "name");
    nav.checkEpoch(epoch);
    if (start == MISSING) {
      return this;
    }
    requireObject();
    int colon = Members.find(nav, entry, checkedLevel(), name);
    return colon == Members.ABSENT
        ? missing(nav, epoch, new Absence(start, "/" + JsonPointer.escape(name.name())))
        : behind(nav, epoch, colon, level + 1);
  }

  /**
   * Returns the value at a JSON Pointer (RFC 6901) relative to this value. Parses the pointer each
   * time: in loops use {@link #at(JsonPointer)}.
   *
   * @throws JsonException as {@link #at(JsonPointer)}, and {@code INVALID_POINTER} for a bad
   *     pointer
   */
  public Value at(String relative) {
    return at(JsonPointer.parse(relative));
  }

  /**
   * Returns the value at a JSON Pointer (RFC 6901) relative to this value.
   *
   * @throws JsonException {@code NO_SUCH_FIELD} for a missing member or a step into a scalar,
   *     {@code INDEX_OUT_OF_BOUNDS} for a missing element, {@code INVALID_POINTER} for a token that
   *     cannot be an array index
   */
  public Value at(JsonPointer relative) {
    return Pointers.at(this, Objects.requireNonNull(relative, "relative"));
  }

  /**
   * Returns the value at a JSON Pointer relative to this value, or a missing value. Parses the
   * pointer each time: in loops use {@link #findAt(JsonPointer)}.
   *
   * @throws JsonException as {@link #findAt(JsonPointer)}, and {@code INVALID_POINTER} for a bad
   *     pointer
   */
  public Value findAt(String relative) {
    return findAt(JsonPointer.parse(relative));
  }

  /**
   * Returns the value at a JSON Pointer relative to this value, or a missing value.
   *
   * @throws JsonException {@code INVALID_POINTER} for a token that cannot be an array index
   */
  public Value findAt(JsonPointer relative) {
    return Pointers.find(this, Objects.requireNonNull(relative, "relative"));
  }

  /**
   * Returns the object's members.
   *
   * @throws JsonException {@code INCORRECT_TYPE} if this is not an object, {@code DEPTH_EXCEEDED}
   */
  public JsonObject object() {
    requirePresent();
    requireObject();
    return new JsonObject(nav, epoch, entry, checkedLevel());
  }

  /**
   * Returns the array's elements.
   *
   * @throws JsonException {@code INCORRECT_TYPE} if this is not an array, {@code DEPTH_EXCEEDED}
   */
  public JsonArray array() {
    requirePresent();
    if (nav.buf[start] != '[' || !nav.isContainer(start, entry)) {
      throw Failures.incorrectType(nav, "an array", start);
    }
    return new JsonArray(nav, epoch, entry, checkedLevel());
  }

  private void requireObject() {
    if (nav.buf[start] != '{' || !nav.isContainer(start, entry)) {
      throw Failures.incorrectType(nav, "an object", start);
    }
  }

  private int checkedLevel() {
    nav.checkLevel(level + 1, start);
    return level + 1;
  }

  private void requirePresent() {
    nav.checkEpoch(epoch);
    if (start == MISSING) {
      throw Failures.missing(nav, Objects.requireNonNull(absence));
    }
  }

  // ---- For Pointers and ProjectionRow ----

  void noteIn(ProjectionWalk places, int i) {
    places.starts[i] = start;
    places.entries[i] = entry;
    places.levels[i] = level;
  }

  boolean isObject() {
    return nav.buf[start] == '{' && nav.isContainer(start, entry);
  }

  boolean isArray() {
    return nav.buf[start] == '[' && nav.isContainer(start, entry);
  }

  /** Element of this array, or null. */
  @Nullable Value element(int number) {
    int separator = Elements.find(nav, entry, checkedLevel(), number);
    return separator == Elements.ABSENT ? null : behind(nav, epoch, separator, level + 1);
  }

  /** This value, or the exception for a missing one. */
  Value required() {
    requirePresent();
    return this;
  }

  Value absent(String below) {
    return missing(nav, epoch, new Absence(start, below));
  }

  Navigator navigator() {
    return nav;
  }

  int start() {
    return start;
  }
}

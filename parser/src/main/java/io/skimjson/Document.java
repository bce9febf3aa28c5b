package io.skimjson;

import io.skimjson.bytes.PaddedBytes;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A JSON document whose operators have been indexed and whose values are read when asked for.
 *
 * <pre>{@code
 * long id = Document.on(bytes).field("id").getInt64();
 * }</pre>
 *
 * <p>What is validated, and when:
 *
 * <table>
 * <caption>Validation</caption>
 * <tr><th>when</th><th>what</th></tr>
 * <tr><td>on open (stage 1)</td><td>UTF-8, unclosed string, control byte in a string, empty input,
 * size limit, foreign byte order mark</td></tr>
 * <tr><td>while navigating</td><td>braces, brackets, commas, colons and names of the members and
 * elements that are walked; the kind of every bracket that is skipped; depth</td></tr>
 * <tr><td>on reading a value</td><td>the whole grammar of that value</td></tr>
 * <tr><td>never, unless asked</td><td>scalars that are skipped, escapes in strings that are
 * skipped, whatever stands behind the last value asked for</td></tr>
 * <tr><td>{@link #validate()}, {@link Parser.Builder#strict}</td><td>all of RFC 8259, duplicate
 * names by policy</td></tr>
 * </table>
 *
 * <p>Content behind the value is always an error for a scalar at the root; for a container it is
 * found by {@link #expectEnd()}, {@link #validate()} and strict parsers.
 *
 * <p>The input is neither copied nor changed. Whoever changes it while the document is in use gets
 * wrong values or exceptions, but nothing worse. One leading UTF-8 byte order mark is skipped;
 * offsets count from the start of the input all the same. A document is a small immutable handle:
 * one that comes from a {@link Parser} is valid until the next parse on that parser; one from
 * {@code on} as long as it is held. One thread at a time.
 */
public final class Document {
  private final Navigator nav;
  private final long epoch;

  Document(Navigator nav) {
    this.nav = nav;
    this.epoch = nav.epoch;
  }

  // ---- Opening ----

  /**
   * Opens a document on all bytes of the array. Indexes it now, in one pass, with an index of its
   * own; where many documents are read, a {@link Parser} keeps the index from one to the next.
   *
   * @throws JsonException if the bytes fail the checks on opening
   */
  public static Document on(byte[] json) {
    Objects.requireNonNull(json, "json");
    return on(json, 0, json.length, ParserOptions.DEFAULTS);
  }

  /**
   * Opens a document on a slice of an array. Bytes outside it may be loaded but never matter.
   *
   * @throws IndexOutOfBoundsException if the slice is not inside the array
   * @throws JsonException if the bytes fail the checks on opening
   */
  public static Document on(byte[] json, int offset, int length) {
    Objects.requireNonNull(json, "json");
    return on(json, offset, length, ParserOptions.DEFAULTS);
  }

  /**
   * Opens a document on padded bytes.
   *
   * @throws JsonException if the bytes fail the checks on opening
   */
  public static Document on(PaddedBytes json) {
    Objects.requireNonNull(json, "json");
    return on(json.array(), json.offset(), json.length(), ParserOptions.DEFAULTS);
  }

  /**
   * Opens a document on the bytes between a buffer's position and limit, which stay where they are.
   * Those of an accessible heap buffer are not copied; others are copied once.
   *
   * @throws JsonException if the bytes fail the checks on opening
   */
  public static Document on(ByteBuffer json) {
    Objects.requireNonNull(json, "json");
    if (json.hasArray()) {
      int offset = json.arrayOffset() + json.position();
      return on(json.array(), offset, json.remaining(), ParserOptions.DEFAULTS);
    }
    byte[] copy = new byte[json.remaining()];
    json.duplicate().get(copy);
    return on(copy);
  }

  /**
   * Opens a document on a text, which is encoded first; offsets count bytes of its UTF-8 form.
   *
   * @throws JsonException {@code INVALID_UTF8} if the text has a lone surrogate, or if it fails the
   *     checks on opening
   */
  public static Document on(String json) {
    Objects.requireNonNull(json, "json");
    return on(Texts.encode(json));
  }

  static Document on(byte[] json, int offset, int length, ParserOptions options) {
    Navigator nav = new Navigator(options);
    if (nav.open(json, offset, length) != JsonError.NONE) {
      throw nav.fault();
    }
    return new Document(nav);
  }

  /** The indexed input, for the classes of this room. */
  Navigator navigator() {
    nav.checkEpoch(epoch);
    return nav;
  }

  // ---- The whole ----

  /** Returns the value of the document. */
  public Value root() {
    nav.checkEpoch(epoch);
    return new Value(nav, epoch, nav.start, nav.first, 0);
  }

  /**
   * Checks that nothing but white space stands behind the value, and on the way the brackets of the
   * whole document. A scalar is checked whole.
   *
   * @throws JsonException {@code TRAILING_CONTENT}, or what is wrong before the end
   */
  public void expectEnd() {
    nav.checkEpoch(epoch);
    if (nav.checkWhole() != JsonError.NONE) {
      throw nav.fault();
    }
  }

  /**
   * Checks all of RFC 8259 from the first byte to the last, names that occur twice by policy, and
   * depth. Linear, without recursion. Handles stay valid, whatever comes out.
   *
   * @throws JsonException with the first fault from the left
   */
  public void validate() {
    nav.checkEpoch(epoch);
    if (nav.checkAll(nav.options.duplicates()) != JsonError.NONE) {
      throw nav.fault();
    }
  }

  // ---- The root, as Value offers it ----

  /**
   * Returns a member of the root object; see {@link Value#field(String)}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD} or {@code INCORRECT_TYPE}
   */
  public Value field(String name) {
    return root().field(name);
  }

  /**
   * Returns a member of the root object; see {@link Value#field(Key)}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD} or {@code INCORRECT_TYPE}
   */
  public Value field(Key name) {
    return root().field(name);
  }

  /**
   * Returns a member of the root object, or a missing value; see {@link Value#find(String)}.
   *
   * @throws JsonException {@code INCORRECT_TYPE} if the root is not an object
   */
  public Value find(String name) {
    return root().find(name);
  }

  /**
   * Returns a member of the root object, or a missing value; see {@link Value#find(Key)}.
   *
   * @throws JsonException {@code INCORRECT_TYPE} if the root is not an object
   */
  public Value find(Key name) {
    return root().find(name);
  }

  /**
   * Returns the value at a JSON Pointer; see {@link Value#at(String)}.
   *
   * @throws JsonException as {@link Value#at(String)}
   */
  public Value at(String jsonPointer) {
    return root().at(jsonPointer);
  }

  /**
   * Returns the value at a JSON Pointer; see {@link Value#at(JsonPointer)}.
   *
   * @throws JsonException as {@link Value#at(JsonPointer)}
   */
  public Value at(JsonPointer pointer) {
    return root().at(pointer);
  }

  /**
   * Returns the value at a JSON Pointer, or a missing value; see {@link Value#findAt(String)}.
   *
   * @throws JsonException as {@link Value#findAt(String)}
   */
  public Value findAt(String jsonPointer) {
    return root().findAt(jsonPointer);
  }

  /**
   * Returns the value at a JSON Pointer, or a missing value; see {@link Value#findAt(JsonPointer)}.
   *
   * @throws JsonException as {@link Value#findAt(JsonPointer)}
   */
  public Value findAt(JsonPointer pointer) {
    return root().findAt(pointer);
  }

  /**
   * Returns the members of the root object; see {@link Value#object()}.
   *
   * @throws JsonException {@code INCORRECT_TYPE} if the root is not an object
   */
  public JsonObject object() {
    return root().object();
  }

  /**
   * Returns the elements of the root array; see {@link Value#array()}.
   *
   * @throws JsonException {@code INCORRECT_TYPE} if the root is not an array
   */
  public JsonArray array() {
    return root().array();
  }

  /** Tells whether there is a root, which there always is; see {@link Value#exists()}. */
  public boolean exists() {
    return root().exists();
  }

  /**
   * Returns the type of the root; see {@link Value#type()}.
   *
   * @throws JsonException as {@link Value#type()}
   */
  public JsonType type() {
    return root().type();
  }

  /**
   * Tells whether the root is {@code null}; see {@link Value#isNull()}.
   *
   * @throws JsonException as {@link Value#isNull()}
   */
  public boolean isNull() {
    return root().isNull();
  }

  /** Returns where the root value begins, in bytes; see {@link Value#offset()}. */
  public int offset() {
    return root().offset();
  }

  /**
   * Returns the root; see {@link Value#getInt64()}.
   *
   * @throws JsonException as {@link Value#getInt64()}
   */
  public long getInt64() {
    return root().getInt64();
  }

  /**
   * Returns the root; see {@link Value#getInt32()}.
   *
   * @throws JsonException as {@link Value#getInt32()}
   */
  public int getInt32() {
    return root().getInt32();
  }

  /**
   * Returns the root; see {@link Value#getUint64()}.
   *
   * @throws JsonException as {@link Value#getUint64()}
   */
  public long getUint64() {
    return root().getUint64();
  }

  /**
   * Returns the root; see {@link Value#getDouble()}.
   *
   * @throws JsonException as {@link Value#getDouble()}
   */
  public double getDouble() {
    return root().getDouble();
  }

  /**
   * Returns the root; see {@link Value#getFloat()}.
   *
   * @throws JsonException as {@link Value#getFloat()}
   */
  public float getFloat() {
    return root().getFloat();
  }

  /**
   * Returns the root; see {@link Value#getBool()}.
   *
   * @throws JsonException as {@link Value#getBool()}
   */
  public boolean getBool() {
    return root().getBool();
  }

  /**
   * Returns the root; see {@link Value#getString()}.
   *
   * @throws JsonException as {@link Value#getString()}
   */
  public String getString() {
    return root().getString();
  }

  /**
   * Returns the root; see {@link Value#getBigInteger()}.
   *
   * @throws JsonException as {@link Value#getBigInteger()}
   */
  public BigInteger getBigInteger() {
    return root().getBigInteger();
  }

  /**
   * Returns the root; see {@link Value#getDecimal()}.
   *
   * @throws JsonException as {@link Value#getDecimal()}
   */
  public BigDecimal getDecimal() {
    return root().getDecimal();
  }

  /**
   * Returns the root; see {@link Value#getNumber()}.
   *
   * @throws JsonException as {@link Value#getNumber()}
   */
  public Number getNumber() {
    return root().getNumber();
  }

  /**
   * Returns the root, or Java's null; see {@link Value#getStringOrNull()}.
   *
   * @throws JsonException as {@link Value#getStringOrNull()}
   */
  public @Nullable String getStringOrNull() {
    return root().getStringOrNull();
  }

  /**
   * Returns the number in the root string; see {@link Value#getInt64InString()}.
   *
   * @throws JsonException as {@link Value#getInt64InString()}
   */
  public long getInt64InString() {
    return root().getInt64InString();
  }

  /**
   * Returns the number in the root string; see {@link Value#getUint64InString()}.
   *
   * @throws JsonException as {@link Value#getUint64InString()}
   */
  public long getUint64InString() {
    return root().getUint64InString();
  }

  /**
   * Returns the number in the root string; see {@link Value#getDoubleInString()}.
   *
   * @throws JsonException as {@link Value#getDoubleInString()}
   */
  public double getDoubleInString() {
    return root().getDoubleInString();
  }

  /**
   * Tells whether the root is an integer; see {@link Value#isInteger()}.
   *
   * @throws JsonException as {@link Value#isInteger()}
   */
  public boolean isInteger() {
    return root().isInteger();
  }

  /** Tells whether the root is a number with a minus sign; see {@link Value#isNegative()}. */
  public boolean isNegative() {
    return root().isNegative();
  }

  /**
   * Returns the number type of the root; see {@link Value#numberType()}.
   *
   * @throws JsonException as {@link Value#numberType()}
   */
  public NumberType numberType() {
    return root().numberType();
  }

  /**
   * Tells whether the root string is the key's; see {@link Value#stringEquals(Key)}.
   *
   * @throws JsonException as {@link Value#stringEquals(Key)}
   */
  public boolean stringEquals(Key key) {
    return root().stringEquals(key);
  }

  /**
   * Copies the root string as UTF-8; see {@link Value#copyUtf8(byte[], int)}.
   *
   * @throws JsonException as {@link Value#copyUtf8(byte[], int)}
   */
  public int copyUtf8(byte[] target, int offset) {
    return root().copyUtf8(target, offset);
  }

  /**
   * Returns the exact bytes of the root; see {@link Value#raw()}.
   *
   * @throws JsonException as {@link Value#raw()}
   */
  public RawJson raw() {
    return root().raw();
  }

  /**
   * Returns the undecoded bytes of the root string; see {@link Value#rawString()}.
   *
   * @throws JsonException as {@link Value#rawString()}
   */
  public RawJson rawString() {
    return root().rawString();
  }

  /**
   * Opens the JSON text in the root string; see {@link Value#parseString()}.
   *
   * @throws JsonException as {@link Value#parseString()}
   */
  public Document parseString() {
    return root().parseString();
  }

  /**
   * Returns the root, or the default if it is null; see {@link Value#getInt64Or}.
   *
   * @throws JsonException as {@link Value#getInt64Or}
   */
  public long getInt64Or(long otherwise) {
    return root().getInt64Or(otherwise);
  }

  /**
   * Returns the root, or the default if it is null; see {@link Value#getDoubleOr}.
   *
   * @throws JsonException as {@link Value#getDoubleOr}
   */
  public double getDoubleOr(double otherwise) {
    return root().getDoubleOr(otherwise);
  }

  /**
   * Returns the root, or the default if it is null; see {@link Value#getStringOr}.
   *
   * @throws JsonException as {@link Value#getStringOr}
   */
  public @Nullable String getStringOr(@Nullable String otherwise) {
    return root().getStringOr(otherwise);
  }

  /**
   * Returns the root, or the default if it is null; see {@link Value#getBoolOr}.
   *
   * @throws JsonException as {@link Value#getBoolOr}
   */
  public boolean getBoolOr(boolean otherwise) {
    return root().getBoolOr(otherwise);
  }

  // ---- Members of the root, without a handle ----

  /**
   * Returns the integer of a member of the root; see {@link JsonObject#getInt64(Key)}.
   *
   * @throws JsonException as {@link JsonObject#getInt64(Key)}
   */
  public long getInt64(Key name) {
    return KeyedReads.int64(nav, KeyedReads.root(nav, epoch), 1, name);
  }

  /**
   * Returns the integer of a member of the root; see {@link JsonObject#getInt32(Key)}.
   *
   * @throws JsonException as {@link JsonObject#getInt32(Key)}
   */
  public int getInt32(Key name) {
    return KeyedReads.int32(nav, KeyedReads.root(nav, epoch), 1, name);
  }

  /**
   * Returns the unsigned integer of a member of the root; see {@link JsonObject#getUint64(Key)}.
   *
   * @throws JsonException as {@link JsonObject#getUint64(Key)}
   */
  public long getUint64(Key name) {
    return KeyedReads.uint64(nav, KeyedReads.root(nav, epoch), 1, name);
  }

  /**
   * Returns the double of a member of the root; see {@link JsonObject#getDouble(Key)}.
   *
   * @throws JsonException as {@link JsonObject#getDouble(Key)}
   */
  public double getDouble(Key name) {
    return KeyedReads.float64(nav, KeyedReads.root(nav, epoch), 1, name);
  }

  /**
   * Returns the float of a member of the root; see {@link JsonObject#getFloat(Key)}.
   *
   * @throws JsonException as {@link JsonObject#getFloat(Key)}
   */
  public float getFloat(Key name) {
    return KeyedReads.float32(nav, KeyedReads.root(nav, epoch), 1, name);
  }

  /**
   * Returns the truth value of a member of the root; see {@link JsonObject#getBool(Key)}.
   *
   * @throws JsonException as {@link JsonObject#getBool(Key)}
   */
  public boolean getBool(Key name) {
    return KeyedReads.bool(nav, KeyedReads.root(nav, epoch), 1, name);
  }

  /**
   * Returns the text of a member of the root; see {@link JsonObject#getString(Key)}.
   *
   * @throws JsonException as {@link JsonObject#getString(Key)}
   */
  public String getString(Key name) {
    return KeyedReads.string(nav, KeyedReads.root(nav, epoch), 1, name);
  }

  /**
   * Returns the integer of any size of a member of the root; see {@link
   * JsonObject#getBigInteger(Key)}.
   *
   * @throws JsonException as {@link JsonObject#getBigInteger(Key)}
   */
  public BigInteger getBigInteger(Key name) {
    return KeyedReads.bigInteger(nav, KeyedReads.root(nav, epoch), 1, name);
  }

  /**
   * Returns the exact number of a member of the root; see {@link JsonObject#getDecimal(Key)}.
   *
   * @throws JsonException as {@link JsonObject#getDecimal(Key)}
   */
  public BigDecimal getDecimal(Key name) {
    return KeyedReads.decimal(nav, KeyedReads.root(nav, epoch), 1, name);
  }

  /**
   * Returns the text, or Java's null for {@code null}, of a member of the root; see {@link
   * JsonObject#getStringOrNull(Key)}.
   *
   * @throws JsonException as {@link JsonObject#getStringOrNull(Key)}
   */
  public @Nullable String getStringOrNull(Key name) {
    return KeyedReads.stringOrNull(nav, KeyedReads.root(nav, epoch), 1, name);
  }

  /**
   * Returns the integer in the string of a member of the root; see {@link
   * JsonObject#getInt64InString(Key)}.
   *
   * @throws JsonException as {@link JsonObject#getInt64InString(Key)}
   */
  public long getInt64InString(Key name) {
    return KeyedReads.int64InString(nav, KeyedReads.root(nav, epoch), 1, name);
  }

  /**
   * Returns the unsigned integer in the string of a member of the root; see {@link
   * JsonObject#getUint64InString(Key)}.
   *
   * @throws JsonException as {@link JsonObject#getUint64InString(Key)}
   */
  public long getUint64InString(Key name) {
    return KeyedReads.uint64InString(nav, KeyedReads.root(nav, epoch), 1, name);
  }

  /**
   * Returns the double in the string of a member of the root; see {@link
   * JsonObject#getDoubleInString(Key)}.
   *
   * @throws JsonException as {@link JsonObject#getDoubleInString(Key)}
   */
  public double getDoubleInString(Key name) {
    return KeyedReads.float64InString(nav, KeyedReads.root(nav, epoch), 1, name);
  }

  /**
   * Tells whether a member's text is that of a key; see {@link JsonObject#stringEquals(Key, Key)}.
   *
   * @throws JsonException as {@link JsonObject#stringEquals(Key, Key)}
   */
  public boolean stringEquals(Key name, Key text) {
    return KeyedReads.stringEquals(nav, KeyedReads.root(nav, epoch), 1, name, text);
  }

  /**
   * Returns a member of the root, or the default if it is missing or null.
   *
   * @throws JsonException as {@link Value#getInt64Or}
   */
  public long getInt64Or(Key name, long otherwise) {
    return KeyedReads.int64Or(nav, KeyedReads.root(nav, epoch), 1, name, otherwise);
  }

  /**
   * Returns a member of the root, or the default if it is missing or null.
   *
   * @throws JsonException as {@link Value#getDoubleOr}
   */
  public double getDoubleOr(Key name, double otherwise) {
    return KeyedReads.float64Or(nav, KeyedReads.root(nav, epoch), 1, name, otherwise);
  }

  /**
   * Returns a member of the root, or the default if it is missing or null.
   *
   * @throws JsonException as {@link Value#getStringOr}
   */
  public @Nullable String getStringOr(Key name, @Nullable String otherwise) {
    return KeyedReads.stringOr(nav, KeyedReads.root(nav, epoch), 1, name, otherwise);
  }

  /**
   * Returns a member of the root, or the default if it is missing or null.
   *
   * @throws JsonException as {@link Value#getBoolOr}
   */
  public boolean getBoolOr(Key name, boolean otherwise) {
    return KeyedReads.boolOr(nav, KeyedReads.root(nav, epoch), 1, name, otherwise);
  }
}

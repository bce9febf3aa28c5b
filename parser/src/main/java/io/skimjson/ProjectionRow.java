package io.skimjson;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The wanted values of one record: where they stand, read when asked for.
 *
 * <p>Values are numbered as in {@link Projection#of}. A place that leads nowhere is missing, {@link
 * #has} is false, and its getters throw {@code NO_SUCH_FIELD}; getters for numbers and truth values
 * create nothing. Of equal names the first counts, or as the parser's policy says. A row is good
 * until the next {@link #read} or until its record becomes stale; what takes a number then throws
 * {@link IllegalStateException}. It throws {@link IndexOutOfBoundsException} for a number that the
 * projection does not have. One thread.
 */
public final class ProjectionRow {
  private static final Navigator NO_RECORD = new Navigator(ParserOptions.DEFAULTS);

  private final Projection projection;
  private final ProjectionWalk places;
  private Navigator nav = NO_RECORD;
  private long epoch = -1;

  ProjectionRow(Projection projection) {
    this.projection = projection;
    this.places = new ProjectionWalk(projection);
  }

  /**
   * Finds all wanted places of a record in one pass. Stops behind the last of them; what it walks
   * is checked as in lookups. Allocates nothing.
   *
   * @throws JsonException where the walked part is broken; the row then holds no record
   */
  public void read(Document record) {
    Objects.requireNonNull(record, "record");
    read(record.navigator());
  }

  /**
   * Finds all wanted places of the batch's current record, as {@link #read(Document)} does, without
   * a document: allocates nothing, whatever the JIT compiler makes of it.
   *
   * @throws JsonException where the walked part is broken; the row then holds no record
   * @throws IllegalStateException if the batch has no current record, or it is bad
   */
  public void read(RecordBatch batch) {
    Objects.requireNonNull(batch, "batch");
    read(batch.navigator());
  }

  private void read(Navigator input) {
    epoch = -1;
    nav = input;
    if (input.options.duplicates() == DuplicateNames.FIRST) {
      places.run(input);
    } else {
      lookUp(new Value(input, input.epoch, input.start, input.first, 0));
    }
    epoch = input.epoch;
  }

  /** Other policies for equal names must see whole objects: one lookup for each place. */
  private void lookUp(Value root) {
    places.clear();
    for (int i = 0; i < projection.size(); i++) {
      Value value = Pointers.findLeniently(root, projection.pointer(i));
      if (value.exists()) {
        value.noteIn(places, i);
      }
    }
  }

  /** Returns the projection that this is a row of. */
  public Projection projection() {
    return projection;
  }

  // ---- What is there ----

  /**
   * Tells whether the record has this value; null counts as a value.
   *
   * @throws IllegalStateException before the first record, or if it has become stale
   */
  public boolean has(int i) {
    return start(i) != ProjectionWalk.MISSING;
  }

  /** Tells whether the value is there and is the literal {@code null}. */
  public boolean isNull(int i) {
    int p = start(i);
    return p != ProjectionWalk.MISSING
        && nav.buf[p] == 'n'
        && Value.checkLiteral(nav, p, places.entries[i]);
  }

  /**
   * Returns the type that the value's first byte shows.
   *
   * @throws JsonException {@code NO_SUCH_FIELD} if it is missing
   */
  public JsonType type(int i) {
    return Types.of(nav, present(i));
  }

  /** Returns the handle of a value, or one of a missing value. Costs one small object. */
  public Value value(int i) {
    int p = start(i);
    return p == ProjectionWalk.MISSING
        ? Value.missing(nav, epoch, nav.start, projection.pointer(i).toString())
        : new Value(nav, epoch, p, places.entries[i], places.levels[i]);
  }

  // ---- Numbers ----

  /**
   * Returns the integer; see {@link Value#getInt64()}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getInt64()}
   */
  public long int64(int i) {
    return Numbers.int64(nav, present(i), places.entries[i]);
  }

  /**
   * Returns the integer; see {@link Value#getInt32()}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getInt32()}
   */
  public int int32(int i) {
    return Numbers.int32(nav, present(i), places.entries[i]);
  }

  /**
   * Returns the unsigned integer; see {@link Value#getUint64()}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getUint64()}
   */
  public long uint64(int i) {
    return Numbers.uint64(nav, present(i), places.entries[i]);
  }

  /**
   * Returns the double; see {@link Value#getDouble()}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getDouble()}
   */
  public double float64(int i) {
    return Numbers.float64(nav, present(i), places.entries[i]);
  }

  /**
   * Returns the float; see {@link Value#getFloat()}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getFloat()}
   */
  public float float32(int i) {
    return Numbers.float32(nav, present(i), places.entries[i]);
  }

  /**
   * Returns the integer of any size; see {@link Value#getBigInteger()}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getBigInteger()}
   */
  public BigInteger bigInteger(int i) {
    return Numbers.bigInteger(nav, present(i), places.entries[i]);
  }

  /**
   * Returns the exact number; see {@link Value#getDecimal()}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getDecimal()}
   */
  public BigDecimal decimal(int i) {
    return Numbers.decimal(nav, present(i), places.entries[i]);
  }

  /**
   * Returns the integer that a string holds; see {@link Value#getInt64InString()}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getInt64InString()}
   */
  public long int64InString(int i) {
    return Numbers.int64InString(nav, present(i), places.entries[i]);
  }

  /** Returns the integer, or the default if it is missing or null; a wrong type throws. */
  public long int64Or(int i, long otherwise) {
    return isAbsent(i) ? otherwise : int64(i);
  }

  /** Returns the integer, or the default if it is missing or null; a wrong type throws. */
  public int int32Or(int i, int otherwise) {
    return isAbsent(i) ? otherwise : int32(i);
  }

  /** Returns the unsigned integer, or the default if it is missing or null; a wrong type throws. */
  public long uint64Or(int i, long otherwise) {
    return isAbsent(i) ? otherwise : uint64(i);
  }

  /** Returns the double, or the default if it is missing or null; a wrong type throws. */
  public double float64Or(int i, double otherwise) {
    return isAbsent(i) ? otherwise : float64(i);
  }

  // ---- Others ----

  /**
   * Returns the truth value; see {@link Value#getBool()}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getBool()}
   */
  public boolean bool(int i) {
    return Value.bool(nav, present(i), places.entries[i]);
  }

  /** Returns the truth value, or the default if it is missing or null; a wrong type throws. */
  public boolean boolOr(int i, boolean otherwise) {
    return isAbsent(i) ? otherwise : bool(i);
  }

  /**
   * Returns the text; see {@link Value#getString()}. Costs the text.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getString()}
   */
  public String string(int i) {
    return Strings.text(nav, present(i), places.entries[i]);
  }

  /** Returns the text, or the default if it is missing or null; a wrong type throws. */
  public @Nullable String stringOr(int i, @Nullable String otherwise) {
    return isAbsent(i) ? otherwise : string(i);
  }

  /**
   * Tells whether the text is that of a key; see {@link Value#stringEquals}. Creates nothing.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#stringEquals}
   */
  public boolean stringEquals(int i, Key text) {
    Objects.requireNonNull(text, "text");
    return Strings.equals(nav, present(i), places.entries[i], text);
  }

  /**
   * Copies the text as UTF-8 and returns its length in bytes; see {@link Value#copyUtf8}. Creates
   * nothing once warm.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#copyUtf8}
   * @throws IndexOutOfBoundsException if it does not fit
   */
  public int copyUtf8(int i, byte[] target, int offset) {
    Objects.requireNonNull(target, "target");
    return Strings.copyUtf8(nav, present(i), places.entries[i], target, offset);
  }

  /**
   * Returns the exact source bytes of the value; see {@link Value#raw()}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#raw()}
   */
  public RawJson raw(int i) {
    present(i);
    return value(i).raw();
  }

  private boolean isAbsent(int i) {
    return !has(i) || isNull(i);
  }

  /** Where the value begins, or MISSING. */
  private int start(int i) {
    if (epoch < 0) {
      throw new IllegalStateException("this row holds no record: read one first");
    }
    nav.checkEpoch(epoch);
    return places.starts[i];
  }

  /** Where the value begins; it must be there. */
  private int present(int i) {
    int p = start(i);
    if (p == ProjectionWalk.MISSING) {
      value(i).required();
    }
    return p;
  }
}

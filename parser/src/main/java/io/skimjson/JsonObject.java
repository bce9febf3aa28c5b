package io.skimjson;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The members of one object: by name in any order, or one after the other.
 *
 * <p>A lookup is linear in the object at most. Lookups in document order in an object of some dozen
 * plain names share one pass; a name before the last one found costs a pass from the object's
 * start, and so may each lookup in an object of hundreds of names or with escaped ones: there,
 * {@link #select}, iteration and a {@link Projection} take one pass for many names. Of equal names
 * the first counts, unless {@link Parser.Builder#duplicateNames} says otherwise. The direct getters
 * such as {@link #getInt64(Key)} create no handle.
 *
 * <p>{@link #next()} walks the members without an iterator; each object asked for from a value has
 * a walk of its own. Valid as long as a {@link Value} is; one thread at a time.
 */
public final class JsonObject implements Iterable<Field> {
  private static final int NOT_STARTED = -1;
  private static final int ENDED = -2;

  private final Navigator nav;
  private final long epoch;
  private final int open;
  private final int level;
  private int separator = NOT_STARTED;
  private int colon = NOT_STARTED;

  JsonObject(Navigator nav, long epoch, int open, int level) {
    this.nav = nav;
    this.epoch = epoch;
    this.open = open;
    this.level = level;
  }

  // ---- One after the other ----

  /**
   * Goes to the next member; the first call goes to the first one.
   *
   * @return false at the end of the object
   * @throws JsonException {@code SYNTAX} or {@code INCOMPLETE} where the object is broken, {@code
   *     INVALID_STRING} for a bad escape in the name, {@code DEPTH_EXCEEDED} in a value that is
   *     passed over; where no comma follows a scalar, what is wrong with that
   */
  public boolean next() {
    nav.checkEpoch(epoch);
    if (separator == ENDED) {
      return false;
    }
    int following = separator == NOT_STARTED ? start() : step();
    if (following == ENDED) {
      separator = ENDED;
      return false;
    }
    int found = Members.colonAfter(nav, open, following);
    if (found < 0) {
      separator = ENDED;
      return false;
    }
    Members.checkName(nav, following, found);
    nav.requireValue(found);
    separator = following;
    colon = found;
    return true;
  }

  private int start() {
    nav.hints.claim(level, open);
    return open;
  }

  private int step() {
    int following = nav.separatorAfter(colon, level, '}');
    boolean closes = nav.buf[nav.index[following]] == '}';
    if (nav.hints.holds(level, open)) {
      if (closes) {
        nav.hints.close(level, following);
      } else {
        nav.hints.reached(level, following);
      }
    }
    return closes ? ENDED : following;
  }

  /**
   * Returns the member that {@link #next()} went to. Costs one small object.
   *
   * @throws IllegalStateException before the first {@code next()} and after the last
   */
  public Field current() {
    nav.checkEpoch(epoch);
    if (separator < 0) {
      throw new IllegalStateException("no current field: call next() first, and only while true");
    }
    return new Field(nav, epoch, separator, colon, level);
  }

  /** Returns an iterator over all members, from the first on; equal names included. */
  @Override
  public Iterator<Field> iterator() {
    nav.checkEpoch(epoch);
    return new Fields(new JsonObject(nav, epoch, open, level));
  }

  private static final class Fields implements Iterator<Field> {
    private final JsonObject object;
    private boolean isAhead;
    private boolean hasNext;

    Fields(JsonObject object) {
      this.object = object;
    }

    @Override
    public boolean hasNext() {
      if (!isAhead) {
        hasNext = object.next();
        isAhead = true;
      }
      return hasNext;
    }

    @Override
    public Field next() {
      if (!hasNext()) {
        throw new NoSuchElementException("the object has no more fields");
      }
      isAhead = false;
      return object.current();
    }
  }

  /**
   * Counts the members, equal names included. Walks the object.
   *
   * @throws JsonException where the object is broken
   */
  public int countFields() {
    JsonObject walk = new JsonObject(nav, epoch, open, level);
    int count = 0;
    while (walk.next()) {
      count++;
    }
    return count;
  }

  /**
   * Tells whether the object has no members. Constant time.
   *
   * @throws JsonException {@code SYNTAX} or {@code INCOMPLETE} if neither a name and a colon nor
   *     the closing brace follows; if it is the name that is broken, {@code INVALID_STRING}
   */
  public boolean isEmpty() {
    nav.checkEpoch(epoch);
    return Members.colonAfter(nav, open, open) < 0;
  }

  /**
   * Finds several names in one pass: calls the handler with the number of the name and its value,
   * in document order, once for each name (the first of equal ones), and stops when all are found.
   * Where {@link Parser.Builder#duplicateNames} says LAST or FAIL, the whole object is walked
   * first.
   *
   * @return how many names were found
   * @throws JsonException where the walked part of the object is broken
   */
  public int select(KeySet names, FieldHandler handler) {
    Objects.requireNonNull(names, "names");
    Objects.requireNonNull(handler, "handler");
    nav.checkEpoch(epoch);
    if (nav.options.duplicates() != DuplicateNames.FIRST) {
      return PolicySelection.run(nav, epoch, open, level, names, handler);
    }
    int wanted = names.size();
    long seen = 0;
    boolean[] seenMore = wanted > 64 ? new boolean[wanted] : null;
    int found = 0;
    int place = open;
    while (found < wanted) {
      int at = Members.colonAfter(nav, open, place);
      if (at < 0) {
        break;
      }
      int number = Members.indexIn(names, nav, place, at);
      boolean isNew = number >= 0 && !isSeen(seen, seenMore, number);
      if (isNew) {
        if (seenMore == null) {
          seen |= 1L << number;
        } else {
          seenMore[number] = true;
        }
        found++;
        handler.on(number, Value.behind(nav, epoch, at, level));
        nav.checkEpoch(epoch);
        if (found == wanted) {
          break; // what stands behind it has not been asked for
        }
      }
      place = nav.separatorAfter(at, level, '}');
      if (nav.buf[nav.index[place]] == '}') {
        break;
      }
    }
    return found;
  }

  private static boolean isSeen(long seen, boolean @Nullable [] seenMore, int number) {
    return seenMore == null ? (seen >>> number & 1) != 0 : seenMore[number];
  }

  // ---- By name ----

  /**
   * Returns the value of the member with this name; see {@link Value#field(String)}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD} if there is none
   */
  public Value field(String name) {
    return field(Key.of(name));
  }

  /**
   * Returns the value of the member with this name; see {@link Value#field(Key)}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD} if there is none
   */
  public Value field(Key name) {
    return self().field(name);
  }

  /** Returns the value of the member with this name, or a missing value. */
  public Value find(String name) {
    return find(Key.of(name));
  }

  /** Returns the value of the member with this name, or a missing value. */
  public Value find(Key name) {
    return self().find(name);
  }

  /**
   * Returns the integer of a member; see {@link Value#getInt64()}. Creates nothing.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getInt64()}
   */
  public long getInt64(Key name) {
    nav.checkEpoch(epoch);
    return KeyedReads.int64(nav, open, level, name);
  }

  /**
   * Returns the integer of a member; see {@link Value#getInt32()}. Creates nothing.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getInt32()}
   */
  public int getInt32(Key name) {
    nav.checkEpoch(epoch);
    return KeyedReads.int32(nav, open, level, name);
  }

  /**
   * Returns the unsigned integer of a member; see {@link Value#getUint64()}. Creates nothing.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getUint64()}
   */
  public long getUint64(Key name) {
    nav.checkEpoch(epoch);
    return KeyedReads.uint64(nav, open, level, name);
  }

  /**
   * Returns the double of a member; see {@link Value#getDouble()}. Creates nothing.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getDouble()}
   */
  public double getDouble(Key name) {
    nav.checkEpoch(epoch);
    return KeyedReads.float64(nav, open, level, name);
  }

  /**
   * Returns the float of a member; see {@link Value#getFloat()}. Creates nothing.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getFloat()}
   */
  public float getFloat(Key name) {
    nav.checkEpoch(epoch);
    return KeyedReads.float32(nav, open, level, name);
  }

  /**
   * Returns the truth value of a member; see {@link Value#getBool()}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getBool()}
   */
  public boolean getBool(Key name) {
    nav.checkEpoch(epoch);
    return KeyedReads.bool(nav, open, level, name);
  }

  /**
   * Returns the text of a member; see {@link Value#getString()}. Creates the text alone.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getString()}
   */
  public String getString(Key name) {
    nav.checkEpoch(epoch);
    return KeyedReads.string(nav, open, level, name);
  }

  /**
   * Returns the integer of any size of a member; see {@link Value#getBigInteger()}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getBigInteger()}
   */
  public BigInteger getBigInteger(Key name) {
    nav.checkEpoch(epoch);
    return KeyedReads.bigInteger(nav, open, level, name);
  }

  /**
   * Returns the exact number of a member; see {@link Value#getDecimal()}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getDecimal()}
   */
  public BigDecimal getDecimal(Key name) {
    nav.checkEpoch(epoch);
    return KeyedReads.decimal(nav, open, level, name);
  }

  /**
   * Returns the text, or Java's null for {@code null}, of a member; see {@link
   * Value#getStringOrNull()}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getStringOrNull()}
   */
  public @Nullable String getStringOrNull(Key name) {
    nav.checkEpoch(epoch);
    return KeyedReads.stringOrNull(nav, open, level, name);
  }

  /**
   * Returns the integer in the string of a member; see {@link Value#getInt64InString()}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getInt64InString()}
   */
  public long getInt64InString(Key name) {
    nav.checkEpoch(epoch);
    return KeyedReads.int64InString(nav, open, level, name);
  }

  /**
   * Returns the unsigned integer in the string of a member; see {@link Value#getUint64InString()}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getUint64InString()}
   */
  public long getUint64InString(Key name) {
    nav.checkEpoch(epoch);
    return KeyedReads.uint64InString(nav, open, level, name);
  }

  /**
   * Returns the double in the string of a member; see {@link Value#getDoubleInString()}.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#getDoubleInString()}
   */
  public double getDoubleInString(Key name) {
    nav.checkEpoch(epoch);
    return KeyedReads.float64InString(nav, open, level, name);
  }

  /**
   * Tells whether a member's text is that of a key; see {@link Value#stringEquals}. Creates
   * nothing.
   *
   * @throws JsonException {@code NO_SUCH_FIELD}, or as {@link Value#stringEquals}
   */
  public boolean stringEquals(Key name, Key text) {
    nav.checkEpoch(epoch);
    return KeyedReads.stringEquals(nav, open, level, name, text);
  }

  /** Returns {@link Value#getInt64Or} of a member: the default for missing and null. */
  public long getInt64Or(Key name, long otherwise) {
    nav.checkEpoch(epoch);
    return KeyedReads.int64Or(nav, open, level, name, otherwise);
  }

  /** Returns {@link Value#getDoubleOr} of a member: the default for missing and null. */
  public double getDoubleOr(Key name, double otherwise) {
    nav.checkEpoch(epoch);
    return KeyedReads.float64Or(nav, open, level, name, otherwise);
  }

  /** Returns {@link Value#getStringOr} of a member: the default for missing and null. */
  public @Nullable String getStringOr(Key name, @Nullable String otherwise) {
    nav.checkEpoch(epoch);
    return KeyedReads.stringOr(nav, open, level, name, otherwise);
  }

  /** Returns {@link Value#getBoolOr} of a member: the default for missing and null. */
  public boolean getBoolOr(Key name, boolean otherwise) {
    nav.checkEpoch(epoch);
    return KeyedReads.boolOr(nav, open, level, name, otherwise);
  }

  private Value self() {
    nav.checkEpoch(epoch);
    return new Value(nav, epoch, nav.index[open], open, level - 1);
  }
}

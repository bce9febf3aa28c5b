package io.skimjson;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.doubles.DoubleList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongList;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

/**
 * The elements of one array, one after the other or by number.
 *
 * <p>{@link #next()} walks the elements without an iterator; each array asked for from a value has
 * a walk of its own. Valid as long as a {@link Value} is; one thread at a time.
 */
public final class JsonArray implements Iterable<Value> {
  private static final int NOT_STARTED = -1;
  private static final int ENDED = -2;

  private final Navigator nav;
  private final long epoch;
  private final int open;
  private final int level;
  private int separator = NOT_STARTED;

  JsonArray(Navigator nav, long epoch, int open, int level) {
    this.nav = nav;
    this.epoch = epoch;
    this.open = open;
    this.level = level;
  }

  /**
   * Goes to the next element; the first call goes to the first one.
   *
   * @return false at the end of the array
   * @throws JsonException {@code SYNTAX} or {@code INCOMPLETE} where the array is broken, {@code
   *     DEPTH_EXCEEDED} in an element that is passed over; where no comma follows a scalar, what is
   *     wrong with that
   */
  public boolean next() {
    nav.checkEpoch(epoch);
    if (separator == ENDED) {
      return false;
    }
    int following = separator == NOT_STARTED ? start() : Elements.next(nav, separator, open, level);
    separator = following == Elements.ABSENT ? ENDED : following;
    return separator != ENDED;
  }

  private int start() {
    nav.hints.claim(level, open);
    return Elements.first(nav, open);
  }

  /**
   * Returns the element that {@link #next()} went to. Costs one small object.
   *
   * @throws IllegalStateException before the first {@code next()} and after the last
   */
  public Value current() {
    nav.checkEpoch(epoch);
    if (separator < 0) {
      throw new IllegalStateException("no current element: call next() first, and only while true");
    }
    return Value.behind(nav, epoch, separator, level);
  }

  /**
   * Returns an element by its number, the first being 0. Walks there from the start, or from the
   * element asked for last if that is before it.
   *
   * @throws IndexOutOfBoundsException if {@code index} is negative
   * @throws JsonException {@code INDEX_OUT_OF_BOUNDS} if the array is shorter
   */
  public Value get(int index) {
    nav.checkEpoch(epoch);
    if (index < 0) {
      throw new IndexOutOfBoundsException("the index of an element is negative: " + index);
    }
    int found = Elements.find(nav, open, level, index);
    if (found == Elements.ABSENT) {
      throw Failures.noSuchElement(nav, nav.index[open], Integer.toString(index));
    }
    return Value.behind(nav, epoch, found, level);
  }

  /**
   * Counts the elements. Walks the array.
   *
   * @throws JsonException where the array is broken
   */
  public int size() {
    nav.checkEpoch(epoch);
    return Elements.count(nav, open, level);
  }

  /**
   * Tells whether the array has no elements. Constant time.
   *
   * @throws JsonException {@code SYNTAX} or {@code INCOMPLETE} if neither an element nor the
   *     closing bracket follows
   */
  public boolean isEmpty() {
    nav.checkEpoch(epoch);
    return Elements.first(nav, open) == Elements.ABSENT;
  }

  /** Returns an iterator over all elements, from the first on. */
  @Override
  public Iterator<Value> iterator() {
    nav.checkEpoch(epoch);
    return new Values(new JsonArray(nav, epoch, open, level));
  }

  private static final class Values implements Iterator<Value> {
    private final JsonArray array;
    private boolean isAhead;
    private boolean hasNext;

    Values(JsonArray array) {
      this.array = array;
    }

    @Override
    public boolean hasNext() {
      if (!isAhead) {
        hasNext = array.next();
        isAhead = true;
      }
      return hasNext;
    }

    @Override
    public Value next() {
      if (!hasNext()) {
        throw new NoSuchElementException("the array has no more elements");
      }
      isAhead = false;
      return array.current();
    }
  }

  /**
   * Returns all elements as integers.
   *
   * @throws JsonException as {@link Value#getInt64()} for the first element that is none
   */
  public LongList toLongList() {
    nav.checkEpoch(epoch);
    LongArrayList list = new LongArrayList();
    for (int s = firstElement(); s != Elements.ABSENT; s = Elements.next(nav, s, open, level)) {
      list.add(Numbers.int64(nav, nav.valueStart(s), s + 1));
    }
    return list;
  }

  /**
   * Returns all elements as doubles.
   *
   * @throws JsonException as {@link Value#getDouble()} for the first element that is none
   */
  public DoubleList toDoubleList() {
    nav.checkEpoch(epoch);
    DoubleArrayList list = new DoubleArrayList();
    for (int s = firstElement(); s != Elements.ABSENT; s = Elements.next(nav, s, open, level)) {
      list.add(Numbers.float64(nav, nav.valueStart(s), s + 1));
    }
    return list;
  }

  /**
   * Reads all elements as integers into {@code target} from {@code offset} on, and returns how many
   * there are.
   *
   * @throws IndexOutOfBoundsException if they do not fit; those that do have been stored
   * @throws JsonException as {@link Value#getInt64()} for the first element that is none
   */
  public int readInt64(long[] target, int offset) {
    Objects.requireNonNull(target, "target");
    Objects.checkFromToIndex(offset, target.length, target.length);
    nav.checkEpoch(epoch);
    int at = offset;
    for (int s = firstElement(); s != Elements.ABSENT; s = Elements.next(nav, s, open, level)) {
      requireRoom(at, target.length);
      target[at++] = Numbers.int64(nav, nav.valueStart(s), s + 1);
    }
    return at - offset;
  }

  /**
   * Reads all elements as doubles into {@code target} from {@code offset} on, and returns how many
   * there are.
   *
   * @throws IndexOutOfBoundsException if they do not fit; those that do have been stored
   * @throws JsonException as {@link Value#getDouble()} for the first element that is none
   */
  public int readDouble(double[] target, int offset) {
    Objects.requireNonNull(target, "target");
    Objects.checkFromToIndex(offset, target.length, target.length);
    nav.checkEpoch(epoch);
    int at = offset;
    for (int s = firstElement(); s != Elements.ABSENT; s = Elements.next(nav, s, open, level)) {
      requireRoom(at, target.length);
      target[at++] = Numbers.float64(nav, nav.valueStart(s), s + 1);
    }
    return at - offset;
  }

  private int firstElement() {
    nav.hints.claim(level, open);
    return Elements.first(nav, open);
  }

  private static void requireRoom(int at, int length) {
    if (at == length) {
      throw new IndexOutOfBoundsException(
          "the array has more elements than fit: the target ends at " + length);
    }
  }
}

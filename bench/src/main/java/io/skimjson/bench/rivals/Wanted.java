package io.skimjson.bench.rivals;

import com.alibaba.fastjson2.util.Fnv;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The places of a document that are asked for, as a tree of their names: what a reader has to step
 * into, and what it may skip. Made once a document; read-only afterwards.
 */
public final class Wanted {
  /** What {@link #slot} returns for a place that only leads to others. */
  private static final int NO_VALUE = -1;

  private final List<String> names = new ArrayList<>();
  private final List<Wanted> children = new ArrayList<>();
  private long[] hashes = {};
  private int[] indexes = {};
  private int slot = NO_VALUE;

  private Wanted() {}

  /** Returns the tree of these JSON Pointers; the value of each goes to the slot of its number. */
  public static Wanted of(List<String> pointers) {
    Wanted root = new Wanted();
    for (int i = 0; i < pointers.size(); i++) {
      Wanted place = root;
      for (String step : pointers.get(i).substring(1).split("/", -1)) {
        place = place.grow(step);
      }
      place.slot = i;
    }
    return root;
  }

  private Wanted grow(String step) {
    int known = names.indexOf(step);
    if (known >= 0) {
      return children.get(known);
    }
    Wanted child = new Wanted();
    names.add(step);
    children.add(child);
    hashes = names.stream().mapToLong(Fnv::hashCode64).toArray();
    indexes = names.stream().mapToInt(Wanted::index).toArray();
    return child;
  }

  private static int index(String step) {
    return step.matches("\\d{1,9}") ? Integer.parseInt(step) : -1;
  }

  /** Tells whether the value here is asked for, and not one inside it. */
  public boolean isValue() {
    return slot != NO_VALUE;
  }

  /** The number of the value that is asked for. */
  public int slot() {
    return slot;
  }

  /** How many members or elements lead on. */
  public int size() {
    return names.size();
  }

  /** The name of one of them. */
  public String name(int i) {
    return names.get(i);
  }

  /** The place that it leads to. */
  public Wanted child(int i) {
    return children.get(i);
  }

  /** The place that a member leads to, or null if it is not wanted. */
  public @Nullable Wanted member(String name) {
    for (int i = 0; i < hashes.length; i++) {
      if (names.get(i).equals(name)) {
        return children.get(i);
      }
    }
    return null;
  }

  /** The same, for a reader that gives fastjson2's hash of a name. */
  public @Nullable Wanted member(long hash) {
    for (int i = 0; i < hashes.length; i++) {
      if (hashes[i] == hash) {
        return children.get(i);
      }
    }
    return null;
  }

  /** The place that an element leads to, or null if it is not wanted. */
  public @Nullable Wanted element(int index) {
    for (int i = 0; i < indexes.length; i++) {
      if (indexes[i] == index) {
        return children.get(i);
      }
    }
    return null;
  }
}

package io.skimjson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The values that are wanted of each record, named once by JSON Pointers (RFC 6901).
 *
 * <pre>{@code
 * static final Projection WANTED = Projection.of("/level", "/user/id", "/latency_ms");
 * ProjectionRow row = WANTED.newRow();
 * while (reader.next(row)) {
 *   total += row.float64(2);
 * }
 * }</pre>
 *
 * <p>A {@link ProjectionRow} finds them all in one pass over a record's index. A pointer leads as
 * in {@link JsonPointer}, except that a token that does not fit an array finds nothing. Immutable,
 * and shareable between threads; rows are not.
 */
public final class Projection {
  private final JsonPointer[] pointers;
  private final Node root;
  private final int nodes;
  private final int depth;

  private Projection(JsonPointer[] pointers) {
    this.pointers = pointers;
    Builder top = new Builder(0, Key.of(""), JsonPointer.NOT_AN_INDEX);
    List<Builder> all = new ArrayList<>();
    all.add(top);
    int deepest = 0;
    for (int i = 0; i < pointers.length; i++) {
      Builder place = top;
      for (int t = 0; t < pointers[i].size(); t++) {
        place = place.child(pointers[i], t, all);
      }
      place.wanted.add(i);
      deepest = Math.max(deepest, pointers[i].size());
    }
    this.root = build(all);
    this.nodes = all.size();
    this.depth = deepest + 1;
  }

  /** Children come after their parents in the list, so building from its end finds them built. */
  private static Node build(List<Builder> all) {
    Node[] built = new Node[all.size()];
    for (int i = all.size() - 1; i >= 0; i--) {
      built[i] = new Node(i, all.get(i), built);
    }
    return built[0];
  }

  /**
   * Returns the projection on these places, numbered from 0 in this order. The empty pointer is the
   * record itself; a place may be named twice, and one may lie inside another.
   *
   * @throws JsonException {@code INVALID_POINTER} for a bad pointer
   */
  public static Projection of(String... jsonPointers) {
    JsonPointer[] pointers = new JsonPointer[jsonPointers.length];
    for (int i = 0; i < pointers.length; i++) {
      pointers[i] = JsonPointer.parse(Objects.requireNonNull(jsonPointers[i], "jsonPointer"));
    }
    return new Projection(pointers);
  }

  /** Returns how many places are wanted. */
  public int size() {
    return pointers.length;
  }

  /**
   * Returns the pointer with this number.
   *
   * @throws IndexOutOfBoundsException if there is no such number
   */
  public JsonPointer pointer(int i) {
    Objects.checkIndex(i, pointers.length);
    return pointers[i];
  }

  /** Returns a new row to read records with, for one thread. */
  public ProjectionRow newRow() {
    return new ProjectionRow(this);
  }

  Node root() {
    return root;
  }

  int nodes() {
    return nodes;
  }

  /** How many containers may be open at once on the way to a wanted place, at least 1. */
  int depth() {
    return depth;
  }

  /** One step of one or more pointers: the tokens that may follow. */
  static final class Node {
    final int id;
    final int[] wanted;
    final Key[] keys;
    final int[] indexes;
    final Node[] children;

    /** How many of the children an array can have. */
    final int indexed;

    /** One bit for each key's hash, modulo 64: most unwanted names meet a clear bit. */
    final long filter;

    Node(int id, Builder from, Node[] built) {
      this.id = id;
      this.wanted = from.wanted.stream().mapToInt(Integer::intValue).toArray();
      int count = from.children.size();
      this.keys = new Key[count];
      this.indexes = new int[count];
      this.children = new Node[count];
      long bits = 0;
      int numbers = 0;
      for (int i = 0; i < count; i++) {
        Builder child = from.children.get(i);
        keys[i] = child.key;
        indexes[i] = child.index;
        children[i] = built[child.id];
        bits |= 1L << keys[i].hash();
        numbers += indexes[i] >= 0 ? 1 : 0;
      }
      this.indexed = numbers;
      this.filter = bits;
    }
  }

  static final class Builder {
    private final int id;
    private final Key key;
    private final int index;
    private final List<Integer> wanted = new ArrayList<>();
    private final List<Builder> children = new ArrayList<>();
    private final Map<Key, Builder> byKey = new HashMap<>();

    Builder(int id, Key key, int index) {
      this.id = id;
      this.key = key;
      this.index = index;
    }

    Builder child(JsonPointer pointer, int token, List<Builder> all) {
      Builder known = byKey.get(pointer.key(token));
      if (known != null) {
        return known;
      }
      Builder child = new Builder(all.size(), pointer.key(token), pointer.arrayIndex(token));
      all.add(child);
      children.add(child);
      byKey.put(pointer.key(token), child);
      return child;
    }
  }
}

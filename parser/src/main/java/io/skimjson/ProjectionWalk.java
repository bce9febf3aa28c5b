package io.skimjson;

import io.skimjson.Projection.Node;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One pass over a document's index that finds all places of a {@link Projection}.
 *
 * <p>Containers on the way are walked and checked as by lookups; the pass leaves a container when
 * everything wanted in it has been found. The way down is kept in arrays, one place for each token
 * of the longest pointer.
 */
final class ProjectionWalk {
  /** Offset of a place that was not found. */
  static final int MISSING = -1;

  private static final int NONE = -1;

  final int[] starts;
  final int[] entries;
  final int[] levels;

  private final Node root;
  private final Node[] nodes;
  private final int[] opens;

  /** By depth: the separator whose member or element comes next, or the closing bracket. */
  private final int[] separators;

  /** By depth: an entry directly in the container from which its end can be looked for. */
  private final int[] resumes;

  /** By depth: in an array, the number of the element that comes next. */
  private final int[] numbers;

  /** By depth: how many children of the node have not been found. */
  private final int[] left;

  /** By node: the walk in which it was found last. */
  private final long[] foundIn;

  private long walk;
  private int depth;

  ProjectionWalk(Projection projection) {
    this.starts = new int[projection.size()];
    this.entries = new int[projection.size()];
    this.levels = new int[projection.size()];
    this.root = projection.root();
    this.nodes = new Node[projection.depth()];
    Arrays.fill(nodes, root);
    this.opens = new int[projection.depth()];
    this.separators = new int[projection.depth()];
    this.resumes = new int[projection.depth()];
    this.numbers = new int[projection.depth()];
    this.left = new int[projection.depth()];
    this.foundIn = new long[projection.nodes()];
    clear();
  }

  void clear() {
    Arrays.fill(starts, MISSING);
  }

  /** Finds the places in the document that {@code n} holds. */
  void run(Navigator n) {
    clear();
    walk++;
    depth = NONE;
    visit(n, root, n.start, n.first);
    while (depth >= 0) {
      boolean entered =
          n.buf[n.index[opens[depth]]] == '{' ? stepInObject(n, depth) : stepInArray(n, depth);
      if (!entered) {
        leave(n);
      }
    }
  }

  /** Notes a found value, and goes into it if more is wanted inside; true if so. */
  private boolean visit(Navigator n, Node node, int p, int entry) {
    for (int place : node.wanted) {
      starts[place] = p;
      entries[place] = entry;
      levels[place] = depth + 1;
    }
    if (node.children.length == 0 || !n.isContainer(p, entry)) {
      return false;
    }
    int wanted = n.buf[p] == '{' ? node.children.length : node.indexed;
    if (wanted == 0) {
      return false;
    }
    n.checkLevel(depth + 2, p);
    depth++;
    nodes[depth] = node;
    opens[depth] = entry;
    separators[depth] = entry;
    resumes[depth] = entry + 1;
    numbers[depth] = 0;
    left[depth] = wanted;
    return true;
  }

  /** Leaves the container on top and steps its parent over it, if more is wanted of the parent. */
  private void leave(Navigator n) {
    int open = opens[depth];
    int resume = resumes[depth];
    depth--;
    if (depth >= 0 && left[depth] > 0) {
      int closing = n.closeFrom(resume, open, depth + 2);
      int close = isObject(n, depth) ? '}' : ']';
      separators[depth] = n.separatorBehind(closing, close);
      resumes[depth] = separators[depth];
    }
  }

  private boolean isObject(Navigator n, int d) {
    return n.buf[n.index[opens[d]]] == '{';
  }

  /** Walks members until a value is entered; false if the object needs no more walking. */
  private boolean stepInObject(Navigator n, int d) {
    final Node node = nodes[d];
    final int open = opens[d];
    int wanted = left[d];
    int separator = separators[d];
    int resume = resumes[d];
    boolean entered = false;
    while (wanted > 0 && n.buf[n.index[separator]] != '}') {
      int colon = separator + 1;
      int opening = n.valueStart(separator);
      int quote = Members.quoteBefore(n, opening, colon);
      if (quote < 0) {
        Members.colonAfter(n, open, separator); // throws, unless the object is empty
        break;
      }
      Node child = match(n, node, opening + 1, quote);
      if (child != null) {
        wanted--;
        resume = colon + 1;
        entered = visit(n, child, n.requireValue(colon), colon + 1);
        if (entered || wanted == 0) {
          break;
        }
      }
      separator = n.separatorAfter(colon, d + 1, '}');
      resume = separator;
    }
    left[d] = wanted;
    separators[d] = separator;
    resumes[d] = resume;
    return entered;
  }

  /** The child of this name that has not been found yet, or null. */
  private @Nullable Node match(Navigator n, Node node, int name, int quote) {
    int length = quote - name;
    long word = Members.firstWord(n.buf, name, length);
    if (!Members.isPlain(n.buf, name, length, word)) {
      return matchEscaped(n, node, name, quote);
    }
    return (node.filter >>> ScanHints.hash(word, length) & 1) == 0
        ? null
        : matchPlain(n, node, name, length, word);
  }

  private @Nullable Node matchPlain(Navigator n, Node node, int name, int length, long word) {
    for (int i = 0; i < node.keys.length; i++) {
      if (node.keys[i].matches(n.buf, name, length, word)) {
        return claim(node.children[i]);
      }
    }
    return null;
  }

  private @Nullable Node matchEscaped(Navigator n, Node node, int name, int quote) {
    for (int i = 0; i < node.keys.length; i++) {
      if (Members.matchesEscaped(n, name, quote, node.keys[i])) {
        return claim(node.children[i]);
      }
    }
    return null;
  }

  /** Walks elements until a value is entered; false if the array needs no more walking. */
  private boolean stepInArray(Navigator n, int d) {
    final Node node = nodes[d];
    final int open = opens[d];
    while (left[d] > 0 && n.buf[n.index[separators[d]]] != ']') {
      int separator = separators[d];
      if (separator == open && Elements.first(n, open) == Elements.ABSENT) {
        return false;
      }
      int p = n.requireValue(separator);
      resumes[d] = separator + 1;
      Node child = matchNumber(node, numbers[d]++);
      if (child != null) {
        left[d]--;
        if (visit(n, child, p, separator + 1)) {
          return true;
        }
        if (left[d] == 0) {
          return false;
        }
      }
      separators[d] = n.separatorAfter(separator, d + 1, ']');
      resumes[d] = separators[d];
    }
    return false;
  }

  private @Nullable Node matchNumber(Node node, int number) {
    for (int i = 0; i < node.indexes.length; i++) {
      if (node.indexes[i] == number) {
        return claim(node.children[i]);
      }
    }
    return null;
  }

  /** The node, unless an equal name before this one has been found: the first counts. */
  private @Nullable Node claim(Node node) {
    if (foundIn[node.id] == walk) {
      return null;
    }
    foundIn[node.id] = walk;
    return node;
  }
}

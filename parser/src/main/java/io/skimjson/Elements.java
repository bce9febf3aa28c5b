package io.skimjson;

/** Walks the elements of one array on the structural index. */
final class Elements {
  /** No such element. */
  static final int ABSENT = -1;

  private Elements() {}

  /** The separator of the first element, or {@link #ABSENT} if the array is empty. */
  static int first(Navigator n, int open) {
    int entry = open + 1;
    if (n.operator(entry) == ']' && n.valueStart(open) == n.index[entry]) {
      return ABSENT;
    }
    n.requireValue(open);
    return open;
  }

  /** The separator of the element behind the one given, or {@link #ABSENT} at the end. */
  static int next(Navigator n, int separator, int open, int level) {
    int next = n.separatorAfter(separator, level, ']');
    boolean closes = n.buf[n.index[next]] == ']';
    if (n.hints.holds(level, open)) {
      if (closes) {
        n.hints.close(level, next);
      } else {
        n.hints.reached(level, next);
      }
    }
    if (closes) {
      return ABSENT;
    }
    n.requireValue(next);
    return next;
  }

  /** The separator of element {@code number}, or {@link #ABSENT} if the array is shorter. */
  static int find(Navigator n, int open, int level, int number) {
    boolean hinted = n.hints.claim(level, open);
    int separator = open;
    int at = 0;
    if (hinted && n.hints.elements(level) > 0 && n.hints.elements(level) <= number) {
      separator = n.hints.sought(level);
      at = n.hints.elements(level);
    } else {
      separator = first(n, open);
    }
    for (; separator != ABSENT && at < number; at++) {
      separator = next(n, separator, open, level);
    }
    if (hinted && separator != ABSENT && at > n.hints.elements(level)) {
      n.hints.sought(level, separator, at);
    }
    return separator;
  }

  static int count(Navigator n, int open, int level) {
    n.hints.claim(level, open);
    int count = 0;
    for (int s = first(n, open); s != ABSENT; s = next(n, s, open, level)) {
      count++;
    }
    return count;
  }
}

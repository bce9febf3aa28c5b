package io.skimjson;

import java.util.Arrays;

/**
 * Selects names of an object where not simply the first of equal names counts. Which member counts
 * is known at the object's end only, so all of it is walked before a handler is called.
 */
final class PolicySelection {
  private PolicySelection() {}

  /** As {@link JsonObject#select}, for the policies LAST and FAIL. */
  static int run(Navigator n, long epoch, int open, int level, KeySet names, FieldHandler handler) {
    int[] colons = new int[names.size()];
    Arrays.fill(colons, Members.ABSENT);
    int found = names.size() == 0 ? 0 : find(n, open, level, names, colons);
    // In document order: by colon, the number of the name below it.
    long[] places = new long[found];
    int count = 0;
    for (int number = 0; number < colons.length; number++) {
      if (colons[number] != Members.ABSENT) {
        places[count++] = (long) colons[number] << 32 | number;
      }
    }
    Arrays.sort(places);
    for (long place : places) {
      handler.on((int) place, Value.behind(n, epoch, (int) (place >>> 32), level));
      n.checkEpoch(epoch);
    }
    return found;
  }

  private static int find(Navigator n, int open, int level, KeySet names, int[] colons) {
    int found = 0;
    for (int separator = open; ; ) {
      int colon = Members.colonAfter(n, open, separator);
      if (colon < 0) {
        return found;
      }
      int number = Members.indexIn(names, n, separator, colon);
      if (number >= 0) {
        boolean isNew = colons[number] == Members.ABSENT;
        if (!isNew && n.options.duplicates() == DuplicateNames.FAIL) {
          throw Failures.at(n, JsonError.DUPLICATE_NAME, n.valueStart(separator));
        }
        found += isNew ? 1 : 0;
        colons[number] = colon;
      }
      separator = n.separatorAfter(colon, level, '}');
      if (n.buf[n.index[separator]] == '}') {
        return found;
      }
    }
  }
}

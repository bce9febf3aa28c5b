package io.skimjson.bench.rivals;

import java.util.Arrays;
import java.util.List;

/** The values found so far in one document, strings and doubles. */
public final class Finding {
  private final Object[] values;
  private final boolean toTheEnd;
  private int missing;

  /**
   * Starts with nothing found.
   *
   * @param toTheEnd whether the document is to be read to its end when all is found
   */
  public Finding(int values, boolean toTheEnd) {
    this.values = new Object[values];
    this.missing = values;
    this.toTheEnd = toTheEnd;
  }

  /** Takes the value of a slot. */
  public void add(int slot, Object value) {
    values[slot] = value;
    missing--;
  }

  /** Tells whether the reader may leave. */
  public boolean isOver() {
    return missing == 0 && !toTheEnd;
  }

  /** Returns the values, one a slot. */
  public List<Object> values() {
    return Arrays.asList(values);
  }
}

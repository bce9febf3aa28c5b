package io.skimjson.cli;

import org.jspecify.annotations.Nullable;

/**
 * Takes numbers one by one and can say what they come to. Values that are no number are left out.
 */
abstract class Accumulator {
  /** Takes one cell; called for every record of the group, whatever the cell holds. */
  abstract void add(NumberCell cell);

  /** A {@code Long}, {@code BigInteger} or {@code Double}; null if there was no number. */
  abstract @Nullable Number result();

  /** Counts records. */
  static final class Count extends Accumulator {
    private long count;

    @Override
    void add(NumberCell cell) {
      count++;
    }

    @Override
    Number result() {
      return count;
    }
  }

  /** Adds up: exactly as long as there are only integers. */
  static final class Sum extends Accumulator {
    private final ExactSum sum = new ExactSum();

    @Override
    void add(NumberCell cell) {
      sum.add(cell);
    }

    @Override
    @Nullable Number result() {
      return sum.count() == 0 ? null : sum.total();
    }
  }

  /** The arithmetic mean. */
  static final class Mean extends Accumulator {
    private final ExactSum sum = new ExactSum();

    @Override
    void add(NumberCell cell) {
      sum.add(cell);
    }

    @Override
    @Nullable Number result() {
      return sum.count() == 0 ? null : sum.mean();
    }
  }

  /** The least or the greatest number; integers stay exact. */
  static final class Extreme extends Accumulator {
    private final int sign;
    private boolean isInteger;
    private boolean isThere;
    private long integer;
    private double decimal;

    /** With {@code sign} 1 the greatest, with -1 the least. */
    Extreme(int sign) {
      this.sign = sign;
    }

    @Override
    void add(NumberCell cell) {
      boolean cellIsInteger = cell.content == NumberCell.Content.INTEGER;
      if (!cellIsInteger && cell.content != NumberCell.Content.DECIMAL) {
        return;
      }
      if (!isThere || isBeyond(cell, cellIsInteger)) {
        isThere = true;
        isInteger = cellIsInteger;
        integer = cell.integer;
        decimal = cell.decimal;
      }
    }

    private boolean isBeyond(NumberCell cell, boolean cellIsInteger) {
      int order =
          cellIsInteger && isInteger
              ? Long.compare(cell.integer, integer)
              : Double.compare(cell.decimal, decimal);
      return order * sign > 0;
    }

    @Override
    @Nullable Number result() {
      if (!isThere) {
        return null;
      }
      return isInteger ? (Number) integer : (Number) decimal;
    }
  }

  /** A percentile; see {@link Quantiles} for how exact it is. */
  static final class Percentile extends Accumulator {
    private final double percent;
    private final Quantiles quantiles = new Quantiles();

    Percentile(double percent) {
      this.percent = percent;
    }

    @Override
    void add(NumberCell cell) {
      if (cell.content == NumberCell.Content.INTEGER
          || cell.content == NumberCell.Content.DECIMAL) {
        quantiles.add(cell.decimal);
      }
    }

    @Override
    @Nullable Number result() {
      return quantiles.count() == 0 ? null : quantiles.at(percent / 100);
    }
  }
}

package io.skimjson.cli;

import com.tdunning.math.stats.MergingDigest;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Quantiles of any doubles, negative ones and fractions too, in bounded memory.
 *
 * <p>Up to {@value #EXACT} values they are exact: the usual interpolation between the two nearest
 * ranks ({@code PERCENTILE_CONT} of SQL). Beyond that a t-digest (Dunning and Ertl 2019) of
 * compression {@value #COMPRESSION} takes over: some 50 kB, and a value whose rank is off by less
 * than 0.5 % of all values in the middle, and by less than 0.05 % at the 99th percentile and
 * beyond. The least and the greatest value stay exact.
 */
final class Quantiles {
  /** So many values are kept as they are. */
  static final int EXACT = 2000;

  /** Of the t-digest. */
  static final int COMPRESSION = 200;

  private double[] values = new double[8];
  private int kept;
  private @Nullable MergingDigest digest;

  void add(double value) {
    MergingDigest sketch = digest;
    if (sketch != null) {
      sketch.add(value);
      return;
    }
    if (kept == EXACT) {
      sketched().add(value);
      return;
    }
    if (kept == values.length) {
      values = Arrays.copyOf(values, Math.min(EXACT, kept * 2));
    }
    values[kept++] = value;
  }

  private MergingDigest sketched() {
    MergingDigest sketch = new MergingDigest(COMPRESSION);
    for (int i = 0; i < kept; i++) {
      sketch.add(values[i]);
    }
    values = new double[0];
    digest = sketch;
    return sketch;
  }

  /** How many values were added. */
  long count() {
    MergingDigest sketch = digest;
    return sketch == null ? kept : sketch.size();
  }

  /** The value below which {@code fraction} (0 to 1) of the values lie. */
  double at(double fraction) {
    MergingDigest sketch = digest;
    if (sketch != null) {
      return sketch.quantile(fraction);
    }
    Arrays.sort(values, 0, kept);
    double rank = fraction * (kept - 1);
    int below = (int) rank;
    double part = rank - below;
    double low = values[below];
    return part == 0 ? low : low + part * (values[below + 1] - low);
  }
}

package io.skimjson.cli;

import com.tdunning.math.stats.MergingDigest;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Quantiles of any doubles, negative ones and fractions too, in bounded memory.
 *
 * <p>Up to {@value #EXACT} values they are exact: the usual interpolation between the two nearest
 * ranks ({@code PERCENTILE_CONT} of SQL). Beyond that a t-digest (Dunning and Ertl 2019) of
 * compression {@value #COMPRESSION} takes over: some 145 kB, and a value whose rank is off by less
 * than 0.5 % of all values in the middle, and by less than 0.05 % at the 99th percentile and
 * beyond. The least and the greatest value stay exact.
 *
 * <p>The compression follows from that bound. A centroid at fraction {@code q} holds at most {@code
 * 2 pi sqrt(q (1 - q)) / compression} of all values, which is 0.042 % at 0.99. Measured over 900
 * runs of 300,000 values: 0.026 % there and 0.029 % in the middle; at a compression of 200 it was
 * 0.06 % and, with few distinct values, 5 %.
 */
final class Quantiles {
  /** So many values are kept as they are. */
  static final int EXACT = 2000;

  /** Of the t-digest. */
  static final int COMPRESSION = 1500;

  /** Values that the digest takes before it merges them; its own choice is five times as many. */
  private static final int BUFFER = 3000;

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
    MergingDigest sketch = new MergingDigest(COMPRESSION, BUFFER);
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

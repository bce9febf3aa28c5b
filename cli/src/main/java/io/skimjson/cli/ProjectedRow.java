package io.skimjson.cli;

import io.skimjson.Projection;
import io.skimjson.ProjectionRow;
import io.skimjson.RawJson;
import java.util.Arrays;
import java.util.List;

/** A {@link Row} on top of the library's projection; looks each value's place up once a record. */
final class ProjectedRow extends Row {
  private static final int UNKNOWN = -1;

  private final ProjectionRow projected;
  private final int[] starts;
  private final int[] ends;
  private final ValueKind[] kinds;
  private byte[] source = new byte[0];

  ProjectedRow(List<String> pointers) {
    this.projected = Projection.of(pointers.toArray(new String[0])).newRow();
    this.starts = new int[pointers.size()];
    this.ends = new int[pointers.size()];
    this.kinds = new ValueKind[pointers.size()];
    Arrays.fill(kinds, ValueKind.MISSING);
  }

  /** What the reader fills with the next record; what was known of the last one is forgotten. */
  ProjectionRow nextRecord() {
    Arrays.fill(starts, UNKNOWN);
    return projected;
  }

  @Override
  ValueKind kind(int i) {
    if (starts[i] == UNKNOWN) {
      locate(i);
    }
    return kinds[i];
  }

  private void locate(int i) {
    if (!projected.has(i)) {
      starts[i] = 0;
      kinds[i] = ValueKind.MISSING;
      return;
    }
    RawJson text = projected.raw(i);
    source = text.array();
    ends[i] = text.offset() + text.length();
    kinds[i] = ValueKind.startingWith(source[text.offset()]);
    starts[i] = text.offset(); // last: a value whose text cannot be found stays unknown
  }

  @Override
  byte[] source(int i) {
    return source;
  }

  @Override
  int start(int i) {
    return starts[i];
  }

  @Override
  int end(int i) {
    return ends[i];
  }

  @Override
  String string(int i) {
    return projected.string(i);
  }

  @Override
  long int64(int i) {
    return projected.int64(i);
  }

  @Override
  double float64(int i) {
    return projected.float64(i);
  }

  @Override
  void check(int i) {
    projected.value(i).validate();
  }
}

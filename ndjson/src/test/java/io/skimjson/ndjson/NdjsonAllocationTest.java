package io.skimjson.ndjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.Key;
import io.skimjson.Projection;
import io.skimjson.ProjectionRow;
import io.skimjson.testkit.AllocationMeter;
import io.skimjson.testkit.NdjsonSamples;
import io.skimjson.testkit.Seeds;
import java.io.InputStream;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

/** Reading rows allocates nothing for a record; a bad record that is skipped costs little. */
class NdjsonAllocationTest {
  private static final Key ID = Key.of("id");
  private static final int RECORDS_A_RUN = 1000;

  /** The same log again and again, without end. */
  private static final class Endless extends InputStream {
    private final byte[] log;
    private int at;

    Endless(byte[] log) {
      this.log = log;
    }

    @Override
    public int read() {
      throw new AssertionError("read in blocks");
    }

    @Override
    public int read(byte[] into, int offset, int length) {
      int count = Math.min(length, log.length - at);
      System.arraycopy(log, at, into, offset, count);
      at = (at + count) % log.length;
      return count;
    }

    @Override
    public int available() {
      return log.length - at;
    }
  }

  private long sum;

  private long bytesARun(int warmUps, LongSupplier record) {
    return AllocationMeter.bytesAllocated(
        warmUps,
        20,
        () -> {
          for (int i = 0; i < RECORDS_A_RUN; i++) {
            sum += record.getAsLong();
          }
        });
  }

  private static byte[] log(int badPerHundred) {
    long seed = Seeds.seed();
    byte[] sample = NdjsonSamples.of(Seeds.random(seed)).sample(400, badPerHundred).file();
    int from = LineBlocks.beginsWithByteOrderMark(sample, 0, sample.length) ? 3 : 0;
    byte[] lines = new byte[sample.length - from + 1];
    System.arraycopy(sample, from, lines, 0, sample.length - from);
    lines[lines.length - 1] = '\n';
    return lines;
  }

  /**
   * A document is one small handle, and mostly the compiler makes none; that is decided by the
   * order in which it compiles the methods, so that only the bound can be asserted. Rows, below,
   * leave it no choice.
   */
  @Test
  void theLoopOverDocumentsAllocatesAtMostItsHandle() {
    NdjsonReader reader = NdjsonReader.of(new Endless(log(0)));
    long bytes =
        bytesARun(50, () -> reader.next() ? reader.document().getInt64(ID) : Long.MIN_VALUE);
    assertTrue(bytes <= 24L * 20 * RECORDS_A_RUN, bytes + " bytes");
    assertTrue(sum > 0);
  }

  @Test
  void theLoopOverProjectedRowsAllocatesNothing() {
    Projection wanted = Projection.of("/id", "/ts", "/ok");
    ProjectionRow row = wanted.newRow();
    NdjsonReader reader = NdjsonReader.of(new Endless(log(0)));
    long bytes =
        bytesARun(
            300,
            () ->
                reader.next(row)
                    ? row.int64(0) + row.int64(1) + (row.bool(2) ? 1 : 0)
                    : Long.MIN_VALUE);
    assertEquals(0, bytes);
  }

  @Test
  void aSkippedRecordCostsFewBytes() {
    NdjsonReader reader =
        NdjsonReader.builder()
            .onError(OnError.SKIP)
            .maxRecordBytes(4096)
            .open(new Endless(log(50)));
    long before = reader.stats().records();
    long bytes = bytesARun(20, () -> reader.next() ? reader.lineNumber() % 10 : Long.MIN_VALUE);
    assertTrue(reader.stats().bad() > before);
    assertTrue(bytes / (20 * RECORDS_A_RUN) < 100, bytes + " bytes");
  }
}

package io.skimjson.cli;

/** Prints faults with their pictures, up to a limit, and counts all. */
final class FaultPrinter {
  private final long limit;
  private final ResultOutput out;
  private long count;

  FaultPrinter(long limit, ResultOutput out) {
    this.limit = limit;
    this.out = out;
  }

  /** Whether the next fault will be printed. */
  boolean isListening() {
    return count < limit;
  }

  /** Counts a fault without a word. */
  void countOnly() {
    count++;
  }

  /** Counts and prints a fault on the line {@code [start, end)}. */
  void print(Fault fault, byte[] array, int start, int end) {
    count++;
    out.println(fault.headline());
    out.print(CaretPicture.draw(array, start, end, fault.place()));
  }

  /** How many faults there were. */
  long count() {
    return count;
  }

  /** What was not shown, or nothing. */
  String hidden() {
    return limit > 0 && count > limit
        ? " (" + (count - limit) + " more are not shown; see --max-faults)"
        : "";
  }
}

package io.skimjson.ndjson;

/** Blocks of lines out of an array, in place: nothing is copied. */
final class ArrayLineBlocks extends LineBlocks {
  private final byte[] array;
  private final int start;
  private final int end;
  private int from;
  private int to;
  private int next;

  ArrayLineBlocks(byte[] array, int offset, int length, int maxLineBytes, int blockBytes) {
    super(maxLineBytes, blockBytes);
    this.array = array;
    this.start = offset;
    this.end = offset + length;
    this.from = offset;
    this.to = offset;
    this.next = offset + (beginsWithByteOrderMark(array, offset, end) ? 3 : 0);
  }

  @Override
  Step next() {
    from = next;
    if (from >= end) {
      to = end;
      return Step.END;
    }
    if (end - from <= blockBytes) {
      return lines(end);
    }
    int lineFeed = lastLineFeed(array, from, from + blockBytes);
    if (lineFeed < 0) {
      int tooFar = end - from <= maxLineBytes ? end : from + maxLineBytes + 1;
      lineFeed = firstLineFeed(array, from + blockBytes, tooFar);
      if (lineFeed < 0) {
        return tooFar == end ? lines(end) : passOver();
      }
    }
    return lines(lineFeed + 1);
  }

  private Step lines(int end) {
    to = end;
    next = end;
    return Step.LINES;
  }

  private Step passOver() {
    overlong.begin(from - (long) start);
    int lineFeed = firstLineFeed(array, from + maxLineBytes, end);
    int lineEnd = lineFeed < 0 ? end : lineFeed;
    overlong.add(array, from, lineEnd);
    next = lineEnd;
    if (lineFeed >= 0) {
      overlong.terminate();
      next++;
    }
    to = from + maxLineBytes;
    return Step.OVERLONG;
  }

  @Override
  byte[] array() {
    return array;
  }

  @Override
  int from() {
    return from;
  }

  @Override
  int to() {
    return to;
  }

  @Override
  long base() {
    return -(long) start;
  }

  @Override
  public void close() {
    // an array needs no closing
  }
}

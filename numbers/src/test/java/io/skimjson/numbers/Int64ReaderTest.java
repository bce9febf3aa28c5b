package io.skimjson.numbers;

/** The published way in. */
class Int64ReaderTest extends Int64Contract {
  @Override
  long readInt64(byte[] b, int start, int limit) {
    return Int64Reader.readInt64(b, start, limit);
  }

  @Override
  long readUint64(byte[] b, int start, int limit) {
    return Int64Reader.readUint64(b, start, limit);
  }
}

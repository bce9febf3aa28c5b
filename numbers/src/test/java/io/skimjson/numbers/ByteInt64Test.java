package io.skimjson.numbers;

/** The byte loop. */
class ByteInt64Test extends Int64Contract {
  @Override
  long readInt64(byte[] b, int start, int limit) {
    return ByteInt64.readInt64(b, start, limit);
  }

  @Override
  long readUint64(byte[] b, int start, int limit) {
    return ByteInt64.readUint64(b, start, limit);
  }
}

package io.skimjson.numbers;

import io.skimjson.bytes.WideBytes;

/** The SWAR reader, behind the gate its callers keep. */
class SwarInt64Test extends Int64Contract {
  @Override
  long readInt64(byte[] b, int start, int limit) {
    return WideBytes.canLoadLong(b, start)
        ? SwarInt64.readInt64(b, start, limit)
        : ByteInt64.readInt64(b, start, limit);
  }

  @Override
  long readUint64(byte[] b, int start, int limit) {
    return WideBytes.canLoadLong(b, start)
        ? SwarInt64.readUint64(b, start, limit)
        : ByteInt64.readUint64(b, start, limit);
  }
}

/** Padded input and little-endian wide loads and stores. */
module io.skimjson.bytes {
  requires static org.jspecify;

  exports io.skimjson.bytes;
}

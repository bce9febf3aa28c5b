/** Number text to int64, uint64, double, float and big numbers. */
module io.skimjson.numbers {
  requires static org.jspecify;
  requires io.skimjson.bytes;

  exports io.skimjson.numbers;
}

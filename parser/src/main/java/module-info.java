/** Documents and lazy handles over a structural index. */
@SuppressWarnings({
  "requires-automatic",
  "requires-transitive-automatic"
}) // fastutil has no descriptor
module io.skimjson {
  requires static org.jspecify;
  requires transitive io.skimjson.bytes;
  requires io.skimjson.numbers;
  requires io.skimjson.stage1;
  requires transitive it.unimi.dsi.fastutil.core;

  exports io.skimjson;
}

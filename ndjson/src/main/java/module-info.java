/** Records out of streams, each line its own world. */
module io.skimjson.ndjson {
  requires static org.jspecify;
  requires transitive io.skimjson;

  exports io.skimjson.ndjson;
}

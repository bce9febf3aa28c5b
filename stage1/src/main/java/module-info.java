/** Bytes to structural index. */
@SuppressWarnings("module") // the room is called stage1, and a module is named as its room
module io.skimjson.stage1 {
  requires static org.jspecify;
  requires io.skimjson.bytes;

  exports io.skimjson.stage1;
}

package io.skimjson.stage1;

class ByteClassifierTest extends BlockClassifierContract {
  ByteClassifierTest() {
    super(new ByteClassifier());
  }
}

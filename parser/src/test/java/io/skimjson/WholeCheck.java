package io.skimjson;

import io.skimjson.stage1.StructuralIndex;
import io.skimjson.stage1.StructuralIndexer;

/** Checks whole inputs against RFC 8259 without making a document: stage 1, then the grammar. */
final class WholeCheck {
  private final StructuralIndexer indexer = StructuralIndexer.create();
  private final StructuralIndex index = new StructuralIndex();
  private final Validator validator = new Validator();

  /** Returns 0, or the first fault as {@link Validator#run} gives it. */
  long check(
      byte[] buf,
      int start,
      int end,
      Limits limits,
      Surrogates surrogates,
      DuplicateNames duplicates) {
    if (end - start > limits.maxDocumentBytes()) {
      return PackedFault.of(JsonError.TOO_LARGE, start);
    }
    int mark = ByteOrderMark.length(buf, start, end);
    if (mark == ByteOrderMark.FOREIGN) {
      return PackedFault.of(JsonError.ENCODING, start);
    }
    int contentStart = start + mark;
    indexer.index(buf, contentStart, end, index);
    JsonError error = kind(index);
    if (error != JsonError.NONE) {
      return PackedFault.of(error, index.faultOffset());
    }
    return validator.run(buf, contentStart, end, limits.maxDepth(), surrogates, duplicates);
  }

  private static JsonError kind(StructuralIndex index) {
    return switch (index.fault()) {
      case NONE -> JsonError.NONE;
      case INVALID_UTF8 -> JsonError.INVALID_UTF8;
      case UNESCAPED_CONTROL -> JsonError.UNESCAPED_CONTROL;
      case UNCLOSED_STRING -> JsonError.UNCLOSED_STRING;
    };
  }
}

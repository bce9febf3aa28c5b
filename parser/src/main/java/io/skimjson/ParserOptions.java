package io.skimjson;

import io.skimjson.stage1.Kernel;
import org.jspecify.annotations.Nullable;

/** How documents are to be read; immutable. */
record ParserOptions(
    Limits limits,
    boolean strict,
    DuplicateNames duplicates,
    Surrogates surrogates,
    @Nullable Kernel kernel,
    boolean stackTraces) {

  static final ParserOptions DEFAULTS =
      new ParserOptions(
          Limits.defaults(), false, DuplicateNames.FIRST, Surrogates.REJECT, null, true);
}

package io.skimjson.ndjson;

import io.skimjson.ndjson.BadRecordHandler.Action;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How bad records are taken: fail, skip or tell a handler, and how many are too many. Immutable.
 *
 * @param maxErrors the most bad records that are endured
 * @param maxErrorRatio the largest part of the records that may be bad, 1 for any
 * @param minRecords how many records must have been met before the ratio says anything
 */
record ErrorPolicy(
    OnError onError,
    @Nullable BadRecordHandler handler,
    long maxErrors,
    double maxErrorRatio,
    long minRecords) {

  /** Records that must have been met before the ratio counts, unless told otherwise. */
  static final long MIN_RECORDS = 1000;

  static final ErrorPolicy DEFAULT =
      new ErrorPolicy(OnError.FAIL, null, Long.MAX_VALUE, 1.0, MIN_RECORDS);

  ErrorPolicy with(OnError onError, @Nullable BadRecordHandler handler) {
    return new ErrorPolicy(onError, handler, maxErrors, maxErrorRatio, minRecords);
  }

  ErrorPolicy withMaxErrors(long count) {
    return new ErrorPolicy(onError, handler, count, maxErrorRatio, minRecords);
  }

  ErrorPolicy withMaxErrorRatio(double ratio, long minRecords) {
    return new ErrorPolicy(onError, handler, maxErrors, ratio, minRecords);
  }

  /** Tells whether a bad record needs to be described at all, or only counted. */
  boolean needsDescription() {
    return handler != null || onError == OnError.FAIL;
  }

  /** Tells whether the first bad record ends the reading. */
  boolean failsAtOnce() {
    return handler == null && onError == OnError.FAIL;
  }

  /** Tells the handler, if there is one. A null is no answer: going on by mistake loses records. */
  Action tell(BadRecord bad) {
    try {
      return handler == null
          ? Action.CONTINUE
          : Objects.requireNonNull(
              handler.onBadRecord(bad),
              "a handler returns Action.CONTINUE or Action.STOP, not null");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Says which budget is used up by a bad record, or null. */
  @Nullable String exceeded(long bad, long records) {
    if (bad > maxErrors) {
      return "more than " + maxErrors + " bad records (maxErrors)";
    }
    return exceededAtEnd(bad, records);
  }

  /** Says whether the ratio is used up, or null; good records may have made it count only now. */
  @Nullable String exceededAtEnd(long bad, long records) {
    if (records >= minRecords && bad > maxErrorRatio * records) {
      return bad + " of " + records + " records are bad, more than maxErrorRatio " + maxErrorRatio;
    }
    return null;
  }
}

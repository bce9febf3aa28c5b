package io.skimjson.ndjson;

import java.io.IOException;

/**
 * Is told of each bad record, for instance to keep it in a file of its own.
 *
 * <pre>{@code
 * NdjsonReader.builder()
 *     .onError(
 *         bad -> {
 *           bad.bytes().writeTo(deadLetters);
 *           return Action.CONTINUE;
 *         })
 * }</pre>
 *
 * <p>What a handler throws comes out of {@link NdjsonReader#next()}, an {@code IOException} as
 * {@code UncheckedIOException}; reading can then go on behind the record, which stays counted.
 */
@FunctionalInterface
public interface BadRecordHandler {
  /** What the reader does next. */
  enum Action {
    /** Reads the next record. */
    CONTINUE,
    /** Ends the reading, as if the input ended here. */
    STOP
  }

  /**
   * Takes a bad record.
   *
   * @param bad what is known of it; its bytes are overwritten once this call returns
   * @return what the reader does next; null comes out of {@link NdjsonReader#next()} as a {@code
   *     NullPointerException}
   * @throws IOException if the record cannot be put where it should go
   */
  Action onBadRecord(BadRecord bad) throws IOException;
}

package io.skimjson;

import java.util.Arrays;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One way to lay a document in memory and hand it to the library. The answers must be the same on
 * all of them.
 */
abstract class DocumentPath {
  private final String name;

  DocumentPath(String name) {
    this.name = name;
  }

  /** Tells whether this way can carry the document. */
  boolean takes(byte[] document) {
    return true;
  }

  /** The bytes of it that become the document; offsets count from their first. */
  byte[] carried(byte[] document) {
    return document;
  }

  /**
   * Opens the document.
   *
   * @throws JsonException if it does not open
   */
  abstract Document open(byte[] document);

  /** Checks, after the document was read, that nothing around it was harmed. */
  void finish() {}

  /** Tells whether this way refuses the document for more than what is wrong on opening. */
  boolean refusesEarly(byte[] document) {
    return false;
  }

  /** Opens the document once and reads it several times, each time whatever came before. */
  @SafeVarargs
  final Outcome[] readEach(
      byte[] document, Function<Document, ? extends @Nullable Object>... readers) {
    Outcome[] outcomes = new Outcome[readers.length];
    try {
      Document opened = open(document);
      for (int i = 0; i < readers.length; i++) {
        Function<Document, ? extends @Nullable Object> reader = readers[i];
        outcomes[i] = Outcome.of(() -> reader.apply(opened));
      }
    } catch (JsonException refused) {
      Arrays.fill(outcomes, Outcome.refused(refused.kind(), refused.offset()));
    }
    finish();
    return outcomes;
  }

  /** Opens the document and reads it once. */
  final Outcome read(byte[] document, Function<Document, ? extends @Nullable Object> reader) {
    return readEach(document, reader)[0];
  }

  @Override
  public final String toString() {
    return name;
  }
}

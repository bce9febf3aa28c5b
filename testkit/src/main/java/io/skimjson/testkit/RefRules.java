package io.skimjson.testkit;

/**
 * The choices a reader leaves to its user, for the model.
 *
 * @param maxDepth how many containers may be open at once
 * @param maxDocumentBytes how long an input may be
 * @param surrogates what a lone surrogate escape is
 * @param uniqueNames whether the same name twice in an object is a fault
 * @param byteOrderMark whether the input may begin with a mark (a document may, a line of NDJSON
 *     may not)
 */
public record RefRules(
    int maxDepth,
    long maxDocumentBytes,
    Surrogates surrogates,
    boolean uniqueNames,
    boolean byteOrderMark) {

  /**
   * What becomes of an escaped surrogate without its partner; named as the policies of the parser.
   */
  public enum Surrogates {
    /** It is a fault. */
    REJECT,
    /** It is read as U+FFFD. */
    REPLACE,
    /** It is kept, and the decoded text is no well-formed UTF-16. */
    PRESERVE
  }

  /**
   * The defaults: depth 1024, any length, lone surrogates refused, duplicate names allowed, one
   * mark allowed.
   */
  public static final RefRules DEFAULT =
      new RefRules(1024, Integer.MAX_VALUE, Surrogates.REJECT, false, true);

  /** Returns these rules with another depth. */
  public RefRules withMaxDepth(int depth) {
    return new RefRules(depth, maxDocumentBytes, surrogates, uniqueNames, byteOrderMark);
  }

  /** Returns these rules with another length. */
  public RefRules withMaxDocumentBytes(long bytes) {
    return new RefRules(maxDepth, bytes, surrogates, uniqueNames, byteOrderMark);
  }

  /** Returns these rules with another policy for lone surrogates. */
  public RefRules withSurrogates(Surrogates policy) {
    return new RefRules(maxDepth, maxDocumentBytes, policy, uniqueNames, byteOrderMark);
  }

  /** Returns these rules with duplicate names refused, or not. */
  public RefRules withUniqueNames(boolean unique) {
    return new RefRules(maxDepth, maxDocumentBytes, surrogates, unique, byteOrderMark);
  }

  /** Returns these rules with a byte order mark allowed, or not. */
  public RefRules withByteOrderMark(boolean allowed) {
    return new RefRules(maxDepth, maxDocumentBytes, surrogates, uniqueNames, allowed);
  }
}

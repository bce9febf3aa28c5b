package io.skimjson;

import io.skimjson.stage1.Kernel;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Opens one document after the other and keeps its buffers between them.
 *
 * <pre>{@code
 * static final Key ID = Key.of("id");
 * Parser parser = Parser.create();
 * long id = parser.parse(buffer, offset, length).getInt64(ID);
 * }</pre>
 *
 * <p>Once the buffers have grown to the largest document, that loop allocates nothing. Each parse
 * makes the handles of the document before it stale: using them throws {@link
 * IllegalStateException}. One thread at a time; a pool of parsers is the caller's to keep.
 */
public final class Parser implements AutoCloseable {
  private final Navigator nav;

  private Parser(ParserOptions options) {
    this.nav = new Navigator(options);
  }

  /** Returns a parser with the defaults of {@link Builder}. */
  public static Parser create() {
    return new Parser(ParserOptions.DEFAULTS);
  }

  /** Returns a builder of parsers. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Opens a document on all bytes of the array.
   *
   * @throws JsonException if the bytes fail the checks on opening; see {@link Document}
   * @throws IllegalStateException if this parser has been closed
   */
  public Document parse(byte[] json) {
    Objects.requireNonNull(json, "json");
    return parse(json, 0, json.length);
  }

  /**
   * Opens a document on a slice of an array. Bytes outside it may be loaded but never matter.
   *
   * @throws IndexOutOfBoundsException if the slice is not inside the array
   * @throws JsonException if the bytes fail the checks on opening; see {@link Document}
   * @throws IllegalStateException if this parser has been closed
   */
  public Document parse(byte[] json, int offset, int length) {
    if (tryParse(json, offset, length) != JsonError.NONE) {
      throw nav.fault();
    }
    return new Document(nav);
  }

  /**
   * Opens a document, if the bytes pass the checks on opening, and never throws for bad input:
   * {@link #document()} then gives the document.
   *
   * @return NONE, or what is wrong; {@link #errorOffset()} says where
   * @throws IndexOutOfBoundsException if the slice is not inside the array
   * @throws IllegalStateException if this parser has been closed
   */
  public JsonError tryParse(byte[] json, int offset, int length) {
    Objects.requireNonNull(json, "json");
    JsonError error = nav.open(json, offset, length);
    if (error != JsonError.NONE) {
      nav.markUnreadable();
    }
    return error;
  }

  /**
   * Returns the document that was opened last.
   *
   * @throws IllegalStateException if there is none, or the last parse failed
   */
  public Document document() {
    nav.requireOpenParser();
    if (!nav.isOpen()) {
      throw new IllegalStateException("no document: nothing was parsed, or the last parse failed");
    }
    return new Document(nav);
  }

  /**
   * Returns where the last failed parse met its fault: bytes from the start of the slice.
   *
   * @throws IllegalStateException if the last parse did not fail
   */
  public int errorOffset() {
    nav.requireOpenParser();
    if (nav.isOpen() || nav.faultKind() == JsonError.NONE) {
      throw new IllegalStateException("the last parse did not fail");
    }
    return nav.faultAt() - nav.base;
  }

  /**
   * Returns how many bytes of memory the buffers hold at present: all that grows with the
   * documents, which is the index, the scratch space for strings, and what strict checks keep.
   */
  public int capacity() {
    return nav.capacity();
  }

  /**
   * Gives the buffers back, as after a rare large document. Handles of the last document become
   * stale.
   *
   * @throws IllegalStateException if this parser has been closed
   */
  public void trim() {
    nav.trim();
  }

  /** Gives everything back for good. Handles of the last document become stale. */
  @Override
  public void close() {
    nav.close();
  }

  /** How documents are to be read. Not thread-safe; the parsers it builds are independent. */
  public static final class Builder {
    private Limits limits = Limits.defaults();
    private boolean strict;
    private DuplicateNames duplicates = DuplicateNames.FIRST;
    private Surrogates surrogates = Surrogates.REJECT;
    private @Nullable Kernel kernel;
    private boolean stackTraces = true;

    private Builder() {}

    /** Sets the limits; {@link Limits#defaults()} otherwise. */
    public Builder limits(Limits limits) {
      this.limits = Objects.requireNonNull(limits, "limits");
      return this;
    }

    /** Makes every parse check all of RFC 8259, as {@link Document#validate()}; off otherwise. */
    public Builder strict(boolean strict) {
      this.strict = strict;
      return this;
    }

    /**
     * Says which of equal names counts in lookups; FIRST otherwise. LAST and FAIL make every lookup
     * walk the whole object. FAIL also makes {@link Document#validate()} refuse equal names.
     */
    public Builder duplicateNames(DuplicateNames policy) {
      this.duplicates = Objects.requireNonNull(policy, "policy");
      return this;
    }

    /** Says what becomes of escapes for half a surrogate pair; REJECT otherwise. */
    public Builder surrogates(Surrogates policy) {
      this.surrogates = Objects.requireNonNull(policy, "policy");
      return this;
    }

    /**
     * Prefers a kernel; otherwise the best that runs here. All give the same answers.
     *
     * @param choice which kernel; {@code AUTO} for the best
     */
    public Builder kernel(KernelChoice choice) {
      this.kernel = Objects.requireNonNull(choice, "choice").kernel();
      return this;
    }

    /**
     * Says whether exceptions carry a stack trace, which is most of what they cost; true otherwise.
     */
    public Builder stackTraces(boolean stackTraces) {
      this.stackTraces = stackTraces;
      return this;
    }

    /** Returns a new parser. */
    public Parser build() {
      return new Parser(options());
    }

    ParserOptions options() {
      return new ParserOptions(limits, strict, duplicates, surrogates, kernel, stackTraces);
    }
  }
}

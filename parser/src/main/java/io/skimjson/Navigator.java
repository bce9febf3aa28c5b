package io.skimjson;

import io.skimjson.bytes.WideBytes;
import io.skimjson.stage1.Stage1Fault;
import io.skimjson.stage1.StructuralIndex;
import io.skimjson.stage1.StructuralIndexer;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One indexed input and the steps that walk its structural index.
 *
 * <p>An <em>entry</em> is a place in the index, and the index holds the array offset of every
 * operator <code>{ } [ ] : ,</code> outside strings. A member or element is known by the entry of
 * its <em>separator</em>: the opening bracket or the comma before it. A container's <em>level</em>
 * is the number of containers it stands in, itself included, so the root container has level 1.
 *
 * <p>Everything that is stepped over is checked as the table in {@link Document} says. One thread;
 * nothing here recurses.
 */
final class Navigator {
  private static final byte[] NO_BYTES = {};
  private static final int[] NO_ENTRIES = {0};

  final ParserOptions options;
  final ScanHints hints = new ScanHints();
  private final int maxDepth;
  private final StructuralIndexer indexer;
  private StructuralIndex structure = new StructuralIndex();
  private final BracketStack brackets = new BracketStack();
  private byte[] scratch = NO_BYTES;
  private @Nullable Validator validator;

  byte[] buf = NO_BYTES;
  int[] index = NO_ENTRIES;

  /** Where offsets count from: the first byte of the slice or record. */
  int base;

  /** The first byte of the value. */
  int start;

  /** Behind the last byte of the document. */
  int end;

  /** The first entry of the document, and the one behind its last. */
  int first;

  int last;
  boolean hasBackslash;
  boolean isAscii;

  /** Counts inputs; a handle of an earlier one is stale. */
  long epoch;

  private boolean closed;
  private boolean open;
  private JsonError faultKind = JsonError.NONE;
  private int faultAt;

  Navigator(ParserOptions options) {
    this.options = options;
    this.maxDepth = options.limits().maxDepth();
    this.indexer =
        options.kernel() == null
            ? StructuralIndexer.create()
            : StructuralIndexer.create(options.kernel());
  }

  // ---- Opening ----

  /** Indexes a document; what is wrong with it is also kept for {@link #fault()}. */
  JsonError open(byte[] json, int offset, int length) {
    requireOpenParser();
    Objects.checkFromIndexSize(offset, length, json.length);
    begin(json, offset, offset + length);
    if (length > options.limits().maxDocumentBytes()) {
      return refuse(JsonError.TOO_LARGE, offset);
    }
    int mark = ByteOrderMark.length(json, offset, end);
    return mark == ByteOrderMark.FOREIGN
        ? refuse(JsonError.ENCODING, offset)
        : index(json, offset, offset + mark);
  }

  private JsonError index(byte[] json, int base, int from) {
    indexer.index(json, from, end, structure);
    adopt(structure);
    window(base, from, end, 0, structure.count());
    return checkOpened(structure.fault(), structure.faultOffset());
  }

  /** As {@link #open} for a record among others, where no byte order mark may stand. */
  JsonError openRecord(byte[] json, int from, int to) {
    begin(json, from, to);
    return index(json, from, from);
  }

  /** Takes lines that {@link #indexLines} has indexed; {@link #window} then chooses among them. */
  StructuralIndex indexLines(byte[] json, int from, int to) {
    requireOpenParser();
    Objects.checkFromToIndex(from, to, json.length);
    begin(json, from, to);
    indexer.indexLines(json, from, to, structure);
    adopt(structure);
    return structure;
  }

  private void begin(byte[] json, int from, int to) {
    epoch++;
    hints.clear();
    open = false;
    faultKind = JsonError.NONE;
    buf = json;
    base = from;
    start = from;
    end = to;
    index = NO_ENTRIES;
    first = 0;
    last = 0;
  }

  private void adopt(StructuralIndex structure) {
    index = structure.offsets();
    hasBackslash = structure.hasBackslash();
    isAscii = !structure.hasNonAscii();
  }

  /** Makes the document be the bytes {@code [from, to)} and the entries {@code [first, last)}. */
  void window(int base, int from, int to, int first, int last) {
    this.base = base;
    this.end = to;
    this.first = first;
    this.last = last;
    this.start = skipSpace(from, to);
  }

  /** Begins a new record inside the lines indexed last. */
  void nextRecord() {
    epoch++;
    open = false;
  }

  /** Last checks of opening: what stage 1 found, emptiness, and everything if so wished. */
  JsonError checkOpened(Stage1Fault fault, int offset) {
    if (fault != Stage1Fault.NONE) {
      return refuse(Failures.kindOf(fault), offset);
    }
    if (start == end) {
      return refuse(JsonError.EMPTY, end);
    }
    open = true;
    faultKind = JsonError.NONE;
    return options.strict() ? checkAll(options.duplicates()) : JsonError.NONE;
  }

  /** Checks all of RFC 8259; the fault is kept, and an open document stays open. */
  JsonError checkAll(DuplicateNames duplicates) {
    if (validator == null) {
      validator = new Validator();
    }
    long fault = validator.run(buf, start, end, maxDepth, options.surrogates(), duplicates);
    return fault == 0 ? JsonError.NONE : refuse(PackedFault.kind(fault), PackedFault.offset(fault));
  }

  /**
   * Checks all of RFC 8259 of the container at {@code p}, from its bracket to the fitting one;
   * keeps a fault.
   *
   * @param level in how many containers it stands
   */
  JsonError checkContainer(int p, int entry, int level) {
    if (validator == null) {
      validator = new Validator();
    }
    // Where no bracket fits, the validator meets that bracket or a fault in front of it.
    int close = tryCloseOf(entry, level + 1);
    int limit = close < 0 ? end : index[close] + 1;
    long fault =
        validator.run(buf, p, limit, maxDepth - level, options.surrogates(), options.duplicates());
    return fault == 0 ? JsonError.NONE : refuse(PackedFault.kind(fault), PackedFault.offset(fault));
  }

  JsonError refuse(JsonError kind, int offset) {
    faultKind = kind;
    faultAt = offset;
    return kind;
  }

  JsonError faultKind() {
    return faultKind;
  }

  /** Array offset of the fault kept last. */
  int faultAt() {
    return faultAt;
  }

  /** The exception for the fault kept last. */
  JsonException fault() {
    return Failures.at(this, faultKind, faultAt);
  }

  void markUnreadable() {
    open = false;
  }

  boolean isOpen() {
    return open;
  }

  // ---- Lifetime ----

  void checkEpoch(long handleEpoch) {
    if (handleEpoch != epoch) {
      throw stale();
    }
  }

  private IllegalStateException stale() {
    return new IllegalStateException(
        closed
            ? "this handle's parser has been closed; read what you need before closing it"
            : "this handle belongs to an earlier document of its parser; read what you need before"
                + " the next parse, or use Document.on for documents that live longer");
  }

  void requireOpenParser() {
    if (closed) {
      throw new IllegalStateException("this parser has been closed; create another one");
    }
  }

  void close() {
    closed = true;
    giveBack();
  }

  void trim() {
    requireOpenParser();
    giveBack();
  }

  private void giveBack() {
    begin(NO_BYTES, 0, 0);
    structure = new StructuralIndex();
    scratch = NO_BYTES;
    brackets.trim();
    validator = null;
  }

  /** Bytes of memory that everything holds which grows with the input. */
  int capacity() {
    long bytes = 4L * structure.capacity() + scratch.length + brackets.capacity();
    if (validator != null) {
      bytes += validator.capacity();
    }
    return (int) Math.min(Integer.MAX_VALUE, bytes);
  }

  byte[] scratch(int length) {
    if (scratch.length < length) {
      scratch = new byte[Math.max(length, (int) Math.min(Integer.MAX_VALUE - 8, length * 3L / 2))];
    }
    return scratch;
  }

  // ---- Places ----

  /** First byte at or behind {@code p} that is not white space, or {@code limit}. */
  int skipSpace(int p, int limit) {
    return p < limit && (buf[p] & 0xFF) > ' ' ? p : Space.skipForward(buf, p, limit);
  }

  /** Where the value behind a separator or colon begins; {@link #end} if nothing follows. */
  int valueStart(int before) {
    int p = index[before] + 1;
    return p < end && (buf[p] & 0xFF) > ' ' ? p : Space.skipForward(buf, p, end);
  }

  /** The operator of an entry, or 0 behind the last one. */
  int operator(int entry) {
    return entry < last ? buf[index[entry]] : 0;
  }

  /** Where the slot of a scalar ends whose next entry is {@code entry}. */
  int slotEnd(int entry) {
    return entry < last ? index[entry] : end;
  }

  /** Tells whether the value at {@code p} is a container; its bracket is then at {@code entry}. */
  boolean isContainer(int p, int entry) {
    return entry < last && index[entry] == p && (buf[p] | 0x20) == '{';
  }

  /** Checks that a value stands behind {@code before}, and returns where it begins. */
  int requireValue(int before) {
    int p = valueStart(before);
    int entry = before + 1;
    if (p < slotEnd(entry) || isContainer(p, entry)) {
      return p;
    }
    throw Failures.valueExpected(this, p);
  }

  /**
   * Finds the end of the string whose first byte behind the opening quote is {@code p}.
   *
   * @return twice the offset of the closing quote, plus 1 if there is a backslash before it
   */
  long scanString(int p, int limit) {
    final byte[] buf = this.buf;
    while (p < limit && p <= buf.length - WideBytes.WORD) {
      long found = ByteSearch.quotesAndBackslashes(WideBytes.getLong(buf, p));
      if (found != 0) {
        p += ByteSearch.lowest(found);
        break;
      }
      p += WideBytes.WORD;
    }
    while (p < limit && buf[p] != '"' && buf[p] != '\\') {
      p++; // the array's last bytes
    }
    p = Math.min(p, limit); // what was found behind it belongs to others
    return p < limit && buf[p] == '\\' ? scanEscaped(p, limit) : (long) p << 1;
  }

  private long scanEscaped(int p, int limit) {
    final byte[] buf = this.buf;
    while (p < limit && buf[p] != '"') {
      if (buf[p] == '\\') {
        p += 2;
      } else {
        p++;
        while (p <= limit - WideBytes.WORD
            && !ByteSearch.hasQuoteOrBackslash(WideBytes.getLong(buf, p))) {
          p += WideBytes.WORD;
        }
      }
    }
    return (long) p << 1 | 1;
  }

  // ---- Skipping ----

  /** The entry of the bracket that closes the container opened at {@code open}. */
  int closeOf(int open, int level) {
    int close = tryCloseOf(open, level);
    if (close < 0) {
      throw fault();
    }
    return close;
  }

  /** As {@link #closeOf}, but keeps a fault and returns -1. */
  int tryCloseOf(int open, int level) {
    if (level > maxDepth) {
      return refuseAt(JsonError.DEPTH_EXCEEDED, index[open]);
    }
    int from = open;
    boolean held = hints.holds(level, open);
    if (held) {
      int known = hints.close(level);
      if (known >= 0) {
        return known;
      }
      from = hints.reached(level);
    }
    int close = skipFrom(from + 1, level, buf[index[open]]);
    if (held && close >= 0) {
      hints.close(level, close);
    }
    return close;
  }

  /**
   * Finds the closing bracket of a container, looking at entries from {@code entry} on. The kind of
   * every bracket is checked: {@code kinds} has one bit for each open level, 1 for an object, the
   * innermost lowest. A bracket's bit 5 tells its kind and its bit 2 whether it closes:
   *
   * <pre>  [ 0101_1011   ] 0101_1101   { 0111_1011   } 0111_1101   , and : are below '['  </pre>
   */
  private int skipFrom(int entry, int level, byte opening) {
    final int[] index = this.index;
    final byte[] buf = this.buf;
    final int last = this.last;
    long kinds = opening >>> 5 & 1L;
    int depth = 1;
    for (int i = entry; i < last; i++) {
      int c = buf[index[i]];
      if (c < '[') {
        continue;
      }
      if ((c & 4) == 0) {
        if (level + depth > maxDepth) {
          return refuseAt(JsonError.DEPTH_EXCEEDED, index[i]);
        }
        if ((depth & 63) == 0) {
          brackets.save(depth, kinds);
        }
        kinds = kinds << 1 | (c >>> 5 & 1);
        depth++;
      } else {
        if (((kinds ^ c >>> 5) & 1) != 0) {
          return refuseAt(JsonError.SYNTAX, index[i]);
        }
        depth--;
        if (depth == 0) {
          return i;
        }
        kinds = (depth & 63) == 0 ? brackets.restore(depth) : kinds >>> 1;
      }
    }
    return refuseAt(JsonError.INCOMPLETE, end);
  }

  private int refuseAt(JsonError kind, int offset) {
    refuse(kind, offset);
    return -1;
  }

  /**
   * Steps over the value behind {@code before} and returns the entry of the comma or of the closing
   * bracket that follows it.
   *
   * @param level the level of the container that is walked
   * @param close its closing bracket
   */
  int separatorAfter(int before, int level, int close) {
    int entry = before + 1;
    int p = valueStart(before);
    if (entry < last) {
      int at = index[entry];
      if (p < at) {
        int c = buf[at];
        if (c == ',' || c == close) {
          return entry;
        }
      } else if ((buf[at] | 0x20) == '{') {
        return separatorBehind(closeOf(entry, level + 1), close);
      }
    }
    throw Failures.afterScalar(this, p, entry);
  }

  /** As {@link #separatorAfter} for a container whose closing bracket is known. */
  int separatorBehind(int closing, int close) {
    int after = index[closing] + 1;
    int entry = closing + 1;
    if (entry < last) {
      int at = index[entry];
      int c = buf[at];
      if ((c == ',' || c == close) && (at == after || skipSpace(after, at) == at)) {
        return entry;
      }
    }
    throw Failures.separatorExpected(this, after);
  }

  /** As {@link #closeOf}, looking on from an entry that stands directly in the container. */
  int closeFrom(int entry, int open, int level) {
    int close = skipFrom(entry, level, buf[index[open]]);
    if (close < 0) {
      throw fault();
    }
    return close;
  }

  /** Tells whether a scalar at the root, whose slot ends at {@code entry}, has operators behind. */
  boolean hasTrailing(int entry) {
    return entry == first && first != last;
  }

  /** Tells whether nothing but white space stands between a scalar and the end of its slot. */
  boolean isSlotEnd(int after, int entry) {
    int limit = slotEnd(entry);
    return skipSpace(after, limit) == limit && !hasTrailing(entry);
  }

  /** Checks that nothing but white space stands between a scalar and the end of its slot. */
  void requireSlotEnd(int after, int entry) {
    int limit = slotEnd(entry);
    int p = skipSpace(after, limit);
    if (p < limit) {
      throw Failures.afterValue(this, p, entry);
    }
    requireNoTrailing(entry);
  }

  void requireNoTrailing(int entry) {
    if (hasTrailing(entry)) {
      throw Failures.at(this, JsonError.TRAILING_CONTENT, index[entry]);
    }
  }

  /** Enters the container at {@code p}: the depth limit holds for it. */
  void checkLevel(int level, int p) {
    if (level > maxDepth) {
      throw Failures.at(this, JsonError.DEPTH_EXCEEDED, p);
    }
  }

  // ---- End of the document ----

  /** Checks brackets, a root scalar's grammar, and that only white space follows; keeps a fault. */
  JsonError checkWhole() {
    if (!isContainer(start, first)) {
      long fault = ScalarCheck.check(buf, start, end, options.surrogates());
      JsonError kind = PackedFault.kind(fault);
      return kind == JsonError.NONE
          ? checkTrailing(PackedFault.offset(fault))
          : refuse(kind, PackedFault.offset(fault));
    }
    if (1 > maxDepth) {
      return refuse(JsonError.DEPTH_EXCEEDED, start);
    }
    int close = tryCloseOf(first, 1);
    return close < 0 ? faultKind : checkTrailing(index[close] + 1);
  }

  private JsonError checkTrailing(int from) {
    int p = skipSpace(from, end);
    return p == end ? JsonError.NONE : refuse(JsonError.TRAILING_CONTENT, p);
  }
}

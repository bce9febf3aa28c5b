package io.skimjson;

import io.skimjson.testkit.RefFault;
import io.skimjson.testkit.RefResult;
import io.skimjson.testkit.RefRules;
import io.skimjson.testkit.ReferenceParser;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The model of lazy reading, of good and of damaged documents: what each step may see, and nothing
 * else. Slow and obvious: every lookup walks from its container's first byte, byte by byte, and
 * knows nothing of indexes, hints or wide loads.
 *
 * <ul>
 *   <li>A walk checks names, colons, commas and brackets of what it walks, from left to right.
 *   <li>A container that is skipped must have fitting brackets within the depth limit; a scalar
 *       that is skipped may be anything up to the next operator.
 *   <li>A scalar that is read is what the {@link ReferenceParser} says of its slot, the bytes up to
 *       the next operator. At the root the slot is all there is.
 * </ul>
 */
final class LazyModel {
  private static final Set<String> ON_OPENING =
      Set.of(
          "ENCODING", "TOO_LARGE", "INVALID_UTF8", "UNESCAPED_CONTROL", "UNCLOSED_STRING", "EMPTY");

  final byte[] b;
  final int end;
  final RefRules rules;
  private final DuplicateNames duplicates;
  private final ReferenceParser whole;
  private final ReferenceParser slots;
  private final boolean[] isOperator;
  private final int start;

  /** A fault of the model, in place of the exception. */
  static final class Fault extends RuntimeException {
    private static final long serialVersionUID = 1;

    final transient Outcome outcome;

    /** The pointer that the exception must give, if it is known. */
    final transient @Nullable String path;

    Fault(JsonError kind, int offset, @Nullable String path) {
      super(kind.name(), null, false, false);
      this.outcome = Outcome.refused(kind, offset);
      this.path = path;
    }
  }

  /**
   * A value's place.
   *
   * @param start its first byte; of a missing value, the value that it is missing from
   * @param level in how many containers it stands
   * @param path its pointer
   * @param exists whether it is there
   */
  record Node(int start, int level, String path, boolean exists) {}

  /**
   * A member's place.
   *
   * @param quote the opening quote of its name
   * @param nameEnd behind the closing one
   * @param name the name, decoded
   * @param colon its colon
   */
  record Member(int quote, int nameEnd, String name, int colon) {}

  LazyModel(byte[] document, RefRules rules, DuplicateNames duplicates) {
    this.b = document;
    this.end = document.length;
    this.rules = rules;
    this.duplicates = duplicates;
    this.whole = ReferenceParser.with(rules.withUniqueNames(duplicates == DuplicateNames.FAIL));
    this.slots = ReferenceParser.with(rules.withByteOrderMark(false));
    boolean hasMark =
        rules.byteOrderMark()
            && end >= 3
            && b[0] == (byte) 0xEF
            && b[1] == (byte) 0xBB
            && b[2] == (byte) 0xBF;
    this.isOperator = operators(b);
    this.start = skipWhite(hasMark ? 3 : 0);
  }

  private static boolean[] operators(byte[] b) {
    boolean[] found = new boolean[b.length];
    boolean inString = false;
    for (int i = 0; i < b.length; i++) {
      if (b[i] == '"') {
        inString = !inString;
      } else if (b[i] == '\\' && i + 1 < b.length) {
        // What is escaped is no quote; outside of strings it may still be an operator.
        i++;
        found[i] = !inString && isOperator(b[i]);
      } else {
        found[i] = !inString && isOperator(b[i]);
      }
    }
    return found;
  }

  private static boolean isOperator(byte c) {
    return "{}[]:,".indexOf(c) >= 0;
  }

  // ---- The whole ----

  /** The fault that is found on opening. */
  Optional<RefFault> openingFault() {
    return whole.check(b).filter(fault -> ON_OPENING.contains(fault.kind()));
  }

  /** The first fault of all. */
  Optional<RefFault> validate() {
    return whole.check(b);
  }

  Node root() {
    return new Node(start, 0, "", true);
  }

  boolean isRoot(Node node) {
    return node.exists() && node.level() == 0;
  }

  /** What stands behind the root, and on the way its brackets. */
  void expectEnd() {
    if (!isContainer(start)) {
      whole.check(b).ifPresent(LazyModel::raise);
      return;
    }
    if (rules.maxDepth() < 1) {
      throw fault(JsonError.DEPTH_EXCEEDED, start);
    }
    int behind = skipWhite(closeOf(start, 1) + 1);
    if (behind < end) {
      throw fault(JsonError.TRAILING_CONTENT, behind);
    }
  }

  // ---- Places ----

  static Fault fault(JsonError kind, int offset) {
    return new Fault(kind, offset, null);
  }

  private static void raise(RefFault fault) {
    throw fault(JsonError.valueOf(fault.kind()), fault.offset());
  }

  int skipWhite(int p) {
    int i = p;
    while (i < end && (b[i] == ' ' || b[i] == '\t' || b[i] == '\n' || b[i] == '\r')) {
      i++;
    }
    return i;
  }

  int nextOperator(int p) {
    int i = p;
    while (i < end && !isOperator[i]) {
      i++;
    }
    return i;
  }

  boolean isContainer(int p) {
    return p < end && isOperator[p] && (b[p] == '{' || b[p] == '[');
  }

  /** Behind the closing quote of the string at {@code p}. */
  int stringEnd(int p) {
    int i = p + 1;
    while (b[i] != '"') {
      i += b[i] == '\\' ? 2 : 1;
    }
    return i + 1;
  }

  /** What the reference parser says of a stretch that should be one scalar. */
  RefResult slot(int from, int to) {
    return slots.parse(Arrays.copyOfRange(b, from, to));
  }

  /** What the reference parser says of the rest of the document, a container being at its start. */
  RefResult container(int from, int level) {
    RefRules inside =
        rules
            .withByteOrderMark(false)
            .withMaxDepth(rules.maxDepth() - level)
            .withUniqueNames(duplicates == DuplicateNames.FAIL);
    return ReferenceParser.with(inside).parse(Arrays.copyOfRange(b, from, end));
  }

  /** The value that must stand behind a separator or colon. */
  int valueBehind(int separator) {
    int p = skipWhite(separator + 1);
    if (p == end) {
      throw fault(JsonError.INCOMPLETE, end);
    }
    if (isOperator[p] && !isContainer(p)) {
      throw fault(JsonError.SYNTAX, p);
    }
    return p;
  }

  /** The bracket that closes the one at {@code open}, whose container has this level. */
  int closeOf(int open, int level) {
    Deque<Byte> closers = new ArrayDeque<>();
    for (int i = open; i < end; i++) {
      if (!isOperator[i]) {
        continue;
      }
      if (b[i] == '{' || b[i] == '[') {
        if (level + closers.size() > rules.maxDepth()) {
          throw fault(JsonError.DEPTH_EXCEEDED, i);
        }
        closers.push((byte) (b[i] == '{' ? '}' : ']'));
      } else if (b[i] == '}' || b[i] == ']') {
        if (closers.pop() != b[i]) {
          throw fault(JsonError.SYNTAX, i);
        }
        if (closers.isEmpty()) {
          return i;
        }
      }
    }
    throw fault(JsonError.INCOMPLETE, end);
  }

  /** The comma or closing bracket behind a value of a container with this level. */
  int separatorAfter(int value, int level, char close) {
    if (isContainer(value)) {
      int behind = skipWhite(closeOf(value, level + 1) + 1);
      if (behind < end && (b[behind] == ',' || b[behind] == close)) {
        return behind;
      }
      throw fault(behind < end ? JsonError.SYNTAX : JsonError.INCOMPLETE, behind);
    }
    int operator = nextOperator(value);
    if (operator < end && (b[operator] == ',' || b[operator] == close)) {
      return operator;
    }
    RefResult scalar = slot(value, end);
    if (scalar.isValid()) {
      throw fault(JsonError.INCOMPLETE, end);
    }
    JsonError kind = JsonError.valueOf(scalar.kind());
    throw fault(
        kind == JsonError.TRAILING_CONTENT ? JsonError.SYNTAX : kind,
        value + scalar.fault().offset());
  }

  /** The member behind a separator of an object, or null if the object is empty. */
  @Nullable Member memberBehind(int separator, boolean isFirst) {
    int quote = skipWhite(separator + 1);
    if (quote == end) {
      throw fault(JsonError.INCOMPLETE, end);
    }
    if (isFirst && b[quote] == '}') {
      return null;
    }
    if (b[quote] != '"') {
      throw fault(JsonError.SYNTAX, quote);
    }
    int nameEnd = stringEnd(quote);
    RefResult name = slot(quote, nameEnd);
    if (!name.isValid()) {
      throw fault(JsonError.valueOf(name.kind()), quote + name.fault().offset());
    }
    int colon = skipWhite(nameEnd);
    if (colon == end) {
      throw fault(JsonError.INCOMPLETE, end);
    }
    if (b[colon] != ':') {
      throw fault(JsonError.SYNTAX, colon);
    }
    return new Member(quote, nameEnd, name.root().string(), colon);
  }

  // ---- Lookups ----

  void requirePresent(Node node) {
    if (!node.exists()) {
      throw new Fault(JsonError.NO_SUCH_FIELD, node.start(), node.path());
    }
  }

  void requireType(Node node, char first) {
    requirePresent(node);
    if (b[node.start()] != first) {
      throw new Fault(JsonError.INCORRECT_TYPE, node.start(), node.path());
    }
    if (node.level() + 1 > rules.maxDepth()) {
      throw fault(JsonError.DEPTH_EXCEEDED, node.start());
    }
  }

  Node find(Node object, String name) {
    if (!object.exists()) {
      return object;
    }
    requireType(object, '{');
    String path = object.path() + "/" + JsonPointer.escape(name);
    int colon = colonOf(object, name);
    return colon < 0
        ? new Node(object.start(), 0, path, false)
        : new Node(valueBehind(colon), object.level() + 1, path, true);
  }

  private int colonOf(Node object, String name) {
    int found = -1;
    int separator = object.start();
    while (true) {
      Member member = memberBehind(separator, separator == object.start());
      if (member == null) {
        return found;
      }
      if (member.name().equals(name)) {
        if (duplicates == DuplicateNames.FIRST) {
          return member.colon();
        }
        if (found >= 0 && duplicates == DuplicateNames.FAIL) {
          throw fault(JsonError.DUPLICATE_NAME, member.quote());
        }
        found = member.colon();
      }
      separator = separatorAfter(valueBehind(member.colon()), object.level() + 1, '}');
      if (b[separator] == '}') {
        return found;
      }
    }
  }

  Node field(Node object, String name) {
    Node found = find(object, name);
    requirePresent(found);
    return found;
  }

  /** An element, or null if the array is shorter. */
  @Nullable Node element(Node array, int index) {
    requireType(array, '[');
    int separator = array.start();
    int first = skipWhite(separator + 1);
    if (first < end && b[first] == ']') {
      return null;
    }
    for (int i = 0; ; i++) {
      int value = valueBehind(separator);
      if (i == index) {
        return new Node(value, array.level() + 1, array.path() + "/" + index, true);
      }
      separator = separatorAfter(value, array.level() + 1, ']');
      if (b[separator] == ']') {
        return null;
      }
    }
  }

  Node get(Node array, int index) {
    Node found = element(array, index);
    if (found == null) {
      throw new Fault(JsonError.INDEX_OUT_OF_BOUNDS, array.start(), array.path());
    }
    return found;
  }

  /** What {@code at} gives, or {@code findAt} if {@code mayMiss}. */
  Node at(Node from, JsonPointer pointer, boolean mayMiss) {
    Node node = from;
    StringBuilder below = new StringBuilder();
    for (int i = 0; i < pointer.size(); i++) {
      below.append('/').append(JsonPointer.escape(pointer.token(i)));
    }
    String path = from.path() + below;
    for (int i = 0; i < pointer.size(); i++) {
      Node next = step(node, pointer.token(i));
      if (next == null || !next.exists()) {
        boolean isArray = node.exists() && b[node.start()] == '[';
        if (isArray && !mayMiss) {
          throw new Fault(JsonError.INDEX_OUT_OF_BOUNDS, node.start(), node.path());
        }
        Node missing = node.exists() ? new Node(node.start(), 0, path, false) : node;
        if (!mayMiss) {
          requirePresent(missing);
        }
        return missing;
      }
      node = next;
    }
    return node;
  }

  private @Nullable Node step(Node node, String token) {
    if (!node.exists()) {
      return null;
    }
    if (b[node.start()] == '{') {
      return find(node, token);
    }
    if (b[node.start()] != '[') {
      LazyReads.type(this, node);
      return null;
    }
    if (token.equals("-")) {
      return null;
    }
    if (!token.matches("0|[1-9][0-9]*")) {
      throw new Fault(JsonError.INVALID_POINTER, node.start(), node.path());
    }
    return token.length() > 9 ? null : element(node, Integer.parseInt(token));
  }

  /** All strings of the document that stand before a colon, decoded: names to ask for. */
  List<String> names() {
    List<String> names = new ArrayList<>();
    boolean inString = false;
    int quote = 0;
    for (int i = 0; i < end; i++) {
      if (b[i] == '\\') {
        i++;
      } else if (b[i] == '"') {
        inString = !inString;
        int behind = skipWhite(i + 1);
        if (inString) {
          quote = i;
        } else if (behind < end && b[behind] == ':') {
          RefResult name = slot(quote, i + 1);
          if (name.isValid()) {
            names.add(name.root().string());
          }
        }
      }
    }
    return names;
  }
}

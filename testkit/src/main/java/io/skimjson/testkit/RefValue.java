package io.skimjson.testkit;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A value of the model: its place in the source, and what it says. */
public final class RefValue {
  private final RefType type;
  private final int start;
  private final String text;
  private final List<RefMember> members = new ArrayList<>();
  private final List<RefValue> elements = new ArrayList<>();
  private int end;

  private RefValue(RefType type, int start, int end, String text) {
    this.type = type;
    this.start = start;
    this.end = end;
    this.text = text;
  }

  static RefValue container(RefType type, int start) {
    return new RefValue(type, start, -1, "");
  }

  static RefValue scalar(RefType type, int start, int end, String text) {
    return new RefValue(type, start, end, text);
  }

  void closeAt(int offset) {
    end = offset;
  }

  void addMember(RefMember member) {
    members.add(member);
  }

  void addElement(RefValue element) {
    elements.add(element);
  }

  /** Returns what kind of value this is. */
  public RefType type() {
    return type;
  }

  /** Returns the offset of the first byte. */
  public int start() {
    return start;
  }

  /** Returns the offset behind the last byte. */
  public int end() {
    return end;
  }

  /** Returns the decoded text of a string. */
  public String string() {
    require(RefType.STRING);
    return text;
  }

  /** Returns the text of a number as it was written. */
  public String numberText() {
    require(RefType.NUMBER);
    return text;
  }

  /**
   * Returns the exact number, or nothing if its exponent is beyond what a {@code BigDecimal} holds.
   */
  public Optional<BigDecimal> decimal() {
    try {
      return Optional.of(new BigDecimal(numberText()));
    } catch (NumberFormatException | ArithmeticException tooLarge) {
      return Optional.empty();
    }
  }

  /** Tells whether a number is written without fraction and exponent. */
  public boolean isInteger() {
    return numberText().chars().noneMatch(c -> c == '.' || c == 'e' || c == 'E');
  }

  /** Returns a boolean. */
  public boolean bool() {
    require(RefType.BOOLEAN);
    return text.equals("true");
  }

  /** Returns the members of an object in order, duplicates too. */
  public List<RefMember> members() {
    require(RefType.OBJECT);
    return Collections.unmodifiableList(members);
  }

  /** Returns the elements of an array in order. */
  public List<RefValue> elements() {
    require(RefType.ARRAY);
    return Collections.unmodifiableList(elements);
  }

  /** Returns the first member of that name, if there is one. */
  public Optional<RefValue> field(String name) {
    return members().stream().filter(m -> m.name().equals(name)).map(RefMember::value).findFirst();
  }

  /** Returns the values directly inside: of members, elements, or none. */
  public List<RefValue> children() {
    return switch (type) {
      case OBJECT -> members.stream().map(RefMember::value).toList();
      case ARRAY -> elements();
      default -> List.of();
    };
  }

  /** Returns this value and all below, parents first, in document order. */
  public List<RefValue> descendants() {
    List<RefValue> found = new ArrayList<>();
    List<RefValue> waiting = new ArrayList<>(List.of(this));
    while (!waiting.isEmpty()) {
      RefValue next = waiting.remove(waiting.size() - 1);
      found.add(next);
      List<RefValue> children = new ArrayList<>(next.children());
      Collections.reverse(children);
      waiting.addAll(children);
    }
    return found;
  }

  /** Returns the source bytes of this value. */
  public byte[] raw(byte[] document) {
    return Arrays.copyOfRange(document, start, end);
  }

  private void require(RefType wanted) {
    if (type != wanted) {
      throw new IllegalStateException("the model value at " + start + " is " + type);
    }
  }

  @Override
  public String toString() {
    return type + " at " + start + ".." + end + (text.isEmpty() ? "" : " " + text);
  }
}

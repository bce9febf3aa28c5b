package io.skimjson.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The model: a slow and obvious reader of RFC 8259, byte by byte, that says of every input either
 * the whole tree or the first fault with its kind and offset.
 *
 * <p>The order of faults is that of {@code Document.validate()}: the length, a foreign byte order
 * mark, what is found on opening (see {@link RefStageOne}), emptiness, then the grammar from left
 * to right. Written from the RFC alone; it shares no line with the code it judges. Immutable; any
 * thread may use it.
 */
public final class ReferenceParser {
  private static final byte[][] FOREIGN_MARKS = {
    {(byte) 0xFE, (byte) 0xFF},
    {(byte) 0xFF, (byte) 0xFE},
    {0, 0, (byte) 0xFE, (byte) 0xFF},
    {(byte) 0xFF, (byte) 0xFE, 0, 0}
  };
  private static final byte[] UTF8_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final RefRules rules;

  private ReferenceParser(RefRules rules) {
    this.rules = rules;
  }

  /** Returns a model with the default rules. */
  public static ReferenceParser create() {
    return new ReferenceParser(RefRules.DEFAULT);
  }

  /** Returns a model with these rules. */
  public static ReferenceParser with(RefRules rules) {
    return new ReferenceParser(rules);
  }

  /** Returns the tree or the first fault of a whole array. */
  public RefResult parse(byte[] document) {
    return run(document, true);
  }

  /** Returns the tree or the first fault of a slice; offsets count from the slice's start. */
  public RefResult parse(byte[] array, int offset, int length) {
    return run(Arrays.copyOfRange(array, offset, offset + length), true);
  }

  /** Returns the first fault, if there is one, without building the tree: for many large inputs. */
  public Optional<RefFault> check(byte[] document) {
    RefResult result = run(document, false);
    return result.isValid() ? Optional.empty() : Optional.of(result.fault());
  }

  /** Tells whether an input is valid. */
  public boolean isValid(byte[] document) {
    return check(document).isEmpty();
  }

  private RefResult run(byte[] b, boolean keep) {
    try {
      int start = open(b);
      return RefResult.of(new Grammar(b, start, rules, keep).document());
    } catch (RefRefusal refusal) {
      return RefResult.of(refusal.fault());
    }
  }

  private int open(byte[] b) throws RefRefusal {
    if (b.length > rules.maxDocumentBytes()) {
      throw new RefRefusal("TOO_LARGE", 0);
    }
    if (rules.byteOrderMark()) {
      for (byte[] mark : FOREIGN_MARKS) {
        if (startsWith(b, mark)) {
          throw new RefRefusal("ENCODING", 0);
        }
      }
    }
    int start = rules.byteOrderMark() && startsWith(b, UTF8_MARK) ? UTF8_MARK.length : 0;
    Optional<RefFault> fault = RefStageOne.find(b, start, b.length);
    if (fault.isPresent()) {
      throw new RefRefusal(fault.get().kind(), fault.get().offset());
    }
    return start;
  }

  private static boolean startsWith(byte[] b, byte[] mark) {
    return b.length >= mark.length && Arrays.equals(b, 0, mark.length, mark, 0, mark.length);
  }

  /**
   * The grammar, from left to right. A stack of open containers stands for recursion, so any depth
   * can be asked.
   */
  private static final class Grammar {
    private final byte[] b;
    private final RefRules rules;
    private final boolean keep;
    private final RefTokens tokens;
    private final List<Open> open = new ArrayList<>();
    private int i;

    Grammar(byte[] b, int start, RefRules rules, boolean keep) {
      this.b = b;
      this.i = start;
      this.rules = rules;
      this.keep = keep;
      this.tokens = new RefTokens(b, rules.surrogates());
    }

    RefValue document() throws RefRefusal {
      skipWhiteSpace();
      if (i == b.length) {
        throw new RefRefusal("EMPTY", i);
      }
      RefValue root = beginValue();
      while (!open.isEmpty()) {
        step(open.get(open.size() - 1));
      }
      skipWhiteSpace();
      if (i < b.length) {
        throw new RefRefusal("TRAILING_CONTENT", i);
      }
      return root;
    }

    /** Reads the next member or element of the innermost container, or its end. */
    private void step(Open container) throws RefRefusal {
      boolean isObject = container.value.type() == RefType.OBJECT;
      int close = isObject ? '}' : ']';
      skipWhiteSpace();
      if (peek() == close) {
        i++;
        container.value.closeAt(i);
        open.remove(open.size() - 1);
        return;
      }
      if (!container.isFirst) {
        expect(',');
        skipWhiteSpace();
      }
      container.isFirst = false;
      if (isObject) {
        member(container);
      } else {
        RefValue element = beginValue();
        if (keep) {
          container.value.addElement(element);
        }
      }
    }

    private void member(Open object) throws RefRefusal {
      int nameStart = i;
      if (peek() != '"') {
        throw new RefRefusal("SYNTAX", i);
      }
      String name = string(keep || rules.uniqueNames());
      int nameEnd = i;
      if (rules.uniqueNames() && !object.names.add(name)) {
        throw new RefRefusal("DUPLICATE_NAME", nameStart);
      }
      skipWhiteSpace();
      expect(':');
      skipWhiteSpace();
      RefValue value = beginValue();
      if (keep) {
        object.value.addMember(new RefMember(name, nameStart, nameEnd, value));
      }
    }

    /** Reads a scalar, or the opening bracket of a container, whose content {@link #step} reads. */
    private RefValue beginValue() throws RefRefusal {
      int start = i;
      int first = peek();
      switch (first) {
        case '{', '[' -> {
          if (open.size() == rules.maxDepth()) {
            throw new RefRefusal("DEPTH_EXCEEDED", start);
          }
          i++;
          RefValue container =
              RefValue.container(first == '{' ? RefType.OBJECT : RefType.ARRAY, start);
          open.add(new Open(container));
          return container;
        }
        case '"' -> {
          String text = string(keep);
          return RefValue.scalar(RefType.STRING, start, i, text);
        }
        case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> {
          i = tokens.numberEnd(start);
          return RefValue.scalar(RefType.NUMBER, start, i, keep ? tokens.text(start, i) : "");
        }
        case 't', 'f', 'n' -> {
          i = tokens.literalEnd(start);
          RefType type = first == 'n' ? RefType.NULL : RefType.BOOLEAN;
          return RefValue.scalar(type, start, i, tokens.text(start, i));
        }
        default -> throw new RefRefusal("SYNTAX", start);
      }
    }

    private String string(boolean isWanted) throws RefRefusal {
      int start = i;
      i = tokens.stringEnd(start);
      if (isWanted || tokens.hasBackslash(start, i)) {
        return tokens.decode(start, i);
      }
      return "";
    }

    /** Returns the next byte; the end of the input is the fault it is everywhere in the grammar. */
    private int peek() throws RefRefusal {
      if (i == b.length) {
        throw new RefRefusal("INCOMPLETE", i);
      }
      return b[i] & 0xFF;
    }

    private void expect(int wanted) throws RefRefusal {
      if (peek() != wanted) {
        throw new RefRefusal("SYNTAX", i);
      }
      i++;
    }

    private void skipWhiteSpace() {
      while (i < b.length && RefTokens.isWhiteSpace(b[i])) {
        i++;
      }
    }
  }

  /** A container whose end has not been read. */
  private static final class Open {
    final RefValue value;
    final Set<String> names = new HashSet<>(2);
    boolean isFirst = true;

    Open(RefValue value) {
      this.value = value;
    }
  }
}

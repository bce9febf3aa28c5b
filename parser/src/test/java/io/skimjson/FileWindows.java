package io.skimjson;

import io.skimjson.testkit.RefMember;
import io.skimjson.testkit.RefType;
import io.skimjson.testkit.RefValue;
import io.skimjson.testkit.ReferenceParser;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.TreeMap;

/**
 * Small valid documents cut out of a large file: the innermost container around a place, its
 * brackets and the children near the place, as they stand in the file. What a changed byte there
 * does to such a document it does to the file, at a thousandth of the cost.
 */
final class FileWindows {
  private static final int LIMIT = 4096;

  private final byte[] file;

  /** The documents of the file by their first byte: one, or one in each line. */
  private final TreeMap<Integer, RefValue> roots = new TreeMap<>();

  /**
   * A window.
   *
   * @param document a valid document
   * @param place where the file's byte stands in it
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Window(byte[] document, int place) {}

  FileWindows(byte[] file) {
    this.file = file;
    int start = 0;
    boolean isOne = ReferenceParser.create().isValid(file);
    while (start < file.length) {
      int end = isOne ? file.length : lineEnd(start);
      int first = Space.skipForward(file, start, end);
      if (first < end) {
        // Offsets of the model count from the slice, so it is shifted by its own start.
        roots.put(start, ReferenceParser.create().parse(file, start, end - start).root());
      }
      start = end + 1;
    }
  }

  private int lineEnd(int start) {
    int end = start;
    while (end < file.length && file[end] != '\n') {
      end++;
    }
    return end;
  }

  /** Tells whether a byte belongs to a document, and is not what stands between two of them. */
  boolean isInDocument(int place) {
    int base = roots.floorKey(place);
    return place - base < roots.get(base).end();
  }

  /** Returns the window around a byte of the file. */
  Window around(int place) {
    int base = roots.floorKey(place);
    RefValue root = roots.get(base);
    if (root.children().isEmpty()) {
      throw new IllegalStateException("a document without children at " + base);
    }
    RefValue container = root;
    RefValue inner = root;
    while (inner != null) {
      container = inner;
      inner = childAt(container, place - base);
    }
    return window(base, container, place - base);
  }

  private static int count(RefValue container) {
    return container.type() == RefType.OBJECT
        ? container.members().size()
        : container.elements().size();
  }

  private static RefValue child(RefValue container, int i) {
    return container.type() == RefType.OBJECT
        ? container.members().get(i).value()
        : container.elements().get(i);
  }

  /** Where a member or element begins: with its name, if it has one. */
  private static int childStart(RefValue container, int i) {
    if (container.type() == RefType.ARRAY) {
      return container.elements().get(i).start();
    }
    List<RefMember> members = container.members();
    return members.get(i).nameStart();
  }

  /** The last child that does not begin behind the place, or 0. */
  private static int indexAt(RefValue container, int place) {
    int low = 0;
    int high = count(container) - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (childStart(container, middle) <= place) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /** A container with children inside this one, strictly around the place; or null. */
  private static RefValue childAt(RefValue container, int place) {
    RefValue child = child(container, indexAt(container, place));
    boolean isAround =
        child.start() < place
            && place < child.end() - 1
            && (child.type() == RefType.OBJECT || child.type() == RefType.ARRAY);
    return isAround && count(child) > 0 ? child : null;
  }

  private Window window(int base, RefValue container, int place) {
    int at = indexAt(container, place);
    int low = at;
    int high = at;
    int size = size(container, at);
    while (size < LIMIT && (low > 0 || high < count(container) - 1)) {
      if (low > 0) {
        size += size(container, --low);
      }
      if (high < count(container) - 1) {
        size += size(container, ++high);
      }
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream(size + 100);
    int mapped = 0;
    int from = container.start();
    if (low > 0) {
      out.write(file[base + from]);
      mapped = from == place ? 0 : mapped;
      from = childStart(container, low);
    }
    for (int i = low; i <= high; i++) {
      RefValue child = child(container, i);
      if (child.end() - child.start() <= LIMIT) {
        continue;
      }
      // A large neighbour is emptied: all but its brackets or quotes and the bytes next to them.
      if (place >= from && place <= child.start()) {
        mapped = out.size() + place - from;
      }
      out.write(file, base + from, child.start() + 1 - from);
      from = child.end() - 1;
      if (place > child.start() && place < from) {
        from = place; // in the middle of a long string or number
        if (child.type() != RefType.STRING) {
          from = child.start() + 1;
        } else {
          from = plain(base, child, place);
        }
      }
    }
    int end = high == count(container) - 1 ? container.end() : child(container, high).end();
    if (place >= from && place < end) {
      mapped = out.size() + place - from;
    }
    out.write(file, base + from, end - from);
    if (end != container.end()) {
      out.write(container.type() == RefType.OBJECT ? '}' : ']');
      mapped = place >= end ? out.size() - 1 : mapped;
    }
    return new Window(out.toByteArray(), mapped);
  }

  /** A place at or a little before the given one where a cut hits no escape and no character. */
  private int plain(int base, RefValue string, int place) {
    int from = place;
    while (from > string.start() + 1 && !isPlain(base + from)) {
      from--;
    }
    return from;
  }

  private boolean isPlain(int at) {
    for (int i = at - 8; i <= at; i++) {
      if (file[i] == '\\' || file[i] == '"' || file[i] < 0) {
        return false;
      }
    }
    return true;
  }

  private static int size(RefValue container, int i) {
    RefValue child = child(container, i);
    int size = child.end() - childStart(container, i);
    return size > LIMIT ? 64 : size;
  }
}

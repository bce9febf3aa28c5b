package io.skimjson;

import io.skimjson.LazyModel.Node;
import io.skimjson.testkit.RefReads;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** One array on a {@link HandleWalk}, with the place where its own walk stands. */
final class WalkedArray {
  private static final int NOT_STARTED = -1;

  private final HandleWalk walk;
  private final LazyModel model;
  private final JsonArray array;
  private final Node node;
  private final int level;
  private int current = NOT_STARTED;
  private int number = -1;
  private boolean hasEnded;

  WalkedArray(HandleWalk walk, JsonArray array, Node node) {
    this.walk = walk;
    this.model = walk.model();
    this.array = array;
    this.node = node;
    this.level = node.level() + 1;
  }

  void step() {
    String where = "array@" + node.start() + ".";
    switch (walk.random().nextInt(9)) {
      case 0, 1 -> next(where);
      case 2 -> walk.compare(where + "size", array::size, () -> all().size());
      case 3 -> isEmpty(where);
      case 4 -> iterate(where);
      case 5 -> integers(where);
      case 6 -> doubles(where);
      default -> {
        int index = walk.random().nextInt(walk.random().nextInt(4) == 0 ? 60 : 5);
        walk.find(where + "get " + index, () -> array.get(index), () -> model.get(node, index));
      }
    }
  }

  private void next(String where) {
    Object went = walk.compare(where + "next", array::next, this::modelNext);
    if (Boolean.TRUE.equals(went)) {
      walk.find(where + "current", array::current, () -> element(current, number));
    }
  }

  private Node element(int value, int index) {
    return new Node(value, level, node.path() + "/" + index, true);
  }

  private boolean modelNext() {
    if (hasEnded) {
      return false;
    }
    int following = following(current);
    if (following < 0) {
      hasEnded = true;
      return false;
    }
    current = following;
    number++;
    return true;
  }

  /** The element behind another one, or -1 at the end. */
  private int following(int before) {
    int separator = node.start();
    if (before == NOT_STARTED) {
      int first = model.skipWhite(separator + 1);
      if (first < model.end && model.b[first] == ']') {
        return -1;
      }
    } else {
      separator = model.separatorAfter(before, level, ']');
      if (model.b[separator] == ']') {
        return -1;
      }
    }
    return model.valueBehind(separator);
  }

  private List<Integer> all() {
    List<Integer> elements = new ArrayList<>();
    for (int e = following(NOT_STARTED); e >= 0; e = following(e)) {
      elements.add(e);
    }
    return elements;
  }

  private void isEmpty(String where) {
    walk.compare(where + "isEmpty", array::isEmpty, () -> following(NOT_STARTED) < 0);
  }

  private void iterate(String where) {
    walk.compare(
        where + "iterator",
        () -> {
          List<Integer> read = new ArrayList<>();
          for (Value each : array) {
            read.add(each.offset());
          }
          return read;
        },
        this::all);
  }

  private void integers(String where) {
    walk.compare(
        where + "toLongList", () -> List.copyOf(array.toLongList()), () -> numbers(this::int64));
    walk.compare(
        where + "readInt64",
        () -> {
          long[] read = new long[model.end];
          int count = array.readInt64(read, 0);
          List<Long> list = new ArrayList<>();
          for (int i = 0; i < count; i++) {
            list.add(read[i]);
          }
          return list;
        },
        () -> numbers(this::int64));
  }

  private long int64(Node element) {
    return LazyReads.number(model, element, RefReads::int64);
  }

  private void doubles(String where) {
    ToDoubleFunction<Node> read = e -> LazyReads.number(model, e, RefReads::float64);
    walk.compare(
        where + "toDoubleList",
        () -> List.copyOf(array.toDoubleList()),
        () -> numbers(read::applyAsDouble));
    walk.compare(
        where + "readDouble",
        () -> {
          double[] target = new double[model.end];
          int count = array.readDouble(target, 0);
          List<Double> list = new ArrayList<>();
          for (int i = 0; i < count; i++) {
            list.add(target[i]);
          }
          return list;
        },
        () -> numbers(read::applyAsDouble));
  }

  /** Each element is read before the next one is looked for. */
  private <T> List<T> numbers(java.util.function.Function<Node, T> read) {
    List<T> numbers = new ArrayList<>();
    @Nullable Integer e = following(NOT_STARTED);
    while (e >= 0) {
      numbers.add(read.apply(element(e, numbers.size())));
      e = following(e);
    }
    return numbers;
  }
}

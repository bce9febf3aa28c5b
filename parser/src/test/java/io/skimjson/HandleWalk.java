package io.skimjson;

import io.skimjson.LazyModel.Node;
import io.skimjson.testkit.RefReads;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Uses the handles of one document in random order and holds every answer against the model: the
 * value, or the kind and the offset of the exception, and now and then its path.
 */
final class HandleWalk {
  private static final String[] STRANGE = {"", "id", "nothing", "a/b", "0", "\u00e9", "x~1"};
  private static final int MOST_PATH_LEVELS = 60;

  private final Document document;
  private final LazyModel model;
  private final SplittableRandom random;
  private final DuplicateNames duplicates;
  private final boolean checksPaths;
  private final List<String> names;
  private final List<Value> values = new ArrayList<>();
  private final List<Node> nodes = new ArrayList<>();
  private final List<WalkedObject> objects = new ArrayList<>();
  private final List<WalkedArray> arrays = new ArrayList<>();
  private final StringBuilder trace = new StringBuilder();
  private int answers;

  /**
   * A walk.
   *
   * @param checksPaths whether the paths of exceptions are known: not on damaged documents
   */
  HandleWalk(
      Document document,
      LazyModel model,
      DuplicateNames duplicates,
      boolean checksPaths,
      SplittableRandom random) {
    this.document = document;
    this.model = model;
    this.duplicates = duplicates;
    this.checksPaths = checksPaths;
    this.random = random;
    this.names = new ArrayList<>(model.names());
    Collections.addAll(names, STRANGE);
  }

  /** Takes so many random steps and returns how many answers were compared. */
  int run(int steps) {
    keep(document.root(), model.root());
    for (int i = 0; i < steps; i++) {
      step();
    }
    return answers;
  }

  private void step() {
    int choice = random.nextInt(20);
    if (choice < 1) {
      onDocument();
    } else if (choice < 5 && !objects.isEmpty()) {
      objects.get(random.nextInt(objects.size())).step();
    } else if (choice < 8 && !arrays.isEmpty()) {
      arrays.get(random.nextInt(arrays.size())).step();
    } else {
      // Half of the time one of the latest handles: that goes deep.
      int size = values.size();
      int latest = Math.max(0, size - 3);
      int at = random.nextBoolean() ? latest + random.nextInt(size - latest) : random.nextInt(size);
      onValue(values.get(at), nodes.get(at), at);
    }
  }

  private void onDocument() {
    if (random.nextBoolean()) {
      compare("expectEnd", () -> done(document::expectEnd), () -> done(model::expectEnd));
    } else {
      compare("validate", () -> done(document::validate), () -> done(this::validated));
    }
  }

  private void validated() {
    model
        .validate()
        .ifPresent(
            fault -> {
              throw LazyModel.fault(JsonError.valueOf(fault.kind()), fault.offset());
            });
  }

  private static boolean done(Runnable check) {
    check.run();
    return true;
  }

  // ---- Values ----

  private void onValue(Value value, Node node, int at) {
    String where = "#" + at + "@" + node.start() + ".";
    switch (random.nextInt(12)) {
      case 0, 1 -> {
        String name = name();
        find(where + "find " + name, () -> value.find(name), () -> model.find(node, name));
      }
      case 2 -> {
        String name = name();
        Key key = Key.of(name);
        find(where + "field " + name, () -> value.field(key), () -> model.field(node, name));
      }
      case 3 -> {
        JsonPointer pointer = pointer();
        find(
            where + "at " + pointer,
            () -> random.nextBoolean() ? value.at(pointer) : value.at(pointer.toString()),
            () -> model.at(node, pointer, false));
      }
      case 4 -> {
        JsonPointer pointer = pointer();
        find(
            where + "findAt " + pointer,
            () -> value.findAt(pointer),
            () -> model.at(node, pointer, true));
      }
      case 5 -> onStrings(where, value, node);
      case 6 -> object(where, value, node);
      case 7 -> array(where, value, node);
      default -> {
        WalkReads.Read read = WalkReads.ALL.get(random.nextInt(WalkReads.ALL.size()));
        compare(
            where + read.name(),
            () -> read.real().apply(value),
            () -> read.model().apply(model, node));
      }
    }
  }

  private void onStrings(String where, Value value, Node node) {
    if (random.nextBoolean()) {
      compare(
          where + "parseString",
          () -> value.parseString().type(),
          () -> LazyReads.parsedString(model, node, duplicates));
      return;
    }
    String text = text(node);
    compare(
        where + "stringEquals " + text,
        () -> value.stringEquals(Key.of(text)),
        () -> LazyReads.string(model, node).string().equals(text));
  }

  /** Often the very text of the string, if it is one. */
  private String text(Node node) {
    Outcome text = modelled(() -> LazyReads.string(model, node).string());
    return text.isValue() && random.nextInt(3) > 0 ? text.get().toString() : name();
  }

  private void object(String where, Value value, Node node) {
    Object opened =
        compare(
            where + "object",
            () -> keepAside(value.object()),
            () -> {
              model.requireType(node, '{');
              return WalkReads.ANY;
            });
    if (opened instanceof JsonObject object) {
      objects.add(new WalkedObject(this, object, node));
    }
  }

  private void array(String where, Value value, Node node) {
    Object opened =
        compare(
            where + "array",
            () -> keepAside(value.array()),
            () -> {
              model.requireType(node, '[');
              return WalkReads.ANY;
            });
    if (opened instanceof JsonArray array) {
      arrays.add(new WalkedArray(this, array, node));
    }
  }

  private static Object keepAside(Object opened) {
    return opened;
  }

  /** A step to another handle: both sides must stand at the same place. */
  void find(String what, Supplier<Value> real, Supplier<Node> expected) {
    Outcome place = modelled(expected);
    Object found =
        compare(
            what,
            real,
            () -> {
              expected.get();
              return WalkReads.ANY;
            });
    if (found instanceof Value value && place.get() instanceof Node node) {
      if (value.exists() != node.exists() || (node.exists() && value.offset() != node.start())) {
        throw new AssertionError(trace + "\n" + what + " gave another value than " + node);
      }
      keep(value, node);
    }
  }

  private void keep(Value value, Node node) {
    values.add(value);
    nodes.add(node);
  }

  // ---- Comparing ----

  /** Compares what a read gives with what the model says; returns the value, if it is one. */
  @Nullable Object compare(
      String what,
      Supplier<? extends @Nullable Object> real,
      Supplier<? extends @Nullable Object> expected) {
    trace.append(' ').append(what).append(';');
    answers++;
    JsonException[] thrown = new JsonException[1];
    Outcome outcome =
        Outcome.of(
            () -> {
              try {
                return real.get();
              } catch (JsonException e) {
                thrown[0] = e;
                throw e;
              }
            });
    String[] path = new String[1];
    Outcome wanted = modelled(expected, path);
    boolean isSame =
        wanted.value() == WalkReads.ANY
            ? outcome.isValue()
            : wanted.value() == WalkReads.UNSAID || wanted.equals(outcome);
    if (!isSame) {
      throw new AssertionError(
          trace + "\n" + what + " gave " + outcome + ", the model says " + wanted);
    }
    if (thrown[0] != null) {
      checkException(what, thrown[0], path[0]);
    }
    return outcome.value();
  }

  private void checkException(String what, JsonException thrown, @Nullable String path) {
    boolean isWhole = thrown.line() >= 1 && thrown.column() >= 1 && thrown.getMessage() != null;
    boolean isKnown = checksPaths && path != null && path.split("/").length < MOST_PATH_LEVELS;
    if (!isWhole || (isKnown && !thrown.path().equals(path) && !thrown.path().endsWith("..."))) {
      throw new AssertionError(
          trace + "\n" + what + " has the path " + thrown.path() + ", not " + path, thrown);
    }
  }

  private static Outcome modelled(Supplier<? extends @Nullable Object> expected) {
    return modelled(expected, new String[1]);
  }

  private static Outcome modelled(
      Supplier<? extends @Nullable Object> expected, @Nullable String[] path) {
    try {
      return Outcome.value(expected.get());
    } catch (LazyModel.Fault fault) {
      path[0] = fault.path;
      return fault.outcome;
    }
  }

  // ---- Random choices ----

  String name() {
    return names.get(random.nextInt(names.size()));
  }

  private JsonPointer pointer() {
    StringBuilder pointer = new StringBuilder();
    for (int i = random.nextInt(4); i > 0; i--) {
      String token =
          switch (random.nextInt(5)) {
            case 0 -> Integer.toString(random.nextInt(4));
            case 1 -> random.nextInt(4) == 0 ? "-" : "0";
            default -> name();
          };
      pointer.append('/').append(JsonPointer.escape(token));
    }
    return JsonPointer.parse(pointer.toString());
  }

  SplittableRandom random() {
    return random;
  }

  LazyModel model() {
    return model;
  }

  DuplicateNames duplicates() {
    return duplicates;
  }

  /** What a direct getter of an object must give. */
  Object direct(Node object, String name, int getter) {
    Node value = model.field(object, name);
    return switch (getter) {
      case 0 -> LazyReads.number(model, value, RefReads::int64);
      case 1 -> LazyReads.number(model, value, RefReads::uint64);
      case 2 -> LazyReads.number(model, value, RefReads::int32).intValue();
      case 3 -> LazyReads.number(model, value, RefReads::float64);
      case 4 -> LazyReads.number(model, value, RefReads::float32);
      case 5 -> LazyReads.bool(model, value);
      default -> LazyReads.string(model, value).string();
    };
  }
}

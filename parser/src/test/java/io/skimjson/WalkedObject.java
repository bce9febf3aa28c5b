package io.skimjson;

import io.skimjson.LazyModel.Member;
import io.skimjson.LazyModel.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One object on a {@link HandleWalk}, with the place where its own walk stands. */
final class WalkedObject {
  private final HandleWalk walk;
  private final LazyModel model;
  private final JsonObject object;
  private final Node node;
  private final int level;
  private @Nullable Member current;
  private boolean hasBegun;
  private boolean hasEnded;
  private @Nullable Field field;
  private @Nullable Member fieldMember;

  WalkedObject(HandleWalk walk, JsonObject object, Node node) {
    this.walk = walk;
    this.model = walk.model();
    this.object = object;
    this.node = node;
    this.level = node.level() + 1;
  }

  void step() {
    String where = "object@" + node.start() + ".";
    switch (walk.random().nextInt(10)) {
      case 0, 1, 2 -> next(where);
      case 3 -> onField(where);
      case 4 -> walk.compare(where + "countFields", object::countFields, () -> all().size());
      case 5 -> iterate(where);
      case 6 -> select(where);
      case 7 -> isEmpty(where);
      case 8 -> {
        String name = walk.name();
        walk.find(where + "find " + name, () -> object.find(name), () -> model.find(node, name));
      }
      default -> direct(where);
    }
  }

  private void next(String where) {
    Object went = walk.compare(where + "next", object::next, this::modelNext);
    if (Boolean.TRUE.equals(went)) {
      field = object.current();
      fieldMember = current;
    }
  }

  /** Goes on, unless the next member is faulty. */
  private boolean modelNext() {
    if (hasEnded) {
      return false;
    }
    Member following = following(current, hasBegun);
    hasBegun = true;
    if (following == null) {
      hasEnded = true;
      return false;
    }
    current = following;
    return true;
  }

  private @Nullable Member following(@Nullable Member before, boolean isGoing) {
    Member member;
    if (before == null || !isGoing) {
      member = model.memberBehind(node.start(), true);
    } else {
      int separator = model.separatorAfter(model.valueBehind(before.colon()), level, '}');
      if (model.b[separator] == '}') {
        return null;
      }
      member = model.memberBehind(separator, false);
    }
    if (member != null) {
      model.valueBehind(member.colon());
    }
    return member;
  }

  private List<Member> all() {
    List<Member> members = new ArrayList<>();
    for (Member m = following(null, false); m != null; m = following(m, true)) {
      members.add(m);
    }
    return members;
  }

  private void onField(String where) {
    Field given = field;
    Member member = fieldMember;
    if (given == null || member == null) {
      return;
    }
    String name = walk.random().nextBoolean() ? member.name() : walk.name();
    walk.compare(where + "name", given::name, member::name);
    walk.compare(
        where + "nameEquals",
        () -> given.nameEquals(Key.of(name)),
        () -> name.equals(member.name()));
    walk.compare(
        where + "rawName",
        () -> WalkReads.latin1(given.rawName()),
        () -> LazyReads.latin1(model, member.quote() + 1, member.nameEnd() - 1));
    walk.find(where + "value", given::value, () -> valueOf(member));
  }

  private Node valueOf(Member member) {
    String path = node.path() + "/" + JsonPointer.escape(member.name());
    return new Node(model.valueBehind(member.colon()), level, path, true);
  }

  private void iterate(String where) {
    walk.compare(
        where + "iterator",
        () -> {
          List<String> read = new ArrayList<>();
          for (Field each : object) {
            read.add(each.name() + "@" + each.value().offset());
          }
          return read;
        },
        () -> all().stream().map(m -> m.name() + "@" + model.valueBehind(m.colon())).toList());
  }

  /** Constant time: the first member's name may or may not be looked at closely. */
  private void isEmpty(String where) {
    Outcome real = Outcome.of(object::isEmpty);
    if (real.equals(Outcome.value(false)) && model.b[model.skipWhite(node.start() + 1)] == '"') {
      return;
    }
    walk.compare(
        where + "isEmpty", object::isEmpty, () -> model.memberBehind(node.start(), true) == null);
  }

  private void select(String where) {
    Set<String> wanted = new LinkedHashSet<>();
    for (int i = walk.random().nextInt(4); i >= 0; i--) {
      wanted.add(walk.name());
    }
    List<String> names = List.copyOf(wanted);
    KeySet keys = KeySet.of(names.toArray(new String[0]));
    List<String> real = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    walk.compare(
        where + "select " + names,
        () -> object.select(keys, (index, value) -> real.add(index + "@" + value.offset())),
        () ->
            walk.duplicates() == DuplicateNames.FIRST
                ? modelSelect(names, expected)
                : modelSelectByPolicy(names, expected));
    walk.compare(where + "selected", () -> real, () -> expected);
  }

  private int modelSelect(List<String> names, List<String> selected) {
    Set<Integer> seen = new LinkedHashSet<>();
    int separator = node.start();
    while (seen.size() < names.size()) {
      Member member = model.memberBehind(separator, separator == node.start());
      if (member == null) {
        break;
      }
      int index = names.indexOf(member.name());
      int value = model.valueBehind(member.colon());
      if (index >= 0 && seen.add(index)) {
        selected.add(index + "@" + value);
        if (seen.size() == names.size()) {
          break;
        }
      }
      separator = model.separatorAfter(value, level, '}');
      if (model.b[separator] == '}') {
        break;
      }
    }
    return seen.size();
  }

  /** The whole object is walked before the first name is given out. */
  private int modelSelectByPolicy(List<String> names, List<String> selected) {
    Map<Integer, Integer> values = new HashMap<>();
    int separator = node.start();
    while (true) {
      Member member = model.memberBehind(separator, separator == node.start());
      if (member == null) {
        break;
      }
      int index = names.indexOf(member.name());
      if (walk.duplicates() == DuplicateNames.FAIL && values.containsKey(index)) {
        throw LazyModel.fault(JsonError.DUPLICATE_NAME, member.quote());
      }
      int value = model.valueBehind(member.colon());
      if (index >= 0) {
        values.put(index, value);
      }
      separator = model.separatorAfter(value, level, '}');
      if (model.b[separator] == '}') {
        break;
      }
    }
    values.entrySet().stream()
        .sorted(Map.Entry.comparingByValue())
        .forEach(found -> selected.add(found.getKey() + "@" + found.getValue()));
    return values.size();
  }

  private void direct(String where) {
    String name = walk.name();
    Key key = Key.of(name);
    int getter = walk.random().nextInt(7);
    walk.compare(
        where + "get" + getter + " " + name,
        () ->
            switch (getter) {
              case 0 -> object.getInt64(key);
              case 1 -> object.getUint64(key);
              case 2 -> object.getInt32(key);
              case 3 -> object.getDouble(key);
              case 4 -> object.getFloat(key);
              case 5 -> object.getBool(key);
              default -> object.getString(key);
            },
        () -> walk.direct(node, name, getter));
  }
}

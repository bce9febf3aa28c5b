package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.skimjson.testkit.Bytes;
import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Damage;
import io.skimjson.testkit.RandomJson;
import io.skimjson.testkit.RefMember;
import io.skimjson.testkit.RefResult;
import io.skimjson.testkit.RefRules;
import io.skimjson.testkit.RefType;
import io.skimjson.testkit.RefValue;
import io.skimjson.testkit.ReferenceParser;
import io.skimjson.testkit.Seeds;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/**
 * What earlier lookups left behind may change the cost of later ones and never their answers: every
 * question that a much used document answers is also asked of a fresh one.
 */
class ScanHintsTest {
  private static final int QUESTIONS = 120;

  private final long seed = Seeds.seed();
  private final SplittableRandom random = Seeds.random(seed);
  private long cases;

  /** A way from the root: names and element numbers. */
  private record Way(List<Object> steps) {
    Way then(Object step) {
      List<Object> longer = new ArrayList<>(steps);
      longer.add(step);
      return new Way(longer);
    }

    Way first(int count) {
      return new Way(List.copyOf(steps.subList(0, count)));
    }
  }

  @Test
  void neverChangeAnAnswerOnRandomDocuments() {
    RandomJson maker = RandomJson.of(random);
    Damage damage = Damage.of(random);
    for (int i = 0; i < 400; i++) {
      byte[] document = maker.objectDocument();
      List<Way> ways = ways(document);
      check(document, ways);
      byte[] damaged = damage.edit(document).bytes();
      if (Outcome.of(() -> Document.on(damaged)).isValue()) {
        check(damaged, ways);
      }
    }
    CaseCount.report("parser.hints.random", cases);
  }

  @Test
  void neverChangeAnAnswerAmongAThousandNames() {
    for (int round = 0; round < 6; round++) {
      StringBuilder json = new StringBuilder("{");
      for (int i = 0; i < 1000; i++) {
        // Some names come twice, some need decoding, some hold an object.
        String name = i % 50 == 7 ? "k" + i / 2 : i % 97 == 0 ? "\\u006b" + i : "k" + i;
        json.append(i == 0 ? "" : ",").append('"').append(name).append("\":");
        json.append(i % 10 == 3 ? "{\"k1\":" + i + ",\"k2\":[" + i + "]}" : Integer.toString(i));
      }
      byte[] document = Bytes.utf8(json.append('}').toString());
      check(document, ways(document));
    }
    CaseCount.report("parser.hints.thousand", cases);
  }

  @Test
  void neverChangeAnAnswerWhereTheFiltersCollide() {
    List<String> alike = alike(40);
    for (int round = 0; round < 60; round++) {
      StringBuilder json = new StringBuilder("{\"o\":{");
      int count = 1 + random.nextInt(alike.size());
      for (int i = 0; i < count; i++) {
        String name = alike.get(random.nextInt(alike.size()));
        json.append(i == 0 ? "" : ",").append('"').append(name).append("\":").append(i);
      }
      byte[] document = Bytes.utf8(json.append("},\"p\":1}").toString());
      List<Way> ways = ways(document);
      alike.forEach(name -> ways.add(new Way(List.of("o", name))));
      check(document, ways);
    }
    CaseCount.report("parser.hints.collisions", cases);
  }

  /** Names with the same place in a filter. */
  private static List<String> alike(int count) {
    List<String> alike = new ArrayList<>();
    int wanted = Key.of("name0").hash();
    for (int i = 0; alike.size() < count; i++) {
      String name = "name" + i;
      if (Key.of(name).hash() == wanted) {
        alike.add(name);
      }
    }
    return alike;
  }

  @Test
  void neverChangeAnAnswerAtAnyDepth() {
    for (int depth : new int[] {7, 8, 9, 62, 63, 64, 65, 66, 126, 127, 128, 129, 130, 260, 1000}) {
      byte[] document = Bytes.utf8(nested(depth));
      check(document, ways(document));
    }
    CaseCount.report("parser.hints.deep", cases);
  }

  private String nested(int depth) {
    StringBuilder open = new StringBuilder();
    StringBuilder close = new StringBuilder();
    for (int i = 0; i < depth; i++) {
      if (random.nextBoolean()) {
        open.append("{\"x\":[").append(i).append("],\"next\":");
        close.insert(0, ",\"y\":{\"z\":" + i + "}}");
      } else {
        open.append("[{},[").append(i).append("],");
        close.insert(0, "," + i + "]");
      }
    }
    return open + "null" + close;
  }

  // ---- Questions ----

  /** The ways to all values, and some that lead nowhere. */
  private List<Way> ways(byte[] document) {
    List<Way> ways = new ArrayList<>();
    RefResult parsed = ReferenceParser.create().parse(document);
    List<RefValue> values = new ArrayList<>(List.of(parsed.root()));
    ways.add(new Way(List.of()));
    for (int i = 0; i < values.size(); i++) {
      Way here = ways.get(i);
      RefValue value = values.get(i);
      if (value.type() == RefType.OBJECT) {
        for (RefMember member : value.members()) {
          // Of equal names a way leads to the first; what hangs below the others is not there.
          values.add(value.field(member.name()).orElseThrow());
          ways.add(here.then(member.name()));
        }
      } else if (value.type() == RefType.ARRAY) {
        for (int e = 0; e < value.elements().size(); e++) {
          values.add(value.elements().get(e));
          ways.add(here.then(e));
        }
      }
    }
    for (int i = 0; i < 10; i++) {
      Way some = ways.get(random.nextInt(ways.size()));
      ways.add(some.then("k" + random.nextInt(1100)));
      ways.add(some.then(random.nextInt(9)));
    }
    return ways;
  }

  private void check(byte[] document, List<Way> ways) {
    Document used = Document.on(document);
    Map<Way, Value> handles = new HashMap<>();
    handles.put(new Way(List.of()), used.root());
    StringBuilder trace = new StringBuilder();
    for (int i = 0; i < QUESTIONS; i++) {
      Way way = ways.get(random.nextInt(ways.size()));
      int question = random.nextInt(9);
      int detail = random.nextInt(5);
      trace.append('\n').append(way.steps()).append(" question ").append(question);
      Outcome fresh =
          Outcome.of(() -> answer(go(Document.on(document).root(), way, 0), question, detail));
      Outcome again = Outcome.of(() -> answer(reach(handles, way), question, detail));
      assertEquals(fresh, again, () -> Bytes.show(document) + trace + "\n" + Seeds.repeat(seed));
      cases++;
    }
  }

  private static Value go(Value from, Way way, int done) {
    Value value = from;
    for (Object step : way.steps().subList(done, way.steps().size())) {
      value = step instanceof Integer index ? value.array().get(index) : value.field((String) step);
    }
    return value;
  }

  /** Goes on from a random one of the handles that were taken on this way before. */
  private Value reach(Map<Way, Value> handles, Way way) {
    int done = random.nextInt(way.steps().size() + 1);
    while (!handles.containsKey(way.first(done))) {
      done--;
    }
    Value value = handles.get(way.first(done));
    for (int i = done; i < way.steps().size(); i++) {
      value = go(value, way.first(i + 1), i);
      handles.put(way.first(i + 1), value);
    }
    return value;
  }

  private static Object answer(Value value, int question, int detail) {
    return switch (question) {
      case 0 -> value.raw().toString();
      case 1 -> value.array().size();
      case 2 -> value.object().countFields();
      case 3 -> walk(value, detail);
      case 4 -> value.find("k" + detail).exists();
      case 5 -> select(value.object());
      case 6 -> value.type() + "@" + value.offset();
      case 7 -> value.array().get(detail).offset();
      default -> value.getInt64();
    };
  }

  /** The first few members or elements, and whether there is another: a walk that is given up. */
  private static List<Object> walk(Value value, int count) {
    List<Object> seen = new ArrayList<>();
    if (value.type() == JsonType.ARRAY) {
      JsonArray array = value.array();
      for (int i = 0; i < count && array.next(); i++) {
        seen.add(array.current().offset());
      }
    } else {
      JsonObject object = value.object();
      for (int i = 0; i < count && object.next(); i++) {
        seen.add(object.current().name());
        seen.add(object.current().value().offset());
      }
    }
    return seen;
  }

  private static List<Object> select(JsonObject object) {
    List<Object> seen = new ArrayList<>();
    int found =
        object.select(
            KeySet.of("k999", "x", "name0", "id", "k500", ""),
            (index, value) -> seen.add(index + "@" + value.offset()));
    seen.add(found);
    return seen;
  }

  // ---- Brackets ----

  @Test
  void everyBracketIsPairedAtAnyDepth() {
    RefRules rules = RefRules.DEFAULT.withMaxDepth(2000);
    ParserOptions deep = Parser.builder().limits(Limits.defaults().withMaxDepth(2000)).options();
    for (int depth : new int[] {1, 2, 63, 64, 65, 127, 128, 129, 192, 193, 321, 1500}) {
      String text = "[" + nested(depth) + ",7]";
      for (int i = 0; i < 40; i++) {
        byte[] document = Bytes.utf8(text);
        if (i > 0) {
          int at = random.nextInt(document.length);
          while ("{}[]".indexOf(document[at]) < 0) {
            at = (at + 1) % document.length;
          }
          document[at] = (byte) "{}[],".charAt(random.nextInt(5));
        }
        LazyModel model = new LazyModel(document, rules, DuplicateNames.FIRST);
        Outcome expected = modelled(() -> LazyReads.raw(model, model.root()));
        Document opened = Document.on(document, 0, document.length, deep);
        assertEquals(expected, Outcome.of(() -> opened.raw().toString()), Seeds.repeat(seed));
        Outcome second = modelled(() -> model.get(model.root(), 1).start());
        assertEquals(second, Outcome.of(() -> opened.array().get(1).offset()), Seeds.repeat(seed));
        cases += 2;
      }
    }
    CaseCount.report("parser.brackets.deep", cases);
  }

  private static Outcome modelled(Supplier<Object> expected) {
    try {
      return Outcome.value(expected.get());
    } catch (LazyModel.Fault fault) {
      return fault.outcome;
    }
  }
}

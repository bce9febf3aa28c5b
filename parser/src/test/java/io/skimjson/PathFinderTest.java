package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.stage1.StructuralIndex;
import io.skimjson.stage1.StructuralIndexer;
import io.skimjson.testkit.Placement;
import io.skimjson.testkit.Placements;
import io.skimjson.testkit.RefMember;
import io.skimjson.testkit.RefResult;
import io.skimjson.testkit.RefType;
import io.skimjson.testkit.RefValue;
import io.skimjson.testkit.ReferenceParser;
import io.skimjson.testkit.Seeds;
import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PathFinderTest {
  private static String path(byte[] buf, int start, int end, int target) {
    StructuralIndex index = new StructuralIndex();
    StructuralIndexer.create().index(buf, start, end, index);
    return PathFinder.find(buf, index.offsets(), 0, index.count(), start, end, target);
  }

  private static String path(String json, int target) {
    byte[] bytes = NameCases.utf8(json);
    for (Placement p : Placements.few(bytes)) {
      assertEquals(
          path(bytes, 0, bytes.length, target),
          path(p.array(), p.offset(), p.end(), p.offset() + target),
          p::toString);
    }
    return path(bytes, 0, bytes.length, target);
  }

  /** The target is where the sign {@code ^} stands in the first column. */
  @ParameterizedTest(name = "{0} is at {1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "^1|``",
        "^{\"a\":1}|``",
        "{^\"a\":1}|/a",
        "{\"^a\":1}|/a",
        "{\"a\"^:1}|/a",
        "{\"a\":^1}|/a",
        "{\"a\":1^}|``",
        "{\"a\":1^,\"b\":2}|``",
        "{\"a\":1,\"b\":^ 2}|/b",
        "{\"a\":^[1]}|/a",
        "{\"a\":[^1]}|/a/0",
        "{\"a\":[1,^2]}|/a/1",
        "{\"a\":[1^,2]}|/a",
        "{\"a\":[1,2^]}|/a",
        "[[],^{}]|/1",
        "[[],{},\"^x,y\"]|/2",
        "{\"a/b\":{\"~\":^1}}|/a~1b/~0",
        "{\"\\u0061\\n\":^1}|/a\\n",
        "{\"\":^1}|/",
        "{\"水\":[0,{\"😀\":^1}]}|/水/1/😀",
      })
  void namesThePlaceInAValidDocument(String marked, String expected) {
    int at = marked.indexOf('^');
    String json = marked.replace("^", "");
    int target = NameCases.utf8(marked.substring(0, at)).length;
    assertEquals(expected.replace("\\n", "\n"), path(json, target));
  }

  @ParameterizedTest(name = "{0} is at {1}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"a\":1 ^\"b\":2}|``", // a comma is missing: the object's fault, not the member's
        "{\"u\":[{},{\"id\":5 ^\"b\":2}]}|/u/1",
        "[1 ^2]|``",
        "{\"a\":^|/a",
        "{\"a\":1^|``",
        "{\"a\":^,\"b\":1}|/a",
        "{\"a\":[1,^|/a",
        "{^a:1}|``",
        "{\"a\" ^1}|``",
        "{\"a\":{\"b\":[1}^}|/a", // the bracket closes nothing of its kind
        "]]^]|``",
        "{\"a\":[1]^x,\"b\":2}|``",
        "{1:[^2]}|/...",
        "{\"a\\q\":^1}|/a\\q",
        "[{\"a\":tru^e x}]|/0/a",
        "[{\"a\":true ^x}]|/0",
      })
  void saysTheBestThatCanBeSaidOfADamagedDocument(String marked, String expected) {
    int at = marked.indexOf('^');
    assertEquals(expected, path(marked.replace("^", ""), at));
  }

  @Test
  void agreesWithTheModelsTreeAtEveryByteOfRandomDocuments() {
    long seed = Seeds.seed();
    SplittableRandom random = Seeds.random(seed);
    for (int i = 0; i < 1500; i++) {
      byte[] bytes = NameCases.utf8(TestDocuments.random(random, 5));
      RefResult result = ReferenceParser.create().parse(bytes);
      StructuralIndex index = new StructuralIndex();
      StructuralIndexer.create().index(bytes, 0, bytes.length, index);
      for (int at = 0; at < bytes.length; at++) {
        if (RefWhite.isWhite(bytes[at])) {
          continue; // white space belongs to nothing
        }
        int target = at;
        assertEquals(
            expected(result.root(), at, ""),
            PathFinder.find(bytes, index.offsets(), 0, index.count(), 0, bytes.length, at),
            () ->
                new String(bytes, StandardCharsets.UTF_8)
                    + " at "
                    + target
                    + "; "
                    + Seeds.repeat(seed));
      }
    }
  }

  private static String expected(RefValue value, int at, String path) {
    if (value.type() == RefType.OBJECT) {
      for (RefMember member : value.members()) {
        if (at >= member.nameStart() && at < member.value().end()) {
          String inside = path + "/" + JsonPointer.escape(member.name());
          return at < member.value().start() ? inside : expected(member.value(), at, inside);
        }
      }
    } else if (value.type() == RefType.ARRAY) {
      for (int i = 0; i < value.elements().size(); i++) {
        RefValue element = value.elements().get(i);
        if (at >= element.start() && at < element.end()) {
          return expected(element, at, path + "/" + i);
        }
      }
    }
    return path;
  }

  /** White space, told apart from the code under test. */
  private static final class RefWhite {
    static boolean isWhite(byte b) {
      return " \t\n\r".indexOf(b) >= 0;
    }
  }

  @Test
  void neverThrowsOnDamagedDocumentsAndNonsensePlaces() {
    long seed = Seeds.seed();
    SplittableRandom random = Seeds.random(seed);
    for (int i = 0; i < 5000; i++) {
      byte[] bytes = TestDocuments.damaged(random, NameCases.utf8(TestDocuments.random(random, 4)));
      StructuralIndex index = new StructuralIndex();
      StructuralIndexer.create().index(bytes, 0, bytes.length, index);
      int at = random.nextInt(-5, bytes.length + 5);
      String path =
          PathFinder.find(
              bytes,
              index.offsets(),
              random.nextInt(-2, index.count() + 3),
              random.nextInt(-2, index.count() + 500),
              random.nextInt(-2, bytes.length + 3),
              random.nextInt(-2, bytes.length + 3),
              at);
      assertTrue(path.isEmpty() || path.startsWith("/"), path);
    }
  }

  @Test
  void cutsADeepPath() {
    String json = "[".repeat(200_000);
    assertEquals("/0".repeat(63), path(json.substring(0, 64) + "1", 63));
    assertEquals("/0".repeat(64), path(json.substring(0, 64) + "1", 64));
    assertEquals("/0".repeat(64) + "/...", path(json, 199_999));
    String back = "[".repeat(1000) + "]".repeat(999) + ",2]";
    assertEquals("/1", path(back, back.length() - 2));
  }

  @Test
  void cutsALongPath() {
    String name = "n".repeat(1500);
    String json = "{\"" + name + "\":{\"" + name + "\":1}}";
    String path = path(json, json.length() - 3);
    assertTrue(path.startsWith("/" + name + "/nnn") && path.endsWith("nnn..."), path);
    assertEquals(PathFinder.MOST_CHARS + 3, path.length());
    String million = "{\"" + "😀".repeat(500_000) + "\":1}";
    String cut = path(million, NameCases.utf8(million).length - 2);
    assertTrue(cut.length() <= PathFinder.MOST_CHARS + 3, () -> "length " + cut.length());
  }
}

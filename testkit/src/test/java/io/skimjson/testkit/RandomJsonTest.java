package io.skimjson.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.RandomJson.Shape;
import io.skimjson.testkit.RefRules.Surrogates;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class RandomJsonTest {
  private static final int DOCUMENTS = 3_000;

  private final long seed = Seeds.seed();

  private String message(byte[] document) {
    return Bytes.show(document) + "; " + Seeds.repeat(seed);
  }

  @Test
  void makesValidDocuments() {
    RandomJson json = RandomJson.of(Seeds.random(seed));
    ReferenceParser parser = ReferenceParser.create();
    for (int i = 0; i < DOCUMENTS; i++) {
      byte[] document = json.document();
      assertTrue(parser.isValid(document), () -> message(document));
      byte[] object = json.objectDocument();
      assertFalse(parser.parse(object).root().members().isEmpty(), () -> message(object));
    }
  }

  @Test
  void makesTheSameDocumentsOfTheSameSeed() {
    byte[] first = RandomJson.of(Seeds.random(seed)).document();
    assertArrayEquals(first, RandomJson.of(Seeds.random(seed)).document(), Seeds.repeat(seed));
  }

  @Test
  void keepsToTheShapeOfALine() {
    RandomJson json = RandomJson.of(Seeds.random(seed), Shape.LINE);
    for (int i = 0; i < DOCUMENTS; i++) {
      byte[] document = json.document();
      for (byte c : document) {
        assertFalse(c == '\n' || c == '\r', () -> message(document));
      }
    }
  }

  @Test
  void repeatsNoNameWhereTheyAreUnique() {
    RandomJson json = RandomJson.of(Seeds.random(seed), Shape.UNIQUE);
    ReferenceParser strict = ReferenceParser.with(RefRules.DEFAULT.withUniqueNames(true));
    for (int i = 0; i < DOCUMENTS; i++) {
      byte[] document = json.document();
      assertTrue(strict.isValid(document), () -> message(document));
    }
  }

  @Test
  void repeatsNamesNowAndThenElsewhere() {
    RandomJson json = RandomJson.of(Seeds.random(1));
    ReferenceParser strict = ReferenceParser.with(RefRules.DEFAULT.withUniqueNames(true));
    int repeated = 0;
    for (int i = 0; i < DOCUMENTS; i++) {
      repeated += strict.isValid(json.document()) ? 0 : 1;
    }
    assertTrue(repeated > DOCUMENTS / 50, "documents with equal names: " + repeated);
  }

  @Test
  void makesLoneSurrogatesOnlyWhenAsked() {
    Shape lone = new Shape(4, 4, true, true, true, false);
    RandomJson json = RandomJson.of(Seeds.random(seed), lone);
    RefRules lenient = RefRules.DEFAULT.withSurrogates(Surrogates.PRESERVE);
    int refused = 0;
    for (int i = 0; i < DOCUMENTS; i++) {
      byte[] document = json.document();
      assertTrue(ReferenceParser.with(lenient).isValid(document), () -> message(document));
      refused += ReferenceParser.create().isValid(document) ? 0 : 1;
    }
    assertTrue(refused > 0, Seeds.repeat(seed));
  }

  @Test
  void makesDocumentsOfEveryLength() {
    RandomJson json = RandomJson.of(Seeds.random(seed));
    ReferenceParser parser = ReferenceParser.create();
    for (int length = 1; length < 400; length++) {
      byte[] document = json.documentOfLength(length);
      assertEquals(length, document.length, () -> message(document));
      assertTrue(parser.isValid(document), () -> message(document));
    }
  }

  @Test
  void makesDocumentsOfEveryDepth() {
    RandomJson json = RandomJson.of(Seeds.random(seed));
    for (int depth : new int[] {1, 2, 63, 64, 1023, 1024}) {
      byte[] document = json.documentOfDepth(depth);
      assertTrue(ReferenceParser.create().isValid(document), () -> message(document));
      RefRules lower = RefRules.DEFAULT.withMaxDepth(depth - 1);
      assertEquals("DEPTH_EXCEEDED", ReferenceParser.with(lower).parse(document).kind());
    }
  }

  @Test
  void changesExactlyOneByte() {
    Damage damage = Damage.of(Seeds.random(seed));
    byte[] document = Bytes.utf8("{\"a\":[1,2,3],\"b\":\"text\"}");
    for (int i = 0; i < DOCUMENTS; i++) {
      byte[] changed = damage.oneByte(document).bytes();
      assertEquals(document.length, changed.length, Seeds.repeat(seed));
      int at = Arrays.mismatch(document, changed);
      assertTrue(at >= 0, Seeds.repeat(seed));
      assertEquals(
          -1,
          Arrays.mismatch(
              Arrays.copyOfRange(document, at + 1, document.length),
              Arrays.copyOfRange(changed, at + 1, changed.length)),
          Seeds.repeat(seed));
    }
  }

  @Test
  void damagesMostDocumentsButNeverTheOriginal() {
    Damage damage = Damage.of(Seeds.random(2));
    byte[] document = Bytes.utf8("{\"a\":[1,2,3],\"b\":\"text\",\"c\":{\"d\":null}}");
    byte[] copy = document.clone();
    int invalid = 0;
    for (int i = 0; i < DOCUMENTS; i++) {
      invalid += ReferenceParser.create().isValid(damage.edit(document).bytes()) ? 0 : 1;
      damage.edits(document, 3);
    }
    assertArrayEquals(copy, document);
    assertTrue(invalid > DOCUMENTS / 2 && invalid < DOCUMENTS, "invalid: " + invalid);
    assertEquals(1, damage.edit(new byte[0]).bytes().length);
  }
}

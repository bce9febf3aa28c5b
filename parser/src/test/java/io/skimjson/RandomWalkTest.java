package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.skimjson.testkit.Bytes;
import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Damage;
import io.skimjson.testkit.RandomJson;
import io.skimjson.testkit.RefFault;
import io.skimjson.testkit.RefRules;
import io.skimjson.testkit.Seeds;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * Random documents, handles taken and used in random order, on random paths into the library, held
 * against the {@link LazyModel}: equal values, equal kinds, equal offsets.
 */
class RandomWalkTest {
  private static final int DOCUMENTS = 8_000;
  private static final int STEPS = 60;

  private final long seed = Seeds.seed();
  private final SplittableRandom random = Seeds.random(seed);
  private final Map<DuplicateNames, Map<Surrogates, List<DocumentPath>>> paths =
      new EnumMap<>(DuplicateNames.class);
  private long answers;
  private long opened;

  RandomWalkTest() {
    for (DuplicateNames duplicates : DuplicateNames.values()) {
      Map<Surrogates, List<DocumentPath>> of = new EnumMap<>(Surrogates.class);
      for (Surrogates surrogates : Surrogates.values()) {
        Parser.Builder options = Parser.builder().duplicateNames(duplicates).surrogates(surrogates);
        if (!options.options().equals(ParserOptions.DEFAULTS)) {
          options.stackTraces(false);
        }
        of.put(surrogates, DocumentPaths.few(options));
      }
      paths.put(duplicates, of);
    }
  }

  @Test
  void handlesOfGoodDocumentsAnswerAsTheModelInAnyOrder() {
    RandomJson maker = RandomJson.of(random);
    RandomJson lone = RandomJson.of(random, new RandomJson.Shape(5, 6, true, true, true, false));
    for (int i = 0; i < DOCUMENTS; i++) {
      walk(i % 8 == 0 ? lone.document() : maker.document(), true);
    }
    report("parser.walk.good");
  }

  @Test
  void handlesOfDamagedDocumentsAnswerAsTheModelInAnyOrder() {
    RandomJson maker = RandomJson.of(random, new RandomJson.Shape(4, 6, true, true, true, true));
    Damage damage = Damage.of(random);
    for (int i = 0; i < 2 * DOCUMENTS; i++) {
      byte[] document = maker.document();
      walk(damage.edits(document, 1 + random.nextInt(3)).bytes(), false);
    }
    report("parser.walk.damaged");
  }

  @Test
  void handlesOfShortTextsAnswerAsTheModelInAnyOrder() {
    byte[] alphabet = Bytes.utf8("{}[]:,\"\\ 1a-tn\u0001");
    for (int i = 0; i < 4 * DOCUMENTS; i++) {
      byte[] document = new byte[1 + random.nextInt(12)];
      for (int j = 0; j < document.length; j++) {
        document[j] = alphabet[random.nextInt(alphabet.length)];
      }
      walk(document, false);
    }
    report("parser.walk.short");
  }

  private void report(String suite) {
    CaseCount.report(suite, answers);
    CaseCount.report(suite + ".opened", opened);
  }

  private void walk(byte[] given, boolean isGood) {
    DuplicateNames duplicates = DuplicateNames.values()[random.nextInt(5) % 3];
    Surrogates surrogates = Surrogates.values()[random.nextInt(6) % 3];
    List<DocumentPath> choice = paths.get(duplicates).get(surrogates);
    DocumentPath path = choice.get(random.nextInt(choice.size()));
    if (!path.takes(given) || path.refusesEarly(given)) {
      path = choice.get(0);
    }
    byte[] document = path.carried(given);
    LazyModel model = new LazyModel(document, rules(path, surrogates), duplicates);
    DocumentPath chosen = path;
    try {
      walk(path, given, model, duplicates, isGood && surrogates == Surrogates.REJECT);
    } catch (AssertionError | RuntimeException e) {
      throw new AssertionError(
          chosen
              + " "
              + duplicates
              + " "
              + surrogates
              + ": "
              + Bytes.show(document)
              + "\n"
              + Seeds.repeat(seed)
              + "\n"
              + e.getMessage(),
          e);
    }
  }

  private static RefRules rules(DocumentPath path, Surrogates surrogates) {
    return RefRules.DEFAULT
        .withSurrogates(RefRules.Surrogates.valueOf(surrogates.name()))
        .withByteOrderMark(!(path instanceof RecordLine));
  }

  private void walk(
      DocumentPath path,
      byte[] given,
      LazyModel model,
      DuplicateNames duplicates,
      boolean checksPaths) {
    Outcome open = Outcome.of(() -> path.open(given));
    Optional<RefFault> fault = model.openingFault();
    assertEquals(fault.map(RefFault::kind).orElse("NONE"), open.kind().name(), "opening");
    if (fault.isPresent()) {
      assertEquals(fault.get().offset(), open.offset(), "opening");
      return;
    }
    opened++;
    Document document = (Document) open.get();
    answers += new HandleWalk(document, model, duplicates, checksPaths, random).run(STEPS);
    path.finish();
  }
}

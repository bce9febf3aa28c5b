package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.bytes.WideBytes;
import io.skimjson.testkit.Bytes;
import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Corpora;
import io.skimjson.testkit.RefFault;
import io.skimjson.testkit.RefRules;
import io.skimjson.testkit.ReferenceParser;
import io.skimjson.testkit.Seeds;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Real files, cut and with bytes changed: nothing but {@link JsonException} comes out, and nothing
 * passes that the model refuses.
 *
 * <p>The model is slow, so it is asked about a sample of the long documents and about every short
 * one; for the others it is enough that it need not be asked: a cut file is a document only if what
 * is left of it is. With byte loops in place of wide loads, an eighth of the cases is run.
 */
@Timeout(value = 15, unit = TimeUnit.MINUTES)
class RealFileTest {
  private static final int THREADS = 2;
  private static final int WINDOW = 64 << 10;
  private static final int STRIDE = WideBytes.SWAR_ENABLED ? 1 : 8;
  private static final int CUTS = 10_000 / STRIDE;
  private static final int CHANGES = 20_000 / STRIDE;
  private static final byte[] NEW_BYTES =
      Bytes.latin1("{}[]:,\"\\0123456789-+.eEtfnu/ \n\r\t\0\1\37\177\200\303\355\377");

  private final long seed = Seeds.seed();

  private interface Part {
    /** Returns how many cases it ran. */
    long run(byte[] file, SplittableRandom random);
  }

  private void onEachFile(String suite, Part part) throws InterruptedException, ExecutionException {
    SplittableRandom random = Seeds.random(seed);
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<Callable<Long>> tasks = new ArrayList<>();
      for (String name : Corpora.NAMES) {
        SplittableRandom own = random.split();
        tasks.add(() -> named(name, () -> part.run(Corpora.load(name), own)));
      }
      long cases = 0;
      for (Future<Long> done : threads.invokeAll(tasks)) {
        cases += done.get();
      }
      CaseCount.report(suite, cases);
    } finally {
      threads.shutdownNow();
    }
  }

  private long named(String name, Callable<Long> task) {
    try {
      return task.call();
    } catch (Exception | AssertionError e) {
      throw new AssertionError(name + ": " + e.getMessage() + "; " + Seeds.repeat(seed), e);
    }
  }

  // ---- Cuts ----

  @Test
  void aFileCutAtAnyByteOfItsBeginningIsRefusedAsTheModelRefusesIt() throws Exception {
    onEachFile(
        "parser.files.cut_everywhere",
        (file, random) -> {
          Cuts cuts = new Cuts(file, random);
          int last = Math.min(WINDOW, file.length - 1);
          for (int end = 0; end <= last; end += STRIDE) {
            cuts.check(end, true, end < 1024 || random.nextInt(40) == 0);
          }
          return cuts.cases;
        });
  }

  @Test
  void aFileCutAnywhereIsRefused() throws Exception {
    onEachFile(
        "parser.files.cut",
        (file, random) -> {
          Cuts cuts = new Cuts(file, random);
          for (int i = 0; i < CUTS; i++) {
            int end = random.nextInt(file.length);
            cuts.check(end, i % 25 == 0, i % 1000 == 0);
          }
          return cuts.cases;
        });
  }

  /** What is left of a file is read where it stands: behind it the file goes on. */
  private static final class Cuts {
    private final byte[] file;
    private final SplittableRandom random;
    private final Parser parser = Parser.create();
    private final int firstDocument;
    private long cases;

    Cuts(byte[] file, SplittableRandom random) {
      this.file = file;
      this.random = random;
      this.firstDocument = lengthOfFirstDocument(file);
    }

    /** A file of lines begins with a document, and cut there it is one. */
    private static int lengthOfFirstDocument(byte[] file) {
      if (ReferenceParser.create().isValid(file)) {
        return Space.skipBack(file, 0, file.length);
      }
      int line = 0;
      while (file[line] != '\n') {
        line++;
      }
      return Space.skipBack(file, 0, line);
    }

    void check(int end, boolean validates, boolean asksTheModel) {
      cases++;
      Outcome outcome = read(end, validates);
      boolean isWhole = end >= firstDocument && Space.skipForward(file, firstDocument, end) == end;
      if (isWhole) {
        assertEquals(Outcome.value(true), outcome, () -> "cut at " + end);
        return;
      }
      assertFalse(outcome.isValue(), () -> "cut at " + end + " passed");
      assertTrue(outcome.offset() >= 0 && outcome.offset() <= end, outcome::toString);
      if (validates && asksTheModel) {
        RefFault fault = ReferenceParser.create().check(Arrays.copyOf(file, end)).orElseThrow();
        assertEquals(fault.kind(), outcome.kind().name(), () -> "cut at " + end);
        assertEquals(fault.offset(), outcome.offset(), () -> "cut at " + end);
      }
    }

    /**
     * Opens what is left and checks it. Wording a fault takes a look at the whole index, which is
     * too much for each of half a million: most faults are asked for without an exception.
     */
    private Outcome read(int end, boolean validates) {
      JsonError error = parser.tryParse(file, 0, end);
      if (error != JsonError.NONE) {
        return Outcome.refused(error, parser.errorOffset());
      }
      Document document = parser.document();
      if (random.nextInt(validates ? 16 : 200) == 0) {
        touch(document, random);
        return Outcome.of(() -> checked(document, validates));
      }
      Navigator opened = document.navigator();
      JsonError fault = validates ? opened.checkAll(DuplicateNames.FIRST) : opened.checkWhole();
      return fault == JsonError.NONE
          ? Outcome.value(true)
          : Outcome.refused(fault, opened.faultAt());
    }

    private static boolean checked(Document document, boolean validates) {
      if (validates) {
        document.validate();
      }
      document.expectEnd();
      return true;
    }
  }

  /** Uses a few handles; only a {@link JsonException} may come out. */
  private static void touch(Document document, SplittableRandom random) {
    try {
      Value value = document.root();
      for (int depth = 0; depth < 4; depth++) {
        switch (value.type()) {
          case OBJECT -> {
            JsonObject object = value.object();
            int member = random.nextInt(4);
            for (int i = 0; i <= member && object.next(); i++) {
              value = object.current().value();
            }
            assertTrue(object.find("statuses").exists() || !object.find("nothing").exists());
          }
          case ARRAY -> value = value.array().get(random.nextInt(4));
          case STRING -> value.getString();
          case NUMBER -> value.getDouble();
          default -> value.getBoolOr(true);
        }
      }
    } catch (JsonException expected) {
      assertTrue(expected.offset() >= 0);
    }
  }

  // ---- Changes ----

  @Test
  void aChangedByteIsJudgedAsTheModelJudgesIt() throws Exception {
    onEachFile(
        "parser.files.changed",
        (file, random) -> {
          FileWindows windows = new FileWindows(file);
          ReferenceParser model = ReferenceParser.create();
          Parser parser = Parser.create();
          for (int i = 0; i < CHANGES; i++) {
            int place = random.nextInt(file.length);
            FileWindows.Window window = windows.around(place);
            byte[] document = window.document();
            change(document, window.place(), random);
            Optional<RefFault> fault = model.check(document);
            Outcome outcome = Outcome.of(() -> validated(parser, document, random));
            assertEquals(
                fault.map(RefFault::kind).orElse("NONE"),
                outcome.kind().name(),
                () -> place + ": " + new String(document, StandardCharsets.UTF_8));
            fault.ifPresent(f -> assertEquals(f.offset(), outcome.offset(), () -> "at " + place));
            if (i % 100 == 0) {
              walk(document, random);
            }
          }
          return CHANGES;
        });
  }

  private static void change(byte[] document, int place, SplittableRandom random) {
    byte old = document[place];
    while (document[place] == old) {
      document[place] =
          random.nextBoolean()
              ? NEW_BYTES[random.nextInt(NEW_BYTES.length)]
              : (byte) (old ^ 1 << random.nextInt(8));
    }
  }

  private static boolean validated(Parser parser, byte[] document, SplittableRandom random) {
    Document opened = parser.parse(document);
    touch(opened, random);
    opened.validate();
    return true;
  }

  private static void walk(byte[] document, SplittableRandom random) {
    LazyModel model = new LazyModel(document, RefRules.DEFAULT, DuplicateNames.FIRST);
    if (model.openingFault().isEmpty()) {
      new HandleWalk(Document.on(document), model, DuplicateNames.FIRST, false, random).run(40);
    }
  }

  @Test
  void theWindowsOfAFileAreValidAndHoldTheFilesByte() throws Exception {
    onEachFile(
        "parser.files.windows",
        (file, random) -> {
          FileWindows windows = new FileWindows(file);
          int same = 0;
          for (int i = 0; i < 2000; i++) {
            int place = placeInDocument(windows, file, random);
            FileWindows.Window window = windows.around(place);
            assertTrue(Json.isValid(window.document()), () -> "around " + place);
            assertTrue(window.document().length < WINDOW, () -> "around " + place);
            same += window.document()[window.place()] == file[place] ? 1 : 0;
          }
          assertEquals(2000, same, "places whose window has the same byte");
          return 2000;
        });
  }

  /** A line feed between two documents is in no window, and short lines have many of them. */
  private static int placeInDocument(FileWindows windows, byte[] file, SplittableRandom random) {
    int place = random.nextInt(file.length);
    while (!windows.isInDocument(place)) {
      place = random.nextInt(file.length);
    }
    return place;
  }

  @Test
  void aWholeFileWithAChangedByteIsJudgedAsTheModelJudgesIt() throws Exception {
    onEachFile(
        "parser.files.changed_whole",
        (file, random) -> {
          Parser parser = Parser.create();
          int count = Math.max(40, 100_000_000 / STRIDE / file.length);
          for (int i = 0; i < count; i++) {
            int place = random.nextInt(file.length);
            byte old = file[place];
            change(file, place, random);
            Outcome outcome = Outcome.of(() -> validated(parser, file, random));
            if (i % 10 == 0) {
              Optional<RefFault> fault = ReferenceParser.create().check(file);
              assertEquals(
                  fault.map(RefFault::kind).orElse("NONE"), outcome.kind().name(), "at " + place);
              fault.ifPresent(f -> assertEquals(f.offset(), outcome.offset(), "at " + place));
            }
            file[place] = old;
          }
          return count;
        });
  }

  // ---- Lines ----

  @Test
  void aChangedByteHarmsNoOtherLine() {
    SplittableRandom random = Seeds.random(seed);
    byte[] file = Corpora.load("amazon_cellphones.ndjson");
    RecordBatch batch = RecordBatch.create(Parser.builder());
    List<Integer> good = new ArrayList<>();
    batch.index(file, 0, file.length);
    while (batch.next()) {
      assertEquals(JsonError.NONE, batch.error());
      good.add(batch.start());
    }
    int count = 800 / STRIDE;
    for (int i = 0; i < count; i++) {
      int place = random.nextInt(file.length);
      byte old = file[place];
      change(file, place, random);
      List<Integer> still = new ArrayList<>();
      batch.index(file, 0, file.length);
      while (batch.next()) {
        if (batch.error() == JsonError.NONE) {
          still.add(batch.start());
          touch(batch.document(), random);
        }
      }
      // A line feed that went joins two lines; nothing else can spoil more than its own line.
      List<Integer> lost = new ArrayList<>(good);
      lost.removeAll(still);
      int spoiled = old == '\n' ? 2 : 1;
      assertTrue(
          lost.size() <= spoiled
              && lost.stream().allMatch(start -> isSameLine(file, place, start, spoiled)),
          () -> "at " + place + " lost " + lost + "; " + Seeds.repeat(seed));
      file[place] = old;
    }
    CaseCount.report("parser.files.lines", (long) count * good.size());
  }

  /**
   * Tells whether a record that began at {@code start} held the place, or stood right behind it.
   */
  private static boolean isSameLine(byte[] file, int place, int start, int lines) {
    int feeds = 0;
    for (int i = Math.min(place, start); i < Math.max(place, start); i++) {
      feeds += file[i] == '\n' ? 1 : 0;
    }
    return feeds < lines;
  }
}

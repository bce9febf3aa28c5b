package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.AttackCase;
import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.CpuClock;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Hostile inputs: the right answer, in time and in the heap that the build gives, 512 MB.
 *
 * <p>A budget is the processor time of the thread for opening and one operation, because wall
 * clocks measure the neighbours of a shared machine. The first call counts, however cold; only if
 * it is over the budget are two more made, and the fastest of the three counts.
 */
class AttackConformanceTest {
  /** Queries of paths come with a later release; their rows are the only ones left out. */
  private static final Set<String> LATER = Set.of("jsonpath_count");

  private static final int TRIES = 3;

  @Test
  void answersEveryAttackInTime() {
    long cases = 0;
    long leftOut = 0;
    double nearest = 0;
    String nearestCase = "";
    for (AttackCase attack : AttackCase.all()) {
      if (LATER.contains(attack.operation())) {
        leftOut++;
        continue;
      }
      double share = run(attack);
      if (share > nearest) {
        nearest = share;
        nearestCase = attack.toString();
      }
      cases++;
    }
    System.out.printf(
        Locale.ROOT, "attacks: nearest to its budget, %.0f %%: %s%n", 100 * nearest, nearestCase);
    CaseCount.report("parser.attacks", cases);
    CaseCount.report("parser.attacks.table", cases + leftOut, AttackCase.SHARED_COUNT);
  }

  /** Returns which part of the budget was used. */
  private static double run(AttackCase attack) {
    byte[] document = attack.document();
    long budget = attack.budget().toNanos();
    long least = Long.MAX_VALUE;
    for (int i = 0; i < TRIES && least > budget; i++) {
      long before = CpuClock.nanos();
      Outcome outcome = Outcome.of(() -> answer(document, attack));
      least = Math.min(least, CpuClock.nanos() - before);
      assertTrue(Operations.fits(attack.outcome(), outcome), () -> attack + " gave " + outcome);
    }
    long used = least;
    assertTrue(used <= budget, () -> attack + " took " + used / 1_000_000 + " ms");
    return (double) used / budget;
  }

  private static Object answer(byte[] document, AttackCase attack) {
    return attack.operation().equals("stream_count_lines")
        ? countLines(document)
        : Operations.run(Document.on(document), attack.operation(), attack.argument());
  }

  private static int countLines(byte[] lines) {
    RecordBatch batch = RecordBatch.create(Parser.builder());
    batch.index(lines, 0, lines.length);
    int good = 0;
    while (batch.next()) {
      assertEquals(JsonError.NONE, batch.error());
      batch.document().object().countFields();
      good++;
    }
    return good;
  }
}

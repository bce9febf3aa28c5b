package io.skimjson.stage1;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.stage1.KernelTrial.Turn;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class KernelTrialTest {
  private static final long SWAR_NANOS = 2_600;

  private final KernelTrial trial = new KernelTrial();

  @Test
  void takesLoopsOnceTheyHaveWonARound() {
    assertEquals(Kernel.SWAR, trial.kernel());
    chunks(KernelTrial.SAMPLES * KernelTrial.SPACING, 1_600);
    assertEquals(Kernel.LOOP, trial.kernel());
    assertTrue(trial.isDecided());
    assertEquals("loop was 1.63 x swar here", trial.describe());
  }

  @Test
  void theLeastTimeCounts() {
    time(Turn.TIMED_LOOP, 1_600);
    chunks(KernelTrial.SAMPLES * KernelTrial.SPACING, 50_000);
    assertEquals(Kernel.LOOP, trial.kernel());
  }

  @Test
  void aDrawChangesNothing() {
    chunks(KernelTrial.SAMPLES * KernelTrial.SPACING, SWAR_NANOS - SWAR_NANOS / 16);
    assertEquals(Kernel.SWAR, trial.kernel());
    assertFalse(trial.isDecided());
  }

  @Test
  void loopsThatAreCompiledLateWinALaterRound() {
    chunks(KernelTrial.SAMPLES * KernelTrial.SPACING, 9_000);
    assertEquals(Kernel.SWAR, trial.kernel());
    assertEquals("loop may follow after some more input", trial.describe());
    int pause = 2 * KernelTrial.BURST; // the rest of the round
    while (trial.next() == Turn.PLAIN_SWAR) {
      pause++;
    }
    assertEquals(KernelTrial.SAMPLES * KernelTrial.SPACING, pause);
    chunks(KernelTrial.SAMPLES * KernelTrial.SPACING, 1_600);
    assertEquals(Kernel.LOOP, trial.kernel());
  }

  @Test
  void givesUpAfterAFewRounds() {
    int chunks = 0;
    while (!trial.isDecided()) {
      chunks(1, 9_000);
      chunks++;
    }
    assertEquals(Kernel.SWAR, trial.kernel());
    assertEquals("loop was 0.29 x swar here", trial.describe());
    int round = KernelTrial.SAMPLES * KernelTrial.SPACING;
    assertEquals(round * (KernelTrial.ROUNDS + 1 + 2 + 4 + 8 + 16), chunks, round);
  }

  @Test
  void aChunkGoesThroughTheKernelWhoseTurnItIsAndTheMasksAreRight() {
    MeasuredClassifier classifier = new MeasuredClassifier(trial);
    ChunkMasks masks = new ChunkMasks();
    ChunkMasks expected = new ChunkMasks();
    masks.ensureRoom(ChunkMasks.BLOCKS);
    expected.ensureRoom(ChunkMasks.BLOCKS);
    byte[] bytes = NastyBytes.of(new SplittableRandom(1), ChunkMasks.CHUNK);
    new ByteClassifier().classify(bytes, 0, ChunkMasks.BLOCKS, expected, 0);
    for (int i = 0; i < KernelTrial.SAMPLES * KernelTrial.SPACING + 10; i++) {
      Arrays.fill(masks.operator, 0);
      classifier.classify(bytes, 0, ChunkMasks.BLOCKS, masks, 0);
      for (int block = 0; block < ChunkMasks.BLOCKS; block++) {
        assertEquals(expected.operator[block], masks.operator[block]);
      }
    }
  }

  private void chunks(int chunks, long loopNanos) {
    for (int i = 0; i < chunks; i++) {
      Turn turn = trial.next();
      if (turn != Turn.PLAIN_SWAR) {
        time(turn, turn == Turn.TIMED_LOOP ? loopNanos : SWAR_NANOS);
      }
    }
  }

  private void time(Turn turn, long nanos) {
    trial.record(turn, nanos);
  }
}

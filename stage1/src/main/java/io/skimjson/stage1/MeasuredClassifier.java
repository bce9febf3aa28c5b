package io.skimjson.stage1;

import org.jspecify.annotations.Nullable;

/** SWAR or loops, whichever is faster in this process; see {@link KernelTrial}. */
final class MeasuredClassifier implements Classifier {
  private final KernelTrial trial;
  private final SwarClassifier swar = new SwarClassifier();
  private @Nullable LoopClassifier loop;
  private boolean takesPart = true;

  MeasuredClassifier(KernelTrial trial) {
    this.trial = trial;
  }

  @Override
  public Kernel kernel() {
    return trial.kernel();
  }

  @Override
  public void classify(byte[] bytes, int offset, int blocks, ChunkMasks masks, int first) {
    if (blocks < LoopClassifier.FEWEST_BLOCKS) {
      swar.classify(bytes, offset, blocks, masks, first);
    } else if (takesPart && blocks == ChunkMasks.BLOCKS) {
      classifyFull(bytes, offset, masks, first);
    } else {
      best().classify(bytes, offset, blocks, masks, first);
    }
  }

  private void classifyFull(byte[] bytes, int offset, ChunkMasks masks, int first) {
    takesPart = !trial.isDecided();
    KernelTrial.Turn turn = takesPart ? trial.next() : KernelTrial.Turn.PLAIN_SWAR;
    if (turn == KernelTrial.Turn.PLAIN_SWAR) {
      best().classify(bytes, offset, ChunkMasks.BLOCKS, masks, first);
      return;
    }
    Classifier timed = turn == KernelTrial.Turn.TIMED_LOOP ? loop() : swar;
    long start = System.nanoTime();
    timed.classify(bytes, offset, ChunkMasks.BLOCKS, masks, first);
    trial.record(turn, System.nanoTime() - start);
  }

  private Classifier best() {
    return trial.kernel() == Kernel.LOOP ? loop() : swar;
  }

  private LoopClassifier loop() {
    LoopClassifier made = loop;
    if (made == null) {
      made = new LoopClassifier(swar);
      loop = made;
    }
    return made;
  }
}

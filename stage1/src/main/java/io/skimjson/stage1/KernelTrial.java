package io.skimjson.stage1;

import java.util.Locale;

/**
 * Finds out, while the process works, whether the loops of {@link LoopClassifier} have become
 * vector code here.
 *
 * <p>Whether they have cannot be asked of a JVM in plain Java: it takes C2, its SuperWord
 * optimization, and vectors of 256 bits or more. Where all that is so, loops are 1.2 to 2 times as
 * fast as SWAR; with vectors of 128 bits they are a little slower, without SuperWord 1.5 times as
 * slow, under C1 three times. So some chunks that have to be classified anyway are classified by
 * each of the two and timed. The least time counts, since a chunk can be interrupted but never
 * hurried. A round that the loops do not win is repeated a few times, later: the compiler may have
 * needed longer.
 *
 * <p>For any number of threads; the lock is taken for full chunks only, and only until the
 * decision.
 */
final class KernelTrial {
  /** Timed chunks of each kernel in a round. */
  static final int SAMPLES = 512;

  /** Of so many chunks of a round, one is timed for each kernel; the others go by SWAR. */
  static final int SPACING = 4;

  /** So many chunks in a row go the same way: right after a change of kernel both are slower. */
  static final int BURST = 16;

  /** Rounds until SWAR stays for good; each pause is twice as long as the one before. */
  static final int ROUNDS = 6;

  /** Loops must be faster by this much: 15/16 of SWAR's time, so that a draw changes nothing. */
  private static final int SIXTEENTHS = 15;

  /** What to do with the next chunk. */
  enum Turn {
    PLAIN_SWAR,
    TIMED_SWAR,
    TIMED_LOOP
  }

  private volatile Kernel decision = Kernel.SWAR;
  private volatile boolean decided;
  private int round = 1;
  private int chunk;
  private int samples;
  private long pause;
  private long leastSwar = Long.MAX_VALUE;
  private long leastLoop = Long.MAX_VALUE;

  /** The kernel for full chunks as far as is known: SWAR until the loops have won. */
  Kernel kernel() {
    return decision;
  }

  /** Tells whether {@link #kernel} is final. */
  boolean isDecided() {
    return decided;
  }

  /** What the next full chunk is for. */
  synchronized Turn next() {
    if (pause > 0) {
      pause--;
      return Turn.PLAIN_SWAR;
    }
    int place = chunk++ / BURST % SPACING;
    return place == 0 ? Turn.TIMED_SWAR : place == 1 ? Turn.TIMED_LOOP : Turn.PLAIN_SWAR;
  }

  /** Takes the time of one chunk, and decides if it was the round's last. */
  synchronized void record(Turn turn, long nanos) {
    if (turn == Turn.TIMED_SWAR) {
      leastSwar = Math.min(leastSwar, nanos);
      return;
    }
    leastLoop = Math.min(leastLoop, nanos);
    samples++;
    if (samples == SAMPLES && !decided) {
      endRound();
    }
  }

  private void endRound() {
    if (leastLoop * 16 < leastSwar * SIXTEENTHS) {
      decision = Kernel.LOOP;
      decided = true;
    } else if (round == ROUNDS) {
      decided = true;
    } else {
      pause = (long) SAMPLES * SPACING << (round - 1);
      round++;
      chunk = 0;
      samples = 0;
      leastSwar = Long.MAX_VALUE;
      leastLoop = Long.MAX_VALUE;
    }
  }

  /** What came of it, for people. */
  synchronized String describe() {
    if (!decided) {
      return "loop may follow after some more input";
    }
    double ratio = (double) leastSwar / leastLoop;
    return String.format(Locale.ROOT, "loop was %.2f x swar here", ratio);
  }
}

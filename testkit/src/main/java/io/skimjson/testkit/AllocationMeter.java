package io.skimjson.testkit;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Counts the bytes that the current thread allocates on the heap while it runs something. */
public final class AllocationMeter {
  private static final int ROUNDS = 7;

  /** Looked up once: the look-up itself allocates, and would be counted. */
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private AllocationMeter() {}

  /**
   * Returns the bytes that {@code runs} runs of a task allocate once it is warm.
   *
   * <p>The task is run {@code warmUps} times first, so that it is compiled and its buffers are
   * grown; then the runs are measured in several rounds, and the smallest sum counts: a round may
   * contain an allocation of the compiler's making (a deoptimization, a class loaded late), but a
   * task that allocates does so in every round.
   *
   * @param warmUps how often to run it unmeasured; 20,000 is enough for a small hot loop
   * @param runs how many runs make a round
   */
  public static long bytesAllocated(int warmUps, int runs, Runnable task) {
    for (int i = 0; i < warmUps; i++) {
      task.run();
    }
    long least = Long.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      least = Math.min(least, oneRound(runs, task));
    }
    return least;
  }

  private static long oneRound(int runs, Runnable task) {
    long before = allocatedByThisThread();
    for (int i = 0; i < runs; i++) {
      task.run();
    }
    return allocatedByThisThread() - before;
  }

  /**
   * Returns the bytes the current thread has allocated since it began.
   *
   * @throws IllegalStateException if this JVM does not count them
   */
  public static long allocatedByThisThread() {
    if (THREADS instanceof com.sun.management.ThreadMXBean counter) {
      return counter.getCurrentThreadAllocatedBytes();
    }
    throw new IllegalStateException("this JVM does not count the allocations of a thread");
  }
}

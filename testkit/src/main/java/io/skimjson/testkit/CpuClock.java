package io.skimjson.testkit;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Processor time of the current thread: a budget in it holds on a busy machine as well. */
public final class CpuClock {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private CpuClock() {}

  /** Returns the nanoseconds the current thread has worked since it began. */
  public static long nanos() {
    return THREADS.getCurrentThreadCpuTime();
  }
}

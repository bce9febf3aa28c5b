package io.skimjson.bench.report;

/**
 * What one method of a benchmark achieved in one run.
 *
 * @param kernel the kernel of ours, whether chosen or a parameter
 * @param kernelIsParameter whether the benchmark is measured once a kernel
 * @param bytes the size of the input
 * @param operations operations a second
 * @param error half of JMH's 99.9 % interval, as a part of the score; NaN if there is none
 * @param allocated bytes allocated an operation; NaN if that was not measured
 */
record Score(
    Run run,
    String task,
    String corpus,
    String library,
    String kernel,
    boolean kernelIsParameter,
    long bytes,
    double operations,
    double error,
    double allocated) {

  /** The prefix of all methods that are ours. */
  static final String OURS = "skimjson";

  boolean isOurs() {
    return library.equals(OURS) || library.startsWith(OURS + "-");
  }

  /**
   * The task as ratios name it: methods of ours beside the main one are tasks of their own, such as
   * {@code one-field/parser}.
   */
  String ratioTask() {
    return isOurs() && library.length() > OURS.length()
        ? task + "/" + library.substring(OURS.length() + 1)
        : task;
  }

  /** Who may leave early has not read all bytes, so that bytes a second say nothing. */
  static boolean readsAll(String task) {
    return !task.equals("first-field");
  }

  String unit() {
    return readsAll(task) ? "GB/s" : "ops/s";
  }

  double inUnit() {
    return readsAll(task) ? gigabytes() : operations;
  }

  double gigabytes() {
    return operations * bytes / 1e9;
  }

  double nanoseconds() {
    return 1e9 / operations;
  }

  /** The library, and the kernel where there are several. */
  String label() {
    return isOurs() && kernelIsParameter ? library + " " + kernel : library;
  }
}

package io.skimjson.bench.report;

/**
 * Our speed divided by a rival's, in one run and on the same bytes.
 *
 * @param task the task, or a variant of it such as {@code one-field/parser}
 * @param kernel the kernel of ours
 * @param ours our speed
 * @param rivalScore the rival's
 * @param unit of both
 * @param ratio the one divided by the other
 * @param error of the ratio; NaN if one of the scores has none
 * @param isToTheBest whether no rival was faster
 */
record Ratio(
    Run run,
    String task,
    String corpus,
    String kernel,
    double ours,
    String rival,
    double rivalScore,
    String unit,
    double ratio,
    double error,
    boolean isToTheBest) {

  static Ratio of(Score ours, Score rival, boolean isToTheBest) {
    double ratio = ours.operations() / rival.operations();
    return new Ratio(
        ours.run(),
        ours.ratioTask(),
        ours.corpus(),
        ours.kernel(),
        ours.inUnit(),
        rival.isOurs() ? rival.library() + "-" + rival.kernel() : rival.library(),
        rival.inUnit(),
        ours.unit(),
        ratio,
        ratio * Math.hypot(ours.error(), rival.error()),
        isToTheBest);
  }

  /** Tells whether the rival is another kernel of ours. */
  boolean isToOurs() {
    return rival.startsWith(Score.OURS);
  }
}

package io.skimjson.bench.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puts each score of ours beside every rival's, and judges the targets. */
final class Ratios {
  private static final String PLAIN_KERNEL = "swar";

  private Ratios() {}

  /** Returns the ratios of what was measured in the same run on the same input. */
  static List<Ratio> of(List<Score> scores) {
    Map<List<String>, List<Score>> groups = new LinkedHashMap<>();
    for (Score score : scores) {
      List<String> group = List.of(score.run().name(), score.task(), score.corpus());
      groups.computeIfAbsent(group, key -> new ArrayList<>()).add(score);
    }
    List<Ratio> ratios = new ArrayList<>();
    for (List<Score> group : groups.values()) {
      addGroup(group, ratios);
    }
    return ratios;
  }

  private static void addGroup(List<Score> group, List<Ratio> ratios) {
    List<Score> rivals =
        group.stream()
            .filter(score -> !score.isOurs())
            .sorted(Comparator.comparingDouble(Score::operations).reversed())
            .toList();
    for (Score ours : group) {
      if (ours.isOurs()) {
        for (Score rival : rivals) {
          ratios.add(Ratio.of(ours, rival, rival == rivals.get(0)));
        }
        plainKernel(ours, group).ifPresent(plain -> ratios.add(Ratio.of(ours, plain, false)));
      }
    }
  }

  /** Where kernels are compared, the plain one is a rival of the others. */
  private static Optional<Score> plainKernel(Score ours, List<Score> group) {
    return group.stream()
        .filter(score -> ours.kernelIsParameter() && score.kernelIsParameter())
        .filter(score -> score.library().equals(ours.library()) && score != ours)
        .filter(score -> score.kernel().equals(PLAIN_KERNEL))
        .findFirst();
  }

  /**
   * Judges each target by the ratio that it is about, if that was measured. Targets of tasks that
   * were not run at all are left out.
   */
  static List<Verdict> judge(List<Target> targets, List<Ratio> ratios) {
    List<Verdict> verdicts = new ArrayList<>();
    for (Target target : targets) {
      if (ratios.stream().noneMatch(target::isOfTheTaskOf)) {
        continue;
      }
      List<Ratio> found = ratios.stream().filter(target::isAbout).toList();
      verdicts.add(new Verdict(target, decisive(found)));
    }
    return verdicts;
  }

  /**
   * Of the ratios that a target is about: against the strongest of the rivals that it names, and on
   * the kernel that does best.
   */
  private static Optional<Ratio> decisive(List<Ratio> ratios) {
    Comparator<Ratio> byRatio = Comparator.comparingDouble(Ratio::ratio);
    Map<String, List<Ratio>> byKernel = new LinkedHashMap<>();
    for (Ratio ratio : ratios) {
      String key = ratio.run().name() + " " + ratio.kernel();
      byKernel.computeIfAbsent(key, none -> new ArrayList<>()).add(ratio);
    }
    Collection<List<Ratio>> kernels = byKernel.values();
    return kernels.stream().flatMap(list -> list.stream().min(byRatio).stream()).max(byRatio);
  }
}

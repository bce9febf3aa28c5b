package io.skimjson.bench.report;

import java.util.Optional;

/**
 * What became of a target.
 *
 * @param ratio the ratio that decides; empty if nothing of the kind was measured
 */
record Verdict(Target target, Optional<Ratio> ratio) {
  boolean isMet() {
    return ratio.isPresent() && target.isMetBy(ratio.get());
  }

  /** In words, for tables; tells when the error bars leave it open. */
  String text() {
    if (ratio.isEmpty()) {
      return "not measured";
    }
    double distance = Math.abs(ratio.get().ratio() - target.ratio());
    String open = distance < ratio.get().error() ? " (within the error)" : "";
    return (isMet() ? "met" : "MISSED") + open;
  }
}

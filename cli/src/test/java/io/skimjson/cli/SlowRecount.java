package io.skimjson.cli;

import io.skimjson.testkit.NdjsonModel;
import io.skimjson.testkit.NdjsonRecord;
import io.skimjson.testkit.RefOutcome;
import io.skimjson.testkit.RefPointer;
import io.skimjson.testkit.RefType;
import io.skimjson.testkit.RefValue;
import io.skimjson.testkit.ReferenceParser;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Does what {@code skim agg} does with the slow model, keeping every number. */
final class SlowRecount {
  /** The numbers of each group, by the group's values joined by a bar. */
  final Map<String, List<BigDecimal>> groups = new TreeMap<>();

  /** How many records of the group there are, numbers or not. */
  final Map<String, Long> counts = new TreeMap<>();

  /** One good record. */
  record Record(byte[] bytes, RefValue root) {}

  /** The good records of a file, by the slow model. */
  static List<Record> goodRecords(byte[] file) {
    List<Record> good = new ArrayList<>();
    for (NdjsonRecord record : NdjsonModel.create().records(file)) {
      if (record.passesCheck()) {
        byte[] bytes = Arrays.copyOfRange(file, record.start(), record.end());
        good.add(new Record(bytes, ReferenceParser.create().parse(bytes).root()));
      }
    }
    return good;
  }

  SlowRecount(List<Record> good, List<String> by, String number, Predicate<RefValue> where) {
    for (Record record : good) {
      take(record.root, record.bytes, by, number, where);
    }
  }

  private void take(
      RefValue root, byte[] bytes, List<String> by, String number, Predicate<RefValue> where) {
    if (!where.test(root)) {
      return;
    }
    List<String> values = new ArrayList<>();
    for (String pointer : by) {
      values.add(text(root, bytes, pointer));
    }
    String group = String.join("|", values);
    counts.merge(group, 1L, Long::sum);
    List<BigDecimal> numbers = groups.computeIfAbsent(group, name -> new ArrayList<>());
    find(root, number)
        .filter(value -> value.type() == RefType.NUMBER)
        .ifPresent(value -> numbers.add(new BigDecimal(value.numberText())));
  }

  /** The value there, if there is one. */
  static Optional<RefValue> find(RefValue root, String pointer) {
    RefOutcome<RefValue> outcome = RefPointer.at(root, pointer);
    return outcome.isValue() ? Optional.of(outcome.value()) : Optional.empty();
  }

  /** As tab-separated output shows it. */
  static String text(RefValue root, byte[] bytes, String pointer) {
    Optional<RefValue> found = find(root, pointer);
    if (found.isEmpty()) {
      return "";
    }
    RefValue value = found.get();
    return value.type() == RefType.STRING
        ? value
            .string()
            .replace("\\", "\\\\")
            .replace("\t", "\\t")
            .replace("\n", "\\n")
            .replace("\r", "\\r")
        : new String(value.raw(bytes), StandardCharsets.UTF_8);
  }
}

package io.skimjson.cli;

import io.skimjson.JsonException;
import it.unimi.dsi.fastutil.objects.Object2ObjectMap;
import it.unimi.dsi.fastutil.objects.Object2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The groups of {@code skim agg} and their computations.
 *
 * <p>A row holds, in this order, the values to group by, those of the conditions, and one for each
 * pointer that is computed on. Per record nothing is allocated unless its group is new.
 */
final class Aggregation {
  private final List<String> by;
  private final List<Statistic> statistics;
  private final ReadOptions read;
  private final List<String> numberPointers = new ArrayList<>();
  private final int[] cellOfColumn;
  private final NumberCell[] cells;
  private final long[] unusable;
  private final GroupKey probe = new GroupKey();
  private final Object2ObjectMap<GroupKey, Group> groups = new Object2ObjectOpenHashMap<>();

  /** One group's records so far. */
  private static final class Group {
    final GroupKey key;
    final Accumulator[] accumulators;
    long records;

    Group(GroupKey key, List<Statistic> statistics) {
      this.key = key;
      this.accumulators =
          statistics.stream().map(Statistic::newAccumulator).toArray(Accumulator[]::new);
    }
  }

  /** Groups by the pointers {@code by}; without statistics it counts. */
  Aggregation(List<String> by, List<Statistic> statistics, ReadOptions read) {
    this.by = List.copyOf(by);
    this.statistics = statistics.isEmpty() ? List.of(Statistic.count()) : List.copyOf(statistics);
    this.read = read;
    this.cellOfColumn = new int[this.statistics.size()];
    for (int i = 0; i < cellOfColumn.length; i++) {
      cellOfColumn[i] = cellOf(this.statistics.get(i));
    }
    this.cells = new NumberCell[Math.max(1, numberPointers.size())];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = new NumberCell();
    }
    this.unusable = new long[cells.length];
  }

  private int cellOf(Statistic statistic) {
    if (statistic.function() == Statistic.Function.COUNT) {
      return 0; // it looks at no cell
    }
    if (!numberPointers.contains(statistic.pointer())) {
      numberPointers.add(statistic.pointer());
    }
    return numberPointers.indexOf(statistic.pointer());
  }

  /** All pointers a row must hold, in the order this class wants them. */
  List<String> pointers() {
    List<String> all = new ArrayList<>(by);
    all.addAll(read.wherePointers());
    all.addAll(numberPointers);
    return all;
  }

  /** Takes all records there are. */
  void takeAll(RecordSource source) {
    Row row = source.row();
    while (source.next()) {
      try {
        take(row);
      } catch (JsonException bad) {
        source.reject(bad);
      }
    }
  }

  private void take(Row row) {
    if (!read.matches(row, by.size())) {
      return;
    }
    // everything that can fail is read before anything is changed
    probe.fill(row, by.size());
    int firstNumber = by.size() + read.where.size();
    for (int i = 0; i < numberPointers.size(); i++) {
      cells[i].read(row, firstNumber + i);
    }
    for (int i = 0; i < numberPointers.size(); i++) {
      if (cells[i].content == NumberCell.Content.UNUSABLE) {
        unusable[i]++;
      }
    }
    Group group = groups.get(probe);
    if (group == null) {
      group = new Group(probe.frozen(), statistics);
      groups.put(group.key, group);
    }
    group.records++;
    for (int i = 0; i < cellOfColumn.length; i++) {
      group.accumulators[i].add(cells[cellOfColumn[i]]);
    }
  }

  /** The groups in order: by their values, or the {@code top} largest first. */
  ResultTable table(@Nullable Integer top) {
    List<String> labels = new ArrayList<>(by.stream().map(WhereParser.Pointers::label).toList());
    statistics.forEach(statistic -> labels.add(statistic.label()));
    ResultTable table = new ResultTable(labels, by.size());
    List<Shown> shown = new ArrayList<>();
    groups.values().forEach(group -> shown.add(new Shown(group.key.values(), group)));
    if (shown.isEmpty() && by.isEmpty()) {
      shown.add(new Shown(List.of(), new Group(probe, statistics))); // no record is a result, too
    }
    shown.sort(Shown.BY_VALUES);
    if (top != null) {
      shown.sort(Comparator.comparingLong((Shown line) -> line.group.records).reversed());
    }
    int limit = top == null ? shown.size() : Math.min(Math.max(0, top), shown.size());
    for (Shown line : shown.subList(0, limit)) {
      List<@Nullable Number> numbers = new ArrayList<>();
      for (Accumulator accumulator : line.group.accumulators) {
        numbers.add(accumulator.result());
      }
      table.add(line.values, numbers);
    }
    return table;
  }

  /** A group with its values decoded. */
  private record Shown(List<GroupValue> values, Group group) {
    static final Comparator<Shown> BY_VALUES =
        (a, b) -> {
          for (int i = 0; i < a.values.size(); i++) {
            int order = a.values.get(i).compareTo(b.values.get(i));
            if (order != 0) {
              return order;
            }
          }
          return 0;
        };
  }

  /** What was left out of the computations, in sentences. */
  List<String> complaints() {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < numberPointers.size(); i++) {
      if (unusable[i] > 0) {
        all.add(
            unusable[i]
                + " values at "
                + numberPointers.get(i)
                + " were no usable numbers and are left out");
      }
    }
    return all;
  }
}

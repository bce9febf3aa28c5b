package io.skimjson.bench.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A table in Markdown, whose columns stand below each other on a terminal as well. */
final class Table {
  private final String[] header;
  private final List<String[]> rows = new ArrayList<>();

  Table(String... header) {
    this.header = header;
  }

  void add(String... row) {
    if (row.length != header.length) {
      throw new IllegalArgumentException(row.length + " cells for " + header.length + " columns");
    }
    rows.add(row);
  }

  boolean isEmpty() {
    return rows.isEmpty();
  }

  String text() {
    int[] widths = new int[header.length];
    widen(widths, header);
    rows.forEach(row -> widen(widths, row));
    String[] rule = new String[header.length];
    for (int i = 0; i < rule.length; i++) {
      rule[i] = "-".repeat(widths[i]);
    }
    StringBuilder text = new StringBuilder();
    append(text, widths, header);
    append(text, widths, rule);
    rows.forEach(row -> append(text, widths, row));
    return text.toString();
  }

  private static void widen(int[] widths, String[] row) {
    Arrays.setAll(widths, i -> Math.max(widths[i], row[i].length()));
  }

  private static void append(StringBuilder text, int[] widths, String[] row) {
    for (int i = 0; i < row.length; i++) {
      text.append("| ").append(row[i]).append(" ".repeat(widths[i] - row[i].length() + 1));
    }
    text.append("|\n");
  }
}

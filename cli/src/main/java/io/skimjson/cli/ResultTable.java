package io.skimjson.cli;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A small table of results: group values first, then numbers. Printed in one of four formats. */
final class ResultTable {
  /** How results are printed. */
  enum Format {
    /** Columns for people. */
    table,
    /** One JSON array, a group on each line. */
    json,
    /** RFC 4180, with a head line. */
    csv,
    /** Tab-separated, with a head line. */
    tsv
  }

  private static final int WIDEST_CELL = 60;

  private final List<String> labels;
  private final int groupColumns;
  private final List<Line> lines = new ArrayList<>();

  /** One line of the table. */
  private record Line(List<GroupValue> group, List<@Nullable Number> numbers) {}

  /** A table whose first {@code groupColumns} labels are those of group values. */
  ResultTable(List<String> labels, int groupColumns) {
    this.labels = List.copyOf(labels);
    this.groupColumns = groupColumns;
  }

  void add(List<GroupValue> group, List<@Nullable Number> numbers) {
    lines.add(new Line(group, numbers));
  }

  /** Prints everything. */
  void print(Format format, ResultOutput out) {
    switch (format) {
      case table -> printTable(out);
      case json -> printJson(out);
      case csv -> printSeparated(out, ",");
      case tsv -> printSeparated(out, "\t");
    }
  }

  private void printTable(ResultOutput out) {
    List<List<String>> cells = new ArrayList<>();
    cells.add(labels.stream().map(label -> DisplayText.fit(label, WIDEST_CELL)).toList());
    for (Line line : lines) {
      cells.add(tableCells(line));
    }
    int[] widths = new int[labels.size()];
    for (List<String> row : cells) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], DisplayText.width(row.get(i)));
      }
    }
    for (int i = 0; i < cells.size(); i++) {
      out.println(aligned(cells.get(i), widths));
      if (i == 0) {
        out.println(aligned(rule(widths), widths));
      }
    }
  }

  private static List<String> rule(int[] widths) {
    List<String> dashes = new ArrayList<>();
    for (int width : widths) {
      dashes.add("-".repeat(width));
    }
    return dashes;
  }

  private List<String> tableCells(Line line) {
    List<String> cells = new ArrayList<>();
    for (GroupValue value : line.group) {
      cells.add(
          switch (value.kind()) {
            case MISSING -> "(missing)";
            case NULL -> "(null)";
            default -> value.text().isEmpty() ? "\"\"" : DisplayText.fit(value.text(), WIDEST_CELL);
          });
    }
    for (@Nullable Number number : line.numbers) {
      cells.add(number == null ? "-" : TextForms.readable(number));
    }
    return cells;
  }

  private String aligned(List<String> cells, int[] widths) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String padding = " ".repeat(widths[i] - DisplayText.width(cells.get(i)));
      text.append(i == 0 ? "" : "  ");
      text.append(i < groupColumns ? cells.get(i) + padding : padding + cells.get(i));
    }
    return text.toString().stripTrailing();
  }

  private void printJson(ResultOutput out) {
    out.print("[");
    for (int i = 0; i < lines.size(); i++) {
      out.print(i == 0 ? "\n" : ",\n");
      out.print(jsonObject(lines.get(i)));
    }
    out.println(lines.isEmpty() ? "]" : "\n]");
  }

  private String jsonObject(Line line) {
    List<String> members = new ArrayList<>();
    for (int i = 0; i < groupColumns; i++) {
      GroupValue value = line.group.get(i);
      if (value.kind() != ValueKind.MISSING) {
        members.add(TextForms.json(labels.get(i)) + ":" + TextForms.json(value));
      }
    }
    for (int i = 0; i < line.numbers.size(); i++) {
      Number number = line.numbers.get(i);
      String text = number == null ? "null" : TextForms.exact(number);
      members.add(TextForms.json(labels.get(groupColumns + i)) + ":" + text);
    }
    return "{" + String.join(",", members) + "}";
  }

  private void printSeparated(ResultOutput out, String separator) {
    boolean isCsv = separator.equals(",");
    out.println(
        String.join(
            separator,
            labels.stream().map(l -> isCsv ? TextForms.csv(l) : TextForms.tsv(l)).toList()));
    for (Line line : lines) {
      List<String> fields = new ArrayList<>();
      for (GroupValue value : line.group) {
        fields.add(isCsv ? TextForms.csv(value) : TextForms.tsv(value.text()));
      }
      for (@Nullable Number number : line.numbers) {
        fields.add(number == null ? "" : TextForms.exact(number));
      }
      out.println(String.join(separator, fields));
    }
  }
}

package io.skimjson.cli;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * Turns the values of a record into one line of text. Plain values are copied as bytes; only
 * strings with escapes become a {@code String} on the way.
 */
final class RecordPrinter {
  /** How records are printed. */
  enum Format {
    /** Tab-separated values. */
    tsv,
    /** RFC 4180. */
    csv,
    /** One JSON object a line. */
    ndjson
  }

  private final Format format;
  private final List<String> labels;
  private final byte[][] names;
  private byte[] line = new byte[1024];
  private int length;

  /** Prints the first values of each row, as many as there are pointers. */
  RecordPrinter(Format format, List<String> pointers) {
    this.format = format;
    this.labels = pointers.stream().map(WhereParser.Pointers::label).toList();
    this.names = new byte[labels.size()][];
    for (int i = 0; i < names.length; i++) {
      names[i] = (TextForms.json(labels.get(i)) + ":").getBytes(StandardCharsets.UTF_8);
    }
  }

  /** Prints the names of the columns. */
  void printHead(ResultOutput out) {
    switch (format) {
      case tsv -> out.println(String.join("\t", labels.stream().map(TextForms::tsv).toList()));
      case csv -> out.println(String.join(",", labels.stream().map(TextForms::csv).toList()));
      case ndjson -> {
        return; // each line names its members
      }
    }
  }

  /** Reads the row; nothing is printed yet. */
  void prepare(Row row) {
    length = 0;
    switch (format) {
      case tsv, csv -> {
        for (int i = 0; i < names.length; i++) {
          if (i > 0) {
            put((byte) (format == Format.tsv ? '\t' : ','));
          }
          putField(row, i);
        }
      }
      case ndjson -> putObject(row);
    }
    put((byte) '\n');
  }

  /** Prints what was prepared. */
  void print(ResultOutput out) {
    out.write(line, 0, length);
  }

  private void putObject(Row row) {
    put((byte) '{');
    boolean isFirst = true;
    for (int i = 0; i < names.length; i++) {
      if (row.kind(i) == ValueKind.MISSING) {
        continue;
      }
      row.check(i);
      if (!isFirst) {
        put((byte) ',');
      }
      isFirst = false;
      put(names[i], 0, names[i].length);
      put(row.source(i), row.start(i), row.end(i));
    }
    put((byte) '}');
  }

  private void putField(Row row, int i) {
    ValueKind kind = row.kind(i);
    if (kind == ValueKind.MISSING) {
      return;
    }
    if (kind == ValueKind.STRING && row.isPlain(i)) {
      putPlainString(row, i);
      return;
    }
    String text;
    if (kind == ValueKind.STRING) {
      text = row.string(i);
    } else {
      row.check(i);
      text = row.text(i);
    }
    GroupValue value = new GroupValue(kind, text);
    putText(format == Format.csv ? TextForms.csv(value) : tsvField(value));
  }

  /** A container holds its own escapes, and of what must be escaped it can hold only tabs. */
  private static String tsvField(GroupValue value) {
    return value.kind() == ValueKind.STRING
        ? TextForms.tsv(value.text())
        : value.text().replace('\t', ' ').replace('\r', ' ');
  }

  /** Without escapes a string holds no control byte and no quote, so it stands for itself. */
  private void putPlainString(Row row, int i) {
    int start = row.start(i) + 1;
    int end = row.end(i) - 1;
    byte[] source = row.source(i);
    if (format == Format.csv && needsCsvCare(source, start, end)) {
      String text = new String(source, start, end - start, StandardCharsets.UTF_8);
      putText(TextForms.csv(new GroupValue(ValueKind.STRING, text)));
    } else {
      put(source, start, end);
    }
  }

  private static boolean needsCsvCare(byte[] source, int start, int end) {
    if (start == end || source[start] == ' ' || source[end - 1] == ' ' || source[start] == 'n') {
      return true;
    }
    for (int at = start; at < end; at++) {
      if (source[at] == ',') {
        return true;
      }
    }
    return false;
  }

  private void putText(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    put(bytes, 0, bytes.length);
  }

  private void put(byte b) {
    if (length == line.length) {
      line = Arrays.copyOf(line, length * 2);
    }
    line[length++] = b;
  }

  private void put(byte[] bytes, int start, int end) {
    int count = end - start;
    if (count > line.length - length) {
      line = Arrays.copyOf(line, Math.max(line.length * 2, length + count));
    }
    System.arraycopy(bytes, start, line, length, count);
    length += count;
  }
}

package io.skimjson.testkit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A file of {@code ndjson/} in one mode, with the records that must come out of it.
 *
 * @param name the file's name
 * @param mode {@code lines}, {@code concat} or {@code seq}
 * @param maxRecordBytes the longest line allowed; 0 for any
 * @param stored the file as it is stored, perhaps gzipped
 * @param records what must come out, in order
 */
@SuppressWarnings("ArrayRecordComponent")
public record NdjsonCase(
    String name, String mode, int maxRecordBytes, byte[] stored, List<Row> records) {
  /** How many rows the shared table has; rows that say "no record" are counted. */
  public static final int SHARED_COUNT = 3_819;

  private static final String FOLDER = "conformance/ndjson/";

  /**
   * A record that must come out.
   *
   * @param index its number, from 0
   * @param line the 1-based line of its first byte
   * @param start where it begins in the decompressed file, without white space
   * @param end where it ends, without white space; -1 if that is not told
   * @param isGood whether it is good when all of RFC 8259 is asked
   * @param id the text of the integer at {@code /id}, if it is a good object with one
   */
  public record Row(
      int index, long line, long start, long end, boolean isGood, Optional<String> id) {}

  /** Returns the shared files in all modes, or generated logs in the mode {@code lines}. */
  public static List<NdjsonCase> all() {
    return Shared.file(FOLDER + "expected.tsv")
        .map(NdjsonCase::read)
        .orElseGet(StandInDocuments::ndjson);
  }

  /** Returns those whose records are lines. */
  public static List<NdjsonCase> lines() {
    return all().stream().filter(c -> c.mode().equals("lines")).toList();
  }

  /** Returns how many rows the tables of these cases have, counted like {@link #SHARED_COUNT}. */
  public static int countRows(List<NdjsonCase> cases) {
    return cases.stream().mapToInt(c -> Math.max(1, c.records().size())).sum();
  }

  private static List<NdjsonCase> read(Path table) {
    Map<String, List<String[]>> groups = new LinkedHashMap<>();
    try (Stream<String[]> rows = Shared.rows(table)) {
      rows.forEach(
          row -> groups.computeIfAbsent(row[0] + "\t" + row[1], k -> new ArrayList<>()).add(row));
    }
    return groups.values().stream().map(NdjsonCase::of).toList();
  }

  private static NdjsonCase of(List<String[]> rows) {
    String[] first = rows.get(0);
    byte[] stored = Shared.storedBytes(Shared.file(FOLDER + first[0]).orElseThrow());
    List<Row> records = rows.stream().filter(r -> !r[3].equals("-1")).map(NdjsonCase::row).toList();
    return new NdjsonCase(first[0], first[1], Integer.parseInt(first[2]), stored, records);
  }

  private static Row row(String[] row) {
    return new Row(
        Integer.parseInt(row[3]),
        Long.parseLong(row[4]),
        Long.parseLong(row[5]),
        Long.parseLong(row[6]),
        row[7].equals("OK"),
        row[8].equals("-") ? Optional.empty() : Optional.of(row[8]));
  }

  /** Tells whether the file is stored gzipped. */
  public boolean isGzipped() {
    return name.endsWith(".gz");
  }

  /** Returns the decompressed file. */
  public byte[] content() {
    return isGzipped() ? Shared.gunzip(stored) : stored.clone();
  }

  @Override
  public String toString() {
    return name + " (" + mode + ")";
  }
}

package io.skimjson.testkit;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * Makes seeded NDJSON logs, some of whose lines are faulty, together with the records that are to
 * be read of them. Not thread-safe.
 */
public final class NdjsonSamples {
  /**
   * The kinds of faults a line can have. Each makes the line bad even to a reader that is not
   * strict.
   */
  public enum Fault {
    /** The line ends somewhere in the middle. */
    CUT,
    /** A quote is missing, so that a string stays open to the line's end. */
    UNCLOSED_QUOTE,
    /** A string holds bytes that are no UTF-8. */
    BAD_UTF8,
    /** The last brace is missing. */
    MISSING_BRACE,
    /** Two values stand on the line. */
    TWO_VALUES,
    /** The line is text, not JSON. */
    BARE_TEXT,
    /** The line is longer than the limit of the sample. */
    TOO_LONG,
    /** A string holds a raw control byte. */
    CONTROL_BYTE,
    /** A NUL byte stands before or behind the value. */
    NUL,
    /** A backslash is the last byte before the line feed. */
    BACKSLASH_AT_END,
    /** A closing bracket does not fit its opening one. */
    WRONG_BRACKET,
    /** A mark stands before the value, not at the start of the file. */
    STRAY_MARK
  }

  private static final List<Fault> FAULTS = List.of(Fault.values());
  private static final byte[][] NO_UTF8 = {
    {(byte) 0xE9}, {(byte) 0xF0, (byte) 0x9F, (byte) 0x98}, {(byte) 0xC0, (byte) 0xAF},
    {(byte) 0xED, (byte) 0xA0, (byte) 0x80}, {(byte) 0x80}, {(byte) 0xFF}
  };
  private static final String[] TEXTS = {
    "2026-07-13T11:15:52Z ERROR [main] plain text {with} \"quotes\" and \\ backslashes",
    "java.lang.IllegalStateException: boom",
    "\tat org.example.Foo.bar(Foo.java:42)",
    "]",
    "}",
    "# comment",
    "true story",
    "null and void",
    "{ not json",
    "not \"json\" at all: {\"id\":1}",
    "'single'",
    "NaN"
  };
  private static final String[] LEVELS = {"INFO", "WARN", "ERROR", "DEBUG"};

  /**
   * A log and what is to be read of it.
   *
   * @param file the bytes
   * @param maxRecordBytes the limit that its too long lines exceed and its other lines keep
   * @param records all records, good and bad, in order
   */
  @SuppressWarnings("ArrayRecordComponent")
  public record Sample(byte[] file, int maxRecordBytes, List<NdjsonRecord> records) {}

  private final SplittableRandom random;
  private final int maxRecordBytes;

  private NdjsonSamples(SplittableRandom random, int maxRecordBytes) {
    this.random = random;
    this.maxRecordBytes = maxRecordBytes;
  }

  /** Returns a maker of logs whose lines have at most 4096 bytes, unless that is their fault. */
  public static NdjsonSamples of(SplittableRandom random) {
    return new NdjsonSamples(random, 4096);
  }

  /** Returns a log of so many records without a fault. */
  public Sample clean(int records) {
    return sample(records, 0);
  }

  /**
   * Returns a log.
   *
   * @param records how many lines it has that are not blank
   * @param badPerHundred how many of hundred are faulty; each kind of fault is as likely as the
   *     others
   */
  public Sample sample(int records, int badPerHundred) {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    if (random.nextInt(8) == 0) {
      file.writeBytes(Bytes.utf8("\ufeff"));
    }
    for (int id = 0; id < records; id++) {
      blankLines(file);
      boolean isBad = random.nextInt(100) < badPerHundred;
      byte[] line = line(id);
      file.writeBytes(
          isBad ? faulty(id, line, FAULTS.get(random.nextInt(FAULTS.size()))) : around(line));
      if (id < records - 1 || random.nextBoolean()) {
        file.writeBytes(Bytes.utf8(random.nextInt(4) == 0 ? "\r\n" : "\n"));
      }
    }
    return of(file.toByteArray());
  }

  /**
   * Returns a log in which one line alone is faulty, for tests of isolation.
   *
   * @param records how many records
   * @param bad the number of the faulty one, from 0
   * @param fault what is wrong with it
   */
  public Sample withOneFault(int records, int bad, Fault fault) {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    for (int id = 0; id < records; id++) {
      byte[] line = line(id);
      file.writeBytes(id == bad ? faulty(id, line, fault) : line);
      file.write('\n');
    }
    return of(file.toByteArray());
  }

  private Sample of(byte[] file) {
    List<NdjsonRecord> expected = NdjsonModel.with(maxRecordBytes, RefRules.DEFAULT).records(file);
    return new Sample(file, maxRecordBytes, expected);
  }

  private void blankLines(ByteArrayOutputStream file) {
    String[] blanks = {"", "", "", "", "", "\n", "\r\n", " \t \n", "\n\n", " \r\n"};
    file.writeBytes(Bytes.utf8(blanks[random.nextInt(blanks.length)]));
  }

  /** Returns a good line of a log, an object whose first member is its number. */
  private byte[] line(int id) {
    RandomJson json = RandomJson.of(random, RandomJson.Shape.LINE);
    String text =
        String.format(
            Locale.ROOT,
            "{\"id\":%d,\"ts\":%d,\"level\":\"%s\",\"msg\":\"%s\",\"took\":%s,\"ok\":%b,\"ctx\":%s}",
            id,
            1_752_400_000_000L + 37L * id,
            LEVELS[random.nextInt(LEVELS.length)],
            json.text(),
            json.number(),
            random.nextBoolean(),
            inner(json));
    byte[] line = Bytes.utf8(text);
    return line.length <= maxRecordBytes - 64 ? line : Bytes.utf8("{\"id\":" + id + "}");
  }

  private String inner(RandomJson json) {
    byte[] value = random.nextInt(3) == 0 ? json.document() : Bytes.utf8("{\"n\":[1,2]}");
    return value.length < 1000 ? new String(value, StandardCharsets.UTF_8) : "null";
  }

  private byte[] around(byte[] line) {
    String[] before = {"", "", "  ", "\t"};
    String[] behind = {"", "", " ", " \t ", "\r"};
    return Bytes.concat(
        Bytes.utf8(before[random.nextInt(before.length)]),
        line,
        Bytes.utf8(behind[random.nextInt(behind.length)]));
  }

  private byte[] faulty(int id, byte[] line, Fault fault) {
    int last = line.length - 1;
    return switch (fault) {
      case CUT -> Arrays.copyOf(line, random.nextInt(1, line.length));
      case UNCLOSED_QUOTE -> Bytes.utf8("{\"id\":" + id + ",\"msg\":\"never closed}");
      case BAD_UTF8 -> inMessage(id, NO_UTF8[random.nextInt(NO_UTF8.length)]);
      case MISSING_BRACE -> Arrays.copyOf(line, last);
      case TWO_VALUES -> Bytes.concat(line, Bytes.utf8(random.nextBoolean() ? " " : ""), line(id));
      case BARE_TEXT -> Bytes.utf8(TEXTS[random.nextInt(TEXTS.length)]);
      case TOO_LONG ->
          inMessage(id, Bytes.repeat(new byte[] {'x'}, maxRecordBytes + random.nextInt(2000)));
      case CONTROL_BYTE -> inMessage(id, new byte[] {control()});
      case NUL ->
          random.nextBoolean()
              ? Bytes.concat(new byte[1], line)
              : Bytes.concat(line, new byte[random.nextInt(1, 9)]);
      case BACKSLASH_AT_END -> Bytes.utf8("{\"id\":" + id + ",\"msg\":\"a\\");
      case WRONG_BRACKET -> Bytes.concat(Arrays.copyOf(line, last), Bytes.utf8("]"));
      case STRAY_MARK -> Bytes.concat(Bytes.utf8(" \ufeff"), line);
    };
  }

  private static byte[] inMessage(int id, byte[] content) {
    return Bytes.concat(
        Bytes.utf8("{\"id\":" + id + ",\"msg\":\"ab"), content, Bytes.utf8("cd\",\"z\":1}"));
  }

  private byte control() {
    int c = random.nextInt(0x1F);
    return (byte) (c < '\n' ? c : c + 1);
  }
}

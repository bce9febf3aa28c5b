package io.skimjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.NdjsonModel;
import io.skimjson.testkit.NdjsonRecord;
import io.skimjson.testkit.RefValue;
import io.skimjson.testkit.ReferenceParser;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GenCommandTest {
  @TempDir Path folder;

  private byte[] gen(String... args) {
    String[] all = new String[args.length + 1];
    all[0] = "gen";
    System.arraycopy(args, 0, all, 1, args.length);
    SkimRun run = SkimRun.in(folder, all);
    assertEquals(0, run.code(), run::err);
    return run.outBytes();
  }

  private static String sha256(byte[] bytes) throws NoSuchAlgorithmException {
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
    return String.format(Locale.ROOT, "%064x", new BigInteger(1, digest));
  }

  @Test
  void bytesAreTheSameEverywhereAndForEver() throws NoSuchAlgorithmException {
    assertEquals(
        "f615abe20dd9d11007f6e92e3245d7808a1c0359ddc5ca338c7e3aa95867f196",
        sha256(gen("--lines", "5000", "--seed", "42")));
    assertEquals(
        "3f0e5f0ba23266371f5037eb6560a9c3c78101a446944f052733eb6f0cc33c99",
        sha256(gen("--lines", "5000", "--seed", "42", "--bad-rate", "0.1")));
  }

  @Test
  void seedDecidesAndMoreLinesOnlyFollow() {
    byte[] some = gen("-n", "100", "--seed", "3");
    assertArrayEquals(some, gen("-n", "100", "--seed", "3"));
    assertArrayEquals(some, Arrays.copyOf(gen("-n", "200", "--seed", "3"), some.length));
    assertNotEquals(new String(some, UTF_8), new String(gen("-n", "100", "--seed", "4"), UTF_8));
    assertEquals(0, gen("-n", "0").length);
  }

  @Test
  void everyLineIsAValidRecordOfTheKnownShape() {
    byte[] log = gen("-n", "3000", "--seed", "9");
    List<NdjsonRecord> records = NdjsonModel.create().records(log);
    assertEquals(3000, records.size());
    assertTrue(Math.abs(log.length / 3000 - 350) < 20, "bytes a line: " + log.length / 3000);
    Set<String> levels = new HashSet<>();
    for (NdjsonRecord record : records) {
      byte[] line = Arrays.copyOfRange(log, record.start(), record.end());
      RefValue root = ReferenceParser.create().parse(line).root();
      long millis = Long.parseLong(root.field("epoch_ms").orElseThrow().numberText());
      String time = root.field("ts").orElseThrow().string();
      assertEquals(Instant.ofEpochMilli(millis), Instant.parse(time));
      assertEquals(24, time.length());
      assertEquals(19, root.field("id").orElseThrow().numberText().length());
      assertEquals(32, root.field("trace_id").orElseThrow().string().length());
      assertTrue(root.field("latency_ms").orElseThrow().numberText().matches("\\d+\\.\\d{3}"));
      assertTrue(root.field("user").orElseThrow().field("name").isPresent());
      levels.add(root.field("level").orElseThrow().string());
    }
    assertEquals(Set.of("DEBUG", "INFO", "WARN", "ERROR"), levels);
  }

  @Test
  void badLinesAreBadAndOfEveryKind() {
    byte[] log = gen("-n", "20000", "--bad-rate", "0.01");
    Set<String> kinds = new HashSet<>();
    long bad = 0;
    for (NdjsonRecord record : NdjsonModel.create().records(log)) {
      if (record.checked().isPresent()) {
        bad++;
        kinds.add(record.checked().get().kind());
      }
    }
    assertTrue(bad > 150 && bad < 250, "bad: " + bad);
    assertEquals(
        Set.of("INCOMPLETE", "UNCLOSED_STRING", "INVALID_UTF8", "TRAILING_CONTENT", "SYNTAX"),
        kinds);
  }

  @Test
  void everyKindOfBadLineIsBadWhereverItStrikes() {
    LogGenerator generator = new LogGenerator(5, 0);
    byte[] buffer = new byte[LogGenerator.MAX_LINE_BYTES];
    for (int i = 0; i < 3000; i++) {
      for (BadLine kind : BadLine.values()) {
        int end = kind.spoil(buffer, 100, generator.line(buffer, 100), i * 0x9E3779B97F4A7C15L);
        byte[] line = Arrays.copyOfRange(buffer, 100, end);
        assertEquals('\n', line[line.length - 1]);
        List<NdjsonRecord> records = NdjsonModel.create().records(line);
        assertEquals(1, records.size(), kind::name);
        assertTrue(
            records.get(0).checked().isPresent(), () -> kind + " " + new String(line, UTF_8));
      }
    }
  }

  @Test
  void everyLineCanBeBad() {
    SkimRun run = SkimRun.withInput(folder, gen("-n", "60", "--bad-rate", "1"), "agg", "-f", "csv");
    assertEquals("count\n0\n", run.out());
    assertTrue(run.err().startsWith("skim: 60 of 60 lines were bad"), run::err);
  }

  @Test
  void outputFileIsCompressedIfItsNameSaysSo() throws IOException {
    byte[] plain = gen("-n", "50");
    gen("-n", "50", "-o", "a.log");
    gen("-n", "50", "-o", "a.log.gz");
    assertArrayEquals(plain, Files.readAllBytes(folder.resolve("a.log")));
    try (InputStream in = new GZIPInputStream(Files.newInputStream(folder.resolve("a.log.gz")))) {
      assertArrayEquals(plain, in.readAllBytes());
    }
  }

  @Test
  void wrongNumbersAreRefused() {
    for (String[] args :
        new String[][] {
          {"gen"},
          {"gen", "-n", "-1"},
          {"gen", "-n", "1", "--bad-rate", "1.5"},
          {"gen", "-n", "1", "--bad-rate", "NaN"},
          {"gen", "-n", "x"}
        }) {
      assertEquals(2, SkimRun.in(folder, args).code(), String.join(" ", args));
    }
  }
}

package io.skimjson.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.GzipFaults;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files, compressed ones, bad lines, pipes that close. */
class InputTest {
  @TempDir Path folder;

  private void write(String name, byte[] bytes) throws IOException {
    Files.write(folder.resolve(name), bytes);
  }

  private static byte[] lines(int from, int to) {
    StringBuilder text = new StringBuilder();
    for (int i = from; i < to; i++) {
      text.append("{\"id\":").append(i).append("}\n");
    }
    return text.toString().getBytes(UTF_8);
  }

  @Test
  void gzipIsKnownByItsBytesAndAllMembersAreRead() throws IOException {
    ByteArrayOutputStream two = new ByteArrayOutputStream();
    two.write(GzipFaults.gzip(lines(0, 1000)));
    two.write(GzipFaults.gzip(lines(1000, 1500)));
    write("log", two.toByteArray());
    SkimRun run = SkimRun.in(folder, "agg", "--count", "--sum", "/id", "-f", "csv", "log");
    assertEquals("count,sum(id)\n1500,1124250\n", run.out(), run::toString);
    run = SkimRun.withInput(folder, two.toByteArray(), "agg", "-f", "csv");
    assertEquals("count\n1500\n", run.out(), run::toString);
  }

  @Test
  void plainFileThatOnlyCallsItselfGzipIsReadAsItIs() throws IOException {
    write("plain.gz", lines(0, 3));
    assertEquals("0\n1\n2\n", SkimRun.in(folder, "get", "/id", "plain.gz").out());
  }

  @Test
  void cutGzipGivesItsWholeLinesAndExitCode2() throws IOException {
    byte[] packed = GzipFaults.gzip(lines(0, 100_000));
    write("cut.gz", Arrays.copyOf(packed, packed.length / 2));
    write("after", lines(7, 8));
    SkimRun run = SkimRun.in(folder, "get", "/id", "cut.gz", "after");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("cut.gz: gzip data is cut"), run::err);
    assertFalse(run.err().contains("were bad"), run::err);
    String[] ids = run.out().split("\n");
    assertTrue(ids.length > 10_000, "lines: " + ids.length);
    for (int i = 0; i < ids.length - 1; i++) {
      assertEquals(Integer.toString(i), ids[i]);
    }
    assertEquals("7", ids[ids.length - 1]);
  }

  @Test
  void everyCutOfASmallGzipGivesOnlyWholeLines() throws IOException {
    byte[] packed = GzipFaults.gzip("12\n345\n678".getBytes(UTF_8));
    for (int length = 2; length < packed.length; length++) {
      SkimRun run = SkimRun.withInput(folder, Arrays.copyOf(packed, length), "get", "");
      assertEquals(2, run.code(), run::toString);
      assertTrue("12\n345\n".startsWith(run.out()), run::toString);
    }
  }

  @Test
  void wrongChecksumIsReportedBehindTheRecords() throws IOException {
    write("crc.gz", GzipFaults.wrongChecksum());
    SkimRun run = SkimRun.in(folder, "get", "/id", "crc.gz");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("CRC does not match"), run::err);
    assertFalse(run.out().isEmpty(), run::toString);
    write("cut.gz", GzipFaults.cut());
    assertEquals(2, SkimRun.in(folder, "get", "/id", "cut.gz").code());
  }

  @Test
  void lineThatUnpacksToVeryMuchIsOneBadLine() throws IOException {
    write("bomb.gz", GzipFaults.bomb());
    SkimRun run = SkimRun.in(folder, "get", "/id", "bomb.gz");
    assertEquals("1\n3\n", run.out(), run::err);
    assertTrue(run.err().contains("1 of 3 lines were bad and left out: TOO_LARGE 1"), run::err);
  }

  @Test
  void missingFilesAreFoundBeforeAnythingIsRead() throws IOException {
    write("there", lines(0, 2));
    SkimRun run = SkimRun.in(folder, "get", "/id", "there", "nowhere", "./");
    assertEquals(2, run.code());
    assertEquals("", run.out());
    assertEquals("skim: cannot read nowhere: no such file; ./: is a folder\n", run.err());
  }

  @Test
  void aFileOfBadLinesThatIsAnInputIsRefusedAndStaysAsItIs() throws IOException {
    byte[] log = "{\"a\":1}\nx\n".getBytes(UTF_8);
    write("log", log);
    Files.createLink(folder.resolve("link"), folder.resolve("log"));
    for (String bad : new String[] {"log", "./log", "link"}) {
      for (String[] args :
          new String[][] {{"agg", "--bad", bad, "log"}, {"get", "/a", "--bad", bad, "log"}}) {
        SkimRun run = SkimRun.in(folder, args);
        assertEquals(2, run.code(), run::toString);
        assertEquals("", run.out());
        assertTrue(
            run.err().startsWith("skim: --bad " + bad + " is a file that is to be read"), run::err);
        assertArrayEquals(log, Files.readAllBytes(folder.resolve("log")));
      }
    }
  }

  @Test
  void aFileOfBadLinesIsReplacedOnlyIfTheInputsAreThere() throws IOException {
    byte[] older = "kept from the last run\n".getBytes(UTF_8);
    write("bad", older);
    assertEquals(2, SkimRun.in(folder, "agg", "--bad", "bad", "nowhere").code());
    assertEquals(2, SkimRun.in(folder, "get", "/a", "--bad", "bad", "nowhere").code());
    assertArrayEquals(older, Files.readAllBytes(folder.resolve("bad")));
    write("log", lines(0, 2));
    assertEquals(0, SkimRun.in(folder, "agg", "--bad", "bad", "log").code());
    assertEquals(0, Files.size(folder.resolve("bad")));
  }

  @Test
  void aFileOfBadLinesThatCannotBeWrittenIsFoundBeforeAnythingIsRead() throws IOException {
    write("log", lines(0, 2));
    SkimRun run = SkimRun.in(folder, "get", "/id", "--bad", "no/such/folder", "log");
    assertEquals(2, run.code(), run::toString);
    assertEquals("", run.out());
  }

  @Test
  void badLinesAreKeptByteForByte() throws IOException {
    byte[] log =
        "{\"a\":1}\n{\"a\":\u00ff}\n  {\"b\" \n{\"a\":2}\nx\n\n{\"a\":3}".getBytes(ISO_8859_1);
    write("log", log);
    SkimRun run = SkimRun.in(folder, "get", "/a", "--bad", "bad", "log");
    assertEquals("1\n2\n3\n", run.out(), run::toString);
    assertEquals(0, run.code());
    assertArrayEquals(
        "{\"a\":\u00ff}\n  {\"b\" \nx\n".getBytes(ISO_8859_1),
        Files.readAllBytes(folder.resolve("bad")));
    assertTrue(run.err().contains("3 of 6 lines were bad"), run::err);
    assertTrue(run.err().contains("the first is log:2 INVALID_UTF8, kept in bad"), run::err);
  }

  @Test
  void onErrorFailEndsAtTheFirstBadLineWithItsPicture() throws IOException {
    write("log", "{\"a\":1}\n{\"a\":[1}\n{\"a\":2}\n".getBytes(UTF_8));
    SkimRun run = SkimRun.in(folder, "get", "/a", "--on-error", "fail", "log");
    assertEquals(1, run.code());
    assertEquals("1\n", run.out());
    assertTrue(run.err().startsWith("skim: log:2:8: SYNTAX at byte 15: "), run::err);
    assertTrue(run.err().contains("\n  {\"a\":[1}\n         ^\n"), run::err);
    SkimRun agg = SkimRun.in(folder, "agg", "--on-error", "fail", "log");
    assertEquals(1, agg.code());
    assertEquals("", agg.out());
  }

  @Test
  void strictLooksAtWhatNobodyReads() throws IOException {
    write("log", "{\"a\":1,\"b\":01}\n{\"a\":2,\"b\":\"\\q\"}\n{\"a\":3}\n".getBytes(UTF_8));
    assertEquals("1\n2\n3\n", SkimRun.in(folder, "get", "/a", "log").out());
    SkimRun strict = SkimRun.in(folder, "get", "/a", "--strict", "log");
    assertEquals("3\n", strict.out());
    assertTrue(strict.err().contains("NUMBER_SYNTAX 1"), strict::err);
    assertTrue(strict.err().contains("INVALID_STRING 1"), strict::err);
  }

  @Test
  void blankLinesCarriageReturnsAndAByteOrderMarkDoNoHarm() throws IOException {
    write("log", "\ufeff{\"a\":1}\r\n\r\n \t\n{\"a\":2}\r\n".getBytes(UTF_8));
    SkimRun run = SkimRun.in(folder, "get", "/a", "log");
    assertEquals("1\n2\n", run.out());
    assertEquals("", run.err());
  }

  /** A reader that goes away after some bytes, as {@code head} does. */
  private static final class ClosingPipe extends OutputStream {
    private int left;

    ClosingPipe(int left) {
      this.left = left;
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      left -= length;
      if (left < 0) {
        throw new IOException("Broken pipe");
      }
    }
  }

  @Test
  void closedPipeEndsQuietly() throws IOException {
    write("log", lines(0, 50_000));
    for (String[] args :
        new String[][] {
          {"gen", "-n", "5000"},
          {"get", "/id", "log"},
          {"agg", "--by", "/id", "log"},
          {"check", "--lines", "log"},
          {"demo", "-n", "10"}
        }) {
      ByteArrayOutputStream err = new ByteArrayOutputStream();
      Streams streams =
          new Streams(
              new ByteArrayInputStream(new byte[0]), new ClosingPipe(5), err, folder, false);
      assertEquals(0, Skim.run(streams, args), args[0]);
      assertEquals("", err.toString(UTF_8), args[0]);
    }
  }

  @Test
  void fullDiskIsTroubleNotQuiet() {
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("No space left on device");
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Streams streams = new Streams(new ByteArrayInputStream(new byte[0]), full, err, folder, false);
    assertEquals(2, Skim.run(streams, "gen", "-n", "5"));
    assertEquals(
        "skim: cannot write standard output: No space left on device\n", err.toString(UTF_8));
  }

  @Test
  void folderThatIsNotThereIsExplained() {
    SkimRun run = SkimRun.in(folder, "gen", "-n", "1", "-o", "no/such/file");
    assertEquals(2, run.code());
    assertTrue(run.err().contains("no such file or folder"), run::err);
  }

  @Test
  void progressIsDrawnOnlyForATerminalAndWipedAtTheEnd() throws InterruptedException {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Streams streams =
        new Streams(
            new ByteArrayInputStream(new byte[0]),
            OutputStream.nullOutputStream(),
            err,
            folder,
            true);
    try (Progress progress = Progress.ofLines("gen", 100, streams)) {
      progress.stepTo(1);
      assertEquals(0, err.size());
      Thread.sleep(1100);
      progress.stepTo(50);
      Thread.sleep(600);
      progress.stepTo(60);
    }
    String drawn = err.toString(UTF_8);
    assertTrue(drawn.contains("gen") && drawn.endsWith("\r"), drawn);
  }
}

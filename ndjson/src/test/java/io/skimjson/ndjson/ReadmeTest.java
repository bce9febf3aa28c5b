package io.skimjson.ndjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.Parser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReadmeTest {
  private static final Pattern BLOCK = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  @Test
  void everyJavaBlockOfTheReadmeIsCompiledAsItStands() throws IOException {
    Path module = Path.of(System.getProperty("basedir", ""));
    String readme = Files.readString(module.resolve("../README.md"));
    String examples =
        squeezed(
            Files.readString(
                module.resolve("src/test/java/io/skimjson/ndjson/ReadmeExamples.java")));
    List<String> blocks =
        BLOCK.matcher(readme).results().map(m -> m.group(1)).collect(Collectors.toList());
    assertEquals(4, blocks.size());
    for (String block : blocks) {
      for (String part : block.split("\n\n")) {
        assertTrue(examples.contains(squeezed(part)), () -> "not in ReadmeExamples:\n" + part);
      }
    }
  }

  /** Without white space: the formatter may break lines elsewhere. */
  private static String squeezed(String code) {
    return Matcher.quoteReplacement(code).replaceAll("\\s+", "");
  }

  @Test
  void readsOneValue() {
    assertEquals(7, ReadmeExamples.oneValue(utf8("{\"id\":7}")));
  }

  @Test
  void readsInAnyOrder() {
    String tweet =
        "{\"entities\":{\"hashtags\":[{\"text\":\"json\"}]},\"text\":\"hi\",\"retweet_count\":null,"
            + "\"user\":{\"followers_count\":3}}";
    assertEquals("hi 3 0 json", ReadmeExamples.handles(utf8(tweet)));
  }

  @Test
  void sumsMessages() {
    byte[][] messages = {utf8("{\"id\":7}"), utf8("{\"name\":\"x\",\"id\":8}")};
    assertEquals(15, ReadmeExamples.sum(Parser.create(), messages));
  }

  @Test
  void sumsLinesAndKeepsBadOnes(@TempDir Path folder) throws IOException {
    Path log = folder.resolve("log.ndjson");
    Files.writeString(
        log,
        "{\"level\":\"ERROR\",\"latency_ms\":1.5}\n"
            + "{\"level\":\"ERROR\n"
            + "{\"level\":\"INFO\",\"latency_ms\":100}\n"
            + "{\"level\":5,\"latency_ms\":100}\n"
            + "{\"latency_ms\":2.5,\"level\":\"ERROR\"}");
    ByteArrayOutputStream deadLetters = new ByteArrayOutputStream();
    assertEquals(4.0, ReadmeExamples.errorLatency(log, deadLetters));
    assertEquals(
        "{\"level\":\"ERROR\n{\"level\":5,\"latency_ms\":100}\n",
        deadLetters.toString(StandardCharsets.UTF_8));
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}

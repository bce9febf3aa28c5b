package io.skimjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.RefValue;
import io.skimjson.testkit.Seeds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GetCommandTest {
  private static final List<String> POINTERS =
      List.of(
          "/ts",
          "/id",
          "/user",
          "/user/roles",
          "/user/roles/0",
          "/user/name",
          "/message",
          "/x",
          "");

  @TempDir Path folder;

  private SkimRun get(String lines, String... args) {
    List<String> all = new ArrayList<>(List.of("get"));
    all.addAll(List.of(args));
    return SkimRun.withInput(folder, lines.getBytes(UTF_8), all.toArray(String[]::new));
  }

  @Test
  void agreesWithASlowReadingOfAGeneratedLog() throws IOException {
    long seed = Seeds.seed();
    SkimRun.in(
        folder, "gen", "-n", "2000", "--seed", "" + seed, "--bad-rate", "0.05", "-o", "a.log");
    byte[] file = Files.readAllBytes(folder.resolve("a.log"));
    StringBuilder tsv = new StringBuilder();
    StringBuilder ndjson = new StringBuilder();
    for (SlowRecount.Record record : SlowRecount.goodRecords(file)) {
      tsv.append(
          String.join(
              "\t",
              POINTERS.stream()
                  .map(pointer -> SlowRecount.text(record.root(), record.bytes(), pointer))
                  .toList()));
      tsv.append('\n');
      ndjson.append(object(record.root(), record.bytes())).append('\n');
    }
    List<String> args = new ArrayList<>(List.of("get"));
    args.addAll(POINTERS);
    args.add("a.log");
    SkimRun run = SkimRun.in(folder, args.toArray(String[]::new));
    assertEquals(tsv.toString(), run.out(), () -> Seeds.repeat(seed));
    args.addAll(List.of("--format", "ndjson"));
    run = SkimRun.in(folder, args.toArray(String[]::new));
    assertEquals(ndjson.toString(), run.out(), () -> Seeds.repeat(seed));
  }

  private static String object(RefValue root, byte[] bytes) {
    List<String> members = new ArrayList<>();
    for (String pointer : POINTERS) {
      String label = pointer.isEmpty() ? "$" : pointer.substring(1);
      SlowRecount.find(root, pointer)
          .ifPresent(
              value -> members.add("\"" + label + "\":" + new String(value.raw(bytes), UTF_8)));
    }
    return "{" + String.join(",", members) + "}";
  }

  @Test
  void threeFormatsTellMissingNullAndEmptyAsTheyPromise() {
    String line =
        "{\"a\":null,\"b\":\"\",\"c\":\"null\",\"d\":\"x,\\\"y\\\"\",\"e\":[1,\"\\t\"],\"f\":\"t\\tn\\n\\\\\"}\n";
    String[] all = {"/a", "/b", "/c", "/d", "/e", "/f", "/g"};
    assertEquals("null\t\tnull\tx,\"y\"\t[1,\"\\t\"]\tt\\tn\\n\\\\\t\n", get(line, all).out());
    String[] csv = Arrays.copyOf(all, 9);
    csv[7] = "--format";
    csv[8] = "csv";
    assertEquals(
        "null,\"\",\"null\",\"x,\"\"y\"\"\",\"[1,\"\"\\t\"\"]\",\"t\tn\n\\\",\n",
        get(line, csv).out());
    csv[8] = "ndjson";
    assertEquals(line, get(line, csv).out());
  }

  @Test
  void headerNamesTheColumns() {
    assertEquals("a\tb/c\t$\n", get("", "/a", "/b/c", "", "-H").out());
    assertEquals("a,\"b,c\"\n", get("", "/a", "/b,c", "-H", "-f", "csv").out());
    assertEquals("", get("", "/a", "-H", "-f", "ndjson").out());
  }

  @Test
  void limitEndsEarly() {
    assertEquals("1\n2\n", get("1\n2\n3\n", "", "--limit", "2").out());
    assertEquals("", get("1\n2\n3\n", "", "--limit", "0").out());
  }

  @Test
  void readsSeveralFilesAndStandardInputInOrder() throws IOException {
    Files.writeString(folder.resolve("one"), "{\"a\":1}"); // no line feed at the end
    Files.writeString(folder.resolve("two"), "{\"a\":3}\n");
    assertEquals("1\n2\n3\n", get("{\"a\":2}\n", "/a", "one", "-", "two").out());
  }

  @Test
  void argumentThatIsAFileIsAFileUnlessItIsTheFirst() throws IOException {
    Path file = folder.resolve("b");
    Files.writeString(file, "{\"a\":1}\n");
    String absolute = file.toAbsolutePath().toString();
    assertEquals("1\n", get("", "/a", absolute).out());
    assertEquals("\t5\n", get("{\"b\":5}\n", absolute + "x", "/b").out());
    SkimRun wrong = get("", "a", "b");
    assertEquals(2, wrong.code());
    assertTrue(wrong.err().contains("'/a' rather than 'a'"), wrong::toString);
  }

  @Test
  void badValueLeavesNoHalfALine() {
    SkimRun run = get("{\"a\":1,\"b\":2}\n{\"a\":1,\"b\":[1,]}\n{\"a\":1,\"b\":tru}\n", "/a", "/b");
    assertEquals("1\t2\n", run.out());
    assertTrue(run.err().startsWith("skim: 2 of 3 lines were bad"), run::toString);
  }

  @Test
  void faultInsideAPrintedValueHasItsPlaceInTheLine() {
    SkimRun run = get("{\"user\":{\"id\":01}}\n", "/user", "--on-error", "fail");
    assertEquals(1, run.code(), run::toString);
    assertTrue(run.err().startsWith("skim: stdin:1:16: NUMBER_SYNTAX at byte 15: "), run::toString);
    assertTrue(run.err().contains(", at /user/id\n"), run::toString);
    SkimRun second = get("{}\n {\"user\":[0, {\"a\":tru}]}\n", "/user", "--on-error", "fail");
    assertTrue(
        second.err().startsWith("skim: stdin:2:19: INVALID_LITERAL at byte 21: "),
        second::toString);
    assertTrue(second.err().contains(", at /user/1/a\n"), second::toString);
  }

  @Test
  void longValuesPassWhole() {
    String text = "é".repeat(300_000);
    assertArrayEquals(
        (text + "\n").getBytes(UTF_8), get("{\"a\":\"" + text + "\"}\n", "/a").outBytes());
  }
}

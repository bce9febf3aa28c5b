package io.skimjson.bench.report;

import io.skimjson.bench.Inputs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * The program behind {@code bench/run}: from JMH's results to ratios, verdicts, tables, pictures.
 */
@Command(
    name = "report",
    mixinStandardHelpOptions = true,
    description = "Reads JMH's results and says how skimjson compares.")
public final class Report implements Callable<Integer> {
  @Option(
      names = "--results",
      required = true,
      paramLabel = "DIR",
      description = "one folder a JVM, with run.properties and JMH's *.json")
  private Path results = Path.of("");

  @Option(names = "--targets", required = true, paramLabel = "FILE", description = "targets.csv")
  private Path targets = Path.of("");

  @Option(
      names = "--csv",
      required = true,
      paramLabel = "DIR",
      description = "where ratios.csv and results.csv go")
  private Path csv = Path.of("");

  @Option(
      names = "--docs",
      paramLabel = "DIR",
      description = "where the dated page and its pictures go; none is written without it")
  private Path docs = Path.of("");

  @Option(
      names = "--suffix",
      paramLabel = "TEXT",
      description = "end of the page's name, for what is not a whole measurement")
  private String suffix = "";

  @Option(
      names = "--fact",
      paramLabel = "TEXT",
      description = "a line for the head of the page; may be repeated")
  private List<String> facts = new ArrayList<>();

  @Option(names = "--machine", paramLabel = "NAME", description = "the machine, as lscpu names it")
  private String machine = "";

  /** Runs the program and ends the JVM. */
  public static void main(String... arguments) {
    System.exit(new CommandLine(new Report()).execute(arguments));
  }

  @Override
  public Integer call() throws IOException {
    List<Score> scores = readScores();
    if (scores.isEmpty()) {
      System.err.println("no results in " + results);
      return 1;
    }
    List<Ratio> ratios = Ratios.of(scores);
    List<Verdict> verdicts = Ratios.judge(Target.read(Files.readAllLines(targets)), ratios);
    print(scores, ratios, verdicts);
    Files.createDirectories(csv);
    Files.write(csv.resolve("ratios.csv"), CsvFiles.ratios(ratios, verdicts));
    Files.write(csv.resolve("results.csv"), CsvFiles.results(scores));
    if (!docs.toString().isEmpty()) {
      System.out.println("written: " + writePage(scores, ratios, verdicts));
    }
    return 0;
  }

  private List<Score> readScores() throws IOException {
    Map<String, Long> sizes = new HashMap<>();
    List<Score> scores = new ArrayList<>();
    for (Path folder : sorted(results)) {
      if (Files.exists(folder.resolve(Run.FILE))) {
        Run run = Run.read(folder);
        JmhResults jmh =
            new JmhResults(
                run,
                name -> sizes.computeIfAbsent(name, input -> (long) Inputs.load(input).length));
        for (Path file : sorted(folder)) {
          if (file.toString().endsWith(".json") && Files.size(file) > 0) {
            scores.addAll(jmh.read(Files.readAllBytes(file)));
          }
        }
      }
    }
    return scores;
  }

  private static List<Path> sorted(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private static void print(List<Score> scores, List<Ratio> ratios, List<Verdict> verdicts) {
    for (Run run : scores.stream().map(Score::run).distinct().toList()) {
      Table table = Tables.ratios(run, ratios);
      if (!table.isEmpty()) {
        System.out.println("\n" + run.title() + " (" + run.why() + ")\n\n" + table.text());
      }
    }
    if (verdicts.isEmpty()) {
      System.out.println("no targets for what was measured");
      return;
    }
    System.out.println("Targets\n\n" + Tables.targets(verdicts).text());
    long met = verdicts.stream().filter(Verdict::isMet).count();
    long measured = verdicts.stream().filter(verdict -> verdict.ratio().isPresent()).count();
    System.out.printf(
        Locale.ROOT,
        "%d met, %d missed, %d not measured%n",
        met,
        measured - met,
        verdicts.size() - measured);
  }

  private Path writePage(List<Score> scores, List<Ratio> ratios, List<Verdict> verdicts)
      throws IOException {
    LocalDate today = LocalDate.now(ZoneOffset.UTC);
    String name = today + "-" + slug(machine) + suffix;
    Path page = docs.resolve(name + ".md");
    Map<String, String> pictures = writePictures(scores, verdicts, docs.resolve(name));
    List<String> head = new ArrayList<>();
    head.add("machine: " + (machine.isEmpty() ? System.getProperty("os.arch") : machine));
    head.addAll(facts);
    String title = "Benchmarks of " + today;
    Files.writeString(
        page, new MarkdownReport(pictures).write(title, head, scores, ratios, verdicts));
    return page;
  }

  /** A picture for each input that a target is about; tables are enough for the others. */
  private static Map<String, String> writePictures(
      List<Score> scores, List<Verdict> verdicts, Path folder) throws IOException {
    Map<String, List<Score>> groups = new LinkedHashMap<>();
    for (Score score : scores) {
      boolean isAsked =
          verdicts.stream()
              .flatMap(verdict -> verdict.ratio().stream())
              .anyMatch(
                  ratio ->
                      ratio.task().split("/", 2)[0].equals(score.task())
                          && ratio.corpus().equals(score.corpus()));
      if (isAsked) {
        groups.computeIfAbsent(MarkdownReport.key(score), none -> new ArrayList<>()).add(score);
      }
    }
    Map<String, String> pictures = new HashMap<>();
    for (Map.Entry<String, List<Score>> group : groups.entrySet()) {
      Files.createDirectories(folder);
      Path picture = folder.resolve(group.getKey() + ".png");
      Charts.write(group.getValue(), picture);
      pictures.put(group.getKey(), folder.getFileName() + "/" + picture.getFileName());
    }
    return pictures;
  }

  /** The name of a processor as part of a file's name. */
  static String slug(String machine) {
    String slug =
        machine
            .toLowerCase(Locale.ROOT)
            .replaceAll("\\((r|tm)\\)", "")
            .replaceAll("[^a-z0-9]+", "-")
            .replaceAll("^-|-$", "");
    return slug.isEmpty() ? System.getProperty("os.arch", "machine") : slug;
  }
}

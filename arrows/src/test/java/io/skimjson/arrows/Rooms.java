package io.skimjson.arrows;

import static java.util.Map.entry;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** The rooms of the project and the arrows between them, as ARCHITECTURE.md draws them. */
final class Rooms {
  /**
   * Package to the packages that it may know beside itself. An arrow that is not here does not
   * exist.
   */
  static final Map<String, Set<String>> ARROWS =
      Map.ofEntries(
          entry("io.skimjson.bytes", Set.of()),
          entry("io.skimjson.numbers", rooms("bytes")),
          entry("io.skimjson.stage1", rooms("bytes")),
          entry("io.skimjson", rooms("bytes", "numbers", "stage1")),
          entry("io.skimjson.writer", rooms("bytes", "numbers", "stage1")),
          entry("io.skimjson.bind", rooms("bytes", "numbers", "stage1", "parser", "writer")),
          entry("io.skimjson.ndjson", rooms("bytes", "numbers", "stage1", "parser", "writer")),
          entry("io.skimjson.cli", everyLibraryRoom()),
          entry("io.skimjson.jdbc", everyLibraryRoom()),
          entry("io.skimjson.jackson", everyLibraryRoom()),
          entry("io.skimjson.kafka", everyLibraryRoom()),
          entry("io.skimjson.flink", everyLibraryRoom()),
          entry("io.skimjson.spark", everyLibraryRoom()),
          entry("io.skimjson.testkit", Set.of()),
          entry("io.skimjson.bench", benchRooms()));

  private static final String ROOT = "io.skimjson";
  private static final Pattern MODULE = Pattern.compile("<module>([^<]+)</module>");

  private Rooms() {}

  /**
   * The room that a package of ours belongs to, with the packages inside it; empty if there is no
   * such room.
   */
  static String of(String packageName) {
    if (packageName.equals(ROOT) || packageName.startsWith(ROOT + ".internal")) {
      return ROOT;
    }
    int endOfRoom = packageName.indexOf('.', ROOT.length() + 1);
    String room = endOfRoom < 0 ? packageName : packageName.substring(0, endOfRoom);
    return ARROWS.containsKey(room) ? room : "";
  }

  /** Folders of the modules in the parent POM that have code of their own and not tests alone. */
  static List<String> folders() throws IOException {
    String pom = Files.readString(projectRoot().resolve("pom.xml"));
    return MODULE
        .matcher(pom)
        .results()
        .map(found -> found.group(1))
        .filter(folder -> Files.isDirectory(projectRoot().resolve(folder).resolve("src/main")))
        .toList();
  }

  /**
   * The package of a module's folder: its last name below {@code io.skimjson}, and the root for
   * {@code parser}.
   */
  static String packageOfFolder(String folder) {
    String name = folder.substring(folder.lastIndexOf('/') + 1);
    return name.equals("parser") ? ROOT : ROOT + "." + name;
  }

  static Path projectRoot() {
    return Path.of(System.getProperty("basedir", ".")).toAbsolutePath().normalize().getParent();
  }

  private static Set<String> everyLibraryRoom() {
    return rooms("bytes", "numbers", "stage1", "parser", "writer", "bind", "ndjson");
  }

  private static Set<String> benchRooms() {
    return rooms(
        "bytes", "numbers", "stage1", "parser", "writer", "bind", "ndjson", "cli", "testkit");
  }

  private static Set<String> rooms(String... names) {
    return Set.copyOf(List.of(names).stream().map(Rooms::packageOfFolder).toList());
  }
}

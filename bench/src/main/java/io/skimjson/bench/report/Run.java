package io.skimjson.bench.report;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/**
 * One JVM that benchmarks ran on, as {@link Machine} described it there.
 *
 * @param name the folder of its results
 * @param jdk the feature version, such as 17
 * @param version the full version
 * @param flags what was given on the command line, or an empty string
 * @param kernel the kernel that was chosen there, in lower case
 * @param why the whole sentence about it
 */
record Run(String name, String jdk, String version, String flags, String kernel, String why) {
  static final String FILE = "run.properties";

  static Run read(Path folder) throws IOException {
    Properties facts = new Properties();
    try (Reader in = Files.newBufferedReader(folder.resolve(FILE), StandardCharsets.UTF_8)) {
      facts.load(in);
    }
    return new Run(
        folder.getFileName().toString(),
        facts.getProperty("jdk", "?"),
        facts.getProperty("version", "?"),
        facts.getProperty("flags", ""),
        facts.getProperty("kernel", "?"),
        facts.getProperty("why", "?"));
  }

  /** How it is called in tables. */
  String title() {
    return "JDK " + jdk + (flags.isEmpty() ? ", no flag" : ", " + flags);
  }
}

package io.skimjson.testkit;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * A file of JSONTestSuite.
 *
 * @param folder {@code test_parsing} or {@code test_transform}
 * @param name the file's name; of a parsing test, it begins with {@code y_}, {@code n_} or {@code
 *     i_}
 * @param document the content
 */
@SuppressWarnings("ArrayRecordComponent")
public record SuiteFile(String folder, String name, byte[] document) {
  /** How many parsing tests the shared suite has. */
  public static final int SHARED_PARSING_COUNT = 318;

  /** Returns the parsing tests of the shared suite, or some written here. */
  public static List<SuiteFile> parsing() {
    return all().stream().filter(f -> f.folder().equals("test_parsing")).toList();
  }

  /** Returns all files of the shared suite, or some written here. */
  public static List<SuiteFile> all() {
    return Shared.file("conformance/jsontestsuite.zip")
        .map(zip -> unzip(Shared.storedBytes(zip)))
        .orElseGet(StandInDocuments::suite);
  }

  private static List<SuiteFile> unzip(byte[] zip) {
    List<SuiteFile> files = new ArrayList<>();
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        String path = entry.getName();
        int slash = path.lastIndexOf('/');
        if (!entry.isDirectory() && slash > 0 && path.startsWith("test_")) {
          files.add(
              new SuiteFile(
                  path.substring(0, slash), path.substring(slash + 1), in.readAllBytes()));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return files;
  }

  /** Tells whether a parser must accept it. */
  public boolean mustBeAccepted() {
    return name.startsWith("y_");
  }

  /** Tells whether a parser must refuse it. */
  public boolean mustBeRefused() {
    return name.startsWith("n_");
  }

  @Override
  public String toString() {
    return name + " " + Bytes.show(document);
  }
}

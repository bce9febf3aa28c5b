package io.skimjson.testkit;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/**
 * Finds and reads the shared corpora, whose folder {@code -Dskimjson.shared} names.
 *
 * <p>A blank property counts as unset; then every typed reader of this package gives generated
 * cases of the same shape instead. A property that is set but wrong is an error: a silent stand-in
 * would hide that nothing was tested.
 */
public final class Shared {
  /** The system property that names the folder. */
  public static final String PROPERTY = "skimjson.shared";

  private Shared() {}

  /**
   * Returns the folder of the shared corpora, or nothing if the property is unset or blank.
   *
   * @throws IllegalStateException if the property names no folder with conformance tables
   */
  public static Optional<Path> root() {
    String name = System.getProperty(PROPERTY, "").strip();
    if (name.isEmpty()) {
      return Optional.empty();
    }
    Path root = Path.of(name);
    if (!Files.isDirectory(root.resolve("conformance"))) {
      throw new IllegalStateException(
          "-D" + PROPERTY + "=" + name + " is no folder with a folder 'conformance' in it");
    }
    return Optional.of(root);
  }

  /**
   * Tells whether the shared corpora are there, so that the counts of the tables may be demanded.
   */
  public static boolean isPresent() {
    return root().isPresent();
  }

  /**
   * Returns a file below the root, or nothing if the property is unset.
   *
   * @param relative the path below the root, such as {@code conformance/utf8/utf8_cases.tsv.gz}
   * @throws IllegalStateException if the root is there but the file is not
   */
  public static Optional<Path> file(String relative) {
    return root().map(root -> existing(root.resolve(relative)));
  }

  private static Path existing(Path file) {
    if (!Files.exists(file)) {
      throw new IllegalStateException("the shared corpora have no " + file);
    }
    return file;
  }

  /** Returns the whole content of a file; all members of a {@code .gz} file, decompressed. */
  public static byte[] bytes(Path file) {
    try (InputStream in = open(file)) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }

  /** Returns the content of a file as it is stored, not decompressed. */
  public static byte[] storedBytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }

  private static InputStream open(Path file) throws IOException {
    InputStream in = Files.newInputStream(file);
    return file.toString().endsWith(".gz") ? new GZIPInputStream(in, 1 << 16) : in;
  }

  /** Returns a decompressed copy of gzip members. */
  public static byte[] gunzip(byte[] compressed) {
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(compressed))) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("not a gzip file", e);
    }
  }

  /** Returns the lines of a UTF-8 text, read as they are asked for. Close the stream. */
  public static Stream<String> lines(Path file) {
    try {
      BufferedReader reader =
          new BufferedReader(new InputStreamReader(open(file), StandardCharsets.UTF_8));
      return reader.lines().onClose(() -> close(reader));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }

  private static void close(BufferedReader reader) {
    try {
      reader.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the rows of a tab-separated table; empty columns at a row's end are kept. Close the
   * stream.
   */
  public static Stream<String[]> rows(Path file) {
    return lines(file).map(line -> line.split("\t", -1));
  }

  /** Returns the bytes of a base64 column. */
  public static byte[] base64(String column) {
    return Base64.getDecoder().decode(column);
  }

  /** Returns the UTF-8 text of a base64 column. */
  public static String base64Text(String column) {
    return new String(base64(column), StandardCharsets.UTF_8);
  }
}

package io.skimjson.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Opens what the user named: files, {@code -} for standard input, compressed or not. */
final class InputOpener {
  private static final Path STANDARD_INPUT = Path.of("/dev/stdin");

  private final Streams streams;
  private final List<String> names;
  private long bytesRead;

  /** Inputs with these names; none means standard input. */
  InputOpener(Streams streams, List<String> names) {
    this.streams = streams;
    this.names = names.isEmpty() ? List.of("-") : List.copyOf(names);
  }

  List<String> names() {
    return names;
  }

  /** Bytes on disk of all inputs together, or -1 if one is not a plain file. */
  long totalSize() {
    long total = 0;
    for (String name : names) {
      Path file = streams.resolve(name);
      if (name.equals("-") || !Files.isRegularFile(file)) {
        return -1;
      }
      try {
        total += Files.size(file);
      } catch (IOException unknown) {
        return -1;
      }
    }
    return total;
  }

  /** Bytes taken from all inputs so far, as they stand on disk. */
  long bytesRead() {
    return bytesRead;
  }

  /** Names that cannot be opened, each with the reason; found before any work is done. */
  List<String> unreadable() {
    List<String> problems = new ArrayList<>();
    for (String name : names) {
      if (name.equals("-")) {
        continue;
      }
      Path file = streams.resolve(name);
      if (Files.isDirectory(file)) {
        problems.add(name + ": is a folder");
      } else if (!Files.exists(file)) {
        problems.add(name + ": no such file");
      } else if (!Files.isReadable(file)) {
        problems.add(name + ": not allowed to read it");
      }
    }
    return problems;
  }

  /**
   * Whether this file is one of the inputs, by whatever name or link. Standard input counts where
   * the system gives it a name.
   */
  boolean reads(Path file) {
    return Files.isRegularFile(file)
        && names.stream()
            .map(name -> name.equals("-") ? STANDARD_INPUT : streams.resolve(name))
            .anyMatch(input -> isSame(input, file));
  }

  private static boolean isSame(Path input, Path file) {
    try {
      return Files.exists(input) && Files.isSameFile(input, file);
    } catch (IOException unknown) {
      return false;
    }
  }

  /** The names that {@link #unreadable} does not complain about. */
  List<String> readable() {
    return names.stream()
        .filter(name -> name.equals("-") || isReadableFile(streams.resolve(name)))
        .toList();
  }

  private static boolean isReadableFile(Path file) {
    return !Files.isDirectory(file) && Files.isReadable(file);
  }

  /** Opens one of the {@link #names}. */
  Input open(String name) {
    try {
      InputStream raw =
          name.equals("-") ? streams.in() : Files.newInputStream(streams.resolve(name));
      return Input.of(name.equals("-") ? "stdin" : name, new Counting(raw));
    } catch (IOException failure) {
      throw CommandFailure.trouble("cannot read " + explain(streams.resolve(name), failure));
    }
  }

  /** The file and what is wrong with it, without the name of an exception. */
  static String explain(Path file, IOException failure) {
    if (failure instanceof NoSuchFileException) {
      return file + ": no such file or folder";
    }
    if (failure instanceof AccessDeniedException) {
      return file + ": not allowed";
    }
    String message = String.valueOf(failure.getMessage());
    return message.contains(file.toString()) ? message : file + ": " + message;
  }

  /** Counts what is taken from the disk or the pipe. */
  private final class Counting extends InputStream {
    private final InputStream source;

    Counting(InputStream source) {
      this.source = source;
    }

    @Override
    public int read() throws IOException {
      int b = source.read();
      bytesRead += b < 0 ? 0 : 1;
      return b;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      int count = source.read(target, offset, length);
      bytesRead += Math.max(0, count);
      return count;
    }

    @Override
    public void close() throws IOException {
      source.close();
    }
  }
}

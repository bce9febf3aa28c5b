package io.skimjson.cli;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;

/**
 * The surroundings of one run: its three streams, its folder, and what is a terminal.
 *
 * @param in standard input
 * @param out standard output; bytes, not buffered here
 * @param err standard error
 * @param directory the folder that relative file names start from
 * @param errIsTerminal whether a person watches standard error, so that progress may be drawn there
 */
record Streams(
    InputStream in, OutputStream out, OutputStream err, Path directory, boolean errIsTerminal) {

  /** The system property by which the launcher says that standard error is a terminal. */
  static final String ERR_IS_TERMINAL = "skim.stderr.terminal";

  /** The streams of this process. */
  static Streams ofProcess() {
    return new Streams(
        new FileInputStream(FileDescriptor.in),
        new FileOutputStream(FileDescriptor.out),
        new FileOutputStream(FileDescriptor.err),
        Path.of(""),
        Boolean.getBoolean(ERR_IS_TERMINAL));
  }

  /** The file of that name, seen from the folder of this run. */
  Path resolve(String name) {
    return directory.resolve(name);
  }
}

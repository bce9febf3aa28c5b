package io.skimjson.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;

/** Runs the command inside the test, with streams of its own. */
record SkimRun(int code, byte[] outBytes, String err) {
  /** Runs in a folder with empty standard input. */
  static SkimRun in(Path folder, String... args) {
    return withInput(folder, new byte[0], args);
  }

  static SkimRun withInput(Path folder, byte[] input, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        Skim.run(new Streams(new ByteArrayInputStream(input), out, err, folder, false), args);
    return new SkimRun(code, out.toByteArray(), err.toString(UTF_8));
  }

  String out() {
    return new String(outBytes, UTF_8);
  }

  @Override
  public String toString() {
    return "code " + code + "\n" + out() + "\n" + err;
  }
}

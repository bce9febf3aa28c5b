package io.skimjson.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/** What all commands have in common: the surroundings of the run. */
abstract class StreamCommand implements Callable<Integer> {
  /** The surroundings of this run. */
  protected final Streams streams;

  StreamCommand(Streams streams) {
    this.streams = streams;
  }

  /** Opens standard output, or the named file in place of it. */
  final ResultOutput openOutput(@Nullable String file) {
    if (file == null || file.equals("-")) {
      return new ResultOutput(streams.out(), "standard output");
    }
    return new ResultOutput(create(streams.resolve(file)), file);
  }

  /** Creates or replaces a file. */
  static OutputStream create(Path file) {
    try {
      return Files.newOutputStream(file);
    } catch (IOException failure) {
      throw CommandFailure.trouble("cannot write " + InputOpener.explain(file, failure));
    }
  }

  /** Tells the user something beside the results. */
  final void tell(String message) {
    try {
      streams.err().write(("skim: " + message + "\n").getBytes(StandardCharsets.UTF_8));
      streams.err().flush();
    } catch (IOException nobodyListens) {
      // a closed standard error is no reason to lose the results
      return;
    }
  }
}

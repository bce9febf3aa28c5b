package io.skimjson.cli;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/**
 * A progress bar on standard error: only where a person looks at it, and only once the work has
 * taken a second.
 */
final class Progress implements AutoCloseable {
  private static final long PATIENCE_NANOS = 1_000_000_000L;
  private static final int WIDTH = 79;

  private final String task;
  private final long total;
  private final String unitName;
  private final long unitSize;
  private final Streams streams;
  private final long began = System.nanoTime();
  private @Nullable ProgressBar bar;
  private boolean closed;

  private Progress(String task, long total, String unitName, long unitSize, Streams streams) {
    this.task = task;
    this.total = total;
    this.unitName = unitName;
    this.unitSize = unitSize;
    this.streams = streams;
  }

  /** Counts bytes; {@code total} is -1 if nobody knows. */
  static Progress ofBytes(String task, long total, Streams streams) {
    return new Progress(task, total, " MB", 1_000_000, streams);
  }

  /** Counts lines. */
  static Progress ofLines(String task, long total, Streams streams) {
    return new Progress(task, total, " lines", 1, streams);
  }

  /** Says how far the work has come; cheap, but meant for every few thousand lines. */
  void stepTo(long done) {
    if (!streams.errIsTerminal() || closed) {
      return;
    }
    ProgressBar drawn = bar;
    if (drawn != null) {
      drawn.stepTo(done);
    } else if (System.nanoTime() - began > PATIENCE_NANOS) {
      bar = draw();
    }
  }

  private ProgressBar draw() {
    PrintStream err = new PrintStream(streams.err(), true, StandardCharsets.UTF_8);
    return new ProgressBarBuilder()
        .setTaskName(task)
        .setInitialMax(total)
        .setUnit(unitName, unitSize)
        .setStyle(ProgressBarStyle.ASCII)
        .setUpdateIntervalMillis(250)
        .setMaxRenderedLength(WIDTH)
        .setConsumer(new Erasing(err))
        .build();
  }

  @Override
  public void close() {
    closed = true;
    ProgressBar drawn = bar;
    if (drawn != null) {
      drawn.close();
    }
  }

  /** Draws in one line, and wipes it at the end, so that results stand alone. */
  private static final class Erasing extends ConsoleProgressBarConsumer {
    private final PrintStream err;

    Erasing(PrintStream err) {
      super(err, WIDTH);
      this.err = err;
    }

    @Override
    public void close() {
      err.print("\r" + " ".repeat(WIDTH) + "\r");
      err.flush();
    }
  }
}

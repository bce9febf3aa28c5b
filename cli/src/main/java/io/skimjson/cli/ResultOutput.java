package io.skimjson.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/**
 * Buffered output of results. A reader that has gone away (a closed pipe) shows as {@link
 * PipeClosed}, every other failure as {@link CommandFailure}, so that commands need not care.
 */
final class ResultOutput implements AutoCloseable {
  private static final int CAPACITY = 1 << 16;

  private final OutputStream target;
  private final String name;
  private byte[] buffer = new byte[CAPACITY];
  private int length;

  /**
   * Writes to {@code target}.
   *
   * @param name what messages call it
   */
  ResultOutput(OutputStream target, String name) {
    this.target = target;
    this.name = name;
  }

  /** Says that nobody reads the output any more; the command ends quietly. */
  static final class PipeClosed extends RuntimeException {
    private static final long serialVersionUID = 1L;

    PipeClosed() {
      super("nobody reads the output any more", null, false, false);
    }
  }

  void write(int b) {
    if (length == buffer.length) {
      drain();
    }
    buffer[length++] = (byte) b;
  }

  void write(byte[] bytes, int offset, int count) {
    if (count > buffer.length - length) {
      drain();
      if (count > buffer.length) {
        writeThrough(bytes, offset, count);
        return;
      }
    }
    System.arraycopy(bytes, offset, buffer, length, count);
    length += count;
  }

  void write(byte[] bytes) {
    write(bytes, 0, bytes.length);
  }

  /** Writes the text in UTF-8. */
  void print(String text) {
    write(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Writes the text in UTF-8, and a line feed. */
  void println(String text) {
    print(text);
    write('\n');
  }

  /** The buffer, with at least {@code count} free bytes behind {@link #reserved}. */
  byte[] reserve(int count) {
    if (count > buffer.length - length) {
      drain();
      if (count > buffer.length) {
        buffer = Arrays.copyOf(buffer, count);
      }
    }
    return buffer;
  }

  /** Where the free bytes begin. */
  int reserved() {
    return length;
  }

  /** Says that the bytes before {@code end} have been filled in by the caller. */
  void advanceTo(int end) {
    length = end;
  }

  void flush() {
    drain();
    try {
      target.flush();
    } catch (IOException failure) {
      throw explain(failure, name);
    }
  }

  @Override
  public void close() {
    flush();
    try {
      target.close();
    } catch (IOException failure) {
      throw explain(failure, name);
    }
  }

  private void drain() {
    int count = length;
    length = 0; // also when it fails: nobody wants the rest written later
    writeThrough(buffer, 0, count);
  }

  private void writeThrough(byte[] bytes, int offset, int count) {
    try {
      target.write(bytes, offset, count);
    } catch (IOException failure) {
      throw explain(failure, name);
    }
  }

  /** The exception that ends the command: quiet for a closed pipe, with a message otherwise. */
  static RuntimeException explain(IOException failure, String name) {
    String message = String.valueOf(failure.getMessage());
    String lower = message.toLowerCase(Locale.ROOT);
    if (lower.contains("broken pipe")
        || lower.contains("pipe is being closed")
        || lower.contains("pipe has been ended")
        || lower.contains("pipe closed")) {
      return new PipeClosed();
    }
    return CommandFailure.trouble("cannot write " + name + ": " + message);
  }
}

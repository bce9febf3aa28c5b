package io.skimjson.cli;

/** Ends a command with a message for people and an exit code. Never shown with a stack trace. */
final class CommandFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What {@link #exitCode} gives to the shell. */
  private final int exitCode;

  private CommandFailure(int exitCode, String message) {
    super(message, null, false, false);
    this.exitCode = exitCode;
  }

  /** Something could not be read or written, or was asked for wrongly: exit code 2. */
  static CommandFailure trouble(String message) {
    return new CommandFailure(Skim.TROUBLE, message);
  }

  /** The input is bad and the user wanted to stop there: exit code 1. */
  static CommandFailure badInput(String message) {
    return new CommandFailure(Skim.BAD_INPUT, message);
  }

  int exitCode() {
    return exitCode;
  }
}

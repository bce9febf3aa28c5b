package io.skimjson.testkit;

/**
 * Carries the first fault out of the model's grammar. Without a stack trace: damaged inputs come by
 * the million.
 */
final class RefRefusal extends Exception {
  private static final long serialVersionUID = 1;

  private final transient RefFault fault;

  RefRefusal(String kind, int offset) {
    super(kind, null, false, false);
    this.fault = new RefFault(kind, offset);
  }

  RefFault fault() {
    return fault;
  }
}

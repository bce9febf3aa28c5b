package io.skimjson;

/** White space and operators: what may stand right behind a number or literal. */
final class Delimiters {
  private static final boolean[] IS_DELIMITER = new boolean[256];

  static {
    for (char c : " \t\n\r{}[]:,".toCharArray()) {
      IS_DELIMITER[c] = true;
    }
  }

  private Delimiters() {}

  static boolean is(byte b) {
    return IS_DELIMITER[b & 0xFF];
  }
}

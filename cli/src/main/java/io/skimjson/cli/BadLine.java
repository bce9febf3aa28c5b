package io.skimjson.cli;

import java.nio.charset.StandardCharsets;

/** The ways in which {@code skim gen} spoils a line, as real logs do. */
enum BadLine {
  /** The line ends somewhere in the middle, as after a crash or a full disk. */
  CUT {
    @Override
    int spoil(byte[] line, int start, int end, long dice) {
      int length = end - 1 - start;
      int kept = 1 + (int) Long.remainderUnsigned(dice, length - 1);
      return feed(line, start + kept);
    }
  },
  /** One quote is missing, so the line ends inside a string. */
  UNCLOSED_QUOTE {
    @Override
    int spoil(byte[] line, int start, int end, long dice) {
      // the last quote of the line closes the message: ..."} and the line feed
      System.arraycopy(line, end - 2, line, end - 3, 2);
      return end - 1;
    }
  },
  /** A byte that no UTF-8 text holds, as from a Latin-1 program. */
  BAD_UTF8 {
    @Override
    int spoil(byte[] line, int start, int end, long dice) {
      int at = end - 3; // before the closing quote
      System.arraycopy(line, at, line, at + 1, end - at);
      line[at] = (byte) (0xF8 + (dice & 7));
      return end + 1;
    }
  },
  /** The closing brace is missing. */
  MISSING_BRACE {
    @Override
    int spoil(byte[] line, int start, int end, long dice) {
      return feed(line, end - 2);
    }
  },
  /** Two records on one line, as from two writers without a lock. */
  TWO_VALUES {
    @Override
    int spoil(byte[] line, int start, int end, long dice) {
      int length = end - start;
      System.arraycopy(line, start, line, end - 1, length);
      return end - 1 + length;
    }
  },
  /** Not JSON at all, such as the line of a stack trace. */
  BARE_TEXT {
    @Override
    int spoil(byte[] line, int start, int end, long dice) {
      byte[] text =
          ("java.lang.IllegalStateException: connection pool is exhausted (waited "
                  + Long.remainderUnsigned(dice, 30_000)
                  + " ms)")
              .getBytes(StandardCharsets.ISO_8859_1);
      System.arraycopy(text, 0, line, start, text.length);
      return feed(line, start + text.length);
    }
  };

  /**
   * Spoils the line {@code [start, end)}, whose last byte is its line feed, in place.
   *
   * @return the new end, behind the line feed
   */
  abstract int spoil(byte[] line, int start, int end, long dice);

  private static int feed(byte[] line, int at) {
    line[at] = '\n';
    return at + 1;
  }
}

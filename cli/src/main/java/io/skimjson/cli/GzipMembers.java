package io.skimjson.cli;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/**
 * Decompresses gzip (RFC 1952), all members of it, checking each one's length and CRC.
 *
 * <p>The JDK's own stream guesses from {@code available()} whether another member follows, and
 * passes over rubbish behind the last one in silence; logs that were rotated and appended to are
 * just such files. Here only zero bytes (padding of tapes and blocks) may stand behind a member.
 */
final class GzipMembers extends InputStream {
  private static final int FLAG_CRC = 2;
  private static final int FLAG_EXTRA = 4;
  private static final int FLAG_NAME = 8;
  private static final int FLAG_COMMENT = 16;

  private final InputStream source;
  private final byte[] buffer = new byte[1 << 16];
  private final CRC32 crc = new CRC32();
  private final Inflater inflater = new Inflater(true);
  private final byte[] single = new byte[1];
  private int from;
  private int to;
  private long consumed;
  private int member;
  private boolean inMember;
  private boolean ended;

  /** Reads compressed bytes from {@code source}, from the first byte of the first member on. */
  GzipMembers(InputStream source) {
    this.source = source;
  }

  @Override
  public int read() throws IOException {
    return read(single, 0, 1) < 0 ? -1 : single[0] & 0xFF;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    while (!ended) {
      if (!inMember && !openMember()) {
        ended = true;
        break;
      }
      int count = inflate(target, offset, length);
      if (count > 0) {
        crc.update(target, offset, count);
        return count;
      }
      closeMember();
    }
    return -1;
  }

  /** Inflates at least one byte, or returns 0 at the end of the member. */
  private int inflate(byte[] target, int offset, int length) throws IOException {
    try {
      while (true) {
        int count = inflater.inflate(target, offset, length);
        if (count > 0) {
          return count;
        }
        if (inflater.finished()) {
          return 0;
        }
        if (inflater.needsDictionary()) {
          throw new ZipException("gzip data asks for a dictionary" + place());
        }
        feed();
      }
    } catch (DataFormatException broken) {
      throw new ZipException("gzip data is broken: " + broken.getMessage() + place());
    }
  }

  private void feed() throws IOException {
    if (from == to && !refill()) {
      throw cut();
    }
    inflater.setInput(buffer, from, to - from);
    consumed += to - from;
    from = to;
  }

  private boolean refill() throws IOException {
    from = 0;
    to = Math.max(0, source.read(buffer, 0, buffer.length));
    return to > 0;
  }

  private int next() throws IOException {
    if (from == to && !refill()) {
      return -1;
    }
    consumed++;
    return buffer[from++] & 0xFF;
  }

  private int require() throws IOException {
    int b = next();
    if (b < 0) {
      throw cut();
    }
    return b;
  }

  private EOFException cut() {
    return new EOFException("gzip data is cut" + place());
  }

  private String place() {
    return " (compressed byte " + consumed + ", member " + Math.max(1, member) + ")";
  }

  /** Reads a member's header; false at the end of the input. */
  private boolean openMember() throws IOException {
    int first = next();
    while (first == 0 && member > 0) {
      first = next();
    }
    if (first < 0) {
      return false;
    }
    if (first != 0x1F || require() != 0x8B) {
      throw new ZipException("bytes behind the gzip data are not gzip" + place());
    }
    member++;
    if (require() != 8) {
      throw new ZipException("gzip member is not compressed by deflate" + place());
    }
    int flags = require();
    skip(6); // time, extra flags, operating system
    if ((flags & FLAG_EXTRA) != 0) {
      int low = require();
      skip(low | require() << 8);
    }
    if ((flags & FLAG_NAME) != 0) {
      skipText();
    }
    if ((flags & FLAG_COMMENT) != 0) {
      skipText();
    }
    if ((flags & FLAG_CRC) != 0) {
      skip(2);
    }
    inflater.reset();
    crc.reset();
    inMember = true;
    return true;
  }

  private void closeMember() throws IOException {
    int unread = inflater.getRemaining();
    from = to - unread;
    consumed -= unread;
    long wantedCrc = littleEndianInt();
    long wantedLength = littleEndianInt();
    if (wantedCrc != crc.getValue()) {
      throw new ZipException("gzip data is damaged: its CRC does not match" + place());
    }
    if (wantedLength != (inflater.getBytesWritten() & 0xFFFF_FFFFL)) {
      throw new ZipException("gzip data is damaged: its length does not match" + place());
    }
    inMember = false;
  }

  private long littleEndianInt() throws IOException {
    long value = require();
    value |= (long) require() << 8;
    value |= (long) require() << 16;
    return value | (long) require() << 24;
  }

  private void skip(int count) throws IOException {
    for (int i = 0; i < count; i++) {
      require();
    }
  }

  private void skipText() throws IOException {
    int b = require(); // the file's name or a comment; nobody asks for it
    while (b != 0) {
      b = require();
    }
  }

  @Override
  public void close() throws IOException {
    inflater.end();
    source.close();
  }
}

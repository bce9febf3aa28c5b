package io.skimjson.testkit;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;

/** NDJSON in gzip containers that are broken themselves, or that unpack to very much. */
public final class GzipFaults {
  private static final String FOLDER = "conformance/ndjson/";
  private static final int BOMB_MEGABYTES = 64;

  private GzipFaults() {}

  /** Returns a gzip file cut after two thirds: reading must fail, after whole records. */
  public static byte[] cut() {
    return Shared.file(FOLDER + "35_gzip_cut.ndjson.gz")
        .map(Shared::storedBytes)
        .orElseGet(
            () -> {
              byte[] whole = gzip(log());
              return Arrays.copyOf(whole, whole.length * 2 / 3);
            });
  }

  /** Returns a gzip file with a wrong checksum: reading must fail. */
  public static byte[] wrongChecksum() {
    return Shared.file(FOLDER + "36_gzip_bad_crc.ndjson.gz")
        .map(Shared::storedBytes)
        .orElseGet(
            () -> {
              byte[] whole = gzip(log());
              whole[whole.length - 8] ^= 0x55;
              return whole;
            });
  }

  /**
   * Returns a small gzip file with three records, the ids 1 to 3, whose second line is longer than
   * 64 MiB.
   */
  public static byte[] bomb() {
    return Shared.file(FOLDER + "37_gzip_bomb_64MiB_line.ndjson.gz")
        .map(Shared::storedBytes)
        .orElseGet(GzipFaults::makeBomb);
  }

  private static byte[] makeBomb() {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    byte[] megabyte = new byte[1 << 20];
    Arrays.fill(megabyte, (byte) 'A');
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(Bytes.utf8("{\"id\":1}\n{\"id\":2,\"p\":\""));
      for (int i = 0; i < BOMB_MEGABYTES; i++) {
        out.write(megabyte);
      }
      out.write(Bytes.utf8("\"}\n{\"id\":3}\n"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return packed.toByteArray();
  }

  private static byte[] log() {
    StringBuilder log = new StringBuilder();
    for (int id = 0; id < 60; id++) {
      log.append("{\"id\":")
          .append(id)
          .append(",\"h\":")
          .append(Integer.toString(id * 0x9E3779B1, 36).hashCode());
      log.append("}\n");
    }
    return Bytes.utf8(log.toString());
  }

  /** Returns a gzip file of one member. */
  public static byte[] gzip(byte[] content) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return packed.toByteArray();
  }
}

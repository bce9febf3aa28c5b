package io.skimjson.bench;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * A log of an application, one JSON object a line: ten fields, about 350 bytes, the same for the
 * same seed.
 */
final class LogLines {
  /** No line is longer, so {@link #log} goes no further beyond what was asked for. */
  static final int MOST_BYTES_A_LINE = 1024;

  private static final String[] LEVELS = {"DEBUG", "INFO", "INFO", "INFO", "WARN", "ERROR"};
  private static final String[] SERVICES = {"checkout", "catalog", "auth", "search", "payments"};
  private static final int[] STATUSES = {200, 200, 200, 201, 304, 404, 500, 503};
  private static final String[] NAMES = {"Ada", "Zoë Müller", "李小龍", "Łukasz", "Grace O'Neil"};
  private static final String[] MESSAGES = {
    "request served from cache, nothing left to do",
    "GET /api/v2/items/{id} matched route \\\"items.show\\\" in the router",
    "user said \\\"déjà vu – naïve café\\\" in the feedback form",
    "path C:\\\\temp\\\\upload\\\\file.bin was moved to cold storage",
    "retrying upstream after 503; attempt 2 of 5, backoff 250 ms",
    "支付失敗: the card was declined by the issuer (code 51)"
  };

  private final SplittableRandom random;
  private long epochMs = Instant.parse("2026-03-01T00:00:00Z").toEpochMilli();

  private LogLines(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** Returns whole lines, at least {@code bytes} bytes of them. */
  static byte[] log(long seed, int bytes) {
    LogLines lines = new LogLines(seed);
    ByteArrayOutputStream log = new ByteArrayOutputStream(bytes + MOST_BYTES_A_LINE);
    while (log.size() < bytes) {
      log.writeBytes(lines.next());
      log.write('\n');
    }
    return log.toByteArray();
  }

  private byte[] next() {
    epochMs += random.nextInt(100);
    long latency = 400L + random.nextInt(1 << 16);
    String line =
        "{\"ts\":\""
            + Instant.ofEpochMilli(epochMs)
            + "\",\"epoch_ms\":"
            + epochMs
            + ",\"level\":\""
            + pick(LEVELS)
            + "\",\"service\":\""
            + pick(SERVICES)
            + "\",\"trace_id\":\""
            + hex(random.nextLong())
            + hex(random.nextLong())
            + "\",\"id\":"
            + random.nextLong(1_000_000_000_000_000_000L, Long.MAX_VALUE)
            + ",\"status\":"
            + STATUSES[random.nextInt(STATUSES.length)]
            + ",\"latency_ms\":"
            + latency / 1000
            + String.format(Locale.ROOT, ".%03d", latency % 1000)
            + ",\"user\":{\"id\":"
            + random.nextInt(1 << 20)
            + ",\"name\":\""
            + pick(NAMES)
            + "\",\"country\":\"DE\",\"roles\":[\"user\",\"admin\"]},\"message\":\""
            + pick(MESSAGES)
            + "\"}";
    return line.getBytes(StandardCharsets.UTF_8);
  }

  private String pick(String[] from) {
    return from[random.nextInt(from.length)];
  }

  private static String hex(long word) {
    return String.format(Locale.ROOT, "%016x", word);
  }
}

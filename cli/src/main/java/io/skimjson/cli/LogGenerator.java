package io.skimjson.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Instant;

/**
 * Makes the lines of a realistic application log, deterministic for a seed and a bad rate.
 *
 * <p>A line is put together from byte arrays made once, directly in the output's buffer: about a
 * microsecond for 350 bytes, and no garbage. Random numbers come from SplitMix64 (Steele, Lea and
 * Flood 2014), written out here so that no JDK can change the bytes.
 */
final class LogGenerator {
  /** More than any line can take, spoiled or not. */
  static final int MAX_LINE_BYTES = 2048;

  /** 2026-03-01T00:00:00Z, where every log begins. */
  static final long FIRST_MILLIS = 1_772_323_200_000L;

  private static final byte[] TIME = ascii("{\"ts\":\"");
  private static final byte[] EPOCH = ascii("\",\"epoch_ms\":");
  private static final byte[] LEVEL = ascii(",\"level\":\"");
  private static final byte[] SERVICE = ascii("\",\"service\":\"");
  private static final byte[] TRACE = ascii("\",\"trace_id\":\"");
  private static final byte[] ID = ascii("\",\"id\":");
  private static final byte[] STATUS = ascii(",\"status\":");
  private static final byte[] LATENCY = ascii(",\"latency_ms\":");
  private static final byte[] USER = ascii(",\"user\":{\"id\":");
  private static final byte[] NAME = ascii(",\"name\":\"");
  private static final byte[] COUNTRY = ascii("\",\"country\":\"");
  private static final byte[] ROLES = ascii("\",\"roles\":");
  private static final byte[] MESSAGE = ascii("},\"message\":\"");
  private static final byte[] LINE_END = ascii("\"}\n");

  private static final byte[][] LEVELS = all("DEBUG", "INFO", "WARN", "ERROR");
  private static final byte[][] SERVICES =
      all("checkout", "catalog", "auth", "search", "payments", "shipping", "gateway", "inventory");
  private static final byte[][] STATUSES =
      all("200", "201", "204", "301", "400", "401", "404", "429", "500", "502", "503");
  private static final byte[][] NAMES =
      all(
          "Ada",
          "Zoë Müller",
          "José García",
          "李小龍",
          "Sofia",
          "Łukasz",
          "Nguyễn An",
          "Bob",
          "Ольга",
          "さくら",
          "Grace O'Neil",
          "Mehmet Yılmaz");
  private static final byte[][] COUNTRIES = all("DE", "US", "FR", "JP", "BR", "IN", "PL", "VN");
  private static final byte[][] ROLE_LISTS =
      all("[]", "[\"user\"]", "[\"user\",\"admin\"]", "[\"guest\"]", "null");
  private static final byte[][] MESSAGES =
      all(
          "request served from cache, nothing left to do",
          "GET /api/v2/items/{id} matched route \\\"items.show\\\" in the router",
          "slow query: SELECT * FROM orders WHERE note LIKE '%gift%'\\n  at OrderStore.find",
          "user said \\\"déjà vu – naïve café\\\" in the feedback form",
          "path C:\\\\temp\\\\upload\\\\file.bin was moved to cold storage",
          "retrying upstream after 503; attempt 2 of 5, backoff 250 ms",
          "支付失敗: the card was declined by the issuer (code 51)",
          "tab\\tseparated\\tpayload accepted, 3 columns, 0 rejects",
          "unicode escape \\u00e9\\u4e2d kept as written by the client",
          "health check ok ✅ all 12 dependencies answered in time");

  private static final byte[] TWO_DIGITS = twoDigits();
  private static final byte[] HEX = ascii("0123456789abcdef");

  private final double badRate;
  private final BadLine[] badLines = BadLine.values();
  private final Clock clock = new Clock();
  private long state;
  private long epochMillis = FIRST_MILLIS;
  private long spoiled;

  /** A log of its own for every {@code seed}; {@code badRate} of its lines are spoiled. */
  LogGenerator(long seed, double badRate) {
    this.state = mix(seed + 0x632B_E59B_D9B4_E019L);
    this.badRate = badRate;
  }

  /** Writes the next {@code lines} lines. */
  void write(long lines, ResultOutput out, Progress progress) {
    for (long i = 0; i < lines; i++) {
      byte[] buffer = out.reserve(MAX_LINE_BYTES);
      out.advanceTo(line(buffer, out.reserved()));
      if ((i & 0xFFF) == 0xFFF) {
        progress.stepTo(i);
      }
    }
  }

  /** Puts the next line, with its line feed, at {@code start}; returns its end. */
  int line(byte[] to, int start) {
    long dice = next();
    int end = goodLine(to, start, dice);
    if (badRate > 0 && unit(next()) < badRate) {
      BadLine kind = badLines[(int) (spoiled++ % badLines.length)];
      end = kind.spoil(to, start, end, next());
    }
    return end;
  }

  private int goodLine(byte[] to, int start, long dice) {
    epochMillis += dice & 0x7F;
    int level = pickLevel((int) (dice >>> 7) & 0xFF);
    int at = put(to, start, TIME);
    at = clock.put(to, at, epochMillis);
    at = put(to, at, EPOCH);
    at = decimal(to, at, epochMillis);
    at = put(to, at, LEVEL);
    at = put(to, at, LEVELS[level]);
    at = put(to, at, SERVICE);
    at = put(to, at, SERVICES[(int) (dice >>> 15) & 7]);
    at = put(to, at, TRACE);
    at = hex(to, at, next());
    at = hex(to, at, next());
    at = put(to, at, ID);
    at = decimal(to, at, 1_000_000_000_000_000_000L + (next() >>> 1) % 8_000_000_000_000_000_000L);
    at = put(to, at, STATUS);
    at = put(to, at, STATUSES[pickStatus(level, (int) (dice >>> 18) & 0xFF)]);
    at = put(to, at, LATENCY);
    at = latency(to, at, dice >>> 26, level);
    at = put(to, at, USER);
    long user = next();
    at = decimal(to, at, user & 0xF_FFFF);
    at = put(to, at, NAME);
    at = put(to, at, pick(NAMES, user >>> 20));
    at = put(to, at, COUNTRY);
    at = put(to, at, COUNTRIES[(int) (user >>> 30) & 7]);
    at = put(to, at, ROLES);
    at = put(to, at, pick(ROLE_LISTS, user >>> 33));
    at = put(to, at, MESSAGE);
    at = put(to, at, pick(MESSAGES, user >>> 43));
    return put(to, at, LINE_END);
  }

  /** 20 % debug, 66 % info, 9 % warn, 5 % error. */
  private static int pickLevel(int dice) {
    return dice < 51 ? 0 : dice < 220 ? 1 : dice < 243 ? 2 : 3;
  }

  private static int pickStatus(int level, int dice) {
    if (level == 3) {
      return 8 + dice % 3;
    }
    return level == 2 ? 4 + dice % 4 : dice % 20 == 0 ? 3 : dice % 3;
  }

  /** Milliseconds with three places, skewed: many short ones, a long tail, errors slower. */
  private static int latency(byte[] to, int at, long dice, int level) {
    long thousandths = 400 + (dice & 0xFFFF);
    int tail = (int) (dice >>> 16) & 0x3F;
    if (tail < 8) {
      thousandths *= 2 + tail;
    }
    if (level == 3) {
      thousandths *= 7;
    }
    int end = decimal(to, at, thousandths / 1000);
    to[end++] = '.';
    int rest = (int) (thousandths % 1000);
    to[end++] = (byte) ('0' + rest / 100);
    return pair(to, end, rest % 100);
  }

  private static byte[] pick(byte[][] from, long dice) {
    return from[(int) (dice & 0x3FF) % from.length];
  }

  private static int put(byte[] to, int at, byte[] text) {
    System.arraycopy(text, 0, to, at, text.length);
    return at + text.length;
  }

  private static int decimal(byte[] to, int at, long value) {
    int end = at + digits(value);
    int place = end;
    long rest = value;
    while (rest >= 10) {
      place -= 2;
      pair(to, place, (int) (rest % 100));
      rest /= 100;
    }
    if (place > at) {
      to[at] = (byte) ('0' + rest);
    }
    return end;
  }

  private static int digits(long value) {
    int count = 1;
    for (long limit = 10; count < 19 && value >= limit; limit *= 10) {
      count++;
    }
    return count;
  }

  private static int hex(byte[] to, int at, long word) {
    for (int i = 0; i < 16; i++) {
      to[at + i] = HEX[(int) (word >>> (i << 2)) & 15];
    }
    return at + 16;
  }

  /** Two digits, with a leading zero if need be. */
  static int pair(byte[] to, int at, int value) {
    to[at] = TWO_DIGITS[value << 1];
    to[at + 1] = TWO_DIGITS[(value << 1) + 1];
    return at + 2;
  }

  private long next() {
    state += 0x9E37_79B9_7F4A_7C15L;
    return mix(state);
  }

  private static long mix(long seed) {
    long z = (seed ^ (seed >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D0_49BB_1331_11EBL;
    return z ^ (z >>> 31);
  }

  private static double unit(long dice) {
    return (dice >>> 11) * 0x1p-53;
  }

  private static byte[] ascii(String text) {
    return text.getBytes(ISO_8859_1);
  }

  private static byte[][] all(String... texts) {
    byte[][] all = new byte[texts.length][];
    for (int i = 0; i < texts.length; i++) {
      all[i] = texts[i].getBytes(UTF_8);
    }
    return all;
  }

  private static byte[] twoDigits() {
    byte[] all = new byte[200];
    for (int i = 0; i < 100; i++) {
      all[2 * i] = (byte) ('0' + i / 10);
      all[2 * i + 1] = (byte) ('0' + i % 10);
    }
    return all;
  }

  /** Writes ISO 8601 times; the text up to the minute is kept, for neighbours share it. */
  private static final class Clock {
    private static final int MINUTE_TEXT = "2026-03-01T00:00:".length();

    private final byte[] text = new byte[MINUTE_TEXT];
    private long minute = -1;

    int put(byte[] to, int at, long epochMillis) {
      long nowMinute = epochMillis / 60_000;
      if (nowMinute != minute) {
        minute = nowMinute;
        String iso = Instant.ofEpochMilli(nowMinute * 60_000).toString();
        System.arraycopy(ascii(iso), 0, text, 0, MINUTE_TEXT);
      }
      System.arraycopy(text, 0, to, at, MINUTE_TEXT);
      int inMinute = (int) (epochMillis - nowMinute * 60_000);
      int end = pair(to, at + MINUTE_TEXT, inMinute / 1000);
      to[end++] = '.';
      int millis = inMinute % 1000;
      to[end++] = (byte) ('0' + millis / 100);
      end = pair(to, end, millis % 100);
      to[end++] = 'Z';
      return end;
    }
  }
}

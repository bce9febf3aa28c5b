package io.skimjson.bench;

import io.skimjson.testkit.Corpora;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * All that the benchmarks read, by the names that stand in their parameters and in the results.
 *
 * <pre>
 *   twitter.json          a corpus of the testkit, or its stand-in
 *   array-100MB           one array of lines of a log
 *   log-32MB              the same lines as NDJSON
 *   message-1KB           one object with an integer "id" half-way
 *   40-names-in-order     one object with the names of {@link #names}, every second one in that order
 *   40-names-shuffled     the same, in another order
 * </pre>
 */
public final class Inputs {
  private static final long SEED = 42;
  private static final int BLOCK = 1_000_000;
  private static final Pattern SIZED = Pattern.compile("(array|log|message)-(\\d+)(B|KB|MB)");
  private static final int ALL_NAMES = 40;

  private Inputs() {}

  /**
   * Returns a fresh copy of an input.
   *
   * @throws IllegalArgumentException if there is no such input
   */
  public static byte[] load(String name) {
    Matcher sized = SIZED.matcher(name);
    if (sized.matches()) {
      int bytes = Integer.parseInt(sized.group(2)) * unit(sized.group(3));
      return switch (sized.group(1)) {
        case "array" -> array(bytes);
        case "log" -> LogLines.log(SEED, bytes);
        default -> message(bytes);
      };
    }
    return switch (name) {
      case "40-names-in-order" -> names(false);
      case "40-names-shuffled" -> names(true);
      default -> Corpora.load(name);
    };
  }

  private static int unit(String name) {
    return switch (name) {
      case "KB" -> 1_000;
      case "MB" -> 1_000_000;
      default -> 1;
    };
  }

  /**
   * The lines of a short log, again and again, as elements: quick to make, and larger than any
   * cache.
   */
  private static byte[] array(int bytes) {
    String lines = new String(LogLines.log(SEED, Math.min(bytes, BLOCK)), StandardCharsets.UTF_8);
    byte[] elements = lines.strip().replace("\n", ",\n").getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream array = new ByteArrayOutputStream(bytes + elements.length + 8);
    array.write('[');
    array.writeBytes(elements);
    while (array.size() < bytes) {
      array.write(',');
      array.write('\n');
      array.writeBytes(elements);
    }
    array.write(']');
    return array.toByteArray();
  }

  /** Short texts and numbers in turn, and the id where half of the bytes are written. */
  private static byte[] message(int bytes) {
    StringBuilder json = new StringBuilder(bytes + 64).append('{');
    boolean hasId = false;
    for (int i = 0; json.length() < bytes - 25 || !hasId; i++) {
      json.append(i == 0 ? "" : ",");
      if (!hasId && json.length() >= bytes / 2 - 20) {
        json.append("\"id\":505874924095815681");
        hasId = true;
      } else if (i % 2 == 0) {
        json.append("\"text").append(i).append("\":\"some words\"");
      } else {
        json.append("\"count").append(i).append("\":").append(1000 + i);
      }
    }
    return json.append('}').toString().getBytes(StandardCharsets.US_ASCII);
  }

  /** Every second name of the object in order, which are the ones to look up. */
  static String[] names() {
    List<String> wanted = new ArrayList<>();
    for (int i = 0; i < ALL_NAMES; i += 2) {
      wanted.add(name(i));
    }
    return wanted.toArray(String[]::new);
  }

  private static byte[] names(boolean shuffled) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < ALL_NAMES; i++) {
      order.add(i);
    }
    if (shuffled) {
      Collections.shuffle(order, new Random(SEED));
    }
    StringBuilder json = new StringBuilder("{");
    for (int i : order) {
      json.append(json.length() == 1 ? "" : ",");
      json.append('"').append(name(i)).append("\":").append(1_000_003L * i);
    }
    return json.append('}').toString().getBytes(StandardCharsets.US_ASCII);
  }

  /** Names of 6 to 16 characters; many of them begin alike, as in real objects. */
  private static String name(int i) {
    String[] subjects = {"user", "order", "payment", "item", "shipping"};
    String[] aspects = {"id", "count", "total", "version", "created", "updated", "rank", "flags"};
    return subjects[i % subjects.length] + "_" + aspects[i / subjects.length];
  }

  /** Returns a copy with zeros behind it. */
  static byte[] padded(byte[] json, int padding) {
    return Arrays.copyOf(json, json.length + padding);
  }
}

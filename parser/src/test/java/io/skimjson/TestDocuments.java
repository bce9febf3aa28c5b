package io.skimjson;

import io.skimjson.testkit.RefFault;
import io.skimjson.testkit.RefRules;
import io.skimjson.testkit.ReferenceParser;
import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;

/** Whole inputs for tests: random documents, damage, and what the model says of them. */
final class TestDocuments {
  private TestDocuments() {}

  static long check(byte[] document, Surrogates surrogates, DuplicateNames duplicates) {
    return new WholeCheck()
        .check(document, 0, document.length, Limits.defaults(), surrogates, duplicates);
  }

  /** Returns kind and offset as text, {@code NONE} for a valid document. */
  static String verdict(long fault, int start) {
    return fault == 0
        ? "NONE"
        : PackedFault.kind(fault) + "@" + (PackedFault.offset(fault) - start);
  }

  /** Returns what the model says, in the same form. */
  static String model(byte[] document, RefRules rules) {
    Optional<RefFault> fault = ReferenceParser.with(rules).check(document);
    return fault.map(f -> f.kind() + "@" + f.offset()).orElse("NONE");
  }

  /** Returns a valid document with white space, escapes, and sometimes the same name twice. */
  static String random(SplittableRandom random, int depth) {
    StringBuilder out = new StringBuilder();
    white(random, out);
    value(random, out, depth);
    white(random, out);
    return out.toString();
  }

  private static void value(SplittableRandom random, StringBuilder out, int depth) {
    switch (random.nextInt(depth > 0 ? 9 : 6)) {
      case 0 -> out.append(random.nextBoolean() ? "true" : "false");
      case 1 -> out.append("null");
      case 2 -> out.append(random.nextInt(-1000, 100_000));
      case 3 -> out.append(number(random));
      case 4, 5 -> string(random, out);
      case 6 -> {
        out.append('[');
        white(random, out);
        int count = random.nextInt(6);
        for (int i = 0; i < count; i++) {
          separate(random, out, i);
          value(random, out, depth - 1);
          white(random, out);
        }
        out.append(']');
      }
      default -> {
        out.append('{');
        white(random, out);
        int count = random.nextInt(30) == 0 ? random.nextInt(60) : random.nextInt(6);
        for (int i = 0; i < count; i++) {
          separate(random, out, i);
          string(random, out);
          white(random, out);
          out.append(':');
          white(random, out);
          value(random, out, depth - 1);
          white(random, out);
        }
        out.append('}');
      }
    }
  }

  private static void separate(SplittableRandom random, StringBuilder out, int i) {
    if (i > 0) {
      out.append(',');
      white(random, out);
    }
  }

  private static String number(SplittableRandom random) {
    String[] numbers = {
      "0", "-0", "0.5", "-1.25e+10", "1E-2", "123456789012345678901234567890", "0e0"
    };
    return numbers[random.nextInt(numbers.length)];
  }

  private static void string(SplittableRandom random, StringBuilder out) {
    String text = NameCases.random(random, random.nextInt(8) == 0 ? 30 : 6);
    out.append('"').append(NameCases.escaped(random, text, 5)).append('"');
  }

  private static void white(SplittableRandom random, StringBuilder out) {
    while (random.nextInt(4) == 0) {
      out.append(" \t\n\r".charAt(random.nextInt(4)));
      if (random.nextInt(8) == 0) {
        out.append(" ".repeat(random.nextInt(20)));
      }
    }
  }

  /** Returns the document with one to three bytes changed, dropped, added or swapped. */
  static byte[] damaged(SplittableRandom random, byte[] document) {
    byte[] bytes = document.clone();
    byte[] interesting =
        NameCases.utf8("{}[]:,\"\\ \n\t0123456789-+.eEtfnulrsax/'\u0000é\ud83d\ude00");
    for (int i = random.nextInt(3); i >= 0 && bytes.length > 0; i--) {
      int at = random.nextInt(bytes.length);
      byte b = interesting[random.nextInt(interesting.length)];
      switch (random.nextInt(5)) {
        case 0 -> bytes[at] = b;
        case 1 -> bytes = splice(bytes, at, at + 1, new byte[0]);
        case 2 -> bytes = splice(bytes, at, at, new byte[] {b});
        case 3 -> bytes = Arrays.copyOf(bytes, at);
        default -> {
          int other = random.nextInt(bytes.length);
          byte kept = bytes[at];
          bytes[at] = bytes[other];
          bytes[other] = kept;
        }
      }
    }
    return bytes;
  }

  private static byte[] splice(byte[] bytes, int from, int to, byte[] middle) {
    byte[] out = new byte[bytes.length - (to - from) + middle.length];
    System.arraycopy(bytes, 0, out, 0, from);
    System.arraycopy(middle, 0, out, from, middle.length);
    System.arraycopy(bytes, to, out, from + middle.length, bytes.length - to);
    return out;
  }
}

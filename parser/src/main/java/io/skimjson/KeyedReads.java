package io.skimjson;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads members by key without a handle of the object or of the value, so that nothing is left for
 * the compiler to remove. {@code open} is the entry of the object's brace, {@code level} its level.
 */
final class KeyedReads {
  private KeyedReads() {}

  /** Checks that the root is an object and returns the entry of its brace. */
  static int root(Navigator n, long epoch) {
    n.checkEpoch(epoch);
    if (n.buf[n.start] != '{' || !n.isContainer(n.start, n.first)) {
      throw Failures.incorrectType(n, "an object", n.start);
    }
    return n.first;
  }

  private static int find(Navigator n, int open, int level, Key name) {
    return Members.find(n, open, level, Objects.requireNonNull(name, "name"));
  }

  private static int require(Navigator n, int open, int level, Key name) {
    int colon = find(n, open, level, name);
    if (colon == Members.ABSENT) {
      throw Failures.missing(n, n.index[open], name);
    }
    return colon;
  }

  static long int64(Navigator n, int open, int level, Key name) {
    int colon = require(n, open, level, name);
    return Numbers.int64(n, n.requireValue(colon), colon + 1);
  }

  static int int32(Navigator n, int open, int level, Key name) {
    int colon = require(n, open, level, name);
    return Numbers.int32(n, n.requireValue(colon), colon + 1);
  }

  static long uint64(Navigator n, int open, int level, Key name) {
    int colon = require(n, open, level, name);
    return Numbers.uint64(n, n.requireValue(colon), colon + 1);
  }

  static double float64(Navigator n, int open, int level, Key name) {
    int colon = require(n, open, level, name);
    return Numbers.float64(n, n.requireValue(colon), colon + 1);
  }

  static float float32(Navigator n, int open, int level, Key name) {
    int colon = require(n, open, level, name);
    return Numbers.float32(n, n.requireValue(colon), colon + 1);
  }

  static boolean bool(Navigator n, int open, int level, Key name) {
    int colon = require(n, open, level, name);
    return Value.bool(n, n.requireValue(colon), colon + 1);
  }

  static String string(Navigator n, int open, int level, Key name) {
    int colon = require(n, open, level, name);
    return Strings.text(n, n.requireValue(colon), colon + 1);
  }

  static BigInteger bigInteger(Navigator n, int open, int level, Key name) {
    int colon = require(n, open, level, name);
    return Numbers.bigInteger(n, n.requireValue(colon), colon + 1);
  }

  static BigDecimal decimal(Navigator n, int open, int level, Key name) {
    int colon = require(n, open, level, name);
    return Numbers.decimal(n, n.requireValue(colon), colon + 1);
  }

  static @Nullable String stringOrNull(Navigator n, int open, int level, Key name) {
    int colon = require(n, open, level, name);
    return isAbsent(n, colon) ? null : Strings.text(n, n.requireValue(colon), colon + 1);
  }

  static long int64InString(Navigator n, int open, int level, Key name) {
    int colon = require(n, open, level, name);
    return Numbers.int64InString(n, n.requireValue(colon), colon + 1);
  }

  static long uint64InString(Navigator n, int open, int level, Key name) {
    int colon = require(n, open, level, name);
    return Numbers.uint64InString(n, n.requireValue(colon), colon + 1);
  }

  static double float64InString(Navigator n, int open, int level, Key name) {
    int colon = require(n, open, level, name);
    return Numbers.float64InString(n, n.requireValue(colon), colon + 1);
  }

  static boolean stringEquals(Navigator n, int open, int level, Key name, Key text) {
    Objects.requireNonNull(text, "text");
    int colon = require(n, open, level, name);
    return Strings.equals(n, n.requireValue(colon), colon + 1, text);
  }

  // ---- With a default for missing and null ----

  static long int64Or(Navigator n, int open, int level, Key name, long otherwise) {
    int colon = find(n, open, level, name);
    return isAbsent(n, colon) ? otherwise : Numbers.int64(n, n.requireValue(colon), colon + 1);
  }

  static double float64Or(Navigator n, int open, int level, Key name, double otherwise) {
    int colon = find(n, open, level, name);
    return isAbsent(n, colon) ? otherwise : Numbers.float64(n, n.requireValue(colon), colon + 1);
  }

  static boolean boolOr(Navigator n, int open, int level, Key name, boolean otherwise) {
    int colon = find(n, open, level, name);
    return isAbsent(n, colon) ? otherwise : Value.bool(n, n.requireValue(colon), colon + 1);
  }

  static @Nullable String stringOr(
      Navigator n, int open, int level, Key name, @Nullable String otherwise) {
    int colon = find(n, open, level, name);
    return isAbsent(n, colon) ? otherwise : Strings.text(n, n.requireValue(colon), colon + 1);
  }

  private static boolean isAbsent(Navigator n, int colon) {
    if (colon == Members.ABSENT) {
      return true;
    }
    int p = n.requireValue(colon);
    return n.buf[p] == 'n' && Value.checkLiteral(n, p, colon + 1);
  }
}

package io.skimjson.testkit;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Hostile inputs of a megabyte or so, for machines without the shared corpora. */
final class StandInAttacks {
  private static final int DEEP = 100_000;
  private static final int MANY = 1_000_000;

  private final List<AttackCase> cases = new ArrayList<>();

  private StandInAttacks() {}

  static List<AttackCase> all() {
    StandInAttacks attacks = new StandInAttacks();
    attacks.nesting();
    attacks.names();
    attacks.numbers();
    attacks.strings();
    attacks.structure();
    return attacks.cases;
  }

  private void nesting() {
    add("deep_open", "validate", "", "!DEPTH_ERROR/INCOMPLETE", () -> Bytes.utf8("[".repeat(DEEP)));
    add("deep_open", "count_elements", "", "!*", () -> Bytes.utf8("[".repeat(DEEP)));
    add("deep_arrays", "validate", "", "!DEPTH_ERROR", () -> around("[", "", "]", DEEP));
    add("deep_objects", "validate", "", "!DEPTH_ERROR", () -> around("{\"a\":", "1", "}", DEEP));
    add("deep_objects", "get_int64", "/a/a/a", "!*", () -> around("{\"a\":", "1", "}", DEEP));
    add("deep_close", "validate", "", "!*", () -> Bytes.utf8("]".repeat(DEEP)));
    add("deep_1024", "validate", "", "=true", () -> around("[", "", "]", 1024));
    add("deep_1025", "validate", "", "!DEPTH_ERROR", () -> around("[", "", "]", 1025));
    add(
        "deep_skipped",
        "get_int64",
        "/k",
        "?=7|!DEPTH_ERROR",
        () ->
            Bytes.concat(
                Bytes.utf8("{\"skip\":"), around("[", "", "]", DEEP), Bytes.utf8(",\"k\":7}")));
    add("pointer", "get_int64", "/a".repeat(900), "=1", () -> around("{\"a\":", "1", "}", 900));
    add(
        "pointer",
        "get_int64",
        "/a".repeat(DEEP),
        "!NO_SUCH_FIELD",
        () -> around("{\"a\":", "1", "}", 900));
  }

  private void names() {
    Supplier<byte[]> same = () -> members(DEEP, "a", false);
    add("same_name", "get_int64", "/a", "=0", same);
    add("same_name", "get_int64", "/b", "!NO_SUCH_FIELD", same);
    add("same_name", "count_fields", "", "=100000", same);
    add("distinct_names", "count_fields", "", "=50000", () -> members(50_000, "k", true));
    add("distinct_names", "get_int64", "/k49999", "=49999", () -> members(50_000, "k", true));
    add(
        "long_name",
        "get_int64",
        "/b",
        "=2",
        () -> around("{\"", "k".repeat(MANY), "\":1,\"b\":2}", 1));
  }

  private static byte[] members(int count, String name, boolean areNumbered) {
    StringBuilder object = new StringBuilder("{");
    for (int i = 0; i < count; i++) {
      object
          .append(i == 0 ? "\"" : ",\"")
          .append(name)
          .append(areNumbered ? i : "")
          .append("\":")
          .append(i);
    }
    return Bytes.utf8(object.append('}').toString());
  }

  private void numbers() {
    Supplier<byte[]> nines = () -> Bytes.utf8("9".repeat(MANY));
    add("int_1M", "get_int64", "", "!NUMBER_OUT_OF_RANGE", nines);
    add("int_1M", "get_uint64", "", "!NUMBER_OUT_OF_RANGE", nines);
    add("int_1M", "get_double", "", "!NUMBER_OUT_OF_RANGE", nines);
    add("int_1M", "get_big_integer", "", "!NUMBER_TOO_LONG", nines);
    add("int_1M", "validate", "", "=true", nines);
    add(
        "fraction_1M",
        "get_double",
        "",
        "=0.3333333333333333",
        () -> Bytes.utf8("0." + "3".repeat(MANY)));
    add(
        "fraction_1M",
        "get_big_decimal",
        "",
        "!NUMBER_TOO_LONG",
        () -> Bytes.utf8("0." + "3".repeat(MANY)));
    add(
        "zeros_1M",
        "get_double",
        "",
        "=1.0",
        () -> Bytes.utf8("1" + "0".repeat(MANY) + "e-1000000"));
    for (String[] exponent :
        new String[][] {
          {"1e1000000000", "!NUMBER_OUT_OF_RANGE"},
          {"1e-1000000000", "=0.0"},
          {"-1e-1000000000", "=-0.0"},
          {"1e2147483648", "!NUMBER_OUT_OF_RANGE"},
          {"1e4294967297", "!NUMBER_OUT_OF_RANGE"},
          {"1e9223372036854775808", "!NUMBER_OUT_OF_RANGE"},
          {"1e-9223372036854775809", "=0.0"},
          {"0e" + "9".repeat(400), "=0.0"},
          {"1e" + "0".repeat(400) + "1", "=10.0"}
        }) {
      add("exponent", "get_double", "", exponent[1], () -> Bytes.utf8(exponent[0]));
      add("exponent", "get_int64", "", "!INCORRECT_TYPE", () -> Bytes.utf8(exponent[0]));
      add(
          "exponent",
          "get_big_decimal_to_big_integer",
          "",
          "?=*|!*",
          () -> Bytes.utf8(exponent[0]));
    }
  }

  private void strings() {
    add(
        "string_4M",
        "get_int64",
        "/1",
        "=1",
        () -> around("[\"", "x".repeat(4 * MANY), "\",1]", 1));
    add(
        "string_4M",
        "string_length",
        "/0",
        "=4000000",
        () -> around("[\"", "x".repeat(4 * MANY), "\",1]", 1));
    add(
        "escapes",
        "string_length",
        "/0",
        "=300000",
        () -> around("[\"", "\\u0041".repeat(300_000), "\"]", 1));
    add(
        "backslashes",
        "string_length",
        "/0",
        "=1000000",
        () -> around("[\"", "\\\\".repeat(MANY), "\"]", 1));
    add(
        "backslashes_odd",
        "validate",
        "",
        "!*",
        () -> around("[\"", "\\".repeat(MANY + 1), "\"]", 1));
    add("quotes", "validate", "", "!*", () -> Bytes.utf8("\"".repeat(MANY)));
    add("quotes_odd", "validate", "", "!*", () -> Bytes.utf8("\"".repeat(MANY + 1)));
    add(
        "unclosed",
        "validate",
        "",
        "!UNCLOSED_STRING",
        () -> Bytes.utf8("[\"" + "a".repeat(4 * MANY)));
    Supplier<byte[]> bad = () -> Bytes.latin1("[\"" + "a".repeat(4 * MANY) + "\u00ff\"]");
    add("bad_utf8_at_the_end", "validate", "", "!UTF8_ERROR", bad);
    add("bad_utf8_at_the_end", "string_length", "/0", "!UTF8_ERROR", bad);
  }

  private void structure() {
    add("white_then_1", "get_int64", "", "=1", () -> Bytes.utf8(" ".repeat(4 * MANY) + "1"));
    add("white", "validate", "", "!EMPTY", () -> Bytes.utf8(" \n".repeat(2 * MANY)));
    add("white_behind", "get_int64", "", "=1", () -> Bytes.utf8("1" + " ".repeat(4 * MANY)));
    add(
        "garbage_behind",
        "get_int64",
        "",
        "!TRAILING_CONTENT",
        () -> Bytes.utf8("1" + " ".repeat(MANY) + "x"));
    add("commas", "count_elements", "", "!*", () -> Bytes.utf8("[" + ",".repeat(MANY) + "]"));
    add("commas", "validate", "", "!*", () -> Bytes.utf8("[" + ",".repeat(MANY) + "]"));
    add("colons", "validate", "", "!*", () -> Bytes.utf8("{" + ":".repeat(MANY) + "}"));
    add("empty_arrays", "count_elements", "", "=300000", () -> elements("[]", 300_000));
    add("empty_objects", "count_elements", "", "=300000", () -> elements("{}", 300_000));
    add("zeros", "sum_int64", "", "=0", () -> elements("0", MANY));
    add("nul", "validate", "", "!*", () -> new byte[MANY]);
    add("nul_behind", "validate", "", "!*", () -> Bytes.utf8("[1]" + "\u0000".repeat(64)));
    add("marks", "validate", "", "!*", () -> Bytes.utf8("\ufeff".repeat(1000) + "1"));
    add(
        "lines",
        "stream_count_lines",
        "",
        "=20000",
        () -> Bytes.utf8("{\"a\":1}\n".repeat(20_000)));
  }

  private static byte[] elements(String element, int count) {
    return Bytes.utf8("[" + (element + ",").repeat(count - 1) + element + "]");
  }

  private static byte[] around(String open, String core, String close, int times) {
    return Bytes.utf8(open.repeat(times) + core + close.repeat(times));
  }

  private void add(
      String file, String operation, String argument, String outcome, Supplier<byte[]> input) {
    cases.add(
        new AttackCase(
            file, operation, argument, Expectation.parse(outcome), Duration.ofSeconds(1), input));
  }
}

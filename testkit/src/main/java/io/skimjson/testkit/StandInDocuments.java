package io.skimjson.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Generated documents, pointers, logs and a hand-written suite, for machines without the shared
 * corpora.
 */
final class StandInDocuments {
  private static final int DOCUMENTS = 3_000;

  private StandInDocuments() {}

  static List<DocumentCase> documents() {
    SplittableRandom random = new SplittableRandom(31);
    RandomJson json = RandomJson.of(random);
    Damage damage = Damage.of(random);
    ReferenceParser model = ReferenceParser.create();
    List<DocumentCase> cases = new ArrayList<>();
    for (int i = 0; i < DOCUMENTS; i++) {
      byte[] document = json.document();
      String kind = "made";
      if (random.nextInt(4) > 0) {
        Damage.Damaged damaged = damage.edit(document);
        kind = damaged.edit();
        document = damaged.bytes();
      }
      cases.add(documentCase("g" + i, kind, document, model.parse(document), random));
    }
    return cases;
  }

  private static DocumentCase documentCase(
      String id, String kind, byte[] document, RefResult result, SplittableRandom random) {
    if (!result.isValid()) {
      return new DocumentCase(id, kind, document, false, "", new byte[0]);
    }
    String pointer = "";
    RefValue value = result.root();
    while (!value.children().isEmpty() && random.nextInt(5) > 0) {
      int place = random.nextInt(value.children().size());
      if (value.type() == RefType.ARRAY) {
        pointer += "/" + place;
        value = value.elements().get(place);
      } else {
        String name = value.members().get(place).name();
        pointer = RefPointer.append(pointer, name);
        value = value.field(name).orElseThrow();
      }
    }
    return new DocumentCase(id, kind, document, true, pointer, value.raw(document));
  }

  static List<PointerCase> pointers() {
    String document =
        "{ \"foo\": [\"bar\", \"baz\"], \"\": 0, \"a/b\": 1, \"c%d\": 2, \"e^f\": 3, \"g|h\": 4, \"i\\\\j\": 5,"
            + " \"k\\\"l\": 6, \" \": 7, \"m~n\": 8, \"dup\": 9, \"dup\": 10, \"\\u0061b\": {\"x\":[ ]} }";
    String[][] rows = {
      {"", "=" + document},
      {"/foo", "=[\"bar\", \"baz\"]"},
      {"/foo/0", "=\"bar\""},
      {"/foo/1", "=\"baz\""},
      {"/", "=0"},
      {"/a~1b", "=1"},
      {"/c%d", "=2"},
      {"/e^f", "=3"},
      {"/g|h", "=4"},
      {"/i\\j", "=5"},
      {"/k\"l", "=6"},
      {"/ ", "=7"},
      {"/m~0n", "=8"},
      {"/dup", "=9"},
      {"/ab/x", "=[ ]"},
      {"/foo/2", "!INDEX_OUT_OF_BOUNDS"},
      {"/foo/-", "!INDEX_OUT_OF_BOUNDS"},
      {"/foo/00", "!INVALID_JSON_POINTER"},
      {"/foo/01", "!INVALID_JSON_POINTER"},
      {"/foo/+1", "!INVALID_JSON_POINTER"},
      {"/foo/-1", "!INVALID_JSON_POINTER"},
      {"/foo/1e0", "!INVALID_JSON_POINTER"},
      {"/foo/", "!INVALID_JSON_POINTER"},
      {"/foo/bar", "!INVALID_JSON_POINTER"},
      {"/foo/18446744073709551616", "!INDEX_OUT_OF_BOUNDS"},
      {"/foo/4294967296", "!INDEX_OUT_OF_BOUNDS"},
      {"/foo/0/0", "!NO_SUCH_FIELD"},
      {"/nope", "!NO_SUCH_FIELD"},
      {"/m~n", "!INVALID_JSON_POINTER"},
      {"/m~", "!INVALID_JSON_POINTER"},
      {"/~2", "!INVALID_JSON_POINTER"},
      {"foo", "!INVALID_JSON_POINTER"},
      {"#/foo", "!INVALID_JSON_POINTER"},
      {"/FOO", "!NO_SUCH_FIELD"},
      {"/a/b", "!NO_SUCH_FIELD"},
      {"/ab/x/0", "!INDEX_OUT_OF_BOUNDS"},
      {"/m~01", "!NO_SUCH_FIELD"}
    };
    List<PointerCase> cases = new ArrayList<>();
    for (String[] row : rows) {
      boolean finds = row[1].startsWith("=");
      cases.add(
          new PointerCase(
              "g" + cases.size(),
              "generated",
              Bytes.utf8(document),
              row[0],
              finds ? Optional.of(Bytes.utf8(row[1].substring(1))) : Optional.empty(),
              Expectation.parse(finds ? "=*" : row[1])));
    }
    return cases;
  }

  static List<NdjsonCase> ndjson() {
    SplittableRandom random = new SplittableRandom(99);
    List<NdjsonCase> cases = new ArrayList<>();
    for (int badPerHundred : new int[] {0, 10, 50, 100}) {
      NdjsonSamples.Sample sample = NdjsonSamples.of(random).sample(300, badPerHundred);
      cases.add(
          ndjsonCase("bad_" + badPerHundred + ".ndjson", sample.file(), sample.maxRecordBytes()));
    }
    cases.add(ndjsonCase("empty.ndjson", new byte[0], 0));
    cases.add(ndjsonCase("white.ndjson", Bytes.utf8(" \n\r\n\t\n   "), 0));
    cases.add(ndjsonCase("mark.ndjson", Bytes.utf8("\ufeff"), 0));
    cases.add(
        ndjsonCase(
            "scalars.ndjson", Bytes.utf8("1\n-2.5e3\n\"three\"\ntrue\nnull\n[]\n{}\n1e999"), 0));
    byte[] first = Bytes.utf8("{\"id\":1}\n{\"id\":");
    byte[] second = Bytes.utf8("2}\n{\"id\":3}\n");
    NdjsonCase plain = ndjsonCase("members.ndjson.gz", Bytes.concat(first, second), 0);
    byte[] members = Bytes.concat(GzipFaults.gzip(first), GzipFaults.gzip(second));
    cases.add(new NdjsonCase(plain.name(), plain.mode(), 0, members, plain.records()));
    return cases;
  }

  private static NdjsonCase ndjsonCase(String name, byte[] file, int limit) {
    List<NdjsonCase.Row> rows =
        NdjsonModel.with(limit == 0 ? Integer.MAX_VALUE : limit, RefRules.DEFAULT)
            .records(file)
            .stream()
            .map(
                r ->
                    new NdjsonCase.Row(r.index(), r.line(), r.start(), r.end(), r.isGood(), r.id()))
            .toList();
    return new NdjsonCase(name, "lines", limit, file, rows);
  }

  static List<SuiteFile> suite() {
    String[] good = {
      "[]",
      "{}",
      "0",
      "\"\"",
      "null",
      "true",
      "false",
      " [] ",
      "[[]   ]",
      "[\"\"]",
      "[null, 1, \"1\", {}]",
      "[0e+1]",
      "[1E-2]",
      "[123.456e78]",
      "{\"a\":\"b\",\"a\":\"b\"}",
      "{\"\":0}",
      "{\"foo\\u0000bar\": 42}",
      "[\"\\uD834\\uDd1e\"]",
      "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]",
      "[\"\u2028\"]",
      "[\"\u007f\"]",
      "[-0]",
      "[-123]",
      "\t1\n"
    };
    String[] bad = {
      "",
      " ",
      "[",
      "]",
      "{",
      "}",
      "[1,]",
      "[,1]",
      "[1,,2]",
      "[1 true]",
      "[a]",
      "[\"\",]",
      "[\"a\" 1]",
      "{\"a\"}",
      "{\"a\":}",
      "{\"a\":1,}",
      "{a:1}",
      "{'a':1}",
      "{\"a\" 1}",
      "{1:1}",
      "{\"a\":1 \"b\"}",
      "[1]x",
      "[1]]",
      "1 2",
      "[01]",
      "[-]",
      "[+1]",
      "[.5]",
      "[1.]",
      "[1e]",
      "[1e+]",
      "[0x1]",
      "[NaN]",
      "[-Infinity]",
      "[1a]",
      "[tru]",
      "nul",
      "truex",
      "[\"\\x\"]",
      "[\"\\u12\"]",
      "[\"a\nb\"]",
      "[\"a",
      "\"",
      "[\"\\\"]",
      "[1\u00002]",
      "[1]\u0000",
      "[\u00a0]",
      "{\"a\":1",
      "[[]",
      "[}",
      "{]",
      "/**/1",
      "[1]//",
      "\ufeff\ufeff1",
      ",",
      ":",
      "{\"a\"::1}"
    };
    List<SuiteFile> files = new ArrayList<>();
    for (String text : good) {
      files.add(new SuiteFile("test_parsing", "y_" + files.size() + ".json", Bytes.utf8(text)));
    }
    for (String text : bad) {
      files.add(new SuiteFile("test_parsing", "n_" + files.size() + ".json", Bytes.utf8(text)));
    }
    return files;
  }

  static List<PolicyCase> policies() {
    String[][] rows = {
      {"[123.456e-789]", "validate", "", "=true"},
      {"[123.456e-789]", "get_double", "/0", "=0.0"},
      {"[123.456e-789]", "get_int64", "/0", "!INCORRECT_TYPE"},
      {"[-1e+9999]", "get_double", "/0", "!NUMBER_OUT_OF_RANGE"},
      {"[-1e+9999]", "raw_json", "/0", "=-1e+9999"},
      {"[-1e+9999]", "validate", "", "=true"},
      {"[100000000000000000000]", "get_double", "/0", "=1e+20"},
      {"[10000000000000000999]", "get_uint64", "/0", "=10000000000000000999"},
      {"{\"\\uDFAA\":0}", "validate", "", "!STRING_ERROR"},
      {"[\"\\uD888\\u1234\"]", "validate", "", "!STRING_ERROR"},
      {"[\"\u00ff\"]", "validate", "", "!UTF8_ERROR"},
      {"[\"\u00ed\u00a0\u0080\"]", "validate", "", "!UTF8_ERROR"},
      {"\u00ef\u00bb\u00bf{}", "validate", "", "=true"},
      {"\u00ff\u00fe[\u0000", "validate", "", "!*"},
      {"{\"a\":1,\"a\":2}", "validate", "", "=true"},
      {"{\"a\":1,\"a\":2}", "count_fields", "", "=2"},
      {"{\"a\":1,\"a\":2}", "raw_json", "/a", "=1"},
      {"[\"A\\u0000B\"]", "get_string", "/0", "=A\\x00B"},
      {"[".repeat(500) + "]".repeat(500), "validate", "", "=true"}
    };
    List<PolicyCase> cases = new ArrayList<>();
    for (String[] row : rows) {
      SuiteFile file =
          new SuiteFile("test_parsing", "i_" + cases.size() + ".json", Bytes.latin1(row[0]));
      String outcome = PolicyCase.unescaped(row[3]);
      cases.add(new PolicyCase(file, row[1], row[2], Expectation.parse(outcome)));
    }
    return cases;
  }
}

package io.skimjson.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WhereTest {
  @TempDir Path folder;

  @ParameterizedTest(name = "{0} on {1}: {2}")
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "/v=1       | 1        | true",
        "/v=1       | 1.0      | true",
        "/v=1       | 10e-1    | true",
        "/v=1       | \"1\"    | false",
        "/v=\"1\"   | \"1\"    | true",
        "/v=1       | true     | false",
        "/v!=1      | 2        | true",
        "/v!=1      | 1.0      | false",
        "/v!=1      | \"x\"    | true",
        "/v!=1      | null     | true",
        "/v>=500    | 500      | true",
        "/v>=500    | 499.999  | false",
        "/v>500     | 500      | false",
        "/v<500     | -1e300   | true",
        "/v<=500    | 500.0    | true",
        "/v>=500    | \"600\"  | false",
        "/v>=500    | null     | false",
        "/v>=500    | [600]    | false",
        "/v=9007199254740993 | 9007199254740993 | true",
        "/v=9007199254740993 | 9007199254740992 | false",
        "/v=9007199254740993 | 9007199254740993.0 | true",
        "/v=9007199254740993 | 9007199254740992.0 | false",
        "/v>9223372036854775807 | 9223372036854775808 | true",
        "/v>9223372036854775808 | 9223372036854775808 | false",
        "/v<-9223372036854775808 | -9223372036854775809 | true",
        "/v=0       | -0       | true",
        "/v=0       | 0.0e5    | true",
        "/v<0       | -0.0     | false",
        "/v=0.1     | 0.1      | true",
        "/v=0.1     | 0.10000000000000000001 | false",
        "/v=true    | true     | true",
        "/v=true    | false    | false",
        "/v=true    | \"true\" | false",
        "/v!=true   | false    | true",
        "/v=null    | null     | true",
        "/v=null    | 0        | false",
        "/v!=null   | 0        | true",
        "/v=abc     | \"abc\"  | true",
        "/v=abc     | \"\\u0061bc\" | true",
        "/v=abc     | \"abcd\" | false",
        "/v=é       | \"\\u00e9\" | true",
        "/v<b       | \"a\"    | true",
        "/v<b       | \"b\"    | false",
        "/v<=b      | \"b\"    | true",
        "/v>b       | \"ba\"   | true",
        "/v>￿       | \"😀\"   | true",
        "/v>￿       | \"\\ud83d\\ude00\" | true",
        "/v~bc      | \"abcd\" | true",
        "/v~bc      | \"abd\"  | false",
        "/v~\"\\n\" | \"a\\nb\"| true",
        "/v~\"\"    | \"\"     | true",
        "/v~é       | \"caf\\u00e9\" | true",
        "/v ~ 1     | 1        | false",
        "/v         | 0        | true",
        "/v         | null     | false",
        "/v         | []       | true",
        "/w         | 1        | false",
        "/w=1       | 1        | false",
        "/w!=1      | 1        | true",
        "/w=null    | 1        | false",
        "/v/0=1     | [1]      | true",
        "/v/a=1     | {\"a\":1} | true",
        "/v/a=1     | 7        | false",
      })
  void decides(String condition, String value, boolean expected) {
    byte[] line = ("{\"v\":" + value + "}\n").getBytes(StandardCharsets.UTF_8);
    SkimRun run = SkimRun.withInput(folder, line, "agg", "--format", "csv", "--where", condition);
    assertEquals(0, run.code(), run::toString);
    assertEquals("count\n" + (expected ? 1 : 0) + "\n", run.out(), run::toString);
    assertEquals("", run.err());
  }

  @Test
  void numbersOfAnyLengthAreComparedExactly() {
    String zeros = "0".repeat(1000);
    decides("/v=0.1", "0.1" + zeros, true);
    decides("/v=0.1", "0.1" + zeros + "1", false);
    decides("/v>0.1", "0.1" + zeros + "1", true);
    decides("/v<0.1", "0.0" + "9".repeat(1000), true);
    decides("/v!=0", "1e-99999999999", true);
    decides("/v=0", "0e99999999999", true);
    decides("/v=9223372036854775808", "9223372036854775808." + zeros + "1", false);
  }

  @Test
  void severalConditionsMustAllBeMet() {
    byte[] lines =
        "{\"a\":1,\"b\":1}\n{\"a\":1,\"b\":2}\n{\"a\":2,\"b\":2}\n"
            .getBytes(StandardCharsets.UTF_8);
    SkimRun run = SkimRun.withInput(folder, lines, "get", "/a", "/b", "-w", "/a=1", "-w", "/b>1");
    assertEquals("1\t2\n", run.out());
  }
}

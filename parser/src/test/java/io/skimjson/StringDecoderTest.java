package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.CaseCount;
import io.skimjson.testkit.Placement;
import io.skimjson.testkit.Placements;
import io.skimjson.testkit.Seeds;
import io.skimjson.testkit.Shared;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StringDecoderTest {
  private static String decode(String json, Surrogates policy) {
    byte[] bytes = NameCases.utf8(json);
    return StringDecoder.toString(bytes, 0, bytes.length, false, policy, null);
  }

  private static int firstBad(String json, Surrogates policy) {
    byte[] bytes = NameCases.utf8(json);
    int bad = StringDecoder.firstBadEscape(bytes, 0, bytes.length, policy);
    byte[] dst = new byte[bytes.length];
    int end = StringDecoder.decode(bytes, 0, bytes.length, dst, 0, policy);
    assertEquals(bad, end < 0 ? ~end : -1, json);
    return bad;
  }

  @Test
  void everyByteBehindABackslashIsAnEscapeOrIsNot() {
    String good = "\"\\/bfnrt";
    String text = "\"\\/\b\f\n\r\t";
    for (int b = 0; b < 256; b++) {
      byte[] json = {'x', '\\', (byte) b};
      int at = b < 0x80 ? good.indexOf(b) : -1;
      assertEquals(
          at < 0 ? 1 : -1,
          StringDecoder.firstBadEscape(json, 0, 3, Surrogates.REJECT),
          "byte " + b);
      String decoded = StringDecoder.toString(json, 0, 3, false, Surrogates.REJECT, null);
      assertEquals(at < 0 ? null : "x" + text.charAt(at), decoded, "byte " + b);
    }
  }

  @Test
  void everyUnitOfUtf16ReadsAsItself() {
    for (int unit = 0; unit < 0x10000; unit++) {
      String json = String.format(Locale.ROOT, unit % 2 == 0 ? "\\u%04x" : "\\u%04X", unit);
      boolean surrogate = unit >= 0xD800 && unit <= 0xDFFF;
      String self = String.valueOf((char) unit);
      assertEquals(surrogate ? null : self, decode(json, Surrogates.REJECT));
      assertEquals(surrogate ? "\uFFFD" : self, decode(json, Surrogates.REPLACE));
      assertEquals(self, decode(json, Surrogates.PRESERVE));
    }
  }

  @Test
  void everyCharacterBeyondTheBasicPlaneReadsFromItsPair() {
    for (int c = 0x10000; c <= 0x10FFFF; c += 0x101) {
      String text = new String(Character.toChars(c));
      String json =
          String.format(Locale.ROOT, "\\u%04x\\u%04x", (int) text.charAt(0), (int) text.charAt(1));
      assertEquals(text, decode(json, Surrogates.REJECT));
      byte[] bytes = NameCases.utf8(json);
      byte[] dst = new byte[bytes.length];
      int end = StringDecoder.decode(bytes, 0, bytes.length, dst, 0, Surrogates.REJECT);
      assertArrayEquals(NameCases.utf8(text), Arrays.copyOf(dst, end));
    }
  }

  @Test
  void refusesEveryByteThatIsNoHexDigitInEveryPlace() {
    for (int place = 0; place < 4; place++) {
      for (int b = 0; b < 256; b++) {
        byte[] json = NameCases.utf8("a\\u0041b");
        json[3 + place] = (byte) b;
        boolean hex = (b >= '0' && b <= '9') || (b >= 'a' && b <= 'f') || (b >= 'A' && b <= 'F');
        int bad = StringDecoder.firstBadEscape(json, 0, json.length, Surrogates.PRESERVE);
        assertEquals(hex ? -1 : 1, bad, "byte " + b + " in place " + place);
      }
    }
  }

  @Test
  void refusesAnEscapeThatIsCut() {
    for (String json : new String[] {"ab\\", "ab\\u", "ab\\u0", "ab\\u00", "ab\\u004"}) {
      assertEquals(2, firstBad(json, Surrogates.PRESERVE));
      Placement p = Placements.surrounded(NameCases.utf8(json), NameCases.utf8("0"), 3, 20);
      assertEquals(
          p.offset() + 2,
          StringDecoder.firstBadEscape(p.array(), p.offset(), p.end(), Surrogates.PRESERVE));
    }
  }

  @Test
  void aSurrogateWithoutItsPartnerIsHandledByPolicy() {
    String[][] cases = {
      // json, bad under REJECT, REPLACE text, PRESERVE text
      {"a\\ud83d", "1", "a\uFFFD", "a\uD83D"},
      {"\\ude00b", "0", "\uFFFDb", "\uDE00b"},
      {"\\ude00\\ud83d", "0", "\uFFFD\uFFFD", "\uDE00\uD83D"},
      {"\\ud83d\\ud83d\\ude00", "0", "\uFFFD😀", "\uD83D😀"},
      {"\\ud83d\\ude00\\ude00", "12", "😀\uFFFD", "😀\uDE00"},
      {"\\ud83dx\\ude00", "0", "\uFFFDx\uFFFD", "\uD83Dx\uDE00"},
      {"\\ud83d\\n", "0", "\uFFFD\n", "\uD83D\n"},
      {"\\ud83d\\u0041", "0", "\uFFFDA", "\uD83DA"},
      {"é\\udbff\\udfff水", "-1", "é\uDBFF\uDFFF水", "é\uDBFF\uDFFF水"},
      {"퟿\\ud7ff\\ue000", "-1", "퟿\uD7FF\uE000", "퟿\uD7FF\uE000"},
    };
    for (String[] c : cases) {
      assertEquals(Integer.parseInt(c[1]), firstBad(c[0], Surrogates.REJECT), c[0]);
      assertEquals(c[2], decode(c[0], Surrogates.REPLACE), c[0]);
      assertEquals(c[3], decode(c[0], Surrogates.PRESERVE), c[0]);
    }
    assertEquals(0, firstBad("\\ud83d\\uZZZZ", Surrogates.REJECT));
    assertEquals(6, firstBad("\\ud83d\\uZZZZ", Surrogates.REPLACE));
    assertEquals(6, firstBad("\\ud83d\\q", Surrogates.PRESERVE));
  }

  @Test
  void copiesALoneSurrogateAsThreeBytes() {
    byte[] json = NameCases.utf8("\\ud83d");
    byte[] dst = new byte[6];
    int end = StringDecoder.decode(json, 0, json.length, dst, 0, Surrogates.PRESERVE);
    assertArrayEquals(new byte[] {(byte) 0xED, (byte) 0xA0, (byte) 0xBD}, Arrays.copyOf(dst, end));
  }

  @Test
  void readsWhatWasWrittenWhereverItStands() {
    long seed = Seeds.seed();
    SplittableRandom random = Seeds.random(seed);
    for (int i = 0; i < 20_000; i++) {
      String text = NameCases.random(random, 40);
      byte[] json = NameCases.utf8(NameCases.escaped(random, text, 1 + random.nextInt(9)));
      Placement p =
          Placements.surrounded(json, NameCases.utf8("\\"), random.nextInt(9), random.nextInt(9));
      String decoded =
          StringDecoder.toString(
              p.array(), p.offset(), p.end(), false, Surrogates.REJECT, new byte[30]);
      assertEquals(text, decoded, () -> p + "; " + Seeds.repeat(seed));
      byte[] dst = new byte[json.length + 3];
      Arrays.fill(dst, (byte) 'S');
      int end = StringDecoder.decode(p.array(), p.offset(), p.end(), dst, 3, Surrogates.REJECT);
      assertArrayEquals(NameCases.utf8(text), Arrays.copyOfRange(dst, 3, end));
      assertEquals("SSS", new String(dst, 0, 3, StandardCharsets.US_ASCII));
      assertEquals(
          Names.MATCH,
          Names.decodedEquals(p.array(), p.offset(), p.end(), Key.of(text), Surrogates.REJECT));
    }
  }

  @Test
  void findsABackslashInEveryPlaceOfEveryLength() {
    for (int length = 0; length <= 40; length++) {
      byte[] bytes = new byte[length];
      // 5B and 5D are next to a backslash; 80 and DC differ from it in the high bit.
      byte[] near = {0x5B, 0x5D, (byte) 0xDC, (byte) 0x80, 0};
      for (int i = 0; i < length; i++) {
        bytes[i] = near[i % near.length];
      }
      for (Placement p : Placements.few(bytes)) {
        assertEquals(p.end(), ByteSearch.backslash(p.array(), p.offset(), p.end()), p::toString);
        for (int i = length - 1; i >= 0; i--) {
          p.array()[p.offset() + i] = '\\';
          assertEquals(
              p.offset() + i, ByteSearch.backslash(p.array(), p.offset(), p.end()), p::toString);
        }
      }
    }
  }

  @Test
  void oneMillionEscapesAreReadInLinearTime() {
    byte[] json = NameCases.utf8("\\u0041\\n".repeat(500_000));
    String text = StringDecoder.toString(json, 0, json.length, true, Surrogates.PRESERVE, null);
    assertEquals("A\n".repeat(500_000), text);
  }

  @Test
  void readsTheSharedStringsAsTheyAreMeant() {
    long cases = 0;
    Optional<Path> table = Shared.file("conformance/strings/read_cases.tsv.gz");
    if (table.isEmpty()) {
      CaseCount.report("support.strings.generated", generated());
      return;
    }
    try (Stream<String[]> rows = Shared.rows(table.get())) {
      for (Iterator<String[]> it = rows.iterator(); it.hasNext(); ) {
        check(it.next());
        cases++;
      }
    }
    CaseCount.report("support.strings", cases);
  }

  private static void check(String[] row) {
    byte[] document = Shared.base64(row[2]);
    boolean good = row[3].equals("OK");
    long fault = TestDocuments.check(document, Surrogates.REJECT, DuplicateNames.FIRST);
    assertEquals(good, fault == 0, row[0] + " " + row[1]);
    boolean lone = row[3].equals("LONE");
    if (lone) {
      assertEquals(JsonError.INVALID_STRING, PackedFault.kind(fault), row[0]);
      assertEquals(
          0, TestDocuments.check(document, Surrogates.REPLACE, DuplicateNames.FIRST), row[0]);
    }
    if (good || lone || row[3].equals("LATE")) {
      int open = indexOf(document, '"', 0);
      int close = ByteSearch.quoteOrBackslash(document, open + 1, document.length);
      while (document[close] == '\\') {
        close = ByteSearch.quoteOrBackslash(document, close + 2, document.length);
      }
      String text =
          StringDecoder.toString(
              document,
              open + 1,
              close,
              false,
              lone ? Surrogates.REPLACE : Surrogates.REJECT,
              null);
      assertEquals(Shared.base64Text(row[4]), text, row[0]);
      if (lone) {
        assertNull(
            StringDecoder.toString(document, open + 1, close, false, Surrogates.REJECT, null));
      }
    }
  }

  private static int indexOf(byte[] bytes, char wanted, int from) {
    int at = from;
    while (bytes[at] != wanted) {
      at++;
    }
    return at;
  }

  private static long generated() {
    SplittableRandom random = Seeds.random(7);
    long cases = 0;
    for (int i = 0; i < 1000; i++) {
      String text = NameCases.random(random, 12);
      String json = "[\"" + NameCases.escaped(random, text, 3) + "\"]";
      assertTrue(Json.isValid(NameCases.utf8(json)), json);
      cases++;
    }
    return cases;
  }
}

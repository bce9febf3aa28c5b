package io.skimjson.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ToolsTest {
  private static final byte[] DOCUMENT = Bytes.utf8("{\"a\":[1,\"\u20ac\"]}");

  private final String shared = System.getProperty(Shared.PROPERTY, "");

  @AfterEach
  void restoreTheProperty() {
    System.setProperty(Shared.PROPERTY, shared);
  }

  @Test
  void laysTheSameDocumentEverywhere() {
    for (List<Placement> placements :
        List.of(
            Placements.all(DOCUMENT),
            Placements.few(DOCUMENT),
            Placements.atEveryOffset(DOCUMENT))) {
      for (Placement placement : placements) {
        assertArrayEquals(DOCUMENT, placement.document(), placement::toString);
      }
    }
  }

  @Test
  void surroundsSlicesWithWhatWouldLeadAReaderAstray() {
    Set<Byte> behind = new HashSet<>();
    for (Placement slice : Placements.slices(DOCUMENT)) {
      behind.add(slice.array()[slice.end()]);
    }
    for (char c : "7\"\\[]},.".toCharArray()) {
      assertTrue(behind.contains((byte) c), "no slice has behind it: " + c);
    }
  }

  @Test
  void laysADocumentAtEveryOffsetOfABlock() {
    List<Placement> placements = Placements.atEveryOffset(DOCUMENT);
    for (int offset = 0; offset < 64; offset++) {
      assertEquals(offset, placements.get(offset).offset());
    }
    assertEquals(DOCUMENT.length, Placements.exact(DOCUMENT).array().length);
    assertEquals(DOCUMENT.length + 64, Placements.padded(DOCUMENT).array().length);
  }

  private static Object sink = "";

  @Test
  void countsAllocatedBytes() {
    assertEquals(0, AllocationMeter.bytesAllocated(1_000, 100, () -> sink = ""));
    long allocated = AllocationMeter.bytesAllocated(1_000, 100, () -> sink = new byte[1000]);
    assertTrue(allocated >= 100_000, "allocated: " + allocated);
  }

  @Test
  void countsABlankPropertyAsUnset() {
    System.setProperty(Shared.PROPERTY, "  ");
    assertEquals(Optional.empty(), Shared.root());
    assertEquals(Optional.empty(), Shared.file("data/twitter.json"));
  }

  @Test
  void refusesAPropertyThatNamesNothing(@TempDir Path empty) throws Exception {
    System.setProperty(Shared.PROPERTY, empty.toString());
    assertThrows(IllegalStateException.class, Shared::root);
    Files.createDirectory(empty.resolve("conformance"));
    assertEquals(Optional.of(empty), Shared.root());
    assertThrows(IllegalStateException.class, () -> Corpora.load("twitter.json"));
  }

  @Test
  void makesStandInsOfSimilarShape() {
    System.setProperty(Shared.PROPERTY, "");
    RefValue twitter = ReferenceParser.create().parse(Corpora.load("twitter.json")).root();
    RefValue status = twitter.field("statuses").orElseThrow().elements().get(0);
    RefValue user = status.field("user").orElseThrow();
    assertEquals(RefType.BOOLEAN, user.field("default_profile").orElseThrow().type());
    assertEquals(RefType.STRING, user.field("screen_name").orElseThrow().type());
    assertTrue(status.field("retweet_count").orElseThrow().isInteger());
    RefValue citm = ReferenceParser.create().parse(Corpora.load("citm_catalog.json")).root();
    assertEquals(240, citm.field("performances").orElseThrow().elements().size());
    assertThrows(IllegalArgumentException.class, () -> Corpora.load("nothing.json"));
  }

  @Test
  void refusesASuiteThatRanNothing() {
    assertThrows(AssertionError.class, () -> CaseCount.report("nothing", 0));
  }

  @Test
  void demandsTheNumberOfSharedCases(@TempDir Path root) throws Exception {
    Files.createDirectory(root.resolve("conformance"));
    System.setProperty(Shared.PROPERTY, root.toString());
    assertThrows(AssertionError.class, () -> CaseCount.report("testkit.example", 1, 2));
  }

  @Test
  void packsAndUnpacks() {
    byte[] packed = GzipFaults.gzip(DOCUMENT);
    assertArrayEquals(DOCUMENT, Shared.gunzip(packed));
    assertArrayEquals(
        Bytes.repeat(DOCUMENT, 2), Shared.gunzip(Bytes.concat(packed, packed)), "two members");
  }

  @Test
  void hasBrokenContainers() {
    assertThrows(UncheckedIOException.class, () -> Shared.gunzip(GzipFaults.cut()));
    assertThrows(UncheckedIOException.class, () -> Shared.gunzip(GzipFaults.wrongChecksum()));
    System.setProperty(Shared.PROPERTY, "");
    assertThrows(UncheckedIOException.class, () -> Shared.gunzip(GzipFaults.cut()));
    assertThrows(UncheckedIOException.class, () -> Shared.gunzip(GzipFaults.wrongChecksum()));
    byte[] unpacked = Shared.gunzip(GzipFaults.bomb());
    List<NdjsonRecord> records = NdjsonModel.with(1 << 20, RefRules.DEFAULT).records(unpacked);
    assertEquals(3, records.size());
    assertEquals("TOO_LARGE", records.get(1).strict().orElseThrow().kind());
  }

  @Test
  void readsTheBackslashFormsOfThePolicy() {
    assertEquals("/\u00e9", PolicyCase.unescaped("/\\xe9"));
    assertEquals("/e\u0301", PolicyCase.unescaped("/e\\u0301"));
    assertEquals("a\\n", PolicyCase.unescaped("a\\n"));
  }

  @Test
  void comparesAnswers() {
    Corpora.requireEqual(1L, 1L);
    assertThrows(AssertionError.class, () -> Corpora.requireEqual(1L, 2L));
  }

  @Test
  void showsBytesReadably() {
    assertEquals("a<0a><ff>", Bytes.show(Bytes.latin1("a\n\u00ff")));
    assertTrue(Bytes.show(new byte[1000]).endsWith("... (1000 bytes)"));
    assertEquals(0, Bytes.concat().length);
  }

  @Test
  void makesNewSeedsUnlessOneIsGiven() {
    String given = System.getProperty(Seeds.PROPERTY);
    try {
      System.setProperty(Seeds.PROPERTY, "42");
      assertEquals(42, Seeds.seed());
      assertEquals("repeat with -Dskimjson.seed=42", Seeds.repeat(42));
    } finally {
      if (given == null) {
        System.clearProperty(Seeds.PROPERTY);
      } else {
        System.setProperty(Seeds.PROPERTY, given);
      }
    }
  }
}

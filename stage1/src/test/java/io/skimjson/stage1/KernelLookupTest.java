package io.skimjson.stage1;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.bytes.WideBytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KernelLookupTest {
  @ParameterizedTest(name = "wanted {0}, SWAR on {1}: {2}")
  @CsvSource({
    ",           true,  SWAR,  'swar (the best this version has)'",
    "'',         true,  SWAR,  'swar (the best this version has)'",
    "auto,       true,  SWAR,  'swar (the best this version has)'",
    "swar,       true,  SWAR,  'swar (forced by skimjson.kernel)'",
    "SWAR,       true,  SWAR,  'swar (forced by skimjson.kernel)'",
    "bytes,      true,  BYTES, 'bytes (forced by skimjson.kernel)'",
    "bytes,      false, BYTES, 'bytes (forced by skimjson.kernel)'",
    "warp,       true,  SWAR,  'swar (skimjson.kernel=warp is unknown; the best this version has)'"
  })
  void choosesAndSaysWhy(String wanted, boolean swarEnabled, Kernel kernel, String description) {
    KernelLookup lookup = KernelLookup.choose(wanted, swarEnabled);
    assertEquals(kernel, lookup.chosen());
    assertEquals(description, lookup.description());
  }

  @Test
  void fallsBackToBytesWhereSwarIsOff() {
    for (String wanted : new String[] {null, "auto", "swar", "warp"}) {
      KernelLookup lookup = KernelLookup.choose(wanted, false);
      assertEquals(Kernel.BYTES, lookup.chosen(), () -> "wanted " + wanted);
      assertTrue(lookup.description().contains("skimjson.swar"), lookup::description);
    }
  }

  @Test
  void obeysThePropertiesOfThisProcess() {
    KernelLookup expected =
        KernelLookup.choose(System.getProperty("skimjson.kernel"), WideBytes.SWAR_ENABLED);
    assertEquals(expected.chosen(), KernelLookup.kernel());
    assertEquals(expected.description(), KernelLookup.describe());
    assertEquals(expected.chosen(), StructuralIndexer.create().kernel());
  }

  @Test
  void hasAClassifierForEachKernel() {
    for (Kernel kernel : Kernel.values()) {
      assertEquals(kernel, StructuralIndexer.create(kernel).kernel());
    }
  }
}

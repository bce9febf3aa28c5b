package io.skimjson.stage1;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.bytes.WideBytes;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KernelLookupTest {
  private static final String NONE = "vectors need a reason";

  @ParameterizedTest(name = "wanted {0}, SWAR on {1}, vectors of {2} bits: {3}")
  @CsvSource({
    ",          true,  0,   SWAR,      'vectors need a reason; loop may follow after some more input'",
    "'',        true,  0,   SWAR,      'vectors need a reason; loop may follow after some more input'",
    "auto,      true,  0,   SWAR,      'vectors need a reason; loop may follow after some more input'",
    "auto,      true,  256, VECTOR256, 'the longest vectors that this machine prefers'",
    ",          true,  512, VECTOR512, 'the longest vectors that this machine prefers'",
    "vector,    true,  128, VECTOR128, 'forced by skimjson.kernel'",
    "Vector256, true,  512, VECTOR256, 'forced by skimjson.kernel'",
    "swar,      true,  512, SWAR,      'forced by skimjson.kernel'",
    "' LOOP ',  true,  0,   LOOP,      'forced by skimjson.kernel'",
    "bytes,     true,  0,   BYTES,     'forced by skimjson.kernel'",
    "bytes,     false, 0,   BYTES,     'forced by skimjson.kernel'",
    "vector128, false, 128, VECTOR128, 'forced by skimjson.kernel'",
    "vector512, true,  256, VECTOR256, 'skimjson.kernel=vector512 is not available: this machine "
        + "prefers vectors of 256 bits; the longest vectors that this machine prefers'",
    "vector,    true,  0,   SWAR,      'skimjson.kernel=vector is not available: vectors need a "
        + "reason; vectors need a reason; loop may follow after some more input'",
    "warp,      true,  512, VECTOR512, 'skimjson.kernel=warp is unknown; the longest vectors that "
        + "this machine prefers'"
  })
  void choosesAndSaysWhy(
      String wanted, boolean swarEnabled, int vectorBits, Kernel kernel, String why) {
    KernelLookup lookup =
        KernelLookup.choose(wanted, new KernelLookup.Facts(swarEnabled, vectorBits, NONE));
    assertEquals(kernel, lookup.chosen());
    String name = kernel.name().toLowerCase(Locale.ROOT);
    assertEquals(name + " (" + why + ")", lookup.description());
  }

  @Test
  void fallsBackToBytesWhereSwarIsOff() {
    for (String wanted : new String[] {null, "auto", "swar", "loop", "vector", "warp"}) {
      KernelLookup lookup = KernelLookup.choose(wanted, new KernelLookup.Facts(false, 0, NONE));
      assertEquals(Kernel.BYTES, lookup.chosen(), () -> "wanted " + wanted);
      assertTrue(lookup.description().contains("skimjson.swar"), lookup::description);
    }
  }

  @Test
  void obeysThePropertiesOfThisProcess() {
    KernelLookup expected =
        KernelLookup.choose(
            System.getProperty("skimjson.kernel"),
            new KernelLookup.Facts(
                WideBytes.SWAR_ENABLED, VectorKernels.preferredBits(), VectorKernels.whyNone()));
    if (KernelLookup.kernel() != Kernel.LOOP) { // else the trial may have come to its end
      assertEquals(expected.chosen(), KernelLookup.kernel());
    }
    assertEquals(KernelLookup.kernel(), StructuralIndexer.create().kernel());
  }

  @Test
  void givesEachKernelThatIsAvailableAndRefusesTheOthersWithTheReason() {
    for (Kernel kernel : Kernel.values()) {
      if (kernel.isAvailable()) {
        assertEquals(kernel, StructuralIndexer.create(kernel).kernel());
      } else {
        IllegalStateException refusal =
            assertThrows(IllegalStateException.class, () -> StructuralIndexer.create(kernel));
        assertTrue(
            refusal.getMessage().contains(KernelLookup.whyMissing(kernel)), refusal::getMessage);
      }
    }
  }

  @Test
  void namesTheVectorKernelOfThisMachineIfThereIsOne() {
    assertEquals(
        VectorKernels.preferredBits(), KernelLookup.vectors().map(Kernel::vectorBits).orElse(0));
  }

  /** Set where the vector kernels are what is tested: then they must be there. */
  @Test
  void hasVectorsWhereTheyAreDemanded() {
    String demanded = System.getProperty("skimjson.test.vectors", "any");
    if (demanded.equals("required")) {
      assertTrue(Kernel.VECTOR128.isAvailable(), KernelLookup::describe);
      assertTrue(KernelLookup.vectors().isPresent(), KernelLookup::describe);
    }
  }
}

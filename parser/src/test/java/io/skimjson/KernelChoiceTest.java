package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.stage1.Kernel;
import io.skimjson.stage1.KernelLookup;
import io.skimjson.testkit.Bytes;
import io.skimjson.testkit.CaseCount;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class KernelChoiceTest {
  private static final int ELEMENTS = 5_000; // several chunks and a rest

  @ParameterizedTest
  @EnumSource(KernelChoice.class)
  void everyChoiceReadsTheSame(KernelChoice choice) {
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < ELEMENTS; i++) {
      text.append("{\"n\":").append(i).append(",\"s\":\"\\\"}\u00e9\"},\n");
    }
    byte[] json = Bytes.utf8(text + "0]");
    try (Parser parser = Parser.builder().kernel(choice).build()) {
      long sum = 0;
      JsonArray elements = parser.parse(json).array();
      for (int i = 0; i < ELEMENTS; i++) {
        assertTrue(elements.next());
        Value element = elements.current();
        sum += element.field("n").getInt64();
        assertEquals("\"}\u00e9", element.field("s").getString());
      }
      assertEquals((ELEMENTS - 1L) * ELEMENTS / 2, sum);
    }
  }

  @Test
  void aChoiceThatIsNotToBeHadLeavesItToTheBest() {
    assertEquals(null, KernelChoice.AUTO.kernel());
    assertEquals(KernelLookup.vectors().orElse(null), KernelChoice.VECTOR.kernel());
    assertEquals(Kernel.SWAR.isAvailable() ? Kernel.SWAR : null, KernelChoice.SWAR.kernel());
    assertEquals(Kernel.LOOP.isAvailable() ? Kernel.LOOP : null, KernelChoice.LOOP.kernel());
    assertEquals(Kernel.BYTES, KernelChoice.BYTES.kernel());
  }

  /** Printed, so that a build can see which kernel its tests have had. */
  @Test
  void theKernelInUseSaysWhy() {
    String kernel = Json.kernel();
    assertTrue(kernel.matches("[a-z0-9]+ \\(.+\\)"), kernel);
    CaseCount.report("parser.kernel." + kernel.substring(0, kernel.indexOf(' ')), 1);
  }
}

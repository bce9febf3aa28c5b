package io.skimjson.bench.report;

import io.skimjson.Json;
import io.skimjson.stage1.Kernel;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Prints, as properties, what results depend on beside the code: this JVM, and the kernels that it
 * has.
 */
public final class Machine {
  private Machine() {}

  /**
   * Prints them.
   *
   * @param flags the flags that this JVM was started with, to be written down
   */
  public static void main(String... flags) {
    String why = Json.kernel();
    System.out.println("jdk=" + Runtime.version().feature());
    System.out.println("version=" + System.getProperty("java.vendor") + " " + Runtime.version());
    System.out.println("flags=" + String.join(" ", flags));
    System.out.println("kernel=" + why.split("[ (:,]", 2)[0].toLowerCase(Locale.ROOT));
    System.out.println("why=" + why);
    System.out.println(
        "kernels="
            + Arrays.stream(Kernel.values())
                .filter(Kernel::isAvailable)
                .map(Enum::name)
                .collect(Collectors.joining(",")));
  }
}

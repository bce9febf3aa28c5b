package io.skimjson.arrows;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ArrowsTest {
  private static final JavaClasses MAIN_CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages("io.skimjson");

  @Test
  void everyModuleOfTheBuildIsLookedAt() throws IOException {
    Set<String> missing = new TreeSet<>();
    for (String folder : Rooms.folders()) {
      String room = Rooms.packageOfFolder(folder);
      if (MAIN_CLASSES.stream().noneMatch(c -> Rooms.of(c.getPackageName()).equals(room))) {
        missing.add(folder);
      }
    }
    assertEquals(
        Set.of(), missing, "modules that arrows/pom.xml does not depend on, or without code");
  }

  @Test
  void everyPackageBelongsToAKnownRoom() {
    Set<String> unknown = new TreeSet<>();
    for (JavaClass c : MAIN_CLASSES) {
      if (Rooms.of(c.getPackageName()).isEmpty()) {
        unknown.add(c.getPackageName());
      }
    }
    assertEquals(Set.of(), unknown, "packages that Rooms.ARROWS does not know");
  }

  @Test
  void arrowsPointDownOnly() {
    Set<String> wrong = new TreeSet<>();
    for (JavaClass c : MAIN_CLASSES) {
      String from = Rooms.of(c.getPackageName());
      for (Dependency dependency : c.getDirectDependenciesFromSelf()) {
        String target = dependency.getTargetClass().getBaseComponentType().getPackageName();
        boolean ours = target.equals("io.skimjson") || target.startsWith("io.skimjson.");
        if (ours && !mayKnow(from, Rooms.of(target))) {
          wrong.add(from + " -> " + target + ": " + dependency.getDescription());
        }
      }
    }
    assertEquals(List.of(), List.copyOf(wrong));
  }

  @Test
  void noMainClassUsesUnsafeOrTheInsideOfTheJdk() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("sun..", "jdk.internal..")
        .check(MAIN_CLASSES);
  }

  private static boolean mayKnow(String from, String to) {
    return from.equals(to) || Rooms.ARROWS.getOrDefault(from, Set.of()).contains(to);
  }
}

/**
 * Corpora, seeded generators and a slow, obvious model to test against. Not published; leans on the
 * JDK and JUnit alone.
 */
@NullMarked
package io.skimjson.testkit;

import org.jspecify.annotations.NullMarked;

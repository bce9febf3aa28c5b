package io.skimjson.bench.rivals;

import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/**
 * The two passes with which simdjson-java begins: UTF-8, then structural characters. It has no
 * public name for them alone, so they are called by handles, which the JIT inlines since their
 * fields are final and static.
 */
final class TwoPasses {
  private static final Class<?> INDEXES = classNamed("org.simdjson.BitIndexes");
  private static final Class<?> INDEXER = classNamed("org.simdjson.StructuralIndexer");
  private static final MethodHandle NEW_INDEXES;
  private static final MethodHandle NEW_INDEXER;
  private static final MethodHandle RESET;
  private static final MethodHandle INDEX;
  private static final MethodHandle LAST;
  private static final MethodHandle VALIDATE;

  static {
    try {
      MethodHandles.Lookup inside = MethodHandles.privateLookupIn(INDEXER, MethodHandles.lookup());
      NEW_INDEXES =
          inside
              .findConstructor(INDEXES, methodType(void.class, int.class))
              .asType(methodType(Object.class, int.class));
      NEW_INDEXER =
          inside
              .findConstructor(INDEXER, methodType(void.class, INDEXES))
              .asType(methodType(Object.class, Object.class));
      RESET =
          inside
              .findVirtual(INDEXES, "reset", methodType(void.class))
              .asType(methodType(void.class, Object.class));
      INDEX =
          inside
              .findVirtual(INDEXER, "index", methodType(void.class, byte[].class, int.class))
              .asType(methodType(void.class, Object.class, byte[].class, int.class));
      LAST =
          inside
              .findVirtual(INDEXES, "getLast", methodType(int.class))
              .asType(methodType(int.class, Object.class));
      VALIDATE =
          inside.findStatic(
              classNamed("org.simdjson.Utf8Validator"),
              "validate",
              methodType(void.class, byte[].class, int.class));
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private final Object indexes;
  private final Object indexer;

  TwoPasses(int capacity) {
    try {
      indexes = NEW_INDEXES.invokeExact(capacity);
      indexer = NEW_INDEXER.invokeExact(indexes);
    } catch (Throwable e) {
      throw new IllegalStateException("simdjson-java has changed inside", e);
    }
  }

  int index(byte[] padded, int length) {
    try {
      VALIDATE.invokeExact(padded, length);
      RESET.invokeExact(indexes);
      INDEX.invokeExact(indexer, padded, length);
      return (int) LAST.invokeExact(indexes);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  void validateUtf8(byte[] bytes, int length) {
    try {
      VALIDATE.invokeExact(bytes, length);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static Class<?> classNamed(String name) {
    try {
      return Class.forName(name);
    } catch (ClassNotFoundException e) {
      throw new ExceptionInInitializerError(e);
    }
  }
}

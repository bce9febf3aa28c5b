package io.skimjson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.skimjson.testkit.Bytes;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A value is read in the same ways through a handle, on the root, by key, and from a row. */
class SameReadsTest {
  private static final Key KEY = Key.of("k");
  private static final Key ABSENT = Key.of("absent");
  private static final List<String> VALUES =
      List.of(
          "1",
          "-5",
          "3000000000",
          "18446744073709551615",
          "123456789012345678901234567890",
          "-0.5",
          "1e400",
          "01",
          "\"text \\u00e9\"",
          "\"12\"",
          "\" 12\"",
          "\"18446744073709551615\"",
          "\"0.25\"",
          "\"\\q\"",
          "true",
          "null",
          "nul",
          "{}",
          "[1]");

  /** Every public method of a value, as far as it says something of JSON. */
  static Stream<Method> readsOfAValue() {
    return Arrays.stream(Value.class.getDeclaredMethods())
        .filter(method -> Modifier.isPublic(method.getModifiers()));
  }

  /** The getters that a member has by its key: all but {@code getNumber}, which boxes anyway. */
  static Stream<Method> keyedReads() {
    return readsOfAValue()
        .filter(method -> method.getName().startsWith("get"))
        .filter(method -> !method.getName().equals("getNumber"));
  }

  private static Outcome call(Object target, Method method, Object... arguments) {
    return Outcome.of(
        () -> {
          try {
            return method.invoke(target, arguments);
          } catch (InvocationTargetException e) {
            throw (RuntimeException) e.getCause();
          } catch (IllegalAccessException e) {
            throw new AssertionError(e);
          }
        });
  }

  private static Method same(Class<?> owner, Method method) throws NoSuchMethodException {
    return owner.getMethod(method.getName(), method.getParameterTypes());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("readsOfAValue")
  void aDocumentOffersWhatItsRootDoes(Method method) throws NoSuchMethodException {
    Method ofDocument = same(Document.class, method);
    assertEquals(method.getReturnType(), ofDocument.getReturnType());
    Class<?>[] parameters = method.getParameterTypes();
    if (method.getReturnType() == Value.class || parameters.length > 1) {
      return; // answers of these have no equality
    }
    for (String value : VALUES) {
      Object[] arguments = parameters.length == 0 ? new Object[0] : defaults(parameters[0]);
      Outcome expected = call(Document.on(value).root(), method, arguments);
      Outcome given = call(Document.on(value), ofDocument, arguments);
      assertEquals(expected.kind(), given.kind(), value);
      assertEquals(expected.offset(), given.offset(), value);
      if (!List.of(Document.class, JsonObject.class, JsonArray.class)
          .contains(method.getReturnType())) {
        assertEquals(String.valueOf(expected.value()), String.valueOf(given.value()), value);
      }
    }
  }

  private static Object[] defaults(Class<?> parameter) {
    if (parameter == Key.class) {
      return new Object[] {KEY};
    }
    return new Object[] {
      parameter == long.class
          ? (Object) 7L
          : parameter == double.class ? (Object) 0.5 : parameter == boolean.class ? true : "d"
    };
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("keyedReads")
  void membersAreReadByKeyAsThroughAHandle(Method method) throws NoSuchMethodException {
    boolean hasDefault = method.getParameterCount() == 1;
    Class<?>[] parameters =
        hasDefault
            ? new Class<?>[] {Key.class, method.getParameterTypes()[0]}
            : new Class<?>[] {Key.class};
    Method ofObject = JsonObject.class.getMethod(method.getName(), parameters);
    Method ofDocument = Document.class.getMethod(method.getName(), parameters);
    for (String value : VALUES) {
      Document document = Document.on("{\"a\":[], \"k\": " + value + " ,\"b\":0}");
      for (Key key : List.of(KEY, ABSENT)) {
        Object[] rest = hasDefault ? defaults(method.getParameterTypes()[0]) : new Object[0];
        Object[] arguments = Stream.concat(Stream.of(key), Arrays.stream(rest)).toArray();
        Outcome expected = call(document.find(key), method, rest);
        assertEquals(expected, call(document.object(), ofObject, arguments), value);
        assertEquals(expected, call(document, ofDocument, arguments), value);
      }
    }
  }

  @Test
  void aRowReadsAsAHandleDoes() {
    ProjectionRow row = Projection.of("/k", "/absent").newRow();
    for (String value : VALUES) {
      Document document = Document.on("{\"k\":" + value + "}");
      row.read(document);
      for (int i = 0; i < 2; i++) {
        int place = i;
        Value handle = document.find(place == 0 ? KEY : ABSENT);
        assertEquals(
            Outcome.of(handle::getInt64InString),
            Outcome.of(() -> row.int64InString(place)),
            value);
        assertEquals(
            Outcome.of(() -> isAbsent(handle) ? -3 : handle.getInt32()),
            Outcome.of(() -> row.int32Or(place, -3)),
            value);
        assertEquals(
            Outcome.of(() -> isAbsent(handle) ? -3 : handle.getUint64()),
            Outcome.of(() -> row.uint64Or(place, -3)),
            value);
      }
    }
  }

  private static boolean isAbsent(Value value) {
    return !value.exists() || value.isNull();
  }

  @Test
  void pointersAreFoundAsTextAndParsed() {
    Document document = Document.on(Bytes.utf8("{\"a\":[1,{\"b\":2}]}"));
    assertEquals(2, document.findAt("/a/1/b").getInt64());
    assertEquals(1, document.field("a").findAt("/0").getInt64());
    assertTrue(document.findAt("").exists());
    assertTrue(!document.findAt("/a/2").exists() && !document.root().findAt("/x/y").exists());
    assertEquals(
        Outcome.refused(JsonError.INVALID_POINTER, 0),
        Outcome.of(() -> document.findAt("a").exists()));
  }
}

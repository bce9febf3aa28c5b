package io.skimjson;

import io.skimjson.testkit.RefReads;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads of a value that need nothing but the value, each beside what the model says of it. */
final class WalkReads {
  /** Stands for any value: the model does not say which. */
  static final Object ANY = new Object();

  /** Stands for a value or a fault: the model does not say which. */
  static final Object UNSAID = new Object();

  private WalkReads() {}

  /**
   * One read.
   *
   * @param name for messages
   * @param real what the library gives
   * @param model what it must give
   */
  record Read(
      String name,
      Function<Value, @Nullable Object> real,
      BiFunction<LazyModel, LazyModel.Node, @Nullable Object> model) {}

  static final List<Read> ALL =
      List.of(
          new Read("exists", Value::exists, (m, n) -> n.exists()),
          new Read("isNull", Value::isNull, LazyReads::isNull),
          new Read("type", Value::type, LazyReads::type),
          new Read("offset", Value::offset, WalkReads::offset),
          new Read("isInteger", Value::isInteger, LazyReads::isInteger),
          new Read("isNegative", Value::isNegative, WalkReads::isNegative),
          new Read("numberType", Value::numberType, LazyReads::numberType),
          new Read("getInt64", Value::getInt64, (m, n) -> LazyReads.number(m, n, RefReads::int64)),
          new Read(
              "getInt32",
              Value::getInt32,
              (m, n) -> LazyReads.number(m, n, RefReads::int32).intValue()),
          new Read(
              "getUint64", Value::getUint64, (m, n) -> LazyReads.number(m, n, RefReads::uint64)),
          new Read(
              "getDouble", Value::getDouble, (m, n) -> LazyReads.number(m, n, RefReads::float64)),
          new Read(
              "getFloat", Value::getFloat, (m, n) -> LazyReads.number(m, n, RefReads::float32)),
          new Read("getBool", Value::getBool, LazyReads::bool),
          new Read("getString", Value::getString, (m, n) -> LazyReads.string(m, n).string()),
          new Read("getStringOrNull", Value::getStringOrNull, WalkReads::stringOrNull),
          new Read("getBigInteger", Value::getBigInteger, LazyReads::bigInteger),
          new Read("getDecimal", Value::getDecimal, WalkReads::decimal),
          new Read("getNumber", Value::getNumber, LazyReads::anyNumber),
          new Read("getInt64Or", v -> v.getInt64Or(7), WalkReads::int64Or),
          new Read("getDoubleOr", v -> v.getDoubleOr(0.5), WalkReads::doubleOr),
          new Read("getStringOr", v -> v.getStringOr("d"), WalkReads::stringOr),
          new Read("getBoolOr", v -> v.getBoolOr(true), WalkReads::boolOr),
          new Read(
              "getInt64InString",
              Value::getInt64InString,
              (m, n) -> LazyReads.numberInString(m, n, RefReads::int64)),
          new Read(
              "getUint64InString",
              Value::getUint64InString,
              (m, n) -> LazyReads.numberInString(m, n, RefReads::uint64)),
          new Read(
              "getDoubleInString",
              Value::getDoubleInString,
              (m, n) -> LazyReads.numberInString(m, n, RefReads::float64)),
          new Read("rawString", v -> latin1(v.rawString()), LazyReads::rawString),
          new Read("validate", WalkReads::validated, LazyReads::validated),
          new Read("raw", v -> latin1(v.raw()), LazyReads::raw),
          new Read("copyUtf8", WalkReads::copyUtf8, WalkReads::copied));

  private static boolean validated(Value value) {
    value.validate();
    return true;
  }

  private static int offset(LazyModel m, LazyModel.Node n) {
    m.requirePresent(n);
    return n.start();
  }

  private static boolean isNegative(LazyModel m, LazyModel.Node n) {
    m.requirePresent(n);
    return m.b[n.start()] == '-';
  }

  private static Object decimal(LazyModel m, LazyModel.Node n) {
    Object exact = LazyReads.decimal(m, n);
    return exact == null ? UNSAID : exact;
  }

  private static @Nullable String stringOrNull(LazyModel m, LazyModel.Node n) {
    m.requirePresent(n);
    return LazyReads.isNull(m, n) ? null : LazyReads.string(m, n).string();
  }

  private static long int64Or(LazyModel m, LazyModel.Node n) {
    return LazyReads.isMissingOrNull(m, n) ? 7 : LazyReads.number(m, n, RefReads::int64);
  }

  private static double doubleOr(LazyModel m, LazyModel.Node n) {
    return LazyReads.isMissingOrNull(m, n) ? 0.5 : LazyReads.number(m, n, RefReads::float64);
  }

  private static String stringOr(LazyModel m, LazyModel.Node n) {
    return LazyReads.isMissingOrNull(m, n) ? "d" : LazyReads.string(m, n).string();
  }

  private static boolean boolOr(LazyModel m, LazyModel.Node n) {
    return LazyReads.isMissingOrNull(m, n) || LazyReads.bool(m, n);
  }

  private static String copyUtf8(Value value) {
    byte[] target = new byte[value.rawString().length() + 3];
    int length = value.copyUtf8(target, 2);
    return latin1(RawJson.of(target, 2, length));
  }

  private static String copied(LazyModel m, LazyModel.Node n) {
    LazyReads.rawString(m, n);
    byte[] bytes = LazyReads.utf8(LazyReads.string(m, n).string());
    return latin1(RawJson.of(bytes, 0, bytes.length));
  }

  static String latin1(RawJson raw) {
    return new String(raw.array(), raw.offset(), raw.length(), StandardCharsets.ISO_8859_1);
  }
}

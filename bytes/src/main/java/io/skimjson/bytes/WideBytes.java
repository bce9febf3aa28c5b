package io.skimjson.bytes;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Loads and stores of two, four and eight bytes at any offset of an array, first byte lowest.
 *
 * <p>Every access is one machine instruction behind one bounds check on JDK 17 and later; it needs
 * no alignment and works on big-endian machines, which swap the bytes. All methods are stateless
 * and may be called by any number of threads.
 */
public final class WideBytes {
  /** Bytes of one wide load, 8. */
  public static final int WORD = 8;

  /**
   * Whether stage 1, UTF-8, numbers and strings take their SWAR paths: the machine is little-endian
   * and the system property {@code skimjson.swar} is not {@code false}. Final, so that compiled
   * code drops the other path. Wide loads alone are right on every machine; walking an index uses
   * them whatever this says.
   */
  public static final boolean SWAR_ENABLED =
      ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN
          && !"false".equals(System.getProperty("skimjson.swar"));

  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle SHORT =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);

  private WideBytes() {}

  /**
   * Tells whether eight bytes may be loaded at {@code offset}.
   *
   * @param offset not negative
   */
  public static boolean canLoadLong(byte[] array, int offset) {
    return offset <= array.length - WORD;
  }

  /**
   * Returns the eight bytes from {@code offset} on, the first of them in the lowest byte.
   *
   * @throws IndexOutOfBoundsException if not all eight are inside the array
   */
  public static long getLong(byte[] array, int offset) {
    return (long) LONG.get(array, offset);
  }

  /**
   * Returns the four bytes from {@code offset} on, the first of them in the lowest byte.
   *
   * @throws IndexOutOfBoundsException if not all four are inside the array
   */
  public static int getInt(byte[] array, int offset) {
    return (int) INT.get(array, offset);
  }

  /**
   * Returns the two bytes from {@code offset} on, the first of them in the lowest byte.
   *
   * @throws IndexOutOfBoundsException if not both are inside the array
   */
  public static short getShort(byte[] array, int offset) {
    return (short) SHORT.get(array, offset);
  }

  /**
   * Stores {@code value} in eight bytes from {@code offset} on, its lowest byte first.
   *
   * @throws IndexOutOfBoundsException if not all eight are inside the array; nothing is stored then
   */
  public static void putLong(byte[] array, int offset, long value) {
    LONG.set(array, offset, value);
  }

  /**
   * Stores {@code value} in four bytes from {@code offset} on, its lowest byte first.
   *
   * @throws IndexOutOfBoundsException if not all four are inside the array; nothing is stored then
   */
  public static void putInt(byte[] array, int offset, int value) {
    INT.set(array, offset, value);
  }

  /**
   * Stores {@code value} in two bytes from {@code offset} on, its lowest byte first.
   *
   * @throws IndexOutOfBoundsException if not both are inside the array; nothing is stored then
   */
  public static void putShort(byte[] array, int offset, short value) {
    SHORT.set(array, offset, value);
  }
}

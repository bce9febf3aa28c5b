package io.skimjson.stage1;

import static jdk.incubator.vector.VectorOperators.OR;

import jdk.incubator.vector.ByteVector;

/**
 * The questions that a kernel asks of each byte, asked of a vector: bit {@code i} answers for lane
 * {@code i}. Small enough to be inlined, where the vector's length is known; no vector may ever
 * leave the compiled method, or it becomes an object.
 */
final class VectorMasks {
  /** {@code '['} and {@code ']'} with this bit are braces, and braces have it. */
  private static final byte BRACE_BIT = 0x20;

  private VectorMasks() {}

  static long quotes(ByteVector bytes) {
    return bytes.eq((byte) '"').toLong();
  }

  static long backslashes(ByteVector bytes) {
    return bytes.eq((byte) '\\').toLong();
  }

  static long operators(ByteVector bytes) {
    ByteVector braces = bytes.lanewise(OR, BRACE_BIT);
    return braces
        .eq((byte) '{')
        .or(braces.eq((byte) '}'))
        .or(bytes.eq((byte) ':'))
        .or(bytes.eq((byte) ','))
        .toLong();
  }

  /** Everything below 0x20 as a signed byte: control bytes, and what is not ASCII. */
  static long below20(ByteVector bytes) {
    return bytes.lt((byte) 0x20).toLong();
  }

  static long nonAscii(ByteVector bytes) {
    return bytes.lt((byte) 0).toLong();
  }
}

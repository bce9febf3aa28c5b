package io.skimjson.stage1;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorSpecies;

/** One vector of 512 bits a block. The species is a constant, so that C2 knows what to compile. */
final class Vector512Classifier implements Classifier {
  private static final VectorSpecies<Byte> SPECIES = ByteVector.SPECIES_512;

  @Override
  public Kernel kernel() {
    return Kernel.VECTOR512;
  }

  @Override
  public void classify(byte[] bytes, int offset, int blocks, ChunkMasks masks, int first) {
    final long[] quote = masks.quote;
    final long[] backslash = masks.backslash;
    final long[] operator = masks.operator;
    final long[] control = masks.control;
    final long[] nonAscii = masks.nonAscii;
    for (int i = 0; i < blocks; i++) {
      int at = offset + i * ChunkMasks.BLOCK;
      ByteVector a = ByteVector.fromArray(SPECIES, bytes, at);
      int place = first + i;
      quote[place] = VectorMasks.quotes(a);
      backslash[place] = VectorMasks.backslashes(a);
      operator[place] = VectorMasks.operators(a);
      long high = VectorMasks.nonAscii(a);
      long low = VectorMasks.below20(a);
      nonAscii[place] = high;
      control[place] = low & ~high;
    }
  }
}

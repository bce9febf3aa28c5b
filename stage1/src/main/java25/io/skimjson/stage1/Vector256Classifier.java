package io.skimjson.stage1;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.VectorSpecies;

/** Two vectors of 256 bits a block. The species is a constant, so that C2 knows what to compile. */
final class Vector256Classifier implements Classifier {
  private static final VectorSpecies<Byte> SPECIES = ByteVector.SPECIES_256;
  private static final int LANES = 32;

  @Override
  public Kernel kernel() {
    return Kernel.VECTOR256;
  }

  @Override
  public void classify(byte[] bytes, int offset, int blocks, ChunkMasks masks, int first) {
    for (int i = 0; i < blocks; i++) {
      long quote = 0;
      long backslash = 0;
      long operator = 0;
      long low = 0;
      long high = 0;
      for (int lane = 0; lane < ChunkMasks.BLOCK; lane += LANES) {
        int at = offset + i * ChunkMasks.BLOCK + lane;
        ByteVector vector = ByteVector.fromArray(SPECIES, bytes, at);
        quote |= VectorMasks.quotes(vector) << lane;
        backslash |= VectorMasks.backslashes(vector) << lane;
        operator |= VectorMasks.operators(vector) << lane;
        low |= VectorMasks.below20(vector) << lane;
        high |= VectorMasks.nonAscii(vector) << lane;
      }
      int place = first + i;
      masks.quote[place] = quote;
      masks.backslash[place] = backslash;
      masks.operator[place] = operator;
      masks.control[place] = low & ~high;
      masks.nonAscii[place] = high;
    }
  }
}

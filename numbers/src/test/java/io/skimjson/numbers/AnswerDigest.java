package io.skimjson.numbers;

import io.skimjson.bytes.WideBytes;
import io.skimjson.testkit.Bytes;
import java.util.SplittableRandom;

/**
 * Answers of all published readers on a seeded corpus, in one number; run in another process too.
 */
final class AnswerDigest {
  private AnswerDigest() {}

  static String of(long seed, int count) {
    SplittableRandom random = new SplittableRandom(seed);
    long digest = 17;
    for (int i = 0; i < count; i++) {
      String text = i % 2 == 0 ? NumberTexts.damaged(random) : NumberTexts.good(random);
      byte[] b = Bytes.latin1("6" + text + "1".repeat(random.nextInt(12)));
      int limit = 1 + text.length();
      digest = digest * 31 + Int64Reader.readInt64(b, 1, limit);
      digest = digest * 31 + Int64Reader.readUint64(b, 1, limit);
      digest = digest * 31 + Double.doubleToRawLongBits(DoubleReader.readDouble(b, 1, limit));
      digest = digest * 31 + Float.floatToRawIntBits(FloatReader.readFloat(b, 1, limit));
      digest = digest * 31 + NumberToken.scan(b, 1, limit);
      digest = digest * 31 + String.valueOf(BigReader.readBigInteger(b, 1, limit, 99)).hashCode();
      digest = digest * 31 + String.valueOf(BigReader.readDecimal(b, 1, limit, 99, 99)).hashCode();
      for (NumberTarget target : NumberTarget.values()) {
        digest = digest * 31 + NumberFaults.find(target, b, 1, limit);
      }
    }
    return Long.toHexString(digest);
  }

  public static void main(String[] args) {
    String digest = of(Long.parseLong(args[0]), Integer.parseInt(args[1]));
    System.out.println("digest " + WideBytes.SWAR_ENABLED + " " + digest);
  }
}

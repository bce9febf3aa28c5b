package io.skimjson.bench.rivals;

import java.io.IOException;
import java.util.List;

/** Reads the wanted values of a document by the pull parser, or the tree, of one library. */
public interface PlaceReader {
  /**
   * Returns the values, strings and doubles, one a slot.
   *
   * @param toTheEnd whether to read on to the end of the document when all is found, so that what
   *     the library checks is checked everywhere
   */
  List<Object> read(byte[] json, Wanted wanted, int values, boolean toTheEnd) throws IOException;
}

package io.skimjson.testkit;

import java.util.Optional;

/**
 * What is to be read of one record, a line that is not blank.
 *
 * @param index its number, from 0
 * @param line the 1-based line
 * @param start the offset of its first byte that is no white space
 * @param end the offset behind its last byte that is no white space
 * @param id the text of the integer member {@code id}, of a good object that has one
 * @param strict what is wrong with it when all of RFC 8259 is asked, with an offset from the start
 *     of the file
 * @param checked what is wrong with it when only pairing, ends and encoding are asked, offset
 *     likewise
 */
public record NdjsonRecord(
    int index,
    long line,
    int start,
    int end,
    Optional<String> id,
    Optional<RefFault> strict,
    Optional<RefFault> checked) {

  /** Tells whether the record is good when all of RFC 8259 is asked. */
  public boolean isGood() {
    return strict.isEmpty();
  }

  /** Tells whether the record is good to a reader that is not strict. */
  public boolean passesCheck() {
    return checked.isEmpty();
  }
}

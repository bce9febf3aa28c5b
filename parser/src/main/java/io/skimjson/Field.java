package io.skimjson;

import java.util.Objects;

/**
 * A handle of one member of an object: a name and a value. Valid as long as a {@link Value} is;
 * immutable; one thread at a time.
 */
public final class Field {
  private final Navigator nav;
  private final long epoch;
  private final int separator;
  private final int colon;
  private final int level;

  Field(Navigator nav, long epoch, int separator, int colon, int level) {
    this.nav = nav;
    this.epoch = epoch;
    this.separator = separator;
    this.colon = colon;
    this.level = level;
  }

  /** Returns the name, escapes decoded. Costs the {@link String}. */
  public String name() {
    nav.checkEpoch(epoch);
    int quote = Members.closingQuote(nav, colon);
    return Strings.decode(nav, nameStart(), quote, nav.hasBackslash);
  }

  /** Tells whether the decoded name is the key's. Creates nothing. */
  public boolean nameEquals(Key key) {
    Objects.requireNonNull(key, "key");
    nav.checkEpoch(epoch);
    return Members.nameEquals(nav, separator, colon, key);
  }

  /** Returns the undecoded bytes of the name, without its quotes and without copying. */
  public RawJson rawName() {
    nav.checkEpoch(epoch);
    return new RawJson(nav.buf, nameStart(), Members.closingQuote(nav, colon) - nameStart());
  }

  /**
   * Returns the value of the member.
   *
   * @throws JsonException {@code SYNTAX} or {@code INCOMPLETE} if there is none behind the colon
   */
  public Value value() {
    nav.checkEpoch(epoch);
    return Value.behind(nav, epoch, colon, level);
  }

  private int nameStart() {
    return nav.valueStart(separator) + 1;
  }
}

package io.skimjson.bench.rivals;

import io.skimjson.bench.LineConsumer;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.simdjson.JsonValue;
import org.simdjson.SimdJsonParser;
import org.simdjson.annotations.JsonFieldName;

/** simdjson-java itself: one parser, used again. */
public final class FoundSimdjsonJava implements SimdjsonJava {
  private static final int MAX_DEPTH = 1024;

  private SimdJsonParser parser = new SimdJsonParser(1 << 16, MAX_DEPTH);
  private TwoPasses passes = new TwoPasses(1 << 16);

  /** The parts of twitter.json that are asked for. */
  record Tweets(List<Status> statuses) {}

  record Status(User user) {}

  record User(
      @JsonFieldName("default_profile") boolean defaultProfile,
      @JsonFieldName("screen_name") String screenName) {}

  record Message(long id) {}

  @Override
  public void begin(int largestDocument) {
    int capacity = largestDocument + PADDING;
    parser = new SimdJsonParser(capacity, MAX_DEPTH);
    passes = new TwoPasses(capacity);
  }

  @Override
  public Set<String> defaultProfilesBySchema(byte[] padded, int length) {
    Set<String> names = new HashSet<>();
    for (Status status : parser.parse(padded, length, Tweets.class).statuses()) {
      if (status.user().defaultProfile()) {
        names.add(status.user().screenName());
      }
    }
    return names;
  }

  @Override
  public Set<String> defaultProfilesByTree(byte[] padded, int length) {
    Set<String> names = new HashSet<>();
    Iterator<JsonValue> statuses = parser.parse(padded, length).get("statuses").arrayIterator();
    while (statuses.hasNext()) {
      JsonValue user = statuses.next().get("user");
      if (user.get("default_profile").asBoolean()) {
        names.add(user.get("screen_name").asString());
      }
    }
    return names;
  }

  @Override
  public List<Object> read(byte[] padded, int length, Wanted wanted, int values) {
    Finding finding = new Finding(values, true);
    value(parser.parse(padded, length), wanted, finding);
    return finding.values();
  }

  private static void value(JsonValue value, Wanted wanted, Finding finding) {
    if (wanted.isValue()) {
      finding.add(wanted.slot(), value.isString() ? value.asString() : (Object) value.asDouble());
    } else if (value.isObject()) {
      for (int i = 0; i < wanted.size(); i++) {
        value(value.get(wanted.name(i)), wanted.child(i), finding);
      }
    } else {
      elements(value.arrayIterator(), wanted, finding);
    }
  }

  private static void elements(Iterator<JsonValue> elements, Wanted wanted, Finding finding) {
    int left = wanted.size();
    for (int i = 0; left > 0; i++) {
      JsonValue element = elements.next();
      Wanted place = wanted.element(i);
      if (place != null) {
        value(element, place, finding);
        left--;
      }
    }
  }

  @Override
  public long sum(byte[] padded, int length, String[] names) {
    JsonValue object = parser.parse(padded, length);
    long sum = 0;
    for (String name : names) {
      sum += object.get(name).asLong();
    }
    return sum;
  }

  @Override
  public long id(byte[] padded, int length) {
    return parser.parse(padded, length, Message.class).id();
  }

  @Override
  public void readLine(byte[] padded, int length, LineConsumer into) {
    JsonValue line = parser.parse(padded, length);
    into.add(
        line.get("level").asString(),
        line.get("epoch_ms").asLong(),
        (int) line.get("status").asLong(),
        line.get("latency_ms").asDouble());
  }

  @Override
  public int indexInTwoPasses(byte[] padded, int length) {
    return passes.index(padded, length);
  }

  @Override
  public void validateUtf8(byte[] bytes, int length) {
    passes.validateUtf8(bytes, length);
  }
}

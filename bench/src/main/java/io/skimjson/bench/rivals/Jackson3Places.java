package io.skimjson.bench.rivals;

import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** Jackson 3, token by token, on a factory that is used again. */
public final class Jackson3Places implements PlaceReader {
  private final JsonFactory factory = new JsonFactory();

  @Override
  public List<Object> read(byte[] json, Wanted wanted, int values, boolean toTheEnd) {
    Finding finding = new Finding(values, toTheEnd);
    try (JsonParser in = factory.createParser(ObjectReadContext.empty(), json)) {
      in.nextToken();
      value(in, wanted, finding);
      if (toTheEnd && in.nextToken() != null) {
        throw new IllegalStateException("something behind the document");
      }
    }
    return finding.values();
  }

  private static void value(JsonParser in, Wanted wanted, Finding finding) {
    if (wanted.isValue()) {
      finding.add(wanted.slot(), scalar(in));
    } else if (in.currentToken() == JsonToken.START_OBJECT) {
      members(in, wanted, finding);
    } else {
      elements(in, wanted, finding);
    }
  }

  private static Object scalar(JsonParser in) {
    return in.currentToken() == JsonToken.VALUE_STRING
        ? in.getString()
        : (Object) in.getDoubleValue();
  }

  private static void members(JsonParser in, Wanted wanted, Finding finding) {
    while (!finding.isOver() && in.nextToken() == JsonToken.PROPERTY_NAME) {
      Wanted member = wanted.member(in.currentName());
      in.nextToken();
      if (member == null) {
        in.skipChildren();
      } else {
        value(in, member, finding);
      }
    }
  }

  private static void elements(JsonParser in, Wanted wanted, Finding finding) {
    for (int i = 0; !finding.isOver() && in.nextToken() != JsonToken.END_ARRAY; i++) {
      Wanted element = wanted.element(i);
      if (element == null) {
        in.skipChildren();
      } else {
        value(in, element, finding);
      }
    }
  }
}

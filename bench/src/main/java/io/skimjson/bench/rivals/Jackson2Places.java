package io.skimjson.bench.rivals;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.List;

/** Jackson 2, token by token, on a factory that is used again. */
public final class Jackson2Places implements PlaceReader {
  private final JsonFactory factory = new JsonFactory();

  @Override
  public List<Object> read(byte[] json, Wanted wanted, int values, boolean toTheEnd)
      throws IOException {
    Finding finding = new Finding(values, toTheEnd);
    try (JsonParser in = factory.createParser(json)) {
      in.nextToken();
      value(in, wanted, finding);
      if (toTheEnd && in.nextToken() != null) {
        throw new IllegalStateException("something behind the document");
      }
    }
    return finding.values();
  }

  private static void value(JsonParser in, Wanted wanted, Finding finding) throws IOException {
    if (wanted.isValue()) {
      finding.add(wanted.slot(), scalar(in));
    } else if (in.currentToken() == JsonToken.START_OBJECT) {
      members(in, wanted, finding);
    } else {
      elements(in, wanted, finding);
    }
  }

  private static Object scalar(JsonParser in) throws IOException {
    return in.currentToken() == JsonToken.VALUE_STRING
        ? in.getText()
        : (Object) in.getDoubleValue();
  }

  private static void members(JsonParser in, Wanted wanted, Finding finding) throws IOException {
    while (!finding.isOver() && in.nextToken() == JsonToken.FIELD_NAME) {
      Wanted member = wanted.member(in.currentName());
      in.nextToken();
      if (member == null) {
        in.skipChildren();
      } else {
        value(in, member, finding);
      }
    }
  }

  private static void elements(JsonParser in, Wanted wanted, Finding finding) throws IOException {
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

package io.skimjson.bench.rivals;

import io.avaje.json.JsonReader;
import io.avaje.jsonb.Jsonb;
import java.util.List;

/** avaje-jsonb's reader, token by token. */
public final class AvajePlaces implements PlaceReader {
  private final Jsonb jsonb = Jsonb.builder().build();

  @Override
  public List<Object> read(byte[] json, Wanted wanted, int values, boolean toTheEnd) {
    Finding finding = new Finding(values, toTheEnd);
    try (JsonReader in = jsonb.reader(json)) {
      value(in, wanted, finding);
    }
    return finding.values();
  }

  private static void value(JsonReader in, Wanted wanted, Finding finding) {
    JsonReader.Token token = in.currentToken();
    if (wanted.isValue()) {
      finding.add(
          wanted.slot(),
          token == JsonReader.Token.STRING ? in.readString() : (Object) in.readDouble());
    } else if (token == JsonReader.Token.BEGIN_OBJECT) {
      members(in, wanted, finding);
    } else {
      elements(in, wanted, finding);
    }
  }

  private static void members(JsonReader in, Wanted wanted, Finding finding) {
    in.beginObject();
    while (in.hasNextField()) {
      Wanted member = wanted.member(in.nextField());
      if (member == null) {
        in.skipValue();
      } else {
        value(in, member, finding);
        if (finding.isOver()) {
          return;
        }
      }
    }
    in.endObject();
  }

  private static void elements(JsonReader in, Wanted wanted, Finding finding) {
    in.beginArray();
    for (int i = 0; in.hasNextElement(); i++) {
      Wanted element = wanted.element(i);
      if (element == null) {
        in.skipValue();
      } else {
        value(in, element, finding);
        if (finding.isOver()) {
          return;
        }
      }
    }
    in.endArray();
  }
}

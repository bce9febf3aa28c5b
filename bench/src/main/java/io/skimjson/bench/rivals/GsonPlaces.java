package io.skimjson.bench.rivals;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Gson's reader, token by token; it reads characters, so the bytes are decoded on the way. */
public final class GsonPlaces implements PlaceReader {
  @Override
  public List<Object> read(byte[] json, Wanted wanted, int values, boolean toTheEnd)
      throws IOException {
    Finding finding = new Finding(values, toTheEnd);
    try (JsonReader in =
        new JsonReader(
            new InputStreamReader(new ByteArrayInputStream(json), StandardCharsets.UTF_8))) {
      value(in, wanted, finding);
      if (toTheEnd && in.peek() != JsonToken.END_DOCUMENT) {
        throw new IllegalStateException("something behind the document");
      }
    }
    return finding.values();
  }

  private static void value(JsonReader in, Wanted wanted, Finding finding) throws IOException {
    JsonToken token = in.peek();
    if (wanted.isValue()) {
      finding.add(
          wanted.slot(), token == JsonToken.STRING ? in.nextString() : (Object) in.nextDouble());
    } else if (token == JsonToken.BEGIN_OBJECT) {
      members(in, wanted, finding);
    } else {
      elements(in, wanted, finding);
    }
  }

  private static void members(JsonReader in, Wanted wanted, Finding finding) throws IOException {
    in.beginObject();
    while (in.hasNext()) {
      Wanted member = wanted.member(in.nextName());
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

  private static void elements(JsonReader in, Wanted wanted, Finding finding) throws IOException {
    in.beginArray();
    for (int i = 0; in.hasNext(); i++) {
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

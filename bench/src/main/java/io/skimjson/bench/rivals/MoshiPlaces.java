package io.skimjson.bench.rivals;

import com.squareup.moshi.JsonReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import okio.Okio;

/** Moshi's reader, token by token, on a source that copies the bytes piece by piece. */
public final class MoshiPlaces implements PlaceReader {
  @Override
  public List<Object> read(byte[] json, Wanted wanted, int values, boolean toTheEnd)
      throws IOException {
    Finding finding = new Finding(values, toTheEnd);
    try (JsonReader in = JsonReader.of(Okio.buffer(Okio.source(new ByteArrayInputStream(json))))) {
      value(in, wanted, finding);
      if (toTheEnd && in.peek() != JsonReader.Token.END_DOCUMENT) {
        throw new IllegalStateException("something behind the document");
      }
    }
    return finding.values();
  }

  private static void value(JsonReader in, Wanted wanted, Finding finding) throws IOException {
    JsonReader.Token token = in.peek();
    if (wanted.isValue()) {
      finding.add(
          wanted.slot(),
          token == JsonReader.Token.STRING ? in.nextString() : (Object) in.nextDouble());
    } else if (token == JsonReader.Token.BEGIN_OBJECT) {
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

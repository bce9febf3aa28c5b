package io.skimjson.bench.rivals;

import com.dslplatform.json.DslJson;
import com.dslplatform.json.JsonReader;
import com.dslplatform.json.NumberConverter;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** DSL-JSON's reader, used again; names by its hash and then by their bytes. */
public final class DslJsonPlaces implements PlaceReader {
  private final JsonReader<Object> in = new DslJson<>().newReader();

  @Override
  public List<Object> read(byte[] json, Wanted wanted, int values, boolean toTheEnd)
      throws IOException {
    Finding finding = new Finding(values, toTheEnd);
    in.process(json, json.length);
    in.getNextToken();
    value(wanted, finding);
    return finding.values();
  }

  private void value(Wanted wanted, Finding finding) throws IOException {
    if (wanted.isValue()) {
      finding.add(wanted.slot(), scalar());
    } else if (in.last() == '{') {
      members(wanted, finding);
    } else {
      elements(wanted, finding);
    }
  }

  private Object scalar() throws IOException {
    return in.last() == '"' ? in.readString() : (Object) NumberConverter.deserializeDouble(in);
  }

  /** The last byte is the opening brace, afterwards the closing one. */
  private void members(Wanted wanted, Finding finding) throws IOException {
    if (in.getNextToken() == '}') {
      return;
    }
    while (true) {
      in.fillName();
      in.getNextToken();
      Wanted member = lastName(wanted);
      if (member == null) {
        in.skip();
      } else {
        value(member, finding);
        if (finding.isOver()) {
          return;
        }
        in.getNextToken();
      }
      if (in.last() != ',') {
        in.checkObjectEnd();
        return;
      }
      in.getNextToken();
    }
  }

  private @Nullable Wanted lastName(Wanted wanted) {
    for (int i = 0; i < wanted.size(); i++) {
      if (in.wasLastName(wanted.name(i))) {
        return wanted.child(i);
      }
    }
    return null;
  }

  private void elements(Wanted wanted, Finding finding) throws IOException {
    if (in.getNextToken() == ']') {
      return;
    }
    for (int i = 0; true; i++) {
      Wanted element = wanted.element(i);
      if (element == null) {
        in.skip();
      } else {
        value(element, finding);
        if (finding.isOver()) {
          return;
        }
        in.getNextToken();
      }
      if (in.last() != ',') {
        in.checkArrayEnd();
        return;
      }
      in.getNextToken();
    }
  }
}

package io.skimjson.bench.rivals;

import com.alibaba.fastjson2.JSONReader;
import java.util.List;

/** fastjson2, token by token; names by their hashes. */
public final class Fastjson2Places implements PlaceReader {
  @Override
  public List<Object> read(byte[] json, Wanted wanted, int values, boolean toTheEnd) {
    Finding finding = new Finding(values, toTheEnd);
    try (JSONReader in = JSONReader.of(json)) {
      value(in, wanted, finding);
      if (toTheEnd && !in.isEnd()) {
        throw new IllegalStateException("something behind the document");
      }
    }
    return finding.values();
  }

  private static void value(JSONReader in, Wanted wanted, Finding finding) {
    if (wanted.isValue()) {
      finding.add(wanted.slot(), in.isString() ? in.readString() : (Object) in.readDoubleValue());
    } else if (in.nextIfObjectStart()) {
      members(in, wanted, finding);
    } else {
      in.nextIfArrayStart();
      elements(in, wanted, finding);
    }
  }

  private static void members(JSONReader in, Wanted wanted, Finding finding) {
    while (!finding.isOver() && !in.nextIfObjectEnd()) {
      Wanted member = wanted.member(in.readFieldNameHashCode());
      if (member == null) {
        in.skipValue();
      } else {
        value(in, member, finding);
      }
    }
  }

  private static void elements(JSONReader in, Wanted wanted, Finding finding) {
    for (int i = 0; !finding.isOver() && !in.nextIfArrayEnd(); i++) {
      Wanted element = wanted.element(i);
      if (element == null) {
        in.skipValue();
      } else {
        value(in, element, finding);
      }
    }
  }
}

package io.skimjson.bench.rivals;

import com.github.plokhotnyuk.jsoniter_scala.core.JsonReader;
import com.github.plokhotnyuk.jsoniter_scala.core.JsonValueCodec;
import com.github.plokhotnyuk.jsoniter_scala.core.JsonWriter;
import com.github.plokhotnyuk.jsoniter_scala.core.ReaderConfig;
import com.github.plokhotnyuk.jsoniter_scala.core.ReaderConfig$;
import com.github.plokhotnyuk.jsoniter_scala.core.package$;
import java.util.List;

/**
 * jsoniter-scala, by a codec of our own that reads as the codecs do which its macros write: names
 * are compared in its buffer of characters, what is not wanted is skipped.
 */
public final class JsoniterScalaPlaces implements PlaceReader {
  private static final ReaderConfig TO_THE_END = ReaderConfig$.MODULE$;
  private static final ReaderConfig NO_FURTHER = TO_THE_END.withCheckForEndOfInput(false);

  @Override
  public List<Object> read(byte[] json, Wanted wanted, int values, boolean toTheEnd) {
    Finding finding = new Finding(values, toTheEnd);
    package$.MODULE$.readFromArray(
        json, toTheEnd ? TO_THE_END : NO_FURTHER, new Codec(wanted, finding));
    return finding.values();
  }

  private record Codec(Wanted wanted, Finding finding) implements JsonValueCodec<Finding> {
    @Override
    public Finding decodeValue(JsonReader in, Finding none) {
      value(in, wanted);
      return finding;
    }

    @Override
    public void encodeValue(Finding finding, JsonWriter out) {
      throw new UnsupportedOperationException("only reads");
    }

    @Override
    public Finding nullValue() {
      return finding;
    }

    private void value(JsonReader in, Wanted here) {
      byte token = in.nextToken();
      if (here.isValue()) {
        in.rollbackToken();
        finding.add(here.slot(), token == '"' ? in.readString("") : (Object) in.readDouble());
      } else if (token == '{') {
        members(in, here);
      } else {
        elements(in, here);
      }
    }

    private void members(JsonReader in, Wanted here) {
      if (in.isNextToken((byte) '}')) {
        return;
      }
      in.rollbackToken();
      do {
        int length = in.readKeyAsCharBuf();
        int known = 0;
        while (known < here.size() && !in.isCharBufEqualsTo(length, here.name(known))) {
          known++;
        }
        if (known < here.size()) {
          value(in, here.child(known));
        } else {
          in.skip();
        }
      } while (!finding.isOver() && in.isNextToken((byte) ','));
      if (!finding.isOver() && !in.isCurrentToken((byte) '}')) {
        in.objectEndOrCommaError();
      }
    }

    private void elements(JsonReader in, Wanted here) {
      if (in.isNextToken((byte) ']')) {
        return;
      }
      in.rollbackToken();
      int i = 0;
      do {
        Wanted element = here.element(i++);
        if (element == null) {
          in.skip();
        } else {
          value(in, element);
        }
      } while (!finding.isOver() && in.isNextToken((byte) ','));
      if (!finding.isOver() && !in.isCurrentToken((byte) ']')) {
        in.arrayEndOrCommaError();
      }
    }
  }
}

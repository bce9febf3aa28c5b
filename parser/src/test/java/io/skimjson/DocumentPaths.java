package io.skimjson;

import io.skimjson.bytes.PaddedBytes;
import io.skimjson.testkit.Placement;
import io.skimjson.testkit.Placements;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** All ways into the library, for the contract that they answer alike. */
final class DocumentPaths {
  private DocumentPaths() {}

  /** Every way there is, one slice for each kind of neighbour. */
  static List<DocumentPath> all(Parser.Builder options) {
    List<DocumentPath> paths = few(options);
    int slices = Placements.slices(new byte[] {'1'}).size();
    for (int i = 0; i < slices; i++) {
      int number = i;
      String name = Placements.slices(new byte[] {'1'}).get(i).name();
      paths.add(placed(name, options, document -> Placements.slices(document).get(number)));
    }
    paths.add(new HeapBuffer(options));
    paths.add(new ReadOnlyBuffer(options));
    return paths;
  }

  /** One way of each kind, for tables of many thousand cases. */
  static List<DocumentPath> few(Parser.Builder options) {
    List<DocumentPath> paths = new ArrayList<>();
    paths.add(placed("exact array", options, Placements::exact));
    paths.add(new Padded(options));
    paths.add(placed("slice between digits", options, d -> slice(d, '7', 5, 13)));
    paths.add(placed("slice just inside quotes", options, d -> slice(d, '"', 1, 1)));
    paths.add(placed("slice between backslashes", options, d -> slice(d, '\\', 3, 70)));
    paths.add(placed("slice between brackets", options, d -> slice(d, ']', 64, 7)));
    paths.add(new Reused(options));
    paths.add(new Tried(options));
    paths.add(new Text(options));
    paths.add(new DirectBuffer(options));
    paths.add(new RecordLine(options));
    return paths;
  }

  private static Placement slice(byte[] document, char neighbour, int before, int behind) {
    return Placements.surrounded(document, new byte[] {(byte) neighbour}, before, behind);
  }

  private static DocumentPath placed(
      String name, Parser.Builder options, Function<byte[], Placement> placement) {
    ParserOptions chosen = options.options();
    return new DocumentPath(name) {
      @Override
      Document open(byte[] document) {
        Placement place = placement.apply(document);
        return Document.on(place.array(), place.offset(), place.length(), chosen);
      }
    };
  }

  /** The options of a static entry point are the defaults; with others it is not asked. */
  private abstract static class WithDefaults extends DocumentPath {
    private final boolean areDefaults;

    WithDefaults(String name, Parser.Builder options) {
      super(name);
      areDefaults = options.options().equals(ParserOptions.DEFAULTS);
    }

    @Override
    boolean takes(byte[] document) {
      return areDefaults;
    }
  }

  private static final class Padded extends WithDefaults {
    Padded(Parser.Builder options) {
      super("padded", options);
    }

    @Override
    Document open(byte[] document) {
      return Document.on(PaddedBytes.copyOf(document));
    }
  }

  /** A parser that has read every case before this one. */
  private static final class Reused extends DocumentPath {
    private final Parser parser;

    Reused(Parser.Builder options) {
      super("reused parser");
      parser = options.build();
    }

    @Override
    Document open(byte[] document) {
      Placement place = slice(document, '9', 8, 8);
      return parser.parse(place.array(), place.offset(), place.length());
    }
  }

  private static final class Tried extends DocumentPath {
    private final Parser parser;

    Tried(Parser.Builder options) {
      super("tryParse");
      parser = options.build();
    }

    @Override
    Document open(byte[] document) {
      Placement place = slice(document, '{', 2, 3);
      JsonError error = parser.tryParse(place.array(), place.offset(), place.length());
      if (error != JsonError.NONE) {
        throw new JsonException(error, "refused", parser.errorOffset(), "", null, 0, 0);
      }
      return parser.document();
    }
  }

  /** A String, where the document is one. */
  private static final class Text extends WithDefaults {
    Text(Parser.Builder options) {
      super("text", options);
    }

    @Override
    boolean takes(byte[] document) {
      return super.takes(document) && Json.isValidUtf8(document);
    }

    @Override
    Document open(byte[] document) {
      return Document.on(decoded(document));
    }

    private static String decoded(byte[] document) {
      try {
        CharBuffer text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(document));
        return text.toString();
      } catch (CharacterCodingException e) {
        throw new AssertionError("the JDK finds no UTF-8 where Json.isValidUtf8 does", e);
      }
    }
  }

  private static final class DirectBuffer extends WithDefaults {
    DirectBuffer(Parser.Builder options) {
      super("direct buffer", options);
    }

    @Override
    Document open(byte[] document) {
      Placement place = slice(document, '"', 3, 9);
      ByteBuffer buffer = ByteBuffer.allocateDirect(place.array().length);
      buffer.put(place.array()).limit(place.end()).position(place.offset());
      Document opened = Document.on(buffer);
      if (buffer.position() != place.offset() || buffer.limit() != place.end()) {
        throw new AssertionError("the buffer was moved: " + buffer);
      }
      return opened;
    }
  }

  /** A slice of a heap buffer: its array has an offset of its own. */
  private static final class HeapBuffer extends WithDefaults {
    HeapBuffer(Parser.Builder options) {
      super("heap buffer", options);
    }

    @Override
    Document open(byte[] document) {
      Placement place = slice(document, '5', 11, 4);
      ByteBuffer whole = ByteBuffer.wrap(place.array()).position(4);
      ByteBuffer buffer = whole.slice().position(7).limit(7 + place.length());
      return Document.on(buffer);
    }
  }

  private static final class ReadOnlyBuffer extends WithDefaults {
    ReadOnlyBuffer(Parser.Builder options) {
      super("read-only buffer", options);
    }

    @Override
    Document open(byte[] document) {
      return Document.on(ByteBuffer.wrap(document).asReadOnlyBuffer());
    }
  }

  /** Tells whether the document can be a record of its own: one line, not blank, without a mark. */
  static boolean isLine(byte[] document) {
    boolean isBlank = true;
    for (byte b : document) {
      if (b == '\n') {
        return false;
      }
      isBlank &= Space.is(b);
    }
    return !isBlank
        && document[0] != (byte) 0xEF
        && document[0] != (byte) 0xFE
        && document[0] != (byte) 0xFF
        && document[0] != 0;
  }

  /** The document without white space around it: what a record is. */
  static byte[] trimmed(byte[] document) {
    int start = Space.skipForward(document, 0, document.length);
    return Arrays.copyOfRange(document, start, Space.skipBack(document, start, document.length));
  }
}

package io.skimjson.ndjson;

import io.skimjson.Document;
import io.skimjson.JsonException;
import io.skimjson.Key;
import io.skimjson.Parser;
import io.skimjson.Projection;
import io.skimjson.ProjectionRow;
import io.skimjson.Value;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;

/** The README's Java, as it stands there: {@link ReadmeTest} compares and runs it. */
final class ReadmeExamples {
  private ReadmeExamples() {}

  static long oneValue(byte[] bytes) {
    long id = Document.on(bytes).field("id").getInt64();
    return id;
  }

  static String handles(byte[] bytes) {
    Document tweet = Document.on(bytes);
    Value user = tweet.field("user");
    String text = tweet.field("text").getString(); // before or after looking into user
    long followers = user.field("followers_count").getInt64();
    long retweets =
        tweet.find("retweet_count").getInt64Or(0); // missing or null: 0; a string: an error
    String first = tweet.at("/entities/hashtags/0/text").getString();
    return text + " " + followers + " " + retweets + " " + first;
  }

  private static final Key ID = Key.of("id");

  static long sum(Parser parser, byte[][] messages) {
    long sum = 0;
    for (byte[] message : messages) {
      sum += parser.parse(message, 0, message.length).getInt64(ID);
    }
    return sum;
  }

  private static final Projection WANTED = Projection.of("/level", "/user/id", "/latency_ms");
  private static final Key ERROR = Key.of("ERROR");

  static double errorLatency(Path log, OutputStream deadLetters) throws IOException {
    double total = 0;
    ProjectionRow row = WANTED.newRow();
    try (NdjsonReader records =
        NdjsonReader.builder().onError(bad -> keep(bad, deadLetters)).open(log)) {
      while (records.next(row)) {
        try {
          if (row.has(0) && row.stringEquals(0, ERROR)) {
            total += row.float64Or(2, 0);
          }
        } catch (JsonException fault) {
          records.reject(fault); // say, a level that is no string: bad after all, and kept as such
        }
      }
      System.out.println(records.stats()); // records, bytes, rejects by kind
    }
    return total;
  }

  static BadRecordHandler.Action keep(BadRecord bad, OutputStream deadLetters) throws IOException {
    bad.bytes().writeTo(deadLetters); // the line as it was; also offset, line number and kind
    deadLetters.write('\n');
    return BadRecordHandler.Action.CONTINUE;
  }
}

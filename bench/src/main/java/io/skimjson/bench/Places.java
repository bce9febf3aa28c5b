package io.skimjson.bench;

import io.skimjson.Document;

/**
 * Values of a document that are worth asking for, as JSON Pointers: one near the start, one
 * half-way or thereabouts, one near the end.
 */
record Places(String first, String middle, String last) {
  static Places of(String corpus, byte[] json) {
    return switch (corpus) {
      case "twitter.json" ->
          new Places(
              "/statuses/0/metadata/result_type",
              "/statuses/50/user/screen_name",
              "/search_metadata/query");
      case "citm_catalog.json" ->
          new Places("/areaNames/205705993", "/events/138586341/name", "/venueNames/PLEYEL_PLEYEL");
      case "gsoc-2018.json" -> ofProjects(Document.on(json).object().countFields());
      case "canada.json" -> ofRings(Document.on(json));
      default -> ofLines(Document.on(json).array().size());
    };
  }

  private static Places ofProjects(int count) {
    return new Places(
        "/0/@type", "/" + count / 2 + "/sponsor/name", "/" + (count - 1) + "/author/name");
  }

  private static Places ofRings(Document canada) {
    String polygon = "/features/0/geometry/coordinates";
    int last = canada.at(polygon).array().size() - 1;
    String lastRing = polygon + "/" + last;
    int points = canada.at(lastRing).array().size();
    return new Places(
        "/type", polygon + "/" + last / 2 + "/0/0", lastRing + "/" + (points - 1) + "/1");
  }

  private static Places ofLines(int count) {
    return new Places("/0/ts", "/" + count / 2 + "/service", "/" + (count - 1) + "/user/country");
  }
}

package io.skimjson.testkit;

import java.util.Locale;
import java.util.SplittableRandom;

/**
 * Documents with the names, nesting and proportions of the well-known ones, made from a fixed seed:
 * what is asked of the real ones can be asked of these.
 */
final class StandInCorpora {
  private static final String[] WORDS = {
    "search",
    "first",
    "\u540d\u524d",
    "\u524d\u7530\u3042\u3086\u307f",
    "\u5370\u8c61",
    "train",
    "\ud83d\ude0b\u2728",
    "\\n\\n",
    "summer",
    "\u2764\ufe0f",
    "http:\\/\\/t.co\\/x",
    "caf\u00e9",
    "\\\"quoted\\\"",
    "release",
    "data",
    "@someone"
  };

  private final SplittableRandom random;
  private final StringBuilder out = new StringBuilder();

  private StandInCorpora(long seed) {
    random = new SplittableRandom(seed);
  }

  static byte[] make(String name) {
    StandInCorpora corpus = new StandInCorpora(name.hashCode());
    switch (name) {
      case "twitter.json" -> corpus.twitter(100);
      case "citm_catalog.json" -> corpus.citm(240);
      case "canada.json" -> corpus.canada(480);
      case "github_events.json" -> corpus.githubEvents(30);
      case "gsoc-2018.json" -> corpus.gsoc(1_000);
      case "amazon_cellphones.ndjson" -> corpus.cellphones(790);
      default -> throw new IllegalArgumentException(name);
    }
    return Bytes.utf8(corpus.out.toString());
  }

  private void twitter(int statuses) {
    out.append("{\n  \"statuses\": [\n");
    for (int i = 0; i < statuses; i++) {
      out.append(i == 0 ? "" : ",\n");
      status();
    }
    line(
        "\n  ],\n  \"search_metadata\": {\n    \"completed_in\": 0.087,\n    \"max_id\": 505874924095815681,\n"
            + "    \"query\": \"%%E4%%B8%%80\",\n    \"count\": %d,\n    \"since_id\": 0\n  }\n}",
        statuses);
  }

  private void status() {
    long id = 505_874_000_000_000_000L + random.nextLong(1_000_000_000_000L);
    line(
        "    {\n      \"metadata\": {\n        \"result_type\": \"recent\",\n        \"iso_language_code\": \"ja\"\n      },\n");
    line(
        "      \"created_at\": \"Sun Aug 31 00:29:15 +0000 2014\",\n      \"id\": %d,\n      \"id_str\": \"%d\",\n",
        id, id);
    line("      \"text\": \"%s\",\n", words(12));
    line(
        "      \"source\": \"<a href=\\\"http:\\/\\/twitter.com\\/\\\" rel=\\\"nofollow\\\">Twitter<\\/a>\",\n");
    line(
        "      \"truncated\": false,\n      \"in_reply_to_status_id\": null,\n      \"user\": {\n");
    user(random.nextInt(1, Integer.MAX_VALUE));
    line("      },\n      \"geo\": null,\n      \"coordinates\": null,\n      \"place\": null,\n");
    line(
        "      \"retweet_count\": %d,\n      \"favorite_count\": %d,\n",
        random.nextInt(1000), random.nextInt(50));
    line(
        "      \"entities\": {\n        \"hashtags\": [],\n        \"symbols\": [],\n        \"urls\": [],\n");
    line(
        "        \"user_mentions\": [\n          {\n            \"screen_name\": \"%s\",\n",
        name());
    line(
        "            \"id\": %d,\n            \"indices\": [\n              0,\n              9\n            ]\n",
        id % 100_000_007);
    line(
        "          }\n        ]\n      },\n      \"favorited\": false,\n      \"retweeted\": false,\n      \"lang\": \"ja\"\n    }");
  }

  private void user(int id) {
    line(
        "        \"id\": %d,\n        \"id_str\": \"%d\",\n        \"name\": \"%s\",\n",
        id, id, words(2));
    line(
        "        \"screen_name\": \"%s\",\n        \"location\": \"\",\n        \"description\": \"%s\",\n",
        name(), words(15));
    line(
        "        \"url\": null,\n        \"entities\": {\n          \"description\": {\n            \"urls\": []\n          }\n        },\n");
    line(
        "        \"protected\": false,\n        \"followers_count\": %d,\n        \"friends_count\": %d,\n",
        random.nextInt(100_000), random.nextInt(1000));
    line(
        "        \"listed_count\": %d,\n        \"created_at\": \"Sat Feb 16 13:40:25 +0000 2013\",\n",
        random.nextInt(100));
    line(
        "        \"favourites_count\": %d,\n        \"utc_offset\": null,\n        \"time_zone\": null,\n",
        random.nextInt(5000));
    line(
        "        \"geo_enabled\": %b,\n        \"verified\": false,\n        \"statuses_count\": %d,\n",
        random.nextBoolean(), random.nextInt(90_000));
    for (String name :
        new String[] {
          "profile_image_url",
          "profile_image_url_https",
          "profile_background_image_url",
          "profile_banner_url"
        }) {
      line(
          "        \"%s\": \"https:\\/\\/pbs.example.com\\/%s\\/%d\\/%s_normal.jpeg\",\n",
          name, name, id, name());
    }
    line(
        "        \"profile_link_color\": \"0084B4\",\n        \"profile_use_background_image\": true,\n");
    line(
        "        \"default_profile\": %b,\n        \"default_profile_image\": false,\n        \"following\": false\n",
        random.nextInt(3) > 0);
  }

  private void citm(int performances) {
    out.append(
        "{\n    \"areaNames\": {\n        \"205705993\": \"Arri\u00e8re-sc\u00e8ne central\",\n");
    out.append(
        "        \"205705994\": \"1er balcon central\"\n    },\n    \"audienceSubCategoryNames\": {\n");
    out.append(
        "        \"337100890\": \"Abonn\u00e9\"\n    },\n    \"blockNames\": {},\n    \"events\": {\n");
    for (int i = 0; i < performances; i++) {
      int id = 138_586_341 + i;
      line(
          "%s        \"%d\": {\n            \"description\": null,\n            \"id\": %d,\n",
          i == 0 ? "" : ",\n", id, id);
      line(
          "            \"logo\": %s,\n            \"name\": \"%s\",\n",
          i % 3 == 0 ? "null" : "\"/images/UE0AAAAACEKo6QAAAAZDSVRN\"", words(4));
      line(
          "            \"subTopicIds\": [\n                337184269,\n                337184283\n            ],\n");
      line(
          "            \"subjectCode\": null,\n            \"topicIds\": [\n                324846099\n            ]\n        }");
    }
    out.append("\n    },\n    \"performances\": [\n");
    for (int i = 0; i < performances; i++) {
      out.append(i == 0 ? "" : ",\n");
      performance(i);
    }
    out.append(
        "\n    ],\n    \"venueNames\": {\n        \"PLEYEL_PLEYEL\": \"Salle Pleyel\"\n    }\n}\n");
  }

  private void performance(int i) {
    line(
        "        {\n            \"eventId\": %d,\n            \"id\": %d,\n            \"logo\": null,\n",
        138_586_341 + i, 339_887_544 + i);
    line(
        "            \"name\": null,\n            \"prices\": [\n                {\n                    \"amount\": %d,\n",
        500 * random.nextInt(400));
    line(
        "                    \"audienceSubCategoryId\": 337100890,\n                    \"seatCategoryId\": 338937295\n                }\n            ],\n");
    line(
        "            \"seatCategories\": [\n                {\n                    \"areas\": [\n");
    int areas = random.nextInt(4, 40);
    for (int area = 0; area < areas; area++) {
      line(
          "%s                        {\n                            \"areaId\": %d,\n",
          area == 0 ? "" : ",\n", 205_705_993 + area);
      line("                            \"blockIds\": []\n                        }");
    }
    line(
        "\n                    ],\n                    \"seatCategoryId\": 338937295\n                }\n            ],\n");
    line(
        "            \"seatMapImage\": null,\n            \"start\": %d,\n            \"venueCode\": \"PLEYEL_PLEYEL\"\n        }",
        1_372_701_600_000L + 86_400_000L * i);
  }

  private void canada(int rings) {
    out.append(
        "{ \"type\": \"FeatureCollection\",\n  \"features\": [\n{\n    \"type\": \"Feature\",\n");
    out.append(
        "\"properties\": { \"name\": \"Canada\" },\n\"geometry\": {\"type\":\"Polygon\",\"coordinates\":[");
    for (int ring = 0; ring < rings; ring++) {
      out.append(ring == 0 ? "[" : ",[");
      int points = random.nextInt(10, 220);
      for (int point = 0; point < points; point++) {
        out.append(point == 0 ? "[" : ",[")
            .append(degrees(-141, 88))
            .append(',')
            .append(degrees(41, 42))
            .append(']');
      }
      out.append(']');
    }
    out.append("]}\n}\n]\n}\n");
  }

  /** Returns coordinates with the usual 15 decimals, and now and then a short one. */
  private String degrees(int from, int width) {
    double value = from + width * random.nextDouble();
    return String.format(Locale.ROOT, random.nextInt(20) == 0 ? "%.3f" : "%.15f", value);
  }

  private void githubEvents(int events) {
    out.append("[\n");
    for (int i = 0; i < events; i++) {
      int id = random.nextInt(1, 9_000_000);
      String login = name();
      line(
          "%s  {\n    \"type\": \"PushEvent\",\n    \"created_at\": \"2013-01-10T07:58:%02dZ\",\n    \"actor\": {\n",
          i == 0 ? "" : ",\n", i % 60);
      line(
          "      \"gravatar_id\": \"%032x\",\n      \"login\": \"%s\",\n",
          random.nextLong(), login);
      line(
          "      \"avatar_url\": \"https://secure.example.com/avatar/%x?d=https%%3A%%2F%%2Fa248.example.net\",\n",
          random.nextLong());
      line(
          "      \"url\": \"https://api.example.com/users/%s\",\n      \"id\": %d\n    },\n",
          login, id);
      line(
          "    \"repo\": {\n      \"url\": \"https://api.example.com/repos/%s/trigger\",\n      \"id\": %d,\n      \"name\": \"%s/trigger\"\n    },\n",
          login, id, login);
      line(
          "    \"public\": true,\n    \"payload\": {\n      \"commits\": [\n        {\n          \"message\": \"%s\",\n",
          words(20));
      line("          \"distinct\": true,\n          \"sha\": \"%040x\",\n", random.nextLong());
      line(
          "          \"author\": {\n            \"email\": \"%s@example.com\",\n            \"name\": \"%s\"\n          }\n        }\n      ],\n",
          login, login);
      line(
          "      \"size\": 1,\n      \"push_id\": %d\n    },\n    \"id\": \"%d\"\n  }",
          134_107_894 + i, 1_652_857_722 - i);
    }
    out.append("\n]\n");
  }

  private void gsoc(int projects) {
    out.append("{\n");
    for (int i = 0; i < projects; i++) {
      line(
          "%s    \"%d\": {\n        \"@context\": \"http://schema.org\",\n        \"@type\": \"SoftwareSourceCode\",\n",
          i == 0 ? "" : ",\n", i);
      line(
          "        \"name\": \"%s\",\n        \"description\": \"%s\",\n        \"sponsor\": {\n",
          words(5), words(120));
      line(
          "            \"@type\": \"Organization\",\n            \"name\": \"%s\",\n            \"description\": \"%s\",\n",
          words(2), words(200));
      line(
          "            \"url\": \"https://%s.example.org\"\n        },\n        \"author\": {\n            \"@type\": \"Person\",\n",
          name());
      line("            \"name\": \"%s\"\n        }\n    }", name());
    }
    out.append("\n}\n");
  }

  private void cellphones(int lines) {
    out.append(
        "[\"asin\",\"brand\",\"title\",\"url\",\"image\",\"rating\",\"reviewUrl\",\"totalReviews\",\"prices\"]\n");
    for (int i = 0; i < lines; i++) {
      String asin = String.format(Locale.ROOT, "B%09X", random.nextInt());
      line("[\"%s\",\"Nokia\",\"%s\",\"https://www.example.com/dp/%s\",", asin, words(12), asin);
      line(
          "\"https://m.example.com/images/I/%s.jpg\",%s,",
          asin, i % 4 == 0 ? "3" : "3." + random.nextInt(1, 10));
      line(
          "\"https://www.example.com/product-reviews/%s\",%d,\"%s\"]\n",
          asin, random.nextInt(1000), i % 3 == 0 ? "" : "$49.95");
    }
  }

  private String words(int most) {
    int count = random.nextInt(1, most + 1);
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < count; i++) {
      words.append(i == 0 ? "" : " ").append(WORDS[random.nextInt(WORDS.length)]);
    }
    return words.toString();
  }

  private String name() {
    return "user" + Integer.toString(random.nextInt(Integer.MAX_VALUE), 36);
  }

  private void line(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values));
  }
}

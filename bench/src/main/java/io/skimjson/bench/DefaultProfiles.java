package io.skimjson.bench;

import com.alibaba.fastjson2.annotation.JSONField;
import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.JsonAttribute;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.google.gson.annotations.SerializedName;
import io.avaje.jsonb.Json;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The parts of twitter.json that tell who kept the default profile, for binding libraries. */
@Json
@CompiledJson
@JsonIgnoreProperties(ignoreUnknown = true)
public record DefaultProfiles(List<Status> statuses) {
  /** A tweet. */
  @Json
  @CompiledJson
  @JsonIgnoreProperties(ignoreUnknown = true)
  public record Status(User user) {}

  /** Its author. */
  @Json
  @CompiledJson
  @JsonIgnoreProperties(ignoreUnknown = true)
  public record User(
      @JsonProperty("default_profile")
          @JSONField(name = "default_profile")
          @JsonAttribute(name = "default_profile")
          @SerializedName("default_profile")
          @com.squareup.moshi.Json(name = "default_profile")
          @Json.Property("default_profile")
          boolean defaultProfile,
      @JsonProperty("screen_name")
          @JSONField(name = "screen_name")
          @JsonAttribute(name = "screen_name")
          @SerializedName("screen_name")
          @com.squareup.moshi.Json(name = "screen_name")
          @Json.Property("screen_name")
          String screenName) {}

  /** Returns the screen names of all who kept it. */
  Set<String> names() {
    Set<String> names = new HashSet<>();
    for (Status status : statuses) {
      if (status.user().defaultProfile()) {
        names.add(status.user().screenName());
      }
    }
    return names;
  }
}

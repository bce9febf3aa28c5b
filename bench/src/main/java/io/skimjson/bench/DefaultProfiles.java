package io.skimjson.bench;

import com.alibaba.fastjson2.annotation.JSONField;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Set;

/** The parts of twitter.json that tell who kept the default profile, for binding libraries. */
@JsonIgnoreProperties(ignoreUnknown = true)
public record DefaultProfiles(List<Status> statuses) {
  /** A tweet. */
  @JsonIgnoreProperties(ignoreUnknown = true)
  public record Status(User user) {}

  /** Its author. */
  @JsonIgnoreProperties(ignoreUnknown = true)
  public record User(
      @JsonProperty("default_profile") @JSONField(name = "default_profile") boolean defaultProfile,
      @JsonProperty("screen_name") @JSONField(name = "screen_name") String screenName) {}

  /** Adds the screen names of all who kept it. */
  void addTo(Set<String> names) {
    for (Status status : statuses) {
      if (status.user().defaultProfile()) {
        names.add(status.user().screenName());
      }
    }
  }
}

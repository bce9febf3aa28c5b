package io.skimjson.bench;

import com.alibaba.fastjson2.annotation.JSONField;
import com.dslplatform.json.CompiledJson;
import com.dslplatform.json.JsonAttribute;
import com.google.gson.annotations.SerializedName;
import io.avaje.jsonb.Json;

/** The wanted fields of a line of a log, for binding libraries. */
@Json
@CompiledJson
public record LogLine(
    String level,
    @JSONField(name = "epoch_ms")
        @JsonAttribute(name = "epoch_ms")
        @SerializedName("epoch_ms")
        @com.squareup.moshi.Json(name = "epoch_ms")
        @Json.Property("epoch_ms")
        long epochMs,
    int status,
    @JSONField(name = "latency_ms")
        @JsonAttribute(name = "latency_ms")
        @SerializedName("latency_ms")
        @com.squareup.moshi.Json(name = "latency_ms")
        @Json.Property("latency_ms")
        double latencyMs) {
  /** Adds this line. */
  void addTo(LogSummary summary) {
    summary.add(level, epochMs, status, latencyMs);
  }
}

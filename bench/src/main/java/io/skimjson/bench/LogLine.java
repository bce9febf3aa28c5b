package io.skimjson.bench;

import com.alibaba.fastjson2.annotation.JSONField;

/** The wanted fields of a line of a log, for binding libraries. */
public record LogLine(
    String level,
    @JSONField(name = "epoch_ms") long epochMs,
    int status,
    @JSONField(name = "latency_ms") double latencyMs) {}

package io.skimjson.bench;

import com.dslplatform.json.CompiledJson;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import io.avaje.jsonb.Json;

/** The one wanted field of a message, for binding libraries. */
@Json
@CompiledJson
@JsonIgnoreProperties(ignoreUnknown = true)
public record Message(long id) {}

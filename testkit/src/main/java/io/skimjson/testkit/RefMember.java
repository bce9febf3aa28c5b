package io.skimjson.testkit;

/**
 * A member of an object of the model.
 *
 * @param name the decoded name
 * @param nameStart the offset of the name's opening quote
 * @param nameEnd the offset behind the name's closing quote
 * @param value the value
 */
public record RefMember(String name, int nameStart, int nameEnd, RefValue value) {}

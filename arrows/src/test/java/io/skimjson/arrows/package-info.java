/**
 * Checks over all rooms at once: who may know whom, and that public names carry comments. Knows
 * every room, and no room knows it.
 */
package io.skimjson.arrows;

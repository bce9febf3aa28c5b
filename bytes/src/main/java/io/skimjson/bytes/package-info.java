/** Padded input and little-endian wide loads and stores. A leaf: leans on the JDK alone. */
@NullMarked
package io.skimjson.bytes;

import org.jspecify.annotations.NullMarked;

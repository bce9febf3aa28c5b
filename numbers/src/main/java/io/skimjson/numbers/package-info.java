/** Number text to values, exactly; values to text. Knows bytes, not documents. Leans on {@code io.skimjson.bytes} alone. */
@NullMarked
package io.skimjson.numbers;

import org.jspecify.annotations.NullMarked;

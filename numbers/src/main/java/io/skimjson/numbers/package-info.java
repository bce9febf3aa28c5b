/**
 * Number text to values, exactly.
 *
 * <p>{@link io.skimjson.numbers.Int64Reader}, {@link io.skimjson.numbers.DoubleReader}, {@link
 * io.skimjson.numbers.FloatReader} and {@link io.skimjson.numbers.BigReader} give the value or say
 * only that there is none; {@link io.skimjson.numbers.NumberFaults} then finds out why and where.
 * {@link io.skimjson.numbers.NumberToken} checks the grammar alone.
 *
 * <p>All of them take the same three arguments: an array, the offset of the number's first byte,
 * and {@code limit}, the offset at which the text ends, or at which the next operator stands.
 * Behind the number only white space may follow up to {@code limit}. Bytes at {@code limit} and
 * beyond may be loaded, as long as they are inside the array, but never take part in an answer.
 * Callers keep {@code 0 <= start <= limit <= array.length}.
 *
 * <p>Everything here is static, stateless and safe for any number of threads. Documents, operators
 * and exceptions are unknown here. Leans on {@code io.skimjson.bytes} alone.
 */
@NullMarked
package io.skimjson.numbers;

import org.jspecify.annotations.NullMarked;

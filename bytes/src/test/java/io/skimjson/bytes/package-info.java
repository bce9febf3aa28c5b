/** Tests of wide loads and padded input. */
package io.skimjson.bytes;

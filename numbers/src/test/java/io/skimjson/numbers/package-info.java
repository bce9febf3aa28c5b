/** Tests of the number readers, each against a slow and obvious model. */
package io.skimjson.numbers;

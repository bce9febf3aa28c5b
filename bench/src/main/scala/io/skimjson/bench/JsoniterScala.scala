package io.skimjson.bench

import com.github.plokhotnyuk.jsoniter_scala.core.*
import com.github.plokhotnyuk.jsoniter_scala.macros.*
import java.io.ByteArrayInputStream
import java.util.function.Consumer

/** What is done with the wanted fields of a line; a log's summary, seen from Scala. */
trait LineConsumer:
  def add(level: String, epochMs: Long, status: Int, latencyMs: Double): Unit

/** The benchmarks' tasks by jsoniter-scala, whose macros write the codecs when this is compiled. */
object JsoniterScala:
  final case class User(default_profile: Boolean, screen_name: String)
  final case class Status(user: User)
  final case class Tweets(statuses: List[Status])
  final case class Line(level: String, epoch_ms: Long, status: Int, latency_ms: Double)
  final case class Message(id: Long)

  private given tweets: JsonValueCodec[Tweets] = JsonCodecMaker.make
  private given line: JsonValueCodec[Line] = JsonCodecMaker.make
  private given message: JsonValueCodec[Message] = JsonCodecMaker.make
  private given members: JsonValueCodec[Map[String, Long]] = JsonCodecMaker.make

  /** Calls `names` with the screen name of each user who kept the default profile. */
  def defaultProfiles(json: Array[Byte], names: Consumer[String]): Unit =
    readFromArray[Tweets](json).statuses.foreach: status =>
      if status.user.default_profile then names.accept(status.user.screen_name)

  /** Reads value after value of a log from a stream, without splitting it into lines first. */
  def readLog(log: Array[Byte], lines: LineConsumer): Unit =
    scanJsonValuesFromStream[Line](ByteArrayInputStream(log)): line =>
      lines.add(line.level, line.epoch_ms, line.status, line.latency_ms)
      true

  /** Reads the id of one message. */
  def id(message: Array[Byte], from: Int, to: Int): Long =
    readFromSubArray[Message](message, from, to).id

  /** Adds up the members with these names of the one object, which becomes a map. */
  def sum(json: Array[Byte], names: Array[String]): Long =
    val members = readFromArray[Map[String, Long]](json)
    var sum = 0L
    var i = 0
    while i < names.length do
      sum += members(names(i))
      i += 1
    sum

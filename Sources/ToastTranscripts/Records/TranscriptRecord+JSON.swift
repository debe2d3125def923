internal import ToastAccessibility
internal import ToastBraille
internal import ToastCatalogs
internal import ToastModel
internal import ToastText

extension TranscriptRecord {
  /// The record as a JSON object on one line, with sorted keys.
  ///
  /// ```
  /// {"event":"dismissed","locale":"en","reason":"timeout","time":3,"toast":"B"}
  /// ```
  public var jsonLine: String {
    var members = eventMembers
    members["event"] = .string(eventName)
    members["time"] = .number(time.secondsText)
    members["locale"] = .string(locale.description)
    if let toast { members["toast"] = .string(toast) }
    return JSONOutput.object(members).text
  }

  /// The name of the event in the JSON form.
  public var eventName: String {
    switch event {
    case .shown(let showing): showing.cause.rawValue
    case .moved(let movement, _): movement.rawValue
    case .paused: "paused"
    case .resumed: "resumed"
    case .leaving: "leaving"
    case .dismissed: "dismissed"
    case .action: "action"
    case .announcement: "announcement"
    case .braille: "braille"
    case .committed: "committed"
    case .problem: "problem"
    }
  }

  private var eventMembers: [String: JSONOutput] {
    switch event {
    case .shown(let showing):
      showing.members
    case .moved(_, let remaining):
      ["remaining": .seconds(remaining)]
    case .paused(let cause, let remaining), .resumed(let cause, let remaining):
      ["cause": .string(cause.rawValue), "remaining": .seconds(remaining)]
    case .leaving(let reason), .dismissed(let reason):
      ["reason": .string(reason.description)]
    case .action(let id, let via, let trace):
      [
        "action": .string(id), "via": .string(via.rawValue),
        "trace": .array(trace.map { .string($0.rawValue) }),
      ]
    case .announcement(let announcement):
      announcement.members
    case .braille(let braille):
      braille.members
    case .committed(let action):
      ["action": .string(action)]
    case .problem(let message, let location, _):
      ["message": .string(message), "where": .string(orNull: location)]
    }
  }
}

extension JSONOutput {
  /// A time in seconds, or `null`.
  static func seconds(_ time: Duration?) -> JSONOutput {
    time.map { .number($0.secondsText) } ?? .null
  }
}

extension Showing {
  fileprivate var members: [String: JSONOutput] {
    [
      "status": .string(message.status.rawValue), "label": .string(label),
      "value": .string(orNull: value), "hint": .string(orNull: hint),
      "actions": .array(actions.map(JSONOutput.string)), "duration": .seconds(duration),
      "durationReasons": .array(durationReasons.map { .string($0.description) }),
    ]
  }
}

extension AnnouncementRecord {
  fileprivate var members: [String: JSONOutput] {
    [
      "text": .string(announcement.text), "language": .string(announcement.language.description),
      "priority": .string(announcement.priority.rawValue),
      "outcome": .string(outcome?.word ?? "spoken"),
      "cause": .string(announcement.cause.rawValue), "start": .seconds(start), "end": .seconds(end),
      "segments": .array(announcement.segments.map(\.json)),
    ]
  }
}

extension SpokenSegment {
  fileprivate var json: JSONOutput {
    .object([
      "text": .string(text), "language": .string(language.description),
      "source": .string(source.rawValue),
    ])
  }
}

extension BrailleRecord {
  fileprivate var members: [String: JSONOutput] {
    [
      "text": .string(message.text), "language": .string(message.language.description),
      "reading": .string(orNull: line.reading),
      "readingSource": .string(orNull: line.readingSource?.rawValue), "table": .string(line.table),
      "cells": .string(line.cells), "windows": .array(windows.map(JSONOutput.string)),
      "warnings": .array(line.warnings.map { .string($0.description) }),
    ]
  }
}

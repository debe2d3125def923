internal import ToastCatalogs
package import ToastText

extension ScenarioReader {
  /// The value if it is an object; every key nobody knows is reported.
  mutating func object(_ value: JSONValue, _ name: String, keys: [String]) -> JSONValue? {
    guard let members = value.members else {
      report("wrong-type", "\(name) must be an object, not \(value.kindName)", at: value)
      return nil
    }
    for member in members where !keys.contains(member.key) {
      let hint = NearestName.suggestion(for: member.key, among: keys)
      log.report(
        "unknown-key", .error,
        "\(name) has no key ‘\(member.key.shortened)’\(hint)", at: member.keyRange.lowerBound - 1)
    }
    return value
  }

  /// The elements of a list, none where the value is no list.
  mutating func elements(_ value: JSONValue, _ name: String) -> [JSONValue] {
    guard let elements = value.elements else {
      report("wrong-type", "\(name) must be a list, not \(value.kindName)", at: value)
      return []
    }
    return elements
  }

  /// The text of a string.
  mutating func string(_ value: JSONValue, _ name: String) -> String? {
    guard let text = value.string else {
      report("wrong-type", "\(name) must be a string, not \(value.kindName)", at: value)
      return nil
    }
    return text
  }

  /// A string that is not empty.
  mutating func name(_ value: JSONValue, _ name: String) -> String? {
    guard let text = string(value, name) else { return nil }
    guard !text.isEmpty else {
      report("wrong-value", "\(name) must not be empty", at: value)
      return nil
    }
    return text
  }

  /// `true` or `false`.
  mutating func boolean(_ value: JSONValue, _ name: String) -> Bool? {
    guard let flag = value.boolean else {
      report("wrong-type", "\(name) must be true or false, not \(value.kindName)", at: value)
      return nil
    }
    return flag
  }

  /// One word of several.
  mutating func choice<Word>(
    _ value: JSONValue, _ name: String, among words: KeyValuePairs<String, Word>
  ) -> Word? {
    guard let text = string(value, name) else { return nil }
    if let match = words.first(where: { $0.key == text }) { return match.value }
    let known = words.map(\.key)
    let hint = NearestName.suggestion(for: text, among: known)
    let list = known.map { "‘\($0)’" }.joined(separator: ", ")
    report(
      "wrong-value",
      "\(name) cannot be ‘\(text.shortened)’\(hint.isEmpty ? "; use \(list)" : hint)",
      at: value)
    return nil
  }

  /// A time in seconds, from zero on.
  mutating func seconds(_ value: JSONValue, _ name: String) -> Duration? {
    guard case .number(let text) = value.content else {
      report("wrong-type", "\(name) must be a number of seconds, not \(value.kindName)", at: value)
      return nil
    }
    guard let number = value.number, let time = Duration(seconds: number) else {
      report(
        "wrong-value",
        "\(name) ‘\(text.shortened)’ is beyond \(Self.timeLimit) seconds; make it smaller",
        at: value)
      return nil
    }
    guard time >= .zero else {
      report("negative-time", "\(name) must not be below zero, it is \(text.shortened)", at: value)
      return nil
    }
    return time
  }

  /// A language tag.
  mutating func language(_ value: JSONValue, _ name: String) -> LanguageTag? {
    guard let text = string(value, name) else { return nil }
    guard let tag = LanguageTag(parsing: text) else {
      report(
        "wrong-value", "‘\(text.shortened)’ is no language tag; write one such as ‘zh-Hant’",
        at: value)
      return nil
    }
    return tag
  }

  /// Reports a fault at a value.
  mutating func report(_ kind: String, _ message: String, at value: JSONValue) {
    log.report(kind, .error, message, at: value.range.lowerBound)
  }
}

extension Duration {
  /// A time of so many seconds, to the nanosecond; `nil` beyond ``ScenarioReader/timeLimit``.
  init?(seconds number: DecimalNumber) {
    let rounded = number.rounded(toFractionDigits: 9)
    guard let seconds = Int64(rounded.integerDigits), seconds <= ScenarioReader.timeLimit,
      let nanoseconds = Int64(rounded.fractionDigits)
    else { return nil }
    let time = Duration.seconds(seconds) + .nanoseconds(nanoseconds)
    self = number.isNegative ? .zero - time : time
  }

  /// A moment of a scenario in seconds; `nil` below zero and beyond its longest time.
  package init?(scenarioSeconds number: DecimalNumber) {
    guard let time = Duration(seconds: number), time >= .zero else { return nil }
    self = time
  }
}

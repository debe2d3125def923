import ToastCatalogs
import ToastText

extension ConfigurationReader {
  /// The members of an object; with a list of keys, those that nobody knows are reported and left
  /// out.
  mutating func object(
    _ value: JSONValue, _ name: String, keys: [String]? = nil, of kind: String = "key"
  ) -> [JSONMember]? {
    guard let members = value.members else {
      report("wrong-type", "\(name) must be an object, not \(value.kindName)", at: value)
      return nil
    }
    guard let keys else { return members }
    return members.filter { member in
      guard !keys.contains(member.key) else { return true }
      let hint = NearestName.suggestion(for: member.key, among: keys)
      report(
        "unknown-key", "\(name) has no \(kind) ‘\(member.key.shortened)’\(hint)",
        at: member.keyRange.lowerBound - 1)
      return false
    }
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

  /// The texts of a list of strings, none of them empty.
  mutating func strings(_ value: JSONValue, _ name: String) -> [String] {
    elements(value, name).compactMap { element in
      guard let text = string(element, "an element of \(name)") else { return nil }
      guard !text.isEmpty else {
        report("wrong-value", "an element of \(name) must not be empty", at: element)
        return nil
      }
      return text
    }
  }

  /// A language tag as it is written.
  mutating func locale(_ value: JSONValue, _ name: String) -> String? {
    guard let text = string(value, name) else { return nil }
    guard LanguageTag(parsing: text) != nil else {
      report(
        "wrong-value", "‘\(text.shortened)’ is no language tag; write one such as ‘zh-Hant’",
        at: value)
      return nil
    }
    return text
  }

  /// One word of several.
  mutating func choice<Word>(
    _ value: JSONValue, _ name: String, among words: [(String, Word)]
  ) -> Word? {
    guard let text = string(value, name) else { return nil }
    if let match = words.first(where: { $0.0 == text }) { return match.1 }
    let hint = NearestName.suggestion(for: text, among: words.map(\.0))
    let list = words.map { "‘\($0.0)’" }.joined(separator: ", ")
    report(
      "wrong-value",
      "\(name) cannot be ‘\(text.shortened)’\(hint.isEmpty ? "; use \(list)" : hint)", at: value)
    return nil
  }

  /// A whole number within limits.
  mutating func integer(
    _ value: JSONValue, _ name: String, in range: ClosedRange<Int>
  ) -> Int? {
    guard case .number(let text) = value.content else {
      report("wrong-type", "\(name) must be a number, not \(value.kindName)", at: value)
      return nil
    }
    guard let number = value.number?.integerValue, range.contains(number) else {
      report(
        "wrong-value",
        "\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound), not "
          + text.shortened, at: value)
      return nil
    }
    return number
  }

  /// A time in seconds, above zero and at most a day.
  mutating func seconds(_ value: JSONValue, _ name: String) -> Double? {
    guard case .number(let text) = value.content else {
      report("wrong-type", "\(name) must be a number of seconds, not \(value.kindName)", at: value)
      return nil
    }
    guard let seconds = value.number?.doubleValue, seconds > 0, seconds <= 86_400 else {
      report(
        "wrong-value",
        "\(name) must be above 0 and at most 86400 seconds, not \(text.shortened)", at: value)
      return nil
    }
    return seconds
  }

  /// Reports a fault at a value.
  mutating func report(_ kind: String, _ message: String, at value: JSONValue) {
    report(kind, message, at: value.range.lowerBound)
  }

  /// Reports a fault at a byte of the file.
  mutating func report(_ kind: String, _ message: String, at offset: Int) {
    log.report(kind, .error, message, at: offset)
  }
}

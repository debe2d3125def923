package import ToastText

/// Takes a JSON file apart for a reader, and reports each value that is of another kind than it
/// must be.
package protocol JSONValueReader {
  /// What was wrong so far.
  var log: ProblemLog { get set }
}

extension JSONValueReader {
  /// The members of an object; with a list of keys, those that nobody knows are reported and left
  /// out.
  package mutating func members(
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
      log.report(
        "unknown-key", .error, "\(name) has no \(kind) ‘\(member.key.shortened)’\(hint)",
        at: member.keyRange.lowerBound - 1)
      return false
    }
  }

  /// The elements of a list, none where the value is no list.
  package mutating func elements(_ value: JSONValue, _ name: String) -> [JSONValue] {
    guard let elements = value.elements else {
      report("wrong-type", "\(name) must be a list, not \(value.kindName)", at: value)
      return []
    }
    return elements
  }

  /// The text of a string.
  package mutating func string(_ value: JSONValue, _ name: String) -> String? {
    guard let text = value.string else {
      report("wrong-type", "\(name) must be a string, not \(value.kindName)", at: value)
      return nil
    }
    return text
  }

  /// A string that is not empty.
  package mutating func name(_ value: JSONValue, _ name: String) -> String? {
    guard let text = string(value, name) else { return nil }
    guard !text.isEmpty else {
      report("wrong-value", "\(name) must not be empty", at: value)
      return nil
    }
    return text
  }

  /// One word of several, by their own spelling.
  package mutating func choice<Word: RawRepresentable<String>>(
    _ value: JSONValue, _ name: String, among words: [Word]
  ) -> Word? {
    choice(value, name, among: words.lazy.map { (key: $0.rawValue, value: $0) })
  }

  /// One word of several.
  package mutating func choice<Word>(
    _ value: JSONValue, _ name: String, among words: some Collection<(key: String, value: Word)>
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

  /// A language tag.
  package mutating func language(_ value: JSONValue, _ name: String) -> LanguageTag? {
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
  package mutating func report(_ kind: String, _ message: String, at value: JSONValue) {
    log.report(kind, .error, message, at: value.range.lowerBound)
  }
}

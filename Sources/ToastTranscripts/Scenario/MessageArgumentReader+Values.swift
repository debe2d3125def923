internal import ToastCatalogs
internal import ToastText

extension MessageArgumentReader {
  /// A number with its digits.
  mutating func number(_ value: JSONValue) -> DecimalNumber? {
    if let number = value.number { return number }
    if case .number(let text) = value.content {
      report(
        "wrong-value", "‘\(text.shortened)’ has more than \(DecimalNumber.digitLimit) digits", value
      )
    } else {
      report("wrong-type", "a number is needed here, not \(value.kindName)", value)
    }
    return nil
  }

  /// The text of an option that must be there.
  mutating func text(_ options: JSONValue, _ key: String) -> String? {
    guard let text = options[key]?.string, !text.isEmpty else {
      report("missing-key", "this argument needs ‘\(key)’, a string", options[key] ?? options)
      return nil
    }
    return text
  }

  /// One word of several for an option that must be there.
  mutating func word<Word: RawRepresentable<String>>(
    _ options: JSONValue, _ key: String, among words: [Word]
  ) -> Word? {
    guard let text = text(options, key) else { return nil }
    if let word = words.first(where: { $0.rawValue == text }) { return word }
    let known = words.map(\.rawValue)
    let list = known.map { "‘\($0)’" }.joined(separator: ", ")
    let hint = NearestName.suggestion(for: text, among: known)
    report(
      "wrong-value",
      "‘\(key)’ cannot be ‘\(text.shortened)’\(hint.isEmpty ? "; use \(list)" : hint)",
      options[key] ?? options)
    return nil
  }

  /// Notes a fault at a value.
  mutating func report(_ kind: String, _ message: String, _ value: JSONValue) {
    note(Fault(kind: kind, message: message, offset: value.range.lowerBound))
  }
}

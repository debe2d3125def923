import ToastCatalogs
import ToastText

extension ConfigurationReader {
  /// The texts of a list of strings, none of them empty.
  mutating func strings(_ value: JSONValue, _ name: String) -> [String] {
    elements(value, name).compactMap { self.name($0, "an element of \(name)") }
  }

  /// A language tag as it is written.
  mutating func locale(_ value: JSONValue, _ name: String) -> String? {
    language(value, name) == nil ? nil : value.string
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
}

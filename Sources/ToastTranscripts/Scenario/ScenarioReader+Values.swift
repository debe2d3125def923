internal import ToastCatalogs
package import ToastText

extension ScenarioReader: JSONValueReader {
  /// The value if it is an object; every key nobody knows is reported.
  mutating func object(_ value: JSONValue, _ name: String, keys: [String]) -> JSONValue? {
    members(value, name, keys: keys) == nil ? nil : value
  }

  /// `true` or `false`.
  mutating func boolean(_ value: JSONValue, _ name: String) -> Bool? {
    guard let flag = value.boolean else {
      report("wrong-type", "\(name) must be true or false, not \(value.kindName)", at: value)
      return nil
    }
    return flag
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

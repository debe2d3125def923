import ToastCatalogs
import ToastText

extension TypedArgumentReader {
  /// The argument of a type, or `nil` with a problem.
  mutating func typed(
    _ kind: TypedArgumentKind, _ value: JSONValue, in object: JSONValue
  ) -> MessageArgument? {
    switch kind {
    case .percent: number(value).map(MessageArgument.percent)
    case .bytes: number(value).map(MessageArgument.bytes)
    case .spellOut: number(value).map(MessageArgument.spellOut)
    case .ordinal: number(value).map(MessageArgument.ordinal)
    case .date: date(value, in: object)
    case .list: list(value)
    case .range: range(value)
    case .relative: relative(value, in: object)
    case .duration: duration(value, in: object)
    case .currency: currency(value, in: object)
    case .measure: measure(value, in: object)
    }
  }

  private mutating func date(_ value: JSONValue, in object: JSONValue) -> MessageArgument? {
    guard let text = string(value), let seconds = InternetDate.seconds(text) else {
      if value.string != nil {
        report("‘\(value.string ?? "")’ is no date; write one such as 2026-11-30T09:30:00Z", value)
      }
      return nil
    }
    let zone: String? = object["zone"].flatMap { self.string($0) }
    return .date(
      DateArgument(
        secondsSince1970: seconds,
        dateStyle: choice("style", in: object) ?? .medium,
        timeStyle: choice("time", in: object) ?? .none,
        timeZone: zone ?? "UTC"))
  }

  private mutating func list(_ value: JSONValue) -> MessageArgument? {
    guard let elements = value.elements else {
      report("expected an array of strings, found \(value.kindName)", value)
      return nil
    }
    return .list(elements.compactMap { string($0) })
  }

  private mutating func range(_ value: JSONValue) -> MessageArgument? {
    guard let elements = value.elements, elements.count == 2 else {
      report("a range is an array of two numbers, such as [0, 1]", value)
      return nil
    }
    guard let start = number(elements[0]), let end = number(elements[1]) else { return nil }
    return .range(start, end)
  }

  private mutating func relative(_ value: JSONValue, in object: JSONValue) -> MessageArgument? {
    guard let unit: RelativeTimeUnit = choice("unit", in: object, isRequired: true) else {
      return nil
    }
    return number(value).map { .relative($0, unit: unit) }
  }

  private mutating func duration(_ value: JSONValue, in object: JSONValue) -> MessageArgument? {
    let style: DurationStyle = choice("style", in: object) ?? .clock
    return number(value).map { .duration($0, style: style) }
  }

  private mutating func currency(_ value: JSONValue, in object: JSONValue) -> MessageArgument? {
    guard let member = object["code"] else {
      report("the currency is missing; add \"code\": \"JPY\"", object)
      return nil
    }
    guard let code = string(member) else { return nil }
    let isCode =
      code.utf8.count == 3
      && code.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic }
    guard isCode else {
      report("‘\(code)’ is no currency; write its three letters of ISO 4217, such as JPY", member)
      return nil
    }
    return number(value).map { .currency($0, code: code.uppercased()) }
  }

  private mutating func measure(_ value: JSONValue, in object: JSONValue) -> MessageArgument? {
    guard let member = object["unit"] else {
      report("the unit is missing; add \"unit\": \"kilometer\"", object)
      return nil
    }
    guard let unit = string(member) else { return nil }
    return number(value).map { .measure($0, unit: unit) }
  }

  private mutating func string(_ value: JSONValue) -> String? {
    if value.string == nil { report("expected a string, found \(value.kindName)", value) }
    return value.string
  }

  /// One of the words of a member, or `nil` where it is absent or, with a problem, another word.
  private mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, in object: JSONValue, isRequired: Bool = false
  ) -> Choice? where Choice.RawValue == String {
    let words = Choice.allCases.map(\.rawValue)
    guard let member = object[name] else {
      if isRequired {
        report("‘\(name)’ is missing; add one of \(words.joined(separator: ", "))", object)
      }
      return nil
    }
    guard let word = string(member) else { return nil }
    if let choice = Choice(rawValue: word) { return choice }
    let suggestion = NearestName.suggestion(for: word, among: words)
    report(
      "‘\(word)’ is no \(name); use one of \(words.joined(separator: ", "))\(suggestion)", member)
    return nil
  }
}

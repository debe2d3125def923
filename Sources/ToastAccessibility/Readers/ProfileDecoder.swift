import ToastCatalogs
import ToastText

/// Takes typed values out of a profile's JSON, and reports what is not as it should be.
struct ProfileDecoder {
  var log: ProblemLog

  init(_ source: SourceText) { log = ProblemLog(source) }

  /// Hands each member of an object to a closure, which answers whether it knows the key.
  mutating func members(
    of value: JSONValue, _ keys: [String],
    _ take: (inout ProfileDecoder, String, JSONValue) -> Void
  ) {
    guard let members = value.members else {
      return report("an object is needed here, not \(value.kindName)", at: value)
    }
    for member in members {
      guard keys.contains(member.key) else {
        let advice = NearestName.advice(for: member.key, among: keys)
        log.report(
          "profile", .error, "unknown member ‘\(member.key)’; \(advice)",
          at: member.keyRange.lowerBound)
        continue
      }
      take(&self, member.key, member.value)
    }
  }

  mutating func report(_ message: String, at value: JSONValue) {
    log.report("profile", .error, message, at: value.range.lowerBound)
  }

  mutating func string(_ value: JSONValue) -> String? {
    if let text = value.string { return text }
    report("a text is needed here, not \(value.kindName)", at: value)
    return nil
  }

  mutating func flag(_ value: JSONValue) -> Bool? {
    if let flag = value.boolean { return flag }
    report("true or false is needed here, not \(value.kindName)", at: value)
    return nil
  }

  /// A text that is one of a closed set.
  mutating func choice<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type, _ value: JSONValue
  ) -> Choice? where Choice.RawValue == String {
    guard let text = string(value) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let advice = NearestName.advice(for: text, among: Choice.allCases.map(\.rawValue))
    report("‘\(text)’ cannot stand here; \(advice)", at: value)
    return nil
  }

  /// Seconds as a time of whole milliseconds.
  mutating func seconds(_ value: JSONValue) -> Duration? {
    guard let number = value.number.flatMap({ Double($0.description) }), number >= 0,
      number <= 86_400
    else {
      report("seconds from 0 to 86400 are needed here", at: value)
      return nil
    }
    return .milliseconds(Int64((number * 1000).rounded()))
  }

  mutating func count(_ value: JSONValue) -> Int? {
    guard let number = value.number.flatMap({ Int($0.description) }), number >= 0 else {
      report("a whole number from 0 is needed here", at: value)
      return nil
    }
    return number
  }

  mutating func list<Element>(
    _ value: JSONValue, _ take: (inout ProfileDecoder, JSONValue) -> Element?
  ) -> [Element]? {
    guard let elements = value.elements else {
      report("an array is needed here, not \(value.kindName)", at: value)
      return nil
    }
    return elements.compactMap { take(&self, $0) }
  }
}

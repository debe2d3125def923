package import ToastCatalogs
package import ToastText

/// Reads the typed arguments of a message from JSON.
///
/// A number stays as it is written, a string is a text, and an object names a type:
/// `{"percent": 0.5}`, `{"date": "2026-11-30", "style": "long"}`.
///
/// ```swift
/// let source = SourceText(path: "--args", bytes: Array(#"[12, "Ana", {"bytes": 2e6}]"#.utf8))
/// TypedArgumentReader.read(source).arguments  // [12, "Ana", .bytes(2000000)]
/// ```
package struct TypedArgumentReader {
  var log: ProblemLog

  init(_ source: SourceText) { log = ProblemLog(source) }

  /// The arguments of a text that is one JSON array, and what was wrong.
  package static func read(
    _ source: SourceText
  ) -> (arguments: [MessageArgument], problems: [Problem]) {
    let (value, problems) = JSONReader.read(source)
    guard problems.isEmpty, let value else { return ([], problems) }
    return read(value, in: source)
  }

  /// The arguments of a JSON array in a larger text, and what was wrong.
  ///
  /// An argument that cannot be read gives its place to an empty text, so that those after it keep
  /// their numbers.
  package static func read(
    _ value: JSONValue, in source: SourceText
  ) -> (arguments: [MessageArgument], problems: [Problem]) {
    var reader = TypedArgumentReader(source)
    guard let elements = value.elements else {
      reader.report(
        "the arguments are \(value.kindName); write an array, such as [12, \"Ana\"]", value)
      return ([], reader.log.problems)
    }
    let arguments = elements.map { reader.argument($0) ?? .string("") }
    return (arguments, reader.log.problems)
  }

  private mutating func argument(_ value: JSONValue) -> MessageArgument? {
    switch value.content {
    case .string(let text): return .string(text)
    case .number: return number(value).map(Self.plain)
    case .object(let members): return object(value, members)
    case .null, .boolean, .array:
      report("\(value.kindName) is no argument; write a number, a string or a typed object", value)
      return nil
    }
  }

  private static func plain(_ number: DecimalNumber) -> MessageArgument {
    number.integerValue.map(MessageArgument.integer) ?? .decimal(number)
  }

  /// An object: one member names the type, the others say more.
  private mutating func object(_ value: JSONValue, _ members: [JSONMember]) -> MessageArgument? {
    let types = members.filter { TypedArgumentKind(rawValue: $0.key) != nil }
    guard let type = types.first, let kind = TypedArgumentKind(rawValue: type.key) else {
      reportMissingType(value, members)
      return nil
    }
    let count = log.problems.count
    for member in members where member.key != type.key && !kind.details.contains(member.key) {
      let suggestion = NearestName.suggestion(for: member.key, among: kind.details)
      let known = kind.details.isEmpty ? "nothing" : kind.details.joined(separator: ", ")
      report(
        "‘\(member.key)’ says nothing of ‘\(type.key)’, which knows \(known); remove it\(suggestion)",
        at: member.keyRange.lowerBound)
    }
    let argument = typed(kind, type.value, in: value)
    return log.problems.count == count ? argument : nil
  }

  private mutating func reportMissingType(_ value: JSONValue, _ members: [JSONMember]) {
    let names = TypedArgumentKind.allCases.map(\.rawValue)
    let suggestion = members.lazy.compactMap { NearestName.find($0.key, among: names) }.first
    let hint = suggestion.map { "; did you mean ‘\($0)’?" } ?? ""
    report("the argument names no type; add one of \(names.joined(separator: ", "))\(hint)", value)
  }

  /// A number, or `nil` with a problem.
  mutating func number(_ value: JSONValue) -> DecimalNumber? {
    guard case .number = value.content else {
      report("expected a number, found \(value.kindName)", value)
      return nil
    }
    guard let number = value.number else {
      report("the number has more than \(DecimalNumber.digitLimit) digits; shorten it", value)
      return nil
    }
    return number
  }

  mutating func report(_ message: String, _ value: JSONValue) {
    report(message, at: value.range.lowerBound)
  }

  mutating func report(_ message: String, at offset: Int) {
    log.report("bad-argument", .error, message, at: offset)
  }
}

package import ToastCatalogs
package import ToastText

/// Reads typed arguments from JSON, such as `12`, `"Ana"` or `{"percent": 0.5}`.
package struct MessageArgumentReader {
  /// Something that is no argument.
  package struct Fault: Hashable, Sendable {
    /// The kind, in kebab case.
    package var kind: String
    /// What is wrong, and what to do.
    package var message: String
    /// Where it stands, in bytes.
    package var offset: Int
  }

  /// What was wrong, in the order of the text.
  package private(set) var faults: [Fault] = []

  /// Creates a reader.
  package init() {}

  mutating func note(_ fault: Fault) { faults.append(fault) }

  /// An argument, or `nil` with a fault noted.
  package mutating func argument(_ value: JSONValue) -> MessageArgument? {
    switch value.content {
    case .string(let text): return .string(text)
    case .number:
      return number(value).map { $0.integerValue.map(MessageArgument.integer) ?? .decimal($0) }
    case .object(let members): return typed(value, members)
    case .null, .boolean, .array:
      report(
        "wrong-type", "an argument is a number, a string or an object, not \(value.kindName)", value
      )
      return nil
    }
  }

  private mutating func typed(_ value: JSONValue, _ members: [JSONMember]) -> MessageArgument? {
    let kinds = MessageArgumentKind.allCases.map(\.rawValue)
    let found = members.compactMap { member in
      MessageArgumentKind(rawValue: member.key).map { (kind: $0, value: member.value) }
    }
    guard found.count == 1, let (kind, content) = found.first else {
      let key = members.first?.key ?? ""
      let hint = NearestName.suggestion(for: key, among: kinds)
      let list = kinds.map { "‘\($0)’" }.joined(separator: ", ")
      report("wrong-value", "an argument needs one of \(list)\(hint)", value)
      return nil
    }
    let known = [kind.rawValue] + kind.options
    for member in members where !known.contains(member.key) {
      let hint = NearestName.suggestion(for: member.key, among: known)
      report("unknown-key", "‘\(kind.rawValue)’ takes no ‘\(member.key.shortened)’\(hint)", value)
    }
    return argument(kind, content, options: value)
  }

  private mutating func argument(
    _ kind: MessageArgumentKind, _ content: JSONValue, options: JSONValue
  ) -> MessageArgument? {
    switch kind {
    case .percent: number(content).map(MessageArgument.percent)
    case .bytes: number(content).map(MessageArgument.bytes)
    case .spellOut: number(content).map(MessageArgument.spellOut)
    case .ordinal: number(content).map(MessageArgument.ordinal)
    case .date: date(content, options: options)
    case .list: list(content)
    case .range: range(content)
    case .relative, .duration, .currency, .measure: unit(kind, content, options: options)
    }
  }

  private mutating func unit(
    _ kind: MessageArgumentKind, _ content: JSONValue, options: JSONValue
  ) -> MessageArgument? {
    guard let amount = number(content) else { return nil }
    switch kind {
    case .relative:
      let units = RelativeTimeUnit.allCases
      return word(options, "unit", among: units).map { .relative(amount, unit: $0) }
    case .duration:
      guard options["style"] != nil else { return .duration(amount, style: .clock) }
      let styles = DurationStyle.allCases
      return word(options, "style", among: styles).map { .duration(amount, style: $0) }
    case .currency:
      guard let code = text(options, "code"), code.utf8.count == 3,
        code.utf8.allSatisfy({ (0x41...0x5A).contains($0) })
      else {
        report("wrong-value", "‘currency’ needs ‘code’, an ISO 4217 code such as ‘JPY’", options)
        return nil
      }
      return .currency(amount, code: code)
    default:
      return text(options, "unit").map { .measure(amount, unit: $0) }
    }
  }

  private mutating func list(_ value: JSONValue) -> MessageArgument? {
    guard let elements = value.elements, elements.allSatisfy({ $0.string != nil }) else {
      report("wrong-type", "‘list’ must be a list of strings", value)
      return nil
    }
    return .list(elements.compactMap(\.string))
  }

  private mutating func range(_ value: JSONValue) -> MessageArgument? {
    guard let elements = value.elements, elements.count == 2, let low = number(elements[0]),
      let high = number(elements[1])
    else {
      report("wrong-type", "‘range’ must be a list of two numbers", value)
      return nil
    }
    return .range(low, high)
  }

  private mutating func date(_ value: JSONValue, options: JSONValue) -> MessageArgument? {
    guard let text = value.string, let seconds = ISODate.secondsSince1970(text) else {
      report("wrong-value", "‘date’ is written as ‘2026-11-30T09:30:00Z’", value)
      return nil
    }
    var argument = DateArgument(secondsSince1970: seconds)
    let styles = DateArgument.Style.allCases
    if options["style"] != nil {
      argument.dateStyle = word(options, "style", among: styles) ?? .medium
    }
    if options["time"] != nil { argument.timeStyle = word(options, "time", among: styles) ?? .none }
    if let zone = options["zone"]?.string { argument.timeZone = zone }
    return .date(argument)
  }
}

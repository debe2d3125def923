public import ToastText

extension VerbositySettings {
  /// Takes one `KEY=VALUE` as the command line gives it; answers what is wrong with it, or `nil`.
  ///
  /// ```swift
  /// var settings = ReaderProfile.voiceOver.verbosity
  /// settings.set("status=off")  // nil
  /// settings.set("puncuation=all")?.message
  /// // "unknown verbosity key ‘puncuation’; did you mean ‘punctuation’?"
  /// ```
  @discardableResult
  public mutating func set(_ assignment: String) -> Problem? {
    let parts = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      return Self.problem("‘\(assignment)’ gives no value; write it as KEY=VALUE")
    }
    return set(String(parts[0]), to: String(parts[1]))
  }

  /// Sets a key to a value; answers what is wrong with it, or `nil`.
  @discardableResult
  public mutating func set(_ name: String, to value: String) -> Problem? {
    guard let key = VerbosityKey(rawValue: name) else {
      let keys = VerbosityKey.allCases.map(\.rawValue)
      let advice = NearestName.advice(for: name, among: keys)
      return Self.problem("unknown verbosity key ‘\(name)’; \(advice)")
    }
    guard assign(value, to: key) else {
      let values = key.values.joined(separator: ", ")
      return Self.problem("‘\(value)’ is no value of ‘\(name)’; use one of \(values)")
    }
    return nil
  }

  private mutating func assign(_ value: String, to key: VerbosityKey) -> Bool {
    switch key {
    case .status: Self.assign(Self.flag(value), to: &status)
    case .hints: Self.assign(Self.flag(value), to: &hints)
    case .roles: Self.assign(Self.flag(value), to: &roles)
    case .spelling: Self.assign(Self.flag(value), to: &spelling)
    case .actions: Self.assign(Actions(rawValue: value), to: &actions)
    case .numbers: Self.assign(Numbers(rawValue: value), to: &numbers)
    case .punctuation: Self.assign(Punctuation(rawValue: value), to: &punctuation)
    case .braille: Self.assign(Self.time(value), to: &brailleMessage)
    }
  }

  private static func assign<Value>(_ value: Value?, to member: inout Value) -> Bool {
    guard let value else { return false }
    member = value
    return true
  }

  private static func flag(_ value: String) -> Bool? {
    switch value {
    case "on": true
    case "off": false
    default: nil
    }
  }

  private static func time(_ value: String) -> BrailleMessageTime? {
    switch value {
    case "off": return .off
    case "indefinite", "indefinitely": return .indefinite
    default:
      guard let seconds = Double(value), seconds > 0, seconds <= 86_400 else { return nil }
      return .seconds(seconds)
    }
  }

  private static func problem(_ message: String) -> Problem {
    Problem("verbosity", .error, message)
  }
}

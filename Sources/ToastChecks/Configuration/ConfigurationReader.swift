import ToastCatalogs
import ToastText

/// Reads the members of a configuration file.
struct ConfigurationReader: JSONValueReader {
  /// The keys a configuration may have.
  static let keys = [
    "$schema", "requiredLocales", "sourceLanguage", "enable", "severity", "accessibilityKeys",
    "glossary", "doNotTranslate", "maxLength", "toastDurations", "coverage", "exclude",
  ]

  private let source: SourceText
  var log: ProblemLog
  private var faults: [Problem] = []

  init(_ source: SourceText) {
    self.source = source
    log = ProblemLog(source)
  }

  /// What is wrong, in the order of the file.
  var problems: [Problem] {
    (faults + log.problems).sorted { $0.position?.offset ?? 0 < $1.position?.offset ?? 0 }
  }

  /// The configuration, as far as it can be read.
  mutating func read() -> CheckConfiguration {
    var configuration = CheckConfiguration()
    let read = JSONReader.read(source)
    faults = read.problems
    // What a broken text seems to say would only make noise beside what broke it.
    guard let value = read.value, faults.allSatisfy({ $0.severity < .error }),
      let members = members(value, "a configuration", keys: Self.keys)
    else { return configuration }
    for member in members { self.read(member, into: &configuration) }
    return configuration
  }

  private mutating func read(
    _ member: JSONMember, into configuration: inout CheckConfiguration
  ) {
    let value = member.value
    switch member.key {
    case "$schema": _ = string(value, "‘$schema’")
    case "requiredLocales": configuration.requiredLocales = locales(value)
    case "sourceLanguage": configuration.sourceLanguage = locale(value, "‘sourceLanguage’")
    case "enable": configuration.groups = groups(value)
    case "severity": configuration.severities = levels(value)
    case "accessibilityKeys":
      configuration.accessibilityKeys = strings(value, "‘accessibilityKeys’")
    case "glossary": configuration.glossary = glossary(value)
    case "doNotTranslate": configuration.doNotTranslate = strings(value, "‘doNotTranslate’")
    case "maxLength": configuration.lengthLimits = lengths(value)
    case "toastDurations": configuration.toastDurations = durations(value)
    case "coverage": configuration.coverage = integer(value, "‘coverage’", in: 0...100)
    case "exclude": configuration.exclude = strings(value, "‘exclude’")
    default: break
    }
  }

  private mutating func locales(_ value: JSONValue) -> [String] {
    elements(value, "‘requiredLocales’").compactMap { locale($0, "a required locale") }
  }

  private mutating func groups(_ value: JSONValue) -> Set<CheckGroup> {
    let known = CheckGroup.allCases.filter { $0 != .standard }
    return Set(
      elements(value, "‘enable’").compactMap { element in
        choice(element, "a group", among: known)
      })
  }

  private mutating func levels(_ value: JSONValue) -> [String: CheckLevel] {
    var levels: [String: CheckLevel] = [:]
    let rules = Check.all.map(\.id)
    for member in members(value, "‘severity’", keys: rules, of: "rule") ?? [] {
      levels[member.key] = choice(
        member.value, "the severity of a rule", among: CheckLevel.allCases)
    }
    return levels
  }

  private mutating func lengths(_ value: JSONValue) -> [LengthLimit] {
    (members(value, "‘maxLength’") ?? []).compactMap { member in
      integer(member.value, "a limit of length", in: 1...100_000).map {
        LengthLimit(keys: member.key, columns: $0)
      }
    }
  }

  private mutating func durations(_ value: JSONValue) -> [ToastTimeLimit] {
    (members(value, "‘toastDurations’") ?? []).compactMap { member in
      seconds(member.value, "the duration of a toast").map {
        ToastTimeLimit(keys: member.key, seconds: $0)
      }
    }
  }
}

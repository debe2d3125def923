import ToastText

/// Turns the property list of a `.stringsdict` file into entries.
struct StringsDictParser {
  typealias Member = PropertyListValue.Member

  var log: ProblemLog
  private(set) var entries: [TableEntry] = []
  /// The variables of the entry being read.
  var substitutions: [Substitution] = []
  /// The steps to the text being read.
  var path: [String] = []

  private let source: SourceText
  private var earlierProblems: [Problem] = []

  init(_ source: SourceText, locale: String) {
    self.source = source
    log = ProblemLog(source)
    log.locale = locale
  }

  /// What was wrong, with the form of the file first.
  var problems: [Problem] { earlierProblems + log.problems }

  mutating func parse() {
    let (value, problems) = PropertyListReader.read(source)
    earlierProblems = problems.map { problem in
      var problem = problem
      problem.locale = log.locale
      return problem
    }
    guard let value else { return }
    guard let members = value.members else {
      return report(
        "the file is \(value.kindName), not a dictionary of keys; mend it", at: value.range)
    }
    var numbers: [ExactKey: Int] = [:]
    for member in members {
      log.key = member.key
      let entry = entry(member)
      let exact = ExactKey(member.key)
      if let earlier = numbers[exact] {
        entries[earlier] = entry
      } else {
        numbers[exact] = entries.count
        entries.append(entry)
      }
    }
    log.key = nil
  }

  mutating func report(
    _ message: String, at range: Range<Int>, _ severity: ProblemSeverity = .error,
    kind: String = "structure"
  ) {
    let path = path.isEmpty ? nil : path.joined(separator: ".")
    log.report(kind, severity, message, at: range.lowerBound, path: path)
  }

  private mutating func entry(_ member: Member) -> TableEntry {
    substitutions = []
    path = []
    var entry = TableEntry(key: member.key, keyRange: member.keyRange)
    entry.content = content(member.value, of: member)
    entry.substitutions = substitutions
    let localization = CatalogLocalization(
      locale: log.locale ?? "", content: entry.content, substitutions: substitutions)
    for fault in SubstitutionChecker.faults(in: localization) {
      log.report(fault.kind, fault.severity, fault.message, at: fault.offset, path: fault.path)
    }
    return entry
  }

  /// A text, or a rule by format, width or device.
  private mutating func content(_ value: PropertyListValue, of member: Member) -> Variation? {
    if let text = value.string { return .unit(StringUnit(text, valueRange: value.range)) }
    if case .array(let elements) = value.content, elements.allSatisfy({ $0.string != nil }) {
      return .set(
        StringSet(elements.compactMap(\.string), valueRanges: elements.map(\.range)))
    }
    guard let members = value.members else {
      report(
        "‘\(member.key.shortened)’ is \(value.kindName); make it a text or a rule", at: value.range)
      return nil
    }
    let rules = members.filter {
      [StringsDictKeys.format, StringsDictKeys.width, StringsDictKeys.device].contains($0.key)
    }
    guard let rule = rules.first else {
      report(
        "‘\(member.key.shortened)’ has no ‘\(StringsDictKeys.format)’; add the text that refers to "
          + "its variables", at: member.keyRange)
      return nil
    }
    if rules.count > 1 {
      report(
        "‘\(member.key.shortened)’ has several rules side by side, and one is never used; keep one",
        at: rules[1].keyRange)
    }
    switch rule.key {
    case StringsDictKeys.width: return widths(rule)
    case StringsDictKeys.device: return devices(rule)
    default: return format(rule, variables: members)
    }
  }

  /// The text of a format rule; its variables join those of the entry.
  private mutating func format(_ rule: Member, variables members: [Member]) -> Variation? {
    guard let text = rule.value.string else {
      report("‘\(rule.key)’ is \(rule.value.kindName); make it a text", at: rule.keyRange)
      return nil
    }
    var variables: [Substitution] = []
    for member in members where !member.key.hasPrefix("NSString") {
      if let variable = variable(member) { variables.append(variable) }
    }
    var unit = StringUnit(text, valueRange: rule.value.range)
    var scope = VariableScope(entry: substitutions, branch: path)
    scope.join(&variables, text: &unit)
    substitutions = scope.entry
    return .unit(unit)
  }

  private mutating func widths(_ rule: Member) -> Variation? {
    let cases = branches(rule).compactMap { branch -> Variation.Case<Int>? in
      guard let width = Int(branch.key), width >= 0 else {
        report("‘\(branch.key.shortened)’ is no width; write a whole number", at: branch.keyRange)
        return nil
      }
      return self.branch(branch, of: "width").map { Variation.Case(width, $0) }
    }
    return cases.isEmpty ? nil : .width(cases.sorted { $0.selector < $1.selector })
  }

  private mutating func devices(_ rule: Member) -> Variation? {
    let cases = branches(rule).compactMap { branch -> Variation.Case<Device>? in
      let device = Device(rawValue: branch.key)
      if !Device.known.contains(device) {
        report(
          "the device ‘\(branch.key.shortened)’ is not known and kept as it is; check its spelling",
          at: branch.keyRange, .warning, kind: "unknown-device")
      }
      return self.branch(branch, of: "device").map { Variation.Case(device, $0) }
    }
    return cases.isEmpty ? nil : .device(cases)
  }

  private mutating func branch(_ member: Member, of dimension: String) -> Variation? {
    path += [dimension, member.key]
    defer { path.removeLast(2) }
    return content(member.value, of: member)
  }

  private mutating func branches(_ rule: Member) -> [Member] {
    if let members = rule.value.members { return members }
    report("‘\(rule.key)’ is \(rule.value.kindName); make it a dictionary", at: rule.keyRange)
    return []
  }
}

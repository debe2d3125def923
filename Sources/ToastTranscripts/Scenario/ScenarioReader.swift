package import ToastCatalogs
internal import ToastModel
internal import ToastText

/// Reads a scenario file and reports all of its faults at once.
///
/// The format is described by the JSON Schema `Schemas/toasts.schema.json` of the kit's resources.
public struct ScenarioReader {
  /// The size a scenario may have, in bytes.
  public static let sizeLimit = 64 << 20

  /// The longest time of a scenario, in seconds: some thirty years.
  static let timeLimit = 1_000_000_000

  let source: SourceText
  package var log: ProblemLog

  private init(_ source: SourceText) {
    self.source = source
    log = ProblemLog(source)
  }

  /// Reads a scenario from the bytes of its file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, JSON in UTF-8.
  ///   - file: The path, for messages.
  /// - Returns: The scenario.
  /// - Throws: ``ScenarioError`` with every fault, each with its line and column.
  public static func read(bytes: [UInt8], file: String) throws(ScenarioError) -> Scenario {
    var reader = ScenarioReader(SourceText(path: file, bytes: bytes))
    guard bytes.count <= sizeLimit else {
      reader.log.report(
        "too-large", .error,
        "a scenario may have \(sizeLimit >> 20) MiB, this file has \(bytes.count >> 20); split it",
        at: nil)
      throw ScenarioError(problems: reader.log.problems)
    }
    let read = JSONReader.read(reader.source)
    let faults = read.problems.filter { $0.severity > .info }
    // What a broken text seems to say would only make noise beside what broke it.
    guard faults.isEmpty, let value = read.value else { throw ScenarioError(problems: faults) }
    let scenario = reader.scenario(value)
    guard reader.log.problems.isEmpty else {
      throw ScenarioError(problems: reader.log.problems.sorted { $0.offset < $1.offset })
    }
    return scenario
  }

  private mutating func scenario(_ value: JSONValue) -> Scenario {
    var scenario = Scenario(file: source.path)
    let keys = ["$schema", "version", "behavior", "catalogs", "assistive", "events"]
    guard let members = object(value, "a scenario", keys: keys) else { return scenario }
    checkVersion(members["version"], of: value)
    if let behavior = members["behavior"] { scenario.behavior = self.behavior(behavior) }
    scenario.catalogs = catalogs(members["catalogs"])
    if let assistive = members["assistive"] { readAssistive(assistive, into: &scenario) }
    if let events = members["events"] {
      scenario.steps = steps(events)
    } else {
      report("missing-key", "a scenario needs ‘events’, a list of what happens", at: value)
    }
    return scenario
  }

  private mutating func checkVersion(_ value: JSONValue?, of scenario: JSONValue) {
    guard let value else {
      return report("missing-key", "a scenario needs ‘\"version\": 1’", at: scenario)
    }
    guard value.number?.integerValue != 1 else { return }
    report(
      "unknown-version", "this tool reads version 1 of scenarios; write ‘\"version\": 1’", at: value
    )
  }

  private mutating func catalogs(_ value: JSONValue?) -> [Scenario.CatalogReference] {
    guard let value else { return [] }
    var references: [Scenario.CatalogReference] = []
    for element in elements(value, "‘catalogs’") {
      guard let path = string(element, "the path of a catalog"), !path.isEmpty else { continue }
      let position = source.position(at: element.range.lowerBound)
      references.append(Scenario.CatalogReference(path: path, position: position))
    }
    return references
  }

  private mutating func readAssistive(_ value: JSONValue, into scenario: inout Scenario) {
    guard let members = object(value, "‘assistive’", keys: ["reader", "policy"]) else { return }
    if let reader = members["reader"] {
      scenario.readerIsOn = boolean(reader, "‘reader’") ?? false
    }
    guard let policy = members["policy"] else { return }
    switch policy.content {
    case .string("speech-time"): scenario.policy = .speechTime
    case .string("off"): scenario.policy = .off
    case .object:
      guard let extend = object(policy, "‘policy’", keys: ["extend"])?["extend"] else {
        return report("missing-key", "‘policy’ needs ‘extend’, a factor such as 1.5", at: policy)
      }
      guard let factor = extend.number?.doubleValue, (1...1000).contains(factor) else {
        return report("wrong-value", "‘extend’ takes a factor from 1 to 1000", at: extend)
      }
      scenario.policy = .extend(factor)
    default:
      report(
        "wrong-value", "‘policy’ is ‘speech-time’, ‘off’ or ‘{\"extend\": 1.5}’", at: policy)
    }
  }
}

extension Problem {
  fileprivate var offset: Int { position?.offset ?? 0 }
}

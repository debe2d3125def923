/// The checks of a run, sorted by what they look at.
struct CheckSelection: Sendable {
  struct TextCheck: Sendable {
    var number: Int
    var traits: TextTraits
    var body: @Sendable (TextPair, inout FindingSink) -> Void
  }

  struct LocalizationCheck: Sendable {
    var number: Int
    var body: @Sendable (LocalizedPair, inout FindingSink) -> Void
  }

  private(set) var sourceTexts: [TextCheck] = []
  private(set) var translatedTexts: [TextCheck] = []
  private(set) var sourceLocalizations: [LocalizationCheck] = []
  private(set) var translatedLocalizations: [LocalizationCheck] = []
  private(set) var entries:
    [(number: Int, body: @Sendable (EntryTexts, CatalogContext, inout FindingSink) -> Void)] = []
  private(set) var catalogs:
    [(number: Int, body: @Sendable ([EntryTexts], CatalogContext, inout FindingSink) -> Void)] = []

  private(set) var scenarios:
    [(number: Int, body: @Sendable (ScenarioContext, inout FindingSink) -> Void)] = []

  init(_ configuration: CheckConfiguration) {
    for (number, check) in Check.all.enumerated() where configuration.runs(check) {
      switch check.scope {
      case .text(let languages, let traits, let body):
        add(TextCheck(number: number, traits: traits, body: body), languages)
      case .textAndScenario(let languages, let traits, let body, let scenario):
        add(TextCheck(number: number, traits: traits, body: body), languages)
        scenarios.append((number, scenario))
      case .localization(let languages, let body):
        let one = LocalizationCheck(number: number, body: body)
        if languages != .translations { sourceLocalizations.append(one) }
        if languages != .source { translatedLocalizations.append(one) }
      case .entry(let body): entries.append((number, body))
      case .catalog(let body): catalogs.append((number, body))
      case .scenario(let body): scenarios.append((number, body))
      case .reader: break
      }
    }
  }

  private mutating func add(_ check: TextCheck, _ languages: CheckedLanguages) {
    if languages != .translations { sourceTexts.append(check) }
    if languages != .source { translatedTexts.append(check) }
  }
}

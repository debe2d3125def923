import ToastICU
import ToastText

/// The texts of one entry that a translator into one language has to write.
///
/// The shape is that of the translation where there is one; else that of the source text, with the
/// plural categories of the target language.
struct XLIFFTexts {
  /// One of the texts.
  struct Item {
    /// The way to it.
    var path: TextPath
    /// The text in the source language, as XLIFF has it.
    var source: String
    /// The translation there is, as XLIFF has it.
    var target: String?
    /// The state of that translation.
    var state: TranslationState?
  }

  private(set) var items: [Item] = []
  private let categories: [PluralCategory]
  private var path: [TextPath.Step] = []
  private var substitution: (source: Substitution?, target: Substitution?)
  private let sourceText: XLIFFText
  private let targetText: XLIFFText

  /// The categories of a language, all of CLDR's where it is none that ICU knows.
  static func categories(of locale: String) -> [PluralCategory] {
    LanguageTag(parsing: locale).flatMap { PluralRules(tag: $0, kind: .cardinal)?.categories }
      ?? PluralCategory.allCases
  }

  init(
    _ entry: CatalogEntry, sourceLanguage: String, locale: String, _ categories: [PluralCategory]
  ) {
    self.categories = categories
    let source = entry.localization(sourceLanguage)
    let target = entry.localization(locale)
    sourceText = XLIFFText(substitutions: source?.substitutions ?? [])
    targetText = XLIFFText(substitutions: target?.substitutions ?? source?.substitutions ?? [])
    let key = Variation.unit(StringUnit(entry.key))
    walk(source?.content ?? key, target?.content)
    let sources = source?.substitutions ?? []
    let targets = target?.substitutions ?? []
    for name in Self.names(targets + (target?.content == nil ? sources : [])) {
      substitution = (sources.first { $0.name == name }, targets.first { $0.name == name })
      path = [.substitution(name)]
      walk(
        substitution.source?.content ?? substitution.target?.content ?? key,
        substitution.target?.content)
    }
  }

  private static func names(_ substitutions: [Substitution]) -> [String] {
    var seen: Set<String> = []
    return substitutions.map(\.name).filter { seen.insert($0).inserted }
  }

  private mutating func walk(_ source: Variation, _ target: Variation?) {
    switch target ?? source {
    case .unit: add(source, target)
    // Phrases of a list are not texts of their own; XLIFF has no form for them.
    case .set: break
    case .plural(let cases):
      let present = Set(cases.map(\.selector))
      let wanted = PluralCategory.allCases.filter {
        categories.contains($0) || (present.contains($0) && (target != nil || $0 == .zero))
      }
      for category in wanted {
        let found = Self.branch(category, of: target)
        step(.plural(category), Self.branch(category, orOther: source), found)
      }
    case .device(let cases):
      for device in cases.map(\.selector) {
        step(.device(device), Self.branch(device, orOther: source), Self.branch(device, of: target))
      }
    case .width(let cases):
      for width in cases.map(\.selector) {
        step(.width(width), source, Self.branch(width, of: target))
      }
    }
  }

  private mutating func step(_ step: TextPath.Step, _ source: Variation, _ target: Variation?) {
    path.append(step)
    walk(source, target)
    path.removeLast()
  }

  private mutating func add(_ source: Variation, _ target: Variation?) {
    var unit: StringUnit?
    if case .unit(let found) = target { unit = found }
    items.append(
      Item(
        path: TextPath(path),
        source: sourceText.exported(Self.firstText(of: source), in: substitution.source),
        target: unit.map {
          targetText.exported($0.value, in: substitution.target ?? substitution.source)
        },
        state: unit?.state))
  }
}

extension XLIFFTexts {
  private static func branch(_ category: PluralCategory, of variation: Variation?) -> Variation? {
    guard case .plural(let cases) = variation else { return nil }
    return cases.last { $0.selector == category }?.value
  }

  private static func branch(_ device: Device, of variation: Variation?) -> Variation? {
    guard case .device(let cases) = variation else { return nil }
    return cases.last { $0.selector == device }?.value
  }

  private static func branch(_ width: Int, of variation: Variation?) -> Variation? {
    guard case .width(let cases) = variation else { return nil }
    return cases.last { $0.selector == width }?.value
  }

  private static func branch(_ category: PluralCategory, orOther source: Variation) -> Variation {
    branch(category, of: source) ?? branch(PluralCategory.other, of: source) ?? source
  }

  private static func branch(_ device: Device, orOther source: Variation) -> Variation {
    branch(device, of: source) ?? branch(Device.other, of: source) ?? source
  }

  /// The text that is shown where nothing is known: of `other` branches the first.
  private static func firstText(of variation: Variation) -> String {
    var texts: [(path: String?, text: String)] = []
    variation.forEachUnit { texts.append(($1, $0.value)) }
    return (texts.first { $0.path?.hasSuffix(".other") ?? true } ?? texts.first)?.text ?? ""
  }
}

import ToastText

/// Puts the units of XLIFF files into one catalog.
struct XLIFFMerge {
  private(set) var editor: StringCatalogEditor
  private(set) var changeCount = 0
  private(set) var problems: [Problem] = []

  private let catalog: Catalog
  private let index: CatalogIndex
  private let addsKeys: Bool
  private let origin: String

  /// A unit with the place that it belongs to.
  private struct Place {
    var unit: XLIFFUnit
    var key: String
    var path: TextPath
    var locale: String
    /// The entry, or `nil` for a key that is to be added.
    var entry: CatalogEntry?
  }

  init(_ catalog: Catalog, editor: StringCatalogEditor, addsKeys: Bool, origin: String) {
    self.catalog = catalog
    self.editor = editor
    self.addsKeys = addsKeys
    self.origin = origin
    index = CatalogIndex(catalog)
  }

  mutating func report(
    _ kind: String, _ message: String, _ severity: ProblemSeverity = .warning,
    unit: XLIFFUnit? = nil, locale: String? = nil
  ) {
    problems.append(
      Problem(
        kind, severity, message, file: origin, position: unit?.position, key: unit?.id,
        locale: locale))
  }

  /// Takes the translations of one file over.
  mutating func take(_ file: XLIFFFile) {
    guard let language = file.targetLanguage else {
      return report(
        "no-target-language",
        "‘\(file.original.shortened)’ names no target language; add target-language=\"…\"", .error)
    }
    let locale = Self.spelling(of: language, in: catalog)
    let (document, _) = XLIFFExporter.document(of: catalog, into: locale)
    var present: [ExactKey: XLIFFUnit] = [:]
    for unit in document.files.flatMap(\.units) { present[ExactKey(unit.id)] = unit }
    for unit in file.units { take(unit, locale: locale, present[ExactKey(unit.id)]) }
  }

  /// The locale as the catalog spells it.
  private static func spelling(of language: String, in catalog: Catalog) -> String {
    guard !catalog.locales.contains(language), let tag = LanguageTag(parsing: language) else {
      return language
    }
    return catalog.locales.first { LanguageTag(parsing: $0) == tag } ?? language
  }

  private mutating func take(_ unit: XLIFFUnit, locale: String, _ present: XLIFFUnit?) {
    guard let target = unit.target else { return }
    if target == present?.target,
      unit.state == nil
        || (unit.state == present?.state && unit.stateQualifier == present?.stateQualifier)
    {
      return
    }
    if target.isEmpty, (present?.target ?? "").isEmpty { return }
    guard let place = place(of: unit, locale: locale) else { return }
    let meaning = XLIFFState.meaning(state: unit.state, qualifier: unit.stateQualifier)
    if meaning == .unfinished, !target.isEmpty {
      if target != present?.target {
        report(
          "unfinished", "the translation is marked ‘\(unit.state ?? "")’ and not taken over", .info,
          unit: unit, locale: locale)
      }
      return
    }
    if let present, unit.source != present.source {
      report(
        "source-changed",
        "the source text was ‘\(unit.source.shortened)’ when it was translated, and is another now; "
          + "look at the translation", unit: unit, locale: locale)
    }
    var state: TranslationState = target.isEmpty ? .new : .translated
    if case .done(let done) = meaning, !target.isEmpty { state = done }
    set(target == present?.target ? nil : target, state, at: place)
  }

  /// Where a unit belongs, or `nil` where it belongs nowhere.
  private mutating func place(of unit: XLIFFUnit, locale: String) -> Place? {
    if let entry = index[unit.id] {
      return Place(unit: unit, key: unit.id, path: TextPath(), locale: locale, entry: entry)
    }
    guard let (key, path) = XLIFFUnitID.parts(of: unit.id) else {
      report(
        "unit-id", "what stands behind ‘|==|’ names no text; it is left out", unit: unit,
        locale: locale)
      return nil
    }
    let entry = index[key]
    guard entry != nil || addsKeys else {
      report(
        "unknown-key", "the catalog has no key ‘\(key.shortened)’; the text is left out",
        unit: unit, locale: locale)
      return nil
    }
    return Place(unit: unit, key: key, path: path, locale: locale, entry: entry)
  }
}

extension XLIFFMerge {
  /// Sets a text, or only its state.
  private mutating func set(_ target: String?, _ state: TranslationState, at place: Place) {
    do throws(CatalogError) {
      let substitution = try substitution(of: place)
      if place.entry == nil { try addSource(of: place) }
      if let target {
        let text = texts(of: place).imported(target, in: substitution)
        try editor.setText(
          text, key: place.key, locale: place.locale, path: place.path, state: state)
      } else {
        try editor.setState(state, key: place.key, locale: place.locale, path: place.path)
      }
      changeCount += 1
    } catch {
      report(error.code.rawValue, error.message, unit: place.unit, locale: place.locale)
    }
  }

  private func localization(of place: Place) -> CatalogLocalization? {
    place.entry?.localization(place.locale) ?? place.entry?.localization(catalog.sourceLanguage)
  }

  private func texts(of place: Place) -> XLIFFText {
    XLIFFText(substitutions: localization(of: place)?.substitutions ?? [])
  }

  /// The substitution that a text belongs to; one that the localization lacks yet gets its argument.
  private mutating func substitution(of place: Place) throws(CatalogError) -> Substitution? {
    guard case .substitution(let name) = place.path.steps.first else { return nil }
    let found = localization(of: place)?.substitutions.first { $0.name == name }
    let substitution = found ?? Self.guessed(name, from: place.unit)
    let own = place.entry?.localization(place.locale)?.substitutions
    if !(own ?? []).contains(where: { $0.name == name }) {
      editor.setSubstitution(substitution, key: place.key, locale: place.locale)
    }
    return substitution
  }

  /// A substitution as the numbered conversion of a text shows it.
  private static func guessed(_ name: String, from unit: XLIFFUnit) -> Substitution {
    let number = PrintfConversion.all(in: unit.source).first {
      $0.isNumeric && $0.position != nil
    }
    return Substitution(
      name: name, argumentNumber: number?.position ?? 1, formatSpecifier: number?.type ?? "lld",
      content: nil)
  }

  /// Gives a new key its text in the source language and its comment.
  private mutating func addSource(of place: Place) throws(CatalogError) {
    if !place.unit.note.isEmpty { editor.setComment(place.unit.note, key: place.key) }
    guard place.path.steps.isEmpty ? place.unit.source != place.key : true else { return }
    let source = catalog.sourceLanguage
    var substitution: Substitution?
    if case .substitution(let name) = place.path.steps.first {
      let guessed = Self.guessed(name, from: place.unit)
      editor.setSubstitution(guessed, key: place.key, locale: source)
      substitution = guessed
    }
    try editor.setText(
      XLIFFText(substitutions: []).imported(place.unit.source, in: substitution), key: place.key,
      locale: source, path: place.path)
  }
}

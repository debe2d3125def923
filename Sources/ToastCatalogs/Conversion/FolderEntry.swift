import ToastText

/// Turns an entry of `*.lproj` folders into one of a String Catalog.
struct FolderEntry {
  private(set) var entry: CatalogEntry
  private(set) var problems: [Problem] = []
  private let file: String

  init(_ entry: CatalogEntry, file: String) {
    self.entry = entry
    self.file = file
  }

  mutating func convert() {
    if entry.extractionState == nil { entry.extractionState = .migrated }
    for number in entry.localizations.indices {
      let old = entry.localizations[number]
      if let content = old.content {
        entry.localizations[number].content = converted(content, old)
      }
      let used = references(of: entry.localizations[number])
      entry.localizations[number].substitutions = old.substitutions.compactMap { substitution in
        let isInlined = FolderTable.isWholeText(substitution.name)
        if isInlined, !used.contains(substitution.name) { return nil }
        return Self.converted(substitution, in: old)
      }
    }
  }

  /// A text or choice without what String Catalogs lack.
  private mutating func converted(
    _ content: Variation, _ localization: CatalogLocalization
  ) -> Variation {
    switch content {
    case .unit(let unit):
      return Self.wholePlural(unit, localization) ?? content
    case .set, .plural:
      return content
    case .device(let cases):
      return .device(cases.map { Variation.Case($0.selector, converted($0.value, localization)) })
    case .width(let cases):
      problems.append(
        Problem(
          "width-lost", .warning,
          "String Catalogs know no choice by width; the widest text stays", file: localization.file,
          key: entry.key, locale: localization.locale))
      return cases.last.map { converted($0.value, localization) } ?? content
    }
  }

  /// The names of the substitutions that a localization still refers to.
  private func references(of localization: CatalogLocalization) -> Set<String> {
    var names: Set<String> = []
    localization.content?.forEachUnit { unit, _ in
      names.formUnion(SubstitutionReferences.names(in: unit.value))
    }
    for substitution in localization.substitutions {
      substitution.content?.forEachUnit { unit, _ in
        names.formUnion(SubstitutionReferences.names(in: unit.value))
      }
    }
    return names
  }

  /// The choice by plural that a text as a whole is, or `nil` where it is none.
  private static func wholePlural(
    _ unit: StringUnit, _ localization: CatalogLocalization
  ) -> Variation? {
    let conversions = PrintfConversion.all(in: unit.value)
    guard conversions.count == 1, let name = conversions[0].reference,
      conversions[0].range.count == unit.value.utf8.count, FolderTable.isWholeText(name),
      let variable = localization.substitutions.first(where: { $0.name == name }),
      case .plural = variable.content
    else { return nil }
    return variable.content
  }

  private static func converted(
    _ substitution: Substitution, in localization: CatalogLocalization
  ) -> Substitution {
    var result = substitution
    var explicit: Int?
    localization.content?.forEachUnit { unit, _ in
      for conversion in PrintfConversion.all(in: unit.value)
      where conversion.reference == substitution.name {
        explicit = explicit ?? conversion.position
      }
    }
    result.argumentNumber = explicit
    guard case .plural(let cases) = substitution.content else { return result }
    result.content = .plural(
      cases.map { one in
        guard case .unit(var unit) = one.value else { return one }
        unit.value = withArg(unit.value, type: substitution.formatSpecifier, position: explicit)
        return Variation.Case(one.selector, .unit(unit))
      })
    return result
  }

  /// A variable's text with `%arg` where it shows the variable's own number.
  private static func withArg(_ text: String, type: String?, position: Int?) -> String {
    var isDone = false
    return PrintfConversion.replacing(in: text) { conversion, _ in
      let isOwn =
        conversion.position == nil ? !isDone : conversion.position == position
      guard isOwn, conversion.modifiers.isEmpty, conversion.type == type else {
        return conversion.text(position: conversion.position)
      }
      if conversion.position == nil { isDone = true }
      return "%arg"
    }
  }
}

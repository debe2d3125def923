import ToastCatalogs

/// The texts of one key in one locale.
final class LocalizedTexts: Sendable {
  /// The locale and what checks must know of it.
  let locale: LocaleProfile

  /// The localization as it was read.
  let localization: CatalogLocalization

  /// Every text, in the order of the file.
  let units: [TextUnit]

  /// The file the texts stand in.
  let file: String

  init(
    _ localization: CatalogLocalization, locale: LocaleProfile, entry: CatalogEntry, file: String
  ) {
    self.locale = locale
    self.localization = localization
    self.file = localization.file ?? file
    var units: [TextUnit] = []
    func add(_ unit: StringUnit, _ path: TextPath) {
      units.append(
        TextUnit(
          key: entry.key, locale: localization.locale, path: path, unit: unit,
          comment: entry.comment, file: localization.file ?? file))
    }
    localization.content.map { Self.visit($0, TextPath(), add) }
    for substitution in localization.substitutions {
      substitution.content.map {
        Self.visit($0, TextPath([.substitution(substitution.name)]), add)
      }
    }
    self.units = units
  }

  private static func visit(
    _ variation: Variation, _ path: TextPath, _ add: (StringUnit, TextPath) -> Void
  ) {
    func step(_ step: TextPath.Step) -> TextPath { TextPath(path.steps + [step]) }
    switch variation {
    case .unit(let unit): add(unit, path)
    case .set(let set):
      for (value, range) in zip(set.values, set.valueRanges) {
        add(StringUnit(value, state: set.state, valueRange: range), path)
      }
    case .plural(let cases):
      for one in cases { visit(one.value, step(.plural(one.selector)), add) }
    case .device(let cases):
      for one in cases { visit(one.value, step(.device(one.selector)), add) }
    case .width(let cases):
      for one in cases { visit(one.value, step(.width(one.selector)), add) }
    }
  }

  /// The text of exactly this path.
  func unit(at path: TextPath) -> TextUnit? { units.first { $0.path == path } }

  /// Whether the phrases are a set, in no order that a translation must keep.
  var isPhraseSet: Bool { if case .set? = localization.content { true } else { false } }
}

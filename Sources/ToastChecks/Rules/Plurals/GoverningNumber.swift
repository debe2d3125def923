import ToastCatalogs
import ToastText

/// Tells whether the texts of a plural say the number that chooses among them.
enum GoverningNumber {
  /// Whether a plural's model text says a number at all.
  static func isSaid(by unit: TextUnit?) -> Bool {
    guard let format = unit?.format else { return false }
    return !format.governing.isEmpty || format.specifiers.contains { $0.kind == .integer }
      || format.specifiers.contains { $0.kind == .floatingPoint } || !format.references.isEmpty
  }

  /// The text that says how the source of a choice speaks of the number, or `nil`.
  static func model(for choice: PluralChoice, _ pair: LocalizedPair) -> TextUnit? {
    guard !pair.isSource else { return choice[.other] }
    guard let unit = choice.cases.first?.unit else { return nil }
    if let source = pair.entry.sourceUnit(for: unit) { return source }
    // Variables of .stringsdict files may be named otherwise than in the source.
    let choices = pair.source.map { PluralChoice.choices(of: $0) } ?? []
    return choices.count == 1 ? choices[0][.other] : choice[.other]
  }

  /// Whether a check of plurals looks at a choice: in String Catalogs the pieces that substitutions
  /// name have a check of their own.
  static func isPlural(_ choice: PluralChoice, _ pair: LocalizedPair) -> Bool {
    choice.path.substitution == nil || pair.catalog.catalog.format == .localizedFolders
  }
}

import ToastCatalogs
import ToastText

extension Check {
  /// A translation is not empty unless its source is.
  static let emptyTranslation = Check(
    id: "empty-translation", severity: .error,
    summary: "a translation must not be empty unless its source is",
    discussion:
      "Where the source language has no text, the key stands for it: Xcode extracts empty "
      + "keys by itself. Texts in the state ‘new’ and cases of a plural have checks of their own.",
    reference: "Apple, String Catalogs",
    passing: [Example("", source: ""), Example("", key: "")],
    failing: [Example("↓", source: "Share photo", locale: "ja")]
  ) { text, report in
    guard text.value.isEmpty, text.unit.state != .new, text.entry.isTranslatable,
      text.unit.path.pluralCategory == nil || text.texts.units.allSatisfy(\.value.isEmpty),
      !(text.source?.isBlank ?? text.entry.key.isEmpty)
    else { return }
    report.report("the translation is empty; translate it")
  }
}

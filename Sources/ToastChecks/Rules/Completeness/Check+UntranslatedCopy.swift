import ToastCatalogs
import ToastText

extension Check {
  /// A translation is not a copy of its source.
  static let untranslatedCopy = Check(
    id: "untranslated-copy", severity: .warning,
    summary: "a translation should not be a copy of its source",
    discussion:
      "Names, formats, abbreviations and words that languages share are let pass. A phrase of "
      + "two words or more in a language with another script is an error. Varieties of the source "
      + "language are not looked at.",
    reference: "Apple, String Catalogs",
    passing: [
      Example("Wi-Fi", source: "Wi-Fi", locale: "ja"), Example("OK", source: "OK"),
      Example("%1$@ / %2$@", source: "%1$@ / %2$@", locale: "ja"),
      Example("Home Assistant", source: "Home Assistant", locale: "ja"),
      Example("Apple Watch Ultra", source: "Apple Watch Ultra", locale: "zh-Hans"),
      Example("Album", source: "Album"),
      Example("Cancel download", source: "Cancel download", locale: "en-GB"),
    ],
    failing: [
      Example("↓Stop recording", source: "Stop recording", locale: "ja"),
      Example("↓Settings", source: "Settings", locale: "zh-Hant"),
      Example("↓Cancel download", source: "Cancel download", locale: "de"),
    ],
    when: .letter
  ) { text, report in
    guard let source = text.source, source.value == text.value, text.unit.state != .new,
      text.entry.isTranslatable, text.locale.language != text.catalog.source.language,
      text.unit.path.substitution == nil
    else { return }
    let verdict = CopiedText.verdict(text)
    guard verdict != .fine else { return }
    report.report(
      "the translation is the source text; translate it, or set shouldTranslate to false",
      verdict == .untranslated ? .error : .warning)
  }
}

import ToastText

extension Check {
  /// A text is not its key, where keys are names.
  static let keyAsValue = Check(
    id: "key-as-value", severity: .warning,
    summary: "a text must not be its key where keys are names for programs",
    discussion:
      "Keys that are the source text are let pass: in a catalog full of them “read-only” and "
      + "“Node.js” are texts, and “iPhone” is one in any.",
    reference: "Apple, String Catalogs",
    passing: [
      Example("Save", locale: "en", key: "Save"), Example("iPhone", locale: "en", key: "iPhone"),
      Example("macOS", locale: "en", key: "macOS"),
    ],
    failing: [Example("↓settings.title", source: "Settings", key: "settings.title")],
    of: .all
  ) { text, report in
    guard text.entry.hasSymbolicKey, text.value == text.entry.key,
      text.entry.isTranslatable, text.isSource || text.source?.value != text.value
    else { return }
    report.report("the text is the key and would be shown as it is; write the text")
  }
}

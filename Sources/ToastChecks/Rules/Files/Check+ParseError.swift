import ToastText

extension Check {
  /// A file must be well-formed.
  static let parseError = Check(
    id: "parse-error", severity: .error, summary: "a file must be well-formed",
    discussion:
      "Missing semicolons, unescaped quotes, trailing commas, unclosed brackets and comments; the other entries are read all the same.",
    reference: "RFC 8259; Apple, Property List Programming Guide",
    passing: [Example(files: ["a.xcstrings": CatalogExample.catalog([("k", ["de": "Text"])])])],
    failing: [
      Example(files: ["de.lproj/a.strings": "\"a\" = \"A\"↓\n\"b\" = \"B\";\n"]),
      Example(files: [
        "a.xcstrings": "{ \"sourceLanguage\" : \"en\", \"strings\" : { }, \"version\" : \"1.0\"↓, }"
      ]),
    ], scope: .reader)
}

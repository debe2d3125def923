import ToastText

extension Check {
  /// A URL is that of the source.
  static let urlChanged = Check(
    id: "url-changed", severity: .warning,
    summary: "a URL must be that of the source",
    discussion:
      "A URL may differ in the parts that name the language: “/ja/”, “?hl=ja”, “ja.wikipedia.org”.",
    reference: "RFC 3986",
    passing: [
      Example(
        "在 https://example.com/a 了解更多", source: "Learn more at https://example.com/a",
        locale: "zh-Hans")
    ],
    failing: [
      Example(
        "阅读[条款](↓https://example.com/tems)", source: "Read the [terms](https://example.com/terms)",
        locale: "zh-Hans")
    ],
    when: [.slash]
  ) { text, report in
    LinkComparison(text, .url).report(to: &report)
  }
}

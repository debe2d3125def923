import ToastText

/// How the links of a text differ from those of its source.
struct LinkComparison {
  /// Links of the text that the source does not have.
  private(set) var changed: [TextLink] = []
  /// Links of the source that the text does not have.
  private(set) var missing: [TextLink] = []

  init(_ text: TextPair, _ kind: TextLink.Kind) {
    guard let source = text.source else { return }
    let expected = LinkScanner.links(in: source.value).filter { $0.kind == kind }
    let found = LinkScanner.links(in: text.value).filter { $0.kind == kind }
    guard !expected.isEmpty || !found.isEmpty else { return }
    func name(_ link: TextLink) -> [String] {
      kind == .url ? Self.parts(of: link.text, text) : [link.text.lowercased()]
    }
    let (expectedNames, foundNames) = (Set(expected.map(name)), Set(found.map(name)))
    missing = expected.filter { !foundNames.contains(name($0)) }
    changed = found.filter { !expectedNames.contains(name($0)) }
  }

  /// A URL without the parts that say its language: `/ja/`, `?hl=ja`, `ja.`.
  private static func parts(of url: String, _ text: TextPair) -> [String] {
    let languages: Set<String> = [
      text.locale.language, text.locale.name.lowercased(),
      text.locale.tag.region?.lowercased() ?? "",
      text.catalog.source.language, text.catalog.source.tag.region?.lowercased() ?? "", "www",
      "intl",
      "http", "https", "hans", "hant", "cn", "tw", "hk", "gb",
    ]
    let words = url.lowercased().unicodeScalars.split { !($0.isASCIILetterOrDigit || $0 == "_") }
    return words.map { String($0) }.filter { !languages.contains($0) }
  }

  /// Reports each link that differs.
  func report(to report: inout FindingSink) {
    for (number, link) in changed.enumerated() {
      let meant = missing.indices.contains(number) ? missing[number].text : nil
      report.report(
        "‘\(link.text)’ is not in the source; "
          + (meant.map { "write ‘\($0)’" } ?? "check that it is meant"), at: link.range)
    }
    if changed.isEmpty, let link = missing.first {
      report.report("‘\(link.text)’ of the source is missing; add it")
    }
  }
}

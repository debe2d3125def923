/// How the markup of a text differs from that of its source.
struct MarkupComparison {
  /// A difference with its place.
  struct Fault {
    var message: String
    var range: Range<Int>?
  }

  /// Markup that is opened and not closed, or the other way round.
  private(set) var unbalanced: Fault?
  /// Markup that the source has otherwise.
  private(set) var mismatch: Fault?

  private static let signs = ["**", "`", "~~", "__"]

  init(_ text: TextPair) {
    guard let source = text.source else { return }
    let value = text.value
    compareTags(value, source.value)
    for sign in Self.signs where unbalanced == nil && mismatch == nil {
      compare(sign, value, source.value)
    }
    let links = LinkScanner.markdown(in: value).count
    let expected = LinkScanner.markdown(in: source.value).count
    if unbalanced == nil, mismatch == nil, links != expected {
      mismatch = Fault(
        message:
          "the source has \(expected) Markdown links, this text \(links); write ‘[text](address)’",
        range: nil)
    }
  }

  private mutating func compareTags(_ value: String, _ source: String) {
    let expected = MarkupScanner.tags(in: source)
    let isPaired = MarkupScanner.unpaired(expected) == nil
    // `<username>` in a source is no markup: nothing closes it and HTML does not know it.
    let names = Set(expected.map(\.name)).filter {
      isPaired || MarkupScanner.knownNames.contains($0)
    }
    let tags = MarkupScanner.tags(in: value).filter {
      names.contains($0.name) || MarkupScanner.knownNames.contains($0.name)
    }
    if isPaired, let lone = MarkupScanner.unpaired(tags) {
      let advice = lone.kind == .open ? "is not closed; add ‘</\(lone.name)>’" : "closes nothing"
      unbalanced = Fault(message: "the tag ‘\(lone.name)’ \(advice)", range: lone.range)
      return
    }
    func counts(_ tags: [MarkupTag]) -> [String: Int] {
      tags.reduce(into: [:]) { if $1.kind != .close { $0[$1.name, default: 0] += 1 } }
    }
    let (found, wanted) = (counts(tags), counts(expected.filter { names.contains($0.name) }))
    let names2 = Set(found.keys).union(wanted.keys).sorted()
    // Line breaks go where the language needs them.
    guard let name = names2.first(where: { $0 != "br" && found[$0] != wanted[$0] }) else { return }
    mismatch = Fault(
      message:
        "the source has \(wanted[name] ?? 0) of the tag ‘\(name)’, this text \(found[name] ?? 0); "
        + "use the tags of the source", range: tags.first { $0.name == name }?.range)
  }

  private mutating func compare(_ sign: String, _ value: String, _ source: String) {
    let expected = MarkupScanner.signs(sign, in: source).count
    guard expected > 0, expected.isMultiple(of: 2) else { return }
    let found = MarkupScanner.signs(sign, in: value)
    if !found.count.isMultiple(of: 2), let last = found.last {
      unbalanced = Fault(
        message: "‘\(sign)’ is opened and not closed; write it on both sides",
        range: last..<last + sign.utf8.count)
    } else if found.count != expected {
      mismatch = Fault(
        message: "the source has ‘\(sign)’ \(expected) times, this text \(found.count) times; "
          + "use the markup of the source", range: found.first.map { $0..<$0 + sign.utf8.count })
    }
  }
}

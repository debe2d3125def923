/// Finds Markdown links and tags written with full-width brackets: `【条款】（https://…）`.
enum FullwidthMarkup {
  /// The first one of a text whose source has the half-width form, or `nil`.
  static func first(in text: TextPair) -> Range<Int>? {
    guard text.traits.hasAny(of: [.fullwidth, .cjkSign]), let source = text.source else {
      return nil
    }
    let scalars = Array(text.value.unicodeScalars)
    if source.traits.contains(.bracket), !LinkScanner.markdown(in: source.value).isEmpty,
      LinkScanner.markdown(in: text.value).count < LinkScanner.markdown(in: source.value).count
    {
      let place =
        text.value.firstRange(of: "（http") ?? text.value.firstRange(of: "］（")
        ?? text.value.firstRange(of: "】（") ?? text.value.firstRange(of: "]（")
        ?? text.value.firstRange(of: "】(") ?? text.value.firstRange(of: "」（")
      if let place { return Self.bytes(of: place, in: text.value) }
    }
    guard source.traits.contains(.angle), !MarkupScanner.tags(in: source.value).isEmpty else {
      return nil
    }
    guard scalars.contains(where: { $0 == "＜" || $0 == "＞" }) else { return nil }
    return text.value.firstRange(of: "＜").map { Self.bytes(of: $0, in: text.value) }
  }

  private static func bytes(of range: Range<String.Index>, in text: String) -> Range<Int> {
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return start..<start + text.utf8.distance(from: range.lowerBound, to: range.upperBound)
  }
}

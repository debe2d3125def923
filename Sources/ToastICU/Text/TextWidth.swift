/// The width of a text on a grid of columns, as terminals and braille-like displays count. (UAX #11.)
package enum TextWidth {
  /// The columns a text takes: two for wide characters and emoji, none for marks and format controls.
  ///
  /// ```swift
  /// TextWidth.columns(of: "保存しました")  // 12
  /// TextWidth.columns(of: "👨‍👩‍👧")  // 2
  /// ```
  package static func columns(of text: String) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    // U+FE0F asks for the emoji form of what else is a narrow sign.
    if first.isWide || scalars.contains("\u{FE0F}") { return 2 }
    let isInvisible =
      switch first.properties.generalCategory {
      case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
        true
      default: false
      }
    return isInvisible ? 0 : 1
  }
}

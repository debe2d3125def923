/// How liblouis translates. (liblouis manual, “lou_translateString”.)
struct LiblouisMode: OptionSet, Hashable, Sendable {
  let rawValue: CInt

  init(rawValue: CInt) { self.rawValue = rawValue }

  /// Uncontracted, whatever the table says.
  static let noContractions = LiblouisMode(rawValue: 1)
  /// The output is dot patterns, not characters of a display table.
  static let dots = LiblouisMode(rawValue: 4)
  /// Dot patterns are characters of the Unicode block; needs ``dots``.
  static let unicodeBraille = LiblouisMode(rawValue: 64)
  /// Nothing at all for an undefined character: never used for output, it loses text silently.
  static let noUndefined = LiblouisMode(rawValue: 128)

  /// What this module asks for: Unicode braille.
  static let cells: LiblouisMode = [.dots, .unicodeBraille]
}

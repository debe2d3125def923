import ToastICU

/// Keeps values of another direction from disturbing the text around them. (UAX #9.)
enum BidiIsolation {
  /// FIRST STRONG ISOLATE.
  static let start = "\u{2068}"
  /// POP DIRECTIONAL ISOLATE.
  static let end = "\u{2069}"

  /// Whether a value could disturb a text of a direction.
  ///
  /// In a left-to-right text: a value with a letter or digit that runs from the right. In a
  /// right-to-left text: a value with a letter that runs from the left; and, in words of the user,
  /// with digits, whose signs and hyphens the text would turn around (+81-3 becomes 3-81+). What
  /// stands between isolates disturbs nothing.
  static func isNeeded(for text: String, of origin: FormattedValue.Origin, inRightToLeft: Bool)
    -> Bool
  {
    // One look at the bytes settles Latin, Greek, Cyrillic, kana and Han.
    if !inRightToLeft, !text.utf8.contains(where: TextDirection.mayLeadRightToLeft) { return false }
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth = max(depth - 1, 0)
      case _ where depth > 0: continue
      default: if disturbs(scalar, origin, inRightToLeft: inRightToLeft) { return true }
      }
    }
    return false
  }

  private static func disturbs(
    _ scalar: Unicode.Scalar, _ origin: FormattedValue.Origin, inRightToLeft: Bool
  ) -> Bool {
    guard inRightToLeft else { return isRightToLeft(scalar) }
    if isRightToLeft(scalar) { return false }
    // A language that writes its numbers with such marks knows what it does.
    return isLetter(scalar) || origin == .user && (isDigit(scalar) || isMark(scalar))
  }

  /// Whether a character belongs to a script written from the right, or sets that direction.
  ///
  /// The blocks that Unicode reserves for such scripts, assigned or not. (UAX #44,
  /// DerivedBidiClass.)
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0x200F, 0x202B, 0x202E, 0xFB1D...0xFDFF, 0xFE70...0xFEFE,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic
  }

  /// Marks that set the direction from the left.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [0x200E, 0x202A, 0x202D].contains(scalar.value)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType == .decimal
  }
}

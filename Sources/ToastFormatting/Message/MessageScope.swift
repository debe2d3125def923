import ToastText

/// What the texts of one substitution share; an empty scope is that of the message itself.
struct MessageScope {
  /// The name of the substitution.
  var name: String?
  /// The argument that governs it, counted from 1.
  var governing: Int?
  /// The argument that chooses among the cases of the plural that the texts are cases of.
  var choosing: Int?
  /// How `%arg` shows the argument, where the catalog says so.
  var specifier: PrintfPlaceholder?

  /// The placeholder that `%arg` stands for.
  var argument: PrintfPlaceholder {
    specifier
      ?? PrintfPlaceholder(
        position: governing ?? 1, isPositionWritten: true, flags: [], width: nil, precision: nil,
        length: "", conversion: .object)
  }

  /// How the texts show the argument at a position: the first placeholder that shows it as a
  /// number, or `%arg`; `nil` where none does.
  func display(in patterns: [PrintfPattern], position: Int) -> PrintfPlaceholder? {
    for pattern in patterns {
      if pattern.saysGoverningArgument { return argument }
      let shown = pattern.placeholders.first {
        $0.position == position && $0.conversion.valueKind != .character
      }
      if let shown { return shown }
    }
    return nil
  }

  /// Whether a placeholder reads the governing argument otherwise than the catalog says it is.
  func check(_ placeholder: PrintfPlaceholder) -> PrintfDirective.Fault? {
    guard let specifier, placeholder.position == governing else { return nil }
    guard placeholder.conversion.valueKind != specifier.conversion.valueKind else { return nil }
    return PrintfDirective.Fault(
      kind: "specifier-conflict", severity: .warning,
      message:
        "‘\(placeholder)’ shows the number of ‘\(name ?? "")’, which is ‘\(specifier.bare)’; "
        + "use the same")
  }
}

extension PrintfPlaceholder {
  /// Whether it is `%d`, `%lld` or the like with nothing else.
  var isPlainInteger: Bool {
    guard flags.isEmpty, width == nil, precision == nil else { return false }
    switch conversion {
    case .decimal, .longDecimal, .integer, .unsigned, .longUnsigned: return true
    default: return false
    }
  }

  /// The placeholder without its position.
  var bare: String {
    var copy = self
    copy.isPositionWritten = false
    return copy.description
  }
}

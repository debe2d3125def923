import ToastText

extension TextPair {
  /// Whether a faulty spelling hides a placeholder, which a check of its own reports.
  var hidesPlaceholder: Bool {
    FullwidthPlaceholders.first(in: self) != nil || brokenPlaceholder != nil
  }

  /// A placeholder that a space or a doubled percent sign breaks.
  var brokenPlaceholder: Range<Int>? {
    guard let format = unit.format, source?.format?.takesArguments == true else { return nil }
    let hasSpaced = source?.format?.strays.contains { $0.kind == .spaced } ?? false
    if !hasSpaced, let stray = format.strays.first(where: { $0.kind == .spaced }) {
      return stray.range
    }
    let bytes = Array(value.utf8)
    return format.escapes.first { escape in
      Self.continues(bytes, at: escape.upperBound) && !sourceEscapesPlaceholder
    }
  }

  /// Whether `%%@` in the source is meant.
  private var sourceEscapesPlaceholder: Bool {
    guard let source, let format = source.format else { return false }
    let bytes = Array(source.value.utf8)
    return format.escapes.contains { Self.continues(bytes, at: $0.upperBound) }
  }

  /// Whether a conversion goes on after `%%`: `@`, `1$@`, `lld`.
  private static func continues(_ bytes: [UInt8], at place: Int) -> Bool {
    var place = place
    let start = place
    while place < bytes.count, (0x30...0x39).contains(bytes[place]) { place += 1 }
    if place > start {
      return place < bytes.count && bytes[place] == UInt8(ascii: "$")
    }
    let rest = bytes[place...]
    return rest.first == UInt8(ascii: "@") || rest.starts(with: "lld".utf8)
  }

  /// Whether a text may do without an argument: a plural case without its number, the case for zero
  /// without any (“nobody”).
  func mayLeaveOut(_ kind: ArgumentKind) -> Bool {
    guard let category = unit.path.pluralCategory else { return false }
    return kind == .integer || category == .zero
  }

  /// The conversion of an argument as the source writes it.
  func sourceSpecifier(_ position: Int) -> String {
    let specifier = source?.format?.specifiers.first { $0.position == position }
    return specifier.map { "‘\($0.text)’" } ?? "it"
  }
}

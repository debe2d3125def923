import ToastCatalogs

/// How the arguments of a text differ from those of its source, by position and kind.
struct PlaceholderComparison {
  /// A conversion that reads what the source does not hand over there.
  struct Mismatch: Sendable {
    var specifier: FormatSpecifier
    var expected: ArgumentKind
  }

  /// Positions that the source has and the text has not.
  private(set) var missing: [(position: Int, kind: ArgumentKind)] = []
  /// Conversions of positions that the source does not have.
  private(set) var extra: [FormatSpecifier] = []
  /// Conversions of another kind than the source's.
  private(set) var mismatches: [Mismatch] = []
  /// Conversions of the same kind and another size.
  private(set) var widths: [Mismatch] = []
  /// Conversions with another precision.
  private(set) var precisions: [FormatSpecifier] = []

  /// Whether the text has the source's conversions, unnumbered and in another order.
  private(set) var isReordered = false

  /// Whether the source takes arguments, so that every `%` of the text counts.
  let isFormat: Bool

  private static let empty = FormatString("")

  init(_ unit: TextUnit, _ source: TextUnit, claims: [String: Int], sourceClaims: [String: Int]) {
    let target = unit.format ?? Self.empty
    let origin = source.format ?? Self.empty
    isFormat = origin.takesArguments
    let isPiece = unit.path.substitution != nil
    let sourceIsPiece = source.path.substitution != nil
    let expected = origin.arguments(claims: sourceClaims, isPiece: sourceIsPiece).kinds
    let found = target.arguments(claims: claims, isPiece: isPiece)
    guard !expected.isEmpty || !found.kinds.isEmpty else { return }
    for (position, kind) in expected.sorted(by: { $0.key < $1.key })
    where found.kinds[position] == nil {
      missing.append((position, kind))
    }
    for (specifier, position) in zip(target.specifiers, found.positions) {
      guard let kind = expected[position] else {
        extra.append(specifier)
        continue
      }
      if kind != specifier.kind {
        mismatches.append(Mismatch(specifier: specifier, expected: kind))
      } else {
        compareSizes(specifier, specifier.position, origin)
      }
    }
    isReordered = !mismatches.isEmpty && Self.isReordered(target, origin)
  }

  private mutating func compareSizes(
    _ specifier: FormatSpecifier, _ position: Int, _ origin: FormatString
  ) {
    let same = origin.specifiers.filter { $0.position == position && $0.kind == specifier.kind }
    guard let model = same.first else { return }
    let varies = specifier.kind == .integer
    if varies, !same.contains(where: { $0.isLong == specifier.isLong }) {
      widths.append(Mismatch(specifier: specifier, expected: specifier.kind))
    }
    if model.precision != specifier.precision { precisions.append(specifier) }
  }

  private static func isReordered(_ target: FormatString, _ origin: FormatString) -> Bool {
    guard target.specifiers.allSatisfy({ !$0.isWritten }),
      target.specifiers.count == origin.specifiers.count
    else { return false }
    func counts(_ format: FormatString) -> [ArgumentKind: Int] {
      format.specifiers.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
    }
    return counts(target) == counts(origin)
  }
}

extension PlaceholderComparison {
  /// Compares a text with its source; `nil` where neither has a percent sign.
  static func compare(
    _ unit: TextUnit, _ source: TextUnit?, _ texts: LocalizedTexts, _ entry: EntryTexts
  ) -> PlaceholderComparison? {
    guard let source, unit.format != nil || source.format != nil else { return nil }
    return PlaceholderComparison(
      unit, source, claims: claims(texts), sourceClaims: claims(entry.source))
  }

  /// The arguments that substitutions name themselves.
  private static func claims(_ texts: LocalizedTexts?) -> [String: Int] {
    guard let texts, !texts.localization.substitutions.isEmpty else { return [:] }
    return Dictionary(
      texts.localization.substitutions.compactMap { substitution in
        substitution.argumentNumber.map { (substitution.name, $0) }
      }, uniquingKeysWith: { $1 })
  }
}

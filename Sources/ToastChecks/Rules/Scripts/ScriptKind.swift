/// A kind of letters that is told apart at a glance.
struct ScriptKind: Sendable {
  let trait: TextTraits
  let name: String

  static let all = [
    ScriptKind(trait: .han, name: "Han"), ScriptKind(trait: .kana, name: "kana"),
    ScriptKind(trait: .hangul, name: "Hangul"), ScriptKind(trait: .cyrillic, name: "Cyrillic"),
    ScriptKind(trait: .greek, name: "Greek"),
    ScriptKind(trait: .otherLetter, name: "foreign"),
  ]

  /// Letters of all of these kinds.
  static let any: TextTraits = [.han, .kana, .hangul, .cyrillic, .greek, .otherLetter]

  /// Whether a character is a letter of a kind.
  static func has(_ scalar: Unicode.Scalar, _ trait: TextTraits) -> Bool {
    scalar.value >= 0x80 && TextTraits.traits(of: scalar.value).contains(trait)
  }
}

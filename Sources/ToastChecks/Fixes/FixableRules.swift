/// The rules whose findings can be mended without a decision.
enum FixableRules {
  /// Rules about a text: its bytes are changed.
  static let ofTexts: Set<String> = [
    Check.leadingSpace.id, Check.trailingSpace.id, Check.placeholderFullwidth.id,
    Check.placeholderOrder.id, Check.invisibleChar.id, Check.ellipsis.id,
  ]

  /// Rules about a file: its bytes beside the texts are changed.
  static let ofFiles: Set<String> = [Check.bom.id, Check.duplicateKey.id]

  /// All of them.
  static let all = ofTexts.union(ofFiles)
}

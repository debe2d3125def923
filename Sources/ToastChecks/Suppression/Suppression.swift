/// A suppression with the texts that it is for.
struct Suppression: Sendable {
  /// What is let pass.
  var skip: SuppressionComment.Skip

  /// The key.
  var key: String

  /// The file that the key stands in.
  var file: String

  /// Where the key stands in its file, in bytes.
  var keyRange: Range<Int>

  /// Whether it is for the texts of its file alone: the comment stands with one translation.
  var isForOneFile: Bool

  /// Whether it lets a finding about its key pass.
  func covers(_ finding: Finding) -> Bool {
    finding.rule == skip.rule
      && (!isForOneFile || finding.file == CheckEngine.relative(file))
  }
}

internal import ToastData
internal import ToastText

/// Holds a transcript against what was recorded, or records it.
struct TranscriptComparison {
  let actual: String
  let snapshot: TranscriptSnapshot
  let path: String?
  var isRecording = Self.recordMode

  /// What is wrong, or `nil` where all is as expected.
  func fault() -> String? {
    if case .text(let expected) = snapshot { return difference(from: expected, named: "the text") }
    guard let path else { return nil }
    let file = SnapshotFile(path)
    do throws(FileError) {
      let expected = try file.text()
      guard let expected, !isRecording else {
        try file.record(actual)
        return isRecording ? nil : "recorded ‘\(path)’; look at it, and run the test again"
      }
      return difference(from: expected, named: "‘\(path)’")
    } catch {
      return error.description
    }
  }

  private func difference(from expected: String, named name: String) -> String? {
    let difference = LineDifference(from: Self.compared(expected), to: Self.compared(actual))
    guard !difference.isEmpty else { return nil }
    return """
      the transcript differs from \(name): - was expected, + came, ⟦ ⟧ marks what differs
      \(difference.lines.map(ControlCharacters.escaped).joined(separator: "\n"))
      set RECORD_TRANSCRIPTS=1 to record it anew
      """
  }

  /// The lines that are compared: all but those with the versions of libraries.
  private static func compared(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .filter { !$0.hasPrefix("# toast-l10n ") }
  }

  /// Whether the environment asks to record all files anew.
  private static var recordMode: Bool {
    let value = Platform.environment("RECORD_TRANSCRIPTS") ?? ""
    return !value.isEmpty && value != "0"
  }
}

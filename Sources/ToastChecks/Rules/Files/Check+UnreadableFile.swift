import ToastText

extension Check {
  /// A file that is found must be readable.
  static let unreadableFile = Check(
    id: "unreadable-file", severity: .error, summary: "a file that is found must be readable",
    discussion: "It may not be read, is binary, or is larger than the limit of 256 MiB.",
    reference: "IEEE Std 1003.1, open",
    passing: [Example(files: ["de.lproj/a.strings": "\"a\" = \"A\";\n"])],
    failing: [
      Example(files: ["de.lproj/a.strings": "↓\u{1}\u{2}\u{3}\u{4}"])
    ], scope: .reader)
}

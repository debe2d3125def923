import ToastText

/// Finds what a program left in a text by mistake.
struct LeftoverFinder {
  private let text: String
  private let bytes: [UInt8]

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  func problems() -> [Problem] {
    var problems: [Problem] = []
    // Most texts have no sign that could begin any of these.
    let signs = bytes.filter { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "(") }
    if signs.isEmpty, !isBareKey { return [] }
    if let placeholder = placeholder() {
      problems.append(
        Problem(
          "leftover-placeholder", .warning,
          "the placeholder ‘\(placeholder)’ is left in the text; give it an argument"))
    }
    for name in ["LocalizedStringKey(", "LocalizedStringResource(", "Optional("]
    where text.contains(name) {
      problems.append(
        Problem(
          "leftover-code", .warning,
          "‘\(name)…)’ is Swift's description of a value, not a text; pass on the value itself"))
    }
    if isBareKey {
      problems.append(
        Problem(
          "bare-key", .warning,
          "‘\(text)’ looks like a key without a translation; add it to a catalog"))
    }
    return problems
  }

  /// The first placeholder of a printf pattern. (IEEE Std 1003.1, fprintf; Apple's `%@`, `%#@…@`.)
  ///
  /// A blank after the sign is no flag here, for “50 % done” is common.
  private func placeholder() -> String? {
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      if let end = endOfPlaceholder(from: index + 1) {
        return String(decoding: bytes[index..<end], as: UTF8.self)
      }
      // `%%` is one sign, not the start of a placeholder.
      index += index + 1 < bytes.count && bytes[index + 1] == bytes[index] ? 2 : 1
    }
    return nil
  }

  private func endOfPlaceholder(from start: Int) -> Int? {
    var index = start
    func skip(_ letters: String) {
      let set = Array(letters.utf8)
      while index < bytes.count, set.contains(bytes[index]) { index += 1 }
    }
    if index + 1 < bytes.count, bytes[index] == UInt8(ascii: "#"),
      bytes[index + 1] == UInt8(ascii: "@")
    {
      let name = bytes[(index + 2)...].prefix { $0 != UInt8(ascii: "@") && $0 != 0x20 }
      let end = name.endIndex
      return end < bytes.count && bytes[end] == UInt8(ascii: "@") && !name.isEmpty ? end + 1 : nil
    }
    skip("0123456789$-+#'.")
    skip("hlqLztj")
    guard index < bytes.count, "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(bytes[index]) else {
      return nil
    }
    // A letter after the conversion shows that it was a word: “100%done”.
    let end = index + 1
    if bytes[index] != UInt8(ascii: "@"), end < bytes.count, Self.isLetter(bytes[end]) {
      return nil
    }
    return end
  }

  /// Whether the whole text is words joined by dots or underscores, as keys are and sentences are
  /// not.
  ///
  /// One dot may be that of a file or a site, so the last word must be longer than their endings, or
  /// a word that names a part of the screen.
  private var isBareKey: Bool {
    guard bytes.count <= 200, let first = bytes.first, Self.isLetter(first) else { return false }
    let isWordOrMark = { (byte: UInt8) in
      Self.isLetter(byte) || (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x5F
        || byte == 0x2D
    }
    guard bytes.allSatisfy(isWordOrMark) else { return false }
    let words = bytes.split(omittingEmptySubsequences: false) { $0 == 0x2E || $0 == 0x5F }
    guard words.count > 1, words.allSatisfy({ !$0.isEmpty }), let last = words.last else {
      return false
    }
    let endsAsKey = last.count > 4 || Self.partNames.contains(String(decoding: last, as: UTF8.self))
    if bytes.contains(UInt8(ascii: "_")) {
      return !bytes.contains(UInt8(ascii: ".")) || endsAsKey
    }
    let isLowerCase = (0x61...0x7A).contains(first)
    return isLowerCase && endsAsKey && words[0] != Array("www".utf8)[...]
  }

  /// Short words that keys end in and names of files and sites do not.
  private static let partNames: Set<String> = [
    "body", "btn", "desc", "done", "fail", "hint", "lbl", "msg", "ok", "text", "undo",
  ]

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

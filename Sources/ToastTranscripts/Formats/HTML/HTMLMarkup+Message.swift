extension HTMLMarkup {
  /// Writes a message in English in which texts of a scenario stand in quotes, each of those with its
  /// own language.
  mutating func write(message: String, quoting language: HTMLLanguage) {
    for (index, piece) in message.split(separator: "‘", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard index > 0 else {
        write(String(piece))
        continue
      }
      write("‘")
      let quoted = piece.prefix { $0 != "’" }
      // What has but ASCII is the name of a toast, a key or a symbol.
      if quoted.utf8.allSatisfy({ $0 < 0x80 }) {
        write(String(quoted))
      } else {
        element(
          "span", ["lang": language.lang, "dir": language.direction], text: String(quoted))
      }
      write(String(piece.dropFirst(quoted.count)))
    }
  }
}

extension HTMLMarkup {
  /// Writes a message in English in which texts of a scenario stand in quotes, each of those with its
  /// own language.
  mutating func write(message: String, quoting quotations: HTMLQuotations) {
    for (index, piece) in message.split(separator: "‘", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard index > 0 else {
        write(String(piece))
        continue
      }
      write("‘")
      let quoted = quotations.quotation(at: piece)
      for piece in quotations.pieces(of: quoted) {
        guard let language = piece.language else {
          write(name: piece.text)
          continue
        }
        element(
          "span", ["lang": language.lang, "dir": language.direction, "translate": "no"],
          text: piece.text)
      }
      write(String(piece.dropFirst(quoted.count)))
    }
  }
}

/// Output without what differs from machine to machine.
enum PortableLines {
  /// The lines without versions of libraries, lengths of a voice's sound, and, in what `doctor`
  /// says, without what is there and what is not: the parts it looks for remain.
  static func of(_ lines: [String]) -> [String] {
    var result: [String] = []
    var isMissing = false
    for line in lines {
      let isAdvice = isMissing && line.hasPrefix("         ")
      isMissing = line.hasPrefix("missing  ")
      if isAdvice { continue }
      result.append(
        line.replacing(#/^(ok      |missing ) /#, with: "PART ")
          .replacing(#/\b(ICU|CLDR|Unicode|liblouis|MeCab)( [\d.]+)?/#, with: "LIBRARY")
          .replacing(#/ braille, table \S+$/#, with: " braille")
          .replacing(#/\b[\d.]+ s of sound/#, with: "TIME of sound"))
    }
    return result
  }
}

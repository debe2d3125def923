import Testing
import ToastFormatting
import ToastText

/// Texts made of the characters that mean something in a pattern, the same ones in every run.
struct PatternGenerator: Sequence, IteratorProtocol {
  private var state: UInt64
  private let pieces: [String]
  private var remaining: Int

  init(seed: UInt64, pieces: [String], count: Int) {
    state = seed
    self.pieces = pieces
    remaining = count
  }

  private mutating func random(below bound: Int) -> Int {
    // Knuth's linear congruential generator; its upper bits are good enough for test texts.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func next() -> String? {
    guard remaining > 0 else { return nil }
    remaining -= 1
    var text = ""
    for _ in 0..<random(below: 24) { text += pieces[random(below: pieces.count)] }
    return text
  }
}

@Suite("Patterns of any bytes are read, and written anew")
struct PatternPropertyTests {
  private static let printfPieces = [
    "%", "%%", "%@", "%lld", "%1$@", "%2$d", "%#@", "@", "N", "arg", "%arg", "$", "*", "*3$", ".",
    "0", "12", "-", "+", " ", "#", "l", "h", "q", "写", "é", "\n", "\u{2068}", "[x]", "off", "99999",
  ]

  private static let messageFormatPieces = [
    "{", "}", "'", "''", "#", "{0}", "{name}", ",", "plural", "select", "selectordinal", "=1",
    "one",
    "other", "{a, plural, other {", "offset:", "1", "-", " ", "\n", "number", "::", "percent", "/",
    "写", "é", "\u{200E}", "date", "{b, select, x {", "}}", ".5",
  ]

  @Test("A printf pattern, written and read again, has the same pieces")
  func printfRoundTrip() {
    for text in PatternGenerator(seed: 1, pieces: Self.printfPieces, count: 3_000) {
      let pattern = PrintfPattern(text)
      let again = PrintfPattern(pattern.description)
      #expect(again.segments.map(\.content) == pattern.segments.map(\.content), "\(text)")
    }
  }

  @Test("A MessageFormat text, written and read again, has the same pieces")
  func messageFormatRoundTrip() {
    for text in PatternGenerator(seed: 2, pieces: Self.messageFormatPieces, count: 3_000) {
      let pattern = MessageFormatPattern(text)
      let again = MessageFormatPattern(pattern.description)
      #expect(again.nodes == pattern.nodes, "\(text) → \(pattern.description)")
    }
  }

  @Test("Bytes that are no UTF-8, control characters and depth do no harm")
  func hostile() {
    var state: UInt64 = 3
    for _ in 0..<2_000 {
      var bytes: [UInt8] = []
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(UInt8(truncatingIfNeeded: state >> 40))
      }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(PrintfPattern(text).text == text)
      #expect(MessageFormatPattern(text).text == text)
    }
    let deep = String(repeating: "{a, select, other {", count: 3_000)
    #expect(MessageFormatPattern(deep).literal == deep)
    let percents = String(repeating: "%", count: 100_001)
    #expect(PrintfPattern(percents).problems.map(\.kind) == ["lone-percent"])
    let open = String(repeating: "{", count: 100_000)
    #expect(MessageFormatPattern(open).literal == open)
  }
}

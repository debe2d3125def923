import Testing
import ToastFormatting
import ToastText

/// A piece of a pattern in a short form: a literal in brackets, a placeholder as `position:text`.
private func shape(_ text: String) -> [String] {
  PrintfPattern(text).segments.map { segment in
    switch segment.content {
    case .literal(let text): "[\(text)]"
    case .placeholder(let placeholder): "\(placeholder.position):\(placeholder)"
    case .reference(let reference): "\(reference.position):\(reference)"
    case .governingArgument: "arg"
    }
  }
}

private func kinds(_ text: String) -> [String] { PrintfPattern(text).problems.map(\.kind) }

@Suite("A printf pattern is read as Apple reads it")
struct PrintfPatternTests {
  @Test("Placeholders without a position count from 1")
  func counting() {
    #expect(
      shape("Hi %@, %lld of %.1f") == ["[Hi ]", "1:%@", "[, ]", "2:%lld", "[ of ]", "3:%.1f"])
  }

  @Test("A position may stand anywhere before the conversion, with leading zeros")
  func positions() {
    #expect(shape("%2$@ %1$lld") == ["2:%2$@", "[ ]", "1:%1$lld"])
    #expect(shape("%007$@") == ["7:%7$@"])
    #expect(shape("%-8$3.2f") == ["8:%8$-3.2f"])
  }

  @Test(
    "Flags, width, precision and length are kept",
    arguments: [
      "%+d", "%05d", "%-5d", "%#x", "% d", "%10.2f", "%.0f", "%hhd", "%lld", "%zd", "%qd",
    ])
  func parts(of text: String) {
    #expect(PrintfPattern(text).placeholders.map(\.description) == [text])
    #expect(kinds(text).isEmpty)
  }

  @Test("A star takes an argument before the value does")
  func stars() throws {
    let placeholder = try #require(PrintfPattern("%*.*f").placeholders.first)
    #expect(placeholder.width == .argument(1))
    #expect(placeholder.precision == .argument(2))
    #expect(placeholder.position == 3)
    let indexed = try #require(PrintfPattern("%3$*1$d").placeholders.first)
    #expect(indexed.width == .indexedArgument(1))
    #expect(indexed.position == 3)
  }

  @Test("Two percent signs are one")
  func doubled() {
    #expect(PrintfPattern("100%%").literal == "100%")
    #expect(shape("%%%d%%") == ["[%]", "1:%d", "[%]"])
    #expect(kinds("%%arg").isEmpty)
  }

  @Test("A substitution is a reference with its name, whatever characters it has")
  func references() {
    #expect(shape("%#@FILES@ to %2$@") == ["1:%#@FILES@", "[ to ]", "2:%2$@"])
    #expect(shape("%2$#@total.strings@") == ["2:%2$#@total.strings@"])
    #expect(shape("%04$#@f4@") == ["4:%4$#@f4@"])
    #expect(shape("%#@写真@") == ["1:%#@写真@"])
  }

  @Test("A percent sign that begins nothing stays and is reported")
  func lonePercent() {
    #expect(shape("100%") == ["[100%]"])
    #expect(kinds("100%") == ["lone-percent"])
    #expect(shape("100%。") == ["[100%。]"])
    #expect(kinds("100%。") == ["lone-percent"])
  }

  @Test(
    "A percent sign before prose is prose, and takes no argument",
    arguments: [
      "50% off", "20% discount", "50 % de réduction", "100% to go", "5 % d’eau", "9% a b",
    ])
  func prose(text: String) {
    #expect(PrintfPattern(text).literal == text)
    #expect(kinds(text) == ["prose-percent"])
  }

  @Test("An unknown conversion stays and is reported")
  func unknown() {
    #expect(PrintfPattern("%y").literal == "%y")
    #expect(kinds("%y") == ["unknown-conversion"])
    #expect(kinds("%L") == ["lone-percent"])
    #expect(kinds("%#@open") == ["unterminated-reference"])
  }

  @Test(
    "C pointers are rejected, but pass over their argument", arguments: ["s", "S", "p", "P", "n"])
  func pointers(letter: String) {
    #expect(shape("%\(letter) %d") == ["[%\(letter) ]", "2:%d"])
    #expect(kinds("%\(letter) %d") == ["unsupported-conversion"])
  }

  @Test("Mixed and skipped positions are reported, repeated and reordered ones are not")
  func positionProblems() {
    #expect(kinds("%2$d %d") == ["mixed-positions"])
    #expect(kinds("%1$@ %3$@") == ["skipped-position"])
    #expect(kinds("%2$@ %1$@ %2$@").isEmpty)
  }

  @Test("An argument number beyond seven bits is no placeholder")
  func positionLimit() {
    #expect(kinds("%127$@").contains("position-limit") == false)
    #expect(kinds("%128$@").contains("position-limit"))
    #expect(PrintfPattern("%99999999999999999999$@").literal == "%99999999999999999999$@")
  }

  @Test("A width beyond all use is cut")
  func widthLimit() {
    #expect(PrintfPattern("%999999999999d").placeholders.first?.width == .fixed(400))
    #expect(kinds("%999999999999d") == ["size-limit"])
  }

  @Test("Outside a substitution %arg is text, and reported")
  func strayArgument() {
    #expect(PrintfPattern("%arg files").literal == "%arg files")
    #expect(kinds("%arg files") == ["stray-arg"])
  }

  @Test("A problem tells line and column within the text")
  func problemPosition() {
    let problem = PrintfPattern("写真\n🎞 100%").problems.first
    #expect(problem?.position == SourcePosition(line: 2, column: 6, offset: 15))
  }

  @Test("Ranges of the pieces cover the text without gap")
  func ranges() {
    let text = "a%%b %1$@ c %#@N@%"
    let ranges = PrintfPattern(text).segments.map(\.range)
    #expect(ranges.first?.lowerBound == 0)
    #expect(ranges.last?.upperBound == text.utf8.count)
    for (left, right) in zip(ranges, ranges.dropFirst()) {
      #expect(left.upperBound == right.lowerBound)
    }
  }
}

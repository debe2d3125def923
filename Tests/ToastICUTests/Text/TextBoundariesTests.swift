import Testing
import ToastText

@testable import ToastICU

@Suite("Boundaries in text")
struct TextBoundariesTests {
  private func pieces(
    _ kind: TextBoundaries.Kind, _ tag: LanguageTag, _ text: String
  ) throws -> [String] {
    let bytes = Array(text.utf8)
    let boundaries = try #require(TextBoundaries(kind, tag: tag))
    return boundaries.pieces(of: text).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test("finds characters as a reader counts them")
  func characters() throws {
    #expect(try pieces(.character, "en", "a👨‍👩‍👧é") == ["a", "👨‍👩‍👧", "é"])
    #expect(try pieces(.character, "hi", "क्षि") == ["क्षि"])
  }

  @Test("finds words of languages with and without spaces")
  func words() throws {
    #expect(try pieces(.word, "en", "Don't, stop") == ["Don't", ",", " ", "stop"])
    #expect(try pieces(.word, "ja", "新しい写真") == ["新しい", "写真"])
    #expect(try pieces(.word, "zh-Hans", "你好世界") == ["你好", "世界"])
    #expect(try pieces(.word, "th", "สวัสดีครับ") == ["สวัสดี", "ครับ"])
    let boundaries = try #require(TextBoundaries(.word, tag: "en"))
    #expect(
      boundaries.pieces(of: "a, 12 あ").map(\.isWord) == [true, false, false, true, false, true])
  }

  @Test("finds sentences")
  func sentences() throws {
    let english = try pieces(.sentence, "en", "Saved. Is it? Yes!")
    #expect(english == ["Saved. ", "Is it? ", "Yes!"])
    #expect(try pieces(.sentence, "ja", "保存しました。次へ") == ["保存しました。", "次へ"])
  }

  @Test("covers any text without gaps", arguments: TextBoundaries.Kind.allCases)
  func coverage(kind: TextBoundaries.Kind) throws {
    let boundaries = try #require(TextBoundaries(kind, tag: "en"))
    for text in ["", "\0", "\u{FFFF}", "\u{202E}x", String(repeating: "a\u{301}", count: 5000)] {
      let pieces = boundaries.pieces(of: text)
      #expect(pieces.first?.range.lowerBound ?? 0 == 0)
      #expect(pieces.last?.range.upperBound ?? 0 == text.utf8.count)
      #expect(
        zip(pieces, pieces.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
    }
  }
}

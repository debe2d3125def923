import Testing

@testable import ToastICU

@Suite("Properties of text")
struct TextPropertiesTests {
  @Test(
    "tells the direction of the first strong character outside isolates",
    arguments: [
      ("Saved", .leftToRight), ("3 ملفات", .rightToLeft), ("שלום", .rightToLeft), ("123 – ", nil),
      ("", nil), ("保存", .leftToRight), ("\u{2067}שלום\u{2069} ok", .leftToRight),
      ("\u{2068}abc\u{2069} مرحبا", .rightToLeft), ("\u{2067}שלום", nil), ("१२", .leftToRight),
      ("٣", nil), ("…\u{200F}", .rightToLeft),
    ] as [(String, TextDirection?)])
  func firstStrong(text: String, direction: TextDirection?) {
    #expect(TextDirection(firstStrongOf: text) == direction)
  }

  @Test("tells whether anything runs from right to left")
  func rightToLeft() {
    #expect(!TextDirection.hasRightToLeft("Saved, 保存しました 3"))
    #expect(TextDirection.hasRightToLeft("file שלום.txt"))
    #expect(TextDirection.hasRightToLeft("١٢"))
    #expect(TextDirection.hasRightToLeft("a\u{202E}b"))
  }

  @Test("knows what ends a sentence")
  func sentenceTerminals() {
    for scalar in ".!?。！？؟।".unicodeScalars { #expect(scalar.isSentenceTerminal, "\(scalar)") }
    // An ellipsis does not end a sentence by itself.
    for scalar in ",、，:；a あ」…".unicodeScalars { #expect(!scalar.isSentenceTerminal, "\(scalar)") }
  }

  @Test("tells scripts apart")
  func scripts() {
    #expect(ScriptDetector.scripts(in: "写真を3枚 Saved!") == ["Hani", "Hira", "Latn"])
    #expect(ScriptDetector.scripts(in: "12 – …").isEmpty)
    #expect(ScriptDetector.dominantScript(of: "Привет, Bob") == "Cyrl")
    #expect(ScriptDetector.dominantScript(of: "3") == nil)
    #expect(("ﾊ" as Unicode.Scalar).script == "Kana")
  }

  @Test(
    "counts columns",
    arguments: [
      ("Saved", 5), ("保存しました", 12), ("ｶﾅ", 2), ("👨‍👩‍👧", 2), ("é", 1), ("e\u{301}", 1),
      ("\u{200B}", 0), ("❤️", 2), ("❤", 1), ("", 0), ("a\u{2068}b\u{2069}", 2), ("한글", 4),
    ])
  func columns(text: String, count: Int) {
    #expect(TextWidth.columns(of: text) == count)
  }

  @Test("checks and makes normal forms")
  func normalForms() {
    #expect(NormalForm.nfc.holds(for: "が"))
    #expect(!NormalForm.nfc.holds(for: "か\u{3099}"))
    #expect(Array(NormalForm.nfc("か\u{3099}").unicodeScalars) == ["が"])
    #expect(NormalForm.nfkc("１００％ ｶﾞ") == "100% ガ")
    #expect(!NormalForm.nfkc.holds(for: "％"))
    #expect(NormalForm.nfc.holds(for: ""))
  }

  @Test("rewrites between scripts")
  func transliteration() throws {
    let traditional = try #require(Transliterator.shared(.simplifiedToTraditional))
    let simplified = try #require(Transliterator.shared(.traditionalToSimplified))
    #expect(traditional.string(from: "关闭，归档") == "關閉，歸檔")
    #expect(simplified.string(from: "稍後、關閉") == "稍后、关闭")
    #expect(Transliterator.shared(.hiraganaToKatakana)?.string(from: "あとで") == "アトデ")
    #expect(Transliterator.shared(.katakanaToHiragana)?.string(from: "カタカナ") == "かたかな")
    #expect(Transliterator.shared(.toLatin)?.string(from: "Привет") == "Privet")
    #expect(traditional.string(from: "") == "")
  }

  @Test("finds text that looks like other text")
  func spoofing() throws {
    let checker = try #require(SpoofChecker.shared)
    #expect(checker.areConfusable("Save", "S\u{430}ve"))
    #expect(!checker.areConfusable("Save", "Save"))
    #expect(!checker.areConfusable("Save", "Shave"))
    #expect(checker.issues(in: "S\u{430}ve") == .mixedScripts)
    #expect(checker.issues(in: "12٣") == .mixedNumbers)
    #expect(checker.issues(in: "iPhoneの写真を保存").isEmpty)
    #expect(checker.issues(in: "Saved").isEmpty)
  }

  @Test("knows the versions of ICU and its data")
  func versions() {
    #expect(ICUVersion.icu.hasPrefix("7"))
    #expect(ICUVersion.cldr.first?.isNumber == true)
    #expect(ICUVersion.unicode.contains("."))
    #if os(Linux)
      // Debian 12.
      if ICUVersion.icu == "72.1" {
        #expect([ICUVersion.cldr, ICUVersion.unicode] == ["42", "15.0"])
      }
    #endif
  }
}

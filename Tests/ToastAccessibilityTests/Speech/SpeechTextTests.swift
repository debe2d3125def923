import Testing
import ToastAccessibility
import ToastSpeech
import ToastText

@Suite("Speech text")
struct SpeechTextTests {
  typealias Level = VerbositySettings.Punctuation

  static let symbols: [(String, LanguageTag, Level, String)] = [
    ("Sent to ann@example.com.", .english, .some, "Sent to ann at example dot com."),
    ("Sent to ann@example.com.", .english, .none, "Sent to ann@example.com."),
    ("50% done", .english, .some, "50 percent done"),
    ("Hello, (you)", .english, .most, "Hello, left paren(you right paren)"),
    ("quietly (quietly)", .english, .all, "quietly left paren(quietly right paren)"),
    ("Hello, you.", .english, .all, "Hello comma, you dot."),
    ("$1,200.50 paid", .english, .most, "$1,200.50 paid"),
    ("don't", .english, .all, "don apostrophe't"),
    ("a b", .english, .char, "a space b"),
    ("通知.", .japanese, .most, "通知 ピリオド"),
    ("増やしてください。", .japanese, .most, "増やしてください マル"),
    ("増やしてください。", .japanese, .some, "増やしてください。"),
    ("50％完了", .japanese, .some, "50 パーセント 完了"),
    ("报告#3已保存", .simplifiedChinese, .some, "报告 井号 3已保存"),
    ("已保存。", .simplifiedChinese, .most, "已保存 句号。"),
    ("已儲存。", .traditionalChinese, .most, "已儲存。"),
    ("「報告」", .traditionalChinese, .most, "上引號 報告 下引號"),
    ("Wait……", .english, .all, "Wait dot dot dot……"),
    ("", .english, .char, ""),
    ("。。。", .simplifiedChinese, .most, "句号。。。"),
  ]

  @Test("Signs are named from their level on, in the language of the text", arguments: symbols)
  func symbol(text: String, language: LanguageTag, level: Level, expected: String) {
    #expect(SymbolPronouncer(language: language, level: level).spoken(text) == expected)
  }

  static let numbers: [(String, LanguageTag, String)] = [
    ("3 of 12.5 files", .english, "three of twelve point five files"),
    ("1,234 photos", .english, "one thousand two hundred thirty-four photos"),
    ("since 1905", .english, "since nineteen oh five"),
    ("in 2026", .english, "in twenty twenty-six"),
    ("in 2008", .english, "in two thousand eight"),
    ("in 1900", .english, "in nineteen hundred"),
    ("2026 photos", .english, "two thousand twenty-six photos"),
    ("Nov 30, 2026", .english, "Nov thirty, twenty twenty-six"),
    ("at 9:30", .english, "at nine thirty"),
    ("PIN 007", .english, "PIN zero zero seven"),
    ("version 1.2.3", .english, "version one. two. three"),
    ("12枚", .japanese, "十二枚"), ("2026年", .japanese, "二千二十六年"),
    ("12张", .simplifiedChinese, "十二张"), ("2026年", .simplifiedChinese, "二〇二六年"),
    ("2026年", .traditionalChinese, "二〇二六年"), ("no digits", .english, "no digits"),
    ("٣ صور", "ar", "ثلاثة صور"),
  ]

  @Test("Numbers are spelled out as counts, years, or digit by digit", arguments: numbers)
  func number(text: String, language: LanguageTag, expected: String) {
    #expect(NumberSpeller(language: language).spelled(text) == expected)
  }

  @Test("Spelling names capitals in each language")
  func spelling() {
    let expected = ["cap O, cap K", "大文字O、大文字K", "大写O，大写K", "大寫O，大寫K"]
    for (words, text) in zip(TestWords.all, expected) {
      var verbosity = VerbositySettings()
      verbosity.spelling = true
      let writer = SpeechText(verbosity: verbosity, words: words)
      let segment = SpokenSegment(text: "OK", language: words.language, source: .verbatim)
      #expect(writer.text(of: Utterance(segments: [segment])) == text)
    }
  }

  @Test("Each segment is written by its own language, and the blanks between them stay")
  func segments() {
    let writer = SpeechText(
      verbosity: VerbositySettings(numbers: .words), words: TestWords.english)
    let segments = [
      SpokenSegment(text: "50% ", language: .english, source: .verbatim),
      SpokenSegment(text: "12枚", language: .japanese, source: .verbatim),
    ]
    #expect(writer.text(of: Utterance(segments: segments)) == "fifty percent 十二枚")
  }
}

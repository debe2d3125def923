import TestSupport
import Testing
import ToastAccessibility
import ToastText

@Suite("Names of emoji")
struct EmojiNamesTests {
  static let names: [(String, LanguageTag, String)] = [
    ("🎉", .english, "party popper"), ("🎉", .japanese, "クラッカー"),
    ("🎉", .simplifiedChinese, "拉炮彩带"), ("🎉", .traditionalChinese, "拉炮"),
    ("🎉", "zh-TW", "拉炮"), ("🎉", "zh-CN", "拉炮彩带"), ("🎉", "fi", "party popper"),
    ("⚠️", .english, "warning"), ("⚠", .english, "warning"), ("❤️", .japanese, "赤いハート"),
    ("👍🏽", .english, "thumbs up: medium skin tone"),
    ("🇯🇵", .english, "flag: Japan"), ("🇯🇵", .japanese, "旗: 日本"),
    ("1️⃣", .english, "keycap: 1"), ("#️⃣", .english, "keycap: #"),
    ("👩🏽‍🚀", .english, "woman astronaut: medium skin tone"),
    ("👨‍👩‍👧", .english, "family: man, woman, girl"),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", .english, "flag: England"),
    ("👩🏻‍🤝‍👨🏿", .english, "woman and man holding hands: light skin tone, dark skin tone"),
    ("👩🏻‍🤝‍👨🏿", .simplifiedChinese, "手拉手的一男一女: 较浅肤色较深肤色"),
    // No name for the whole: its pieces are named.
    ("🎉\u{200D}🐈", .english, "party popper cat"),
  ]

  @Test("Sequences, flags, keycaps and skin tones have their CLDR names", arguments: names)
  func name(emoji: String, language: LanguageTag, name: String) {
    #expect(EmojiNames(language: language).name(of: emoji) == name)
  }

  @Test("What is no emoji has no name")
  func none() {
    let names = EmojiNames(language: .english)
    for text in ["", "a", "é", "文", "\u{200D}", "a🎉"] { #expect(names.name(of: text) == nil) }
  }

  static let texts: [(String, LanguageTag, String)] = [
    ("🎉Done!", .english, "party popper Done!"), ("Done 🎉!", .english, "Done party popper!"),
    ("🎉🎉", .english, "party popper party popper"), ("完了🎉", .japanese, "完了 クラッカー"),
    ("(🎉)", .english, "(party popper)"), ("Room #1 ©2026", .english, "Room #1 ©2026"),
    ("Step 1️⃣ of 3", .english, "Step keycap: 1 of 3"), ("20°C", .english, "20°C"),
    ("A → B", .english, "A right-pointing arrow B"), ("☑ on", .english, "check box with check on"),
  ]

  @Test("In a text they are said by name, digits and signs are left alone", arguments: texts)
  func inText(text: String, language: LanguageTag, expected: String) {
    #expect(TextCleaning(language: language).clean(text).text == expected)
  }

  @Test("The names are those of CLDR's annotations", .needsSharedData)
  func shared() throws {
    let rows = try SharedData.text("data/emoji-tts.tsv").split(separator: "\n").dropFirst()
    let languages: [LanguageTag] = [
      .english, .japanese, .simplifiedChinese, .traditionalChinese,
    ]
    var compared = 0
    for row in rows {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      for (language, name) in zip(languages, fields.dropFirst(2)) {
        // Punctuation is named by the symbol tables.
        guard let known = EmojiNames(language: language).name(of: fields[0]) else { continue }
        #expect(known == name, "\(fields[0]) in \(language)")
        compared += 1
      }
    }
    #expect(compared >= 140)
  }
}

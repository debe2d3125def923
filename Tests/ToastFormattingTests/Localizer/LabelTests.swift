import Testing
import ToastCatalogs
import ToastFormatting
import ToastText

@Suite("The kit's own words")
struct LabelTests {
  private static let keys: [LabelKey] = [
    .activate, .archive, .cancel, .close, .copy, .delete, .details, .dismiss, .later, .ok, .open,
    .retry, .settings, .showActions, .undo, .errorStatus, .warningStatus, .successStatus,
    .infoStatus, .repeated, .stackPosition, .notificationsRegion, .announcement,
    .repeatedAnnouncement, .elementLabel,
  ]

  @Test("Every word of the catalog has a member, and every member a word")
  func members() {
    let entries = BuiltInLabels.catalog.entries.map(\.key).sorted()
    #expect(Self.keys.map(\.rawValue).sorted() == entries)
    #expect(BuiltInLabels.catalog.problems.isEmpty)
  }

  @Test(
    "Later and Dismiss in the four languages and their regions",
    arguments: [
      ("en", "Later", "Dismiss"), ("ja", "あとで", "閉じる"), ("zh-Hans", "稍后", "关闭"),
      ("zh-Hant", "稍後", "關閉"), ("zh-TW", "稍後", "關閉"), ("zh-CN", "稍后", "关闭"),
      ("ja-JP", "あとで", "閉じる"), ("fr", "Later", "Dismiss"),
    ] as [(LanguageTag, String, String)])
  func laterAndDismiss(locale: LanguageTag, later: String, dismiss: String) {
    let localizer = Localizer([], request: LocaleRequest([locale]))
    #expect(localizer.label(.later) == later)
    #expect(localizer.label(.dismiss) == dismiss)
  }

  @Test("Words with numbers")
  func numbers() {
    func label(_ locale: LanguageTag, _ key: LabelKey, _ arguments: MessageArgument...) -> String {
      Localizer([], request: LocaleRequest([locale])).label(key, arguments)
    }
    #expect(label("en", .repeated, 1) == "1 time")
    #expect(label("en", .repeated, 3) == "3 times")
    #expect(label("ja", .repeated, 3) == "3回")
    #expect(label("en", .stackPosition, 1, 3) == "1 of 3")
    #expect(label("ja", .stackPosition, 1, 3) == "3件中1件目")
    #expect(label("zh-Hant", .notificationsRegion, 2) == "2 則通知")
  }

  @Test(
    "Every text in every language is formatted without a problem",
    arguments: [
      "en", "ja", "zh-Hans", "zh-Hant",
    ] as [LanguageTag])
  func allTexts(locale: LanguageTag) {
    let localizer = Localizer([], request: LocaleRequest([locale]))
    for key in Self.keys {
      let text = localizer.localize(key, [1, 2])
      #expect(text.isFound)
      #expect(text.language == locale)
      #expect(!text.text.contains("%"))
      #expect(text.problems.filter { $0.kind != "surplus-argument" }.isEmpty)
    }
  }

  @Test(
    "The sentence patterns have the places the kit fills, in every language",
    arguments: [
      "en", "ja", "zh-Hans", "zh-Hant",
    ] as [LanguageTag])
  func sentencePatterns(locale: LanguageTag) {
    let localizer = Localizer([], request: LocaleRequest([locale]))
    let announcement = SentencePattern(localizer.label(.announcement))
    #expect(announcement.names == ["status", "title", "message"])
    let repeated = SentencePattern(localizer.label(.repeatedAnnouncement))
    #expect(repeated.names.sorted() == ["announcement", "count"])
    #expect(SentencePattern(localizer.label(.elementLabel)).names == ["status", "title"])
    #expect((announcement.problems + repeated.problems).isEmpty)
  }
}

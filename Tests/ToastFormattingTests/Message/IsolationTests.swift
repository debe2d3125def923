import Testing
import ToastFormatting
import ToastText

@Suite("A value is isolated where its direction could disturb the text")
struct IsolationTests {
  private func text(
    _ text: String, _ argument: MessageArgument, _ locale: LanguageTag,
    isolation: MessageOptions.Isolation = .automatic
  ) -> String {
    Message(text, locale: locale).text([argument], options: MessageOptions(isolation: isolation))
  }

  @Test("A left-to-right value in a left-to-right text gets no marks")
  func leftToRight() {
    #expect(text("to %@", "Archive", "en") == "to Archive")
    #expect(text("%@へ", "アーカイブ", "ja") == "アーカイブへ")
    #expect(text("to %@", "Ελλάδα – Россия 🎞", "en") == "to Ελλάδα – Россия 🎞")
    #expect(text("to %@", "“Café” ｶﾅ ﬁ", "en") == "to “Café” ｶﾅ ﬁ")
  }

  @Test("A right-to-left value in a left-to-right text gets them")
  func rightToLeftValue() {
    #expect(text("to %@!", "أرشيف", "en") == "to \u{2068}أرشيف\u{2069}!")
    #expect(text("to %@!", "עברית", "en") == "to \u{2068}עברית\u{2069}!")
    #expect(text("to %@!", "x \u{202E}evil", "en") == "to \u{2068}x \u{202E}evil\u{2069}!")
  }

  @Test("A left-to-right value in a right-to-left text gets them, a right-to-left one does not")
  func rightToLeftText() {
    #expect(text("إلى %@", "Archive", "ar") == "إلى \u{2068}Archive\u{2069}")
    #expect(text("إلى %@", "الأرشيف", "ar") == "إلى الأرشيف")
    #expect(text("إلى %@", "保存", "ar") == "إلى \u{2068}保存\u{2069}")
  }

  @Test("The user's own digits are isolated in a right-to-left text, those of the language are not")
  func digits() {
    #expect(text("هاتف %@", "+81-3-1234", "ar") == "هاتف \u{2068}+81-3-1234\u{2069}")
    #expect(text("%lld صور", 12, "ar-EG") == "١٢ صور")
    #expect(text("%lld תמונות", -1234, "he") == "\u{200E}-1,234 תמונות")
  }

  @Test("A text isolated already is not isolated twice")
  func isolatedAlready() {
    let isolated = MessageArgument.string("\u{2068}أرشيف\u{2069}")
    #expect(text("to %@", isolated, "en") == "to \u{2068}أرشيف\u{2069}")
  }

  @Test("The items of a list are isolated one by one")
  func list() {
    #expect(
      text("%@", .list(["Ana", "سارة"]), "ar") == "\u{2068}Ana\u{2069} وسارة")
  }

  @Test("For speech there are no marks, and parts tell where they stand")
  func speech() {
    #expect(text("to %@", "أرشيف", "en", isolation: .never) == "to أرشيف")
    #expect(text("%@", .list(["Ana", "سارة"]), "ar", isolation: .never) == "Ana وسارة")
    let parts = Message("to %@", locale: "en").format(["أرشيف"]).parts
    #expect(
      parts.last
        == .argument(ArgumentPart(position: 1, kind: .string, text: "أرشيف", isIsolated: true)))
  }
}

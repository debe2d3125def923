import Testing
import ToastCatalogs

@Suite("Coverage counts entries by their worst text")
struct CatalogStatisticsTests {
  @Test("each state counts where it belongs")
  func states() throws {
    func unit(_ state: String) -> String { #"{"stringUnit":{"state":"\#(state)","value":"x"}}"# }
    let text =
      #"{"sourceLanguage":"en","version":"1.0","strings":{"#
      + #""done":{"localizations":{"ja":\#(unit("translated"))}},"#
      + #""machine":{"localizations":{"ja":\#(unit("machine_translated"))}},"#
      + #""review":{"localizations":{"ja":\#(unit("needs_review"))}},"#
      + #""odd":{"localizations":{"ja":\#(unit("done"))}},"#
      + #""new":{"localizations":{"ja":{"variations":{"plural":{"#
      + #""one":\#(unit("translated")),"other":\#(unit("new"))}}}}},"#
      + #""missing":{"localizations":{"ja":{},"de":\#(unit("translated"))}},"#
      + #""brand":{"shouldTranslate":false},"#
      + #""old":{"extractionState":"stale","localizations":{"ja":\#(unit("translated"))}}}}"#
    let catalog = StringCatalogReader.read(bytes: Array(text.utf8), file: "T.xcstrings")
    let statistics = CatalogStatistics(catalog)
    #expect(statistics.entries == 8)
    #expect(statistics.stale == 1)
    #expect(statistics.untranslatable == 1)
    #expect(statistics.locales.map(\.locale) == ["en", "ja", "de"])
    let japanese = try #require(statistics.locales.first { $0.locale == "ja" })
    #expect(japanese.translated == 1)
    #expect(japanese.needsReview == 3)
    #expect(japanese.untranslated == 1)
    #expect(japanese.missing == 1)
    #expect(japanese.total == 6)
    #expect(japanese.perMille == 166)
    #expect(statistics.locales[0].perMille == 1000)
    #expect(statistics.locales[2].missing == 5)
  }

  @Test("a catalog without entries is fully translated")
  func empty() {
    let text = #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#
    let catalog = StringCatalogReader.read(bytes: Array(text.utf8), file: "T.xcstrings")
    #expect(CatalogStatistics(catalog).locales.map(\.perMille) == [1000])
  }
}

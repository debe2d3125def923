import Testing
import ToastBraille
import ToastText

@Suite("Which table is for which language")
struct BrailleTableListTests {
  @Test(
    "Each language has its usual table",
    arguments: [
      ("en", "en-ueb-g2.ctb"), ("en-GB", "en-ueb-g2.ctb"), ("ja", "ja-kana"), ("ja-JP", "ja-kana"),
      ("zh-Hans", "zhcn-g1.ctb"), ("zh", "zhcn-g1.ctb"), ("zh-CN", "zhcn-g1.ctb"),
      ("zh-Hant", "zh-tw.ctb"), ("zh-TW", "zh-tw.ctb"), ("zh-HK", "zh-tw.ctb"),
      ("zh-Hans-HK", "zhcn-g1.ctb"), ("yue", "zh-hk.ctb"), ("ko", "ko-g2.ctb"),
      ("pt-BR", "pt-pt-g1.utb"), ("de-AT", "de-g1.ctb"),
    ] as [(LanguageTag, String)])
  func usualTables(language: LanguageTag, table: String) {
    #expect(BrailleTableList.shared.table(for: language) == table)
  }

  @Test("A grade chooses among the tables of a language, or changes nothing")
  func grades() {
    let list = BrailleTableList.shared
    #expect(list.table(for: "en", grade: .uncontracted) == "en-ueb-g1.ctb")
    #expect(list.table(for: "fr", grade: .contracted) == "fr-bfu-g2.ctb")
    #expect(list.table(for: "zh-Hans", grade: .contracted) == "zhcn-g2.ctb")
    #expect(list.table(for: "ja", grade: .uncontracted) == "ja-kana")
    #expect(list.table(for: "fi", grade: .contracted) == "fi.utb")
  }

  @Test("A language without a table has none")
  func unknownLanguages() {
    #expect(BrailleTableList.shared.table(for: "tlh") == nil)
    #expect(BrailleTableList.shared.table(for: "und") == nil)
  }

  @Test(
    "Every table of the list is one liblouis can read", arguments: BrailleTableList.shared.tables)
  func everyTableLoads(name: String) throws {
    guard name != KanaBraille.tableName else { return }
    let result = try BrailleTable(named: name).translate("12")
    #expect(result.cells.contains { !$0.isBlank })
  }
}

import Testing
import ToastCatalogs
import ToastText

@Suite("XLIFF as Xcode exchanges it")
struct XLIFFTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "files" : {
          "comment" : "Count & size",
          "localizations" : {
            "en" : {
              "stringUnit" : { "state" : "translated", "value" : "%1$@ has %#@files@" },
              "substitutions" : { "files" : { "argNum" : 2, "formatSpecifier" : "lld",
                "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg file" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg files" } }
                } } } } } } },
        "line\\n\\tbreak" : { },
        "mine" : { "shouldTranslate" : false },
        "old" : { "extractionState" : "stale" },
        "open" : { "localizations" : {
          "ja" : { "stringUnit" : { "state" : "needs_review", "value" : "開く" } },
          "de" : { "stringUnit" : { "state" : "machine_translated", "value" : "Öffnen" } } } },
        "photos" : { "localizations" : { "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld photo" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld photos" } } } } } } }
      },
      "version" : "1.0"
    }
    """

  private var bytes: [UInt8] { Array(Self.catalog.utf8) }
  private var catalog: Catalog { StringCatalogReader.read(bytes: bytes, file: "App/A.xcstrings") }

  private func units(_ locale: String) -> [String: XLIFFUnit] {
    let document = XLIFFExporter.document(of: catalog, into: locale).document
    return Dictionary(uniqueKeysWithValues: document.files[0].units.map { ($0.id, $0) })
  }

  private func merge(_ units: [XLIFFUnit], _ locale: String = "ja") throws -> XLIFFImport {
    let file = XLIFFFile(
      original: "A.xcstrings", sourceLanguage: "en", targetLanguage: locale, units: units)
    return try XLIFFImporter.merge(
      XLIFFDocument(files: [file]), into: bytes, file: "App/A.xcstrings")
  }

  private func text(_ result: XLIFFImport, _ key: String, _ path: String? = nil) -> StringUnit? {
    let changed = StringCatalogReader.read(bytes: result.bytes, file: "A.xcstrings")
    var found: StringUnit?
    CatalogIndex(changed)[key]?.localization("ja")?.forEachUnit { if $1 == path { found = $0 } }
    return found
  }

  @Test("ids are the key and the path; a language gets the plural categories it has")
  func ids() {
    let keys = ["line\n\tbreak", "open"]
    let files = "files|==|substitutions.files.plural."
    #expect(
      units("ja").keys.sorted()
        == (["files", files + "other", "photos|==|plural.other"] + keys).sorted())
    #expect(
      units("ru").keys.sorted()
        == (["files"]
        + ["one", "few", "many", "other"].flatMap { [files + $0, "photos|==|plural." + $0] }
        + keys).sorted())
  }

  @Test("the number of a substitution shows as its argument")
  func substitutions() {
    #expect(units("ja")["files"]?.source == "%1$@ has %2$#@files@")
    #expect(units("en")["files|==|substitutions.files.plural.one"]?.source == "%2$lld file")
    #expect(units("en")["files|==|substitutions.files.plural.one"]?.note == "Count & size")
  }

  @Test("states become those of XLIFF")
  func states() {
    #expect(units("ja")["open"]?.state == "needs-review-l10n")
    #expect(units("de")["open"]?.state == "translated")
    #expect(units("de")["open"]?.stateQualifier == "leveraged-mt")
    #expect(units("ja")["photos|==|plural.other"]?.target == nil)
  }

  @Test("a state without a word is none", arguments: ["", " "])
  func emptyState(word: String) {
    let unit = StringUnit("開く", state: TranslationState(rawValue: word))
    let catalog = Catalog(
      file: "A.xcstrings", table: "A", format: .stringCatalog, sourceLanguage: "en",
      entries: [
        CatalogEntry(
          key: "open", localizations: [CatalogLocalization(locale: "ja", content: .unit(unit))])
      ], locales: ["en", "ja"])
    let document = XLIFFExporter.document(of: catalog, into: "ja").document
    #expect(document.files[0].units.map(\.state) == [nil])
    #expect(document.files[0].units.map(\.target) == ["開く"])
  }

  @Test("a translation goes to its place, with the argument of its substitution")
  func merging() throws {
    let result = try merge([
      XLIFFUnit(id: "files", source: "", target: "%1$@には%2$#@files@があります"),
      XLIFFUnit(
        id: "files|==|substitutions.files.plural.other", source: "%2$lld files",
        target: "%2$lld個のファイル"),
      XLIFFUnit(id: "photos|==|plural.other", source: "%lld photos", target: "写真%lld枚"),
      XLIFFUnit(id: "line\n\tbreak", source: "line\n\tbreak", target: "改\n行", state: "final"),
    ])
    #expect(result.changeCount == 4)
    #expect(result.problems.map(\.kind) == ["source-changed"])
    #expect(text(result, "files")?.value == "%1$@には%#@files@があります")
    #expect(
      text(result, "files", "substitutions.files.plural.other")?.value == "%arg個のファイル")
    let changed = StringCatalogReader.read(bytes: result.bytes, file: "A.xcstrings")
    #expect(changed.problems == [])
    let substitution = CatalogIndex(changed)["files"]?.localization("ja")?.substitutions.first
    #expect(substitution?.argumentNumber == 2)
    #expect(substitution?.formatSpecifier == "lld")
    #expect(text(result, "photos", "plural.other")?.value == "写真%lld枚")
    #expect(text(result, "line\n\tbreak")?.state == .translated)
  }

  @Test(
    "states come back",
    arguments: [
      ("translated", TranslationState.translated), ("signed-off", .translated),
      ("needs-review-adaptation", .needsReview), ("x-mine", TranslationState(rawValue: "mine")),
    ])
  func statesBack(state: String, expected: TranslationState) throws {
    let result = try merge([XLIFFUnit(id: "open", source: "open", target: "開ける", state: state)])
    #expect(text(result, "open")?.state == expected)
    #expect(text(result, "open")?.value == "開ける")
  }

  @Test("a review that only says so changes the state alone")
  func stateAlone() throws {
    let result = try merge([
      XLIFFUnit(id: "open", source: "open", target: "開く", state: "translated")
    ])
    #expect(result.changeCount == 1)
    let text = Self.catalog.replacing("needs_review", with: "translated")
    #expect(String(decoding: result.bytes, as: UTF8.self) == text)
  }

  @Test("what is not finished, not there or not known is left as it is, and said")
  func leftOut() throws {
    let result = try merge([
      XLIFFUnit(id: "open", source: "open", target: nil),
      XLIFFUnit(id: "photos|==|plural.other", source: "", target: ""),
      XLIFFUnit(id: "line\n\tbreak", source: "", target: "x", state: "needs-translation"),
      XLIFFUnit(id: "gone", source: "gone", target: "なし"),
      XLIFFUnit(id: "open|==|plural.some", source: "open", target: "なし"),
      XLIFFUnit(id: "open|==|plural.other", source: "open", target: "なし"),
    ])
    #expect(result.bytes == bytes)
    #expect(result.changeCount == 0)
    #expect(
      result.problems.map(\.kind) == ["unfinished", "unknown-key", "unit-id", "no-such-text"])
  }

  @Test("an empty target clears a translation")
  func clearing() throws {
    let result = try merge([XLIFFUnit(id: "open", source: "open", target: "")])
    #expect(
      text(result, "open")
        == StringUnit("", state: .new, valueRange: text(result, "open")!.valueRange))
  }

  @Test("a key that is spelled like the id of another text is left out, and said")
  func clash() {
    let catalog = Catalog(
      file: "A.xcstrings", table: "A", format: .stringCatalog, sourceLanguage: "en",
      entries: [
        CatalogEntry(
          key: "n",
          localizations: [
            CatalogLocalization(
              locale: "en",
              content: .plural([Variation.Case(.other, .unit(StringUnit("%lld")))]))
          ]), CatalogEntry(key: "n|==|plural.other"), CatalogEntry(key: "a\u{1}b"),
      ], locales: ["en"])
    let (document, problems) = XLIFFExporter.document(of: catalog, into: "ja")
    #expect(document.files[0].units.map(\.id) == ["n|==|plural.other"])
    #expect(problems.map(\.kind) == ["unit-id-clash", "not-xml"])
  }
}

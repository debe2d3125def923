import Testing
import ToastCatalogs
import ToastFormatting
import ToastText

/// A catalog with texts by key and locale.
private func catalog(
  _ file: String, source: String = "en", _ texts: KeyValuePairs<String, [String: String]>
) -> Catalog {
  let entries = texts.map { key, values in
    CatalogEntry(
      key: key,
      localizations: values.sorted { $0.key < $1.key }.map { locale, text in
        CatalogLocalization(locale: locale, content: .unit(StringUnit(text)))
      })
  }
  let found = Set(entries.flatMap { $0.localizations.map(\.locale) }).subtracting([source])
  return Catalog(
    file: file, table: file.split(separator: ".").first.map(String.init) ?? file,
    format: .stringCatalog, sourceLanguage: source, entries: entries,
    locales: [source] + found.sorted())
}

@Suite("Keys are looked up through catalogs and locales")
struct LocalizerTests {
  private func localizer(
    _ catalogs: [Catalog], _ languages: LanguageTag...,
    options: LocalizerOptions = LocalizerOptions()
  ) -> Localizer {
    Localizer(catalogs, request: LocaleRequest(languages), options: options)
  }

  private let first = catalog(
    "A.xcstrings",
    [
      "saved": ["en": "Saved", "fr": "Enregistré", "pt": "Salvo", "pt-PT": "Guardado"],
      "open": ["en": "Open", "pt": "Abrir"], "only": ["en": "Only English"], "plain": [:],
    ])

  @Test("The best match comes first, then its parents, then the source language, then the key")
  func chain() {
    let localizer = localizer([first], "pt-PT")
    #expect(localizer.text("saved") == "Guardado")
    #expect(localizer.text("open") == "Abrir")
    #expect(localizer.text("only") == "Only English")
    #expect(localizer.text("plain") == "plain")
    #expect(localizer.text("absent") == "absent")
  }

  @Test("Both forms of Norwegian fall back to what both are, as CLDR has it")
  func norwegian() {
    let available = ["en", "no", "nb", "nn"]
    func chain(_ tag: LanguageTag) -> [String] {
      LocaleChain(LocaleRequest([tag]), available: available).locales
    }
    #expect(chain("nb") == ["nb", "no"])
    #expect(chain("nn-NO") == ["nn", "no"])
    #expect(chain("no") == ["no"])
    #expect(LocaleChain(LocaleRequest(["nb"]), available: ["en", "nn", "no"]).locales == ["no"])
  }

  @Test(
    "A region that implies a script falls back to that script, however the catalog spells it",
    arguments: [
      ("zh-HK", ["en", "zh-HK", "zh-Hans", "zh-Hant"], ["zh-HK", "zh-Hant"]),
      ("zh-MO", ["en", "zh-HK", "zh-TW", "zh-CN", "zh"], ["zh-HK", "zh-TW"]),
      ("zh_TW", ["zh_TW", "zh_CN", "zh-Hant"], ["zh_TW", "zh-Hant"]),
      ("zh-TW", ["zh-TW", "zh-CN"], ["zh-TW"]),
      ("zh-SG", ["zh-SG", "zh-TW", "zh-CN"], ["zh-SG", "zh-CN"]),
      ("sr-ME", ["sr", "sr-ME", "sr-Latn"], ["sr-ME", "sr-Latn"]),
      ("en-GB", ["en-GB", "en-US"], ["en-GB", "en-US"]),
    ] as [(LanguageTag, [String], [String])])
  func impliedScript(request: LanguageTag, available: [String], chain: [String]) {
    #expect(LocaleChain(LocaleRequest([request]), available: available).locales == chain)
  }

  @Test("A plural or device case that nobody has translated yet is as if it were not there")
  func untranslatedCases() throws {
    let text = """
      {"sourceLanguage":"en","strings":{"n":{"localizations":{
      "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld day"}},
      "other":{"stringUnit":{"state":"translated","value":"%lld days"}}}}},
      "ru":{"variations":{"plural":{"one":{"stringUnit":{"state":"new","value":""}},
      "other":{"stringUnit":{"state":"translated","value":"%lld дня"}}}}},
      "de":{"variations":{"plural":{"one":{"stringUnit":{"state":"new","value":""}},
      "other":{"stringUnit":{"state":"new","value":""}}}}},
      "fr":{"variations":{"device":{"iphone":{"stringUnit":{"state":"new","value":""}},
      "other":{"stringUnit":{"state":"translated","value":"%lld jours"}}}}}
      }}},"version":"1.0"}
      """
    let catalog = try CatalogLoader().read(bytes: Array(text.utf8), file: "A.xcstrings")
    #expect(localizer([catalog], "ru").text("n", [1]) == "1 дня")
    #expect(localizer([catalog], "de").text("n", [1]) == "1 day")
    #expect(localizer([catalog], "fr").text("n", [1]) == "1 jours")
  }

  @Test("A catalog that overrides a word in one language leaves it alone in the others")
  func partialOverride() {
    let mine = catalog("Mine.xcstrings", ["action.later": ["fr": "Plus tard", "ja": "後で"]])
    #expect(localizer([mine], "fr").text("action.later") == "Plus tard")
    #expect(localizer([mine], "ja").text("action.later") == "後で")
    #expect(localizer([mine], "zh-Hant").text("action.later") == "稍後")
    #expect(localizer([mine], "en").text("action.later") == "Later")
    #expect(localizer([mine], "de").text("action.later") == "Later")
    let trace = localizer([mine], "en").trace("action.later")
    #expect(trace.map(\.outcome) == [.missing, .found])
    let texts = catalog("Texts.xcstrings", ["Save": ["ja": "保存"]])
    #expect(localizer([first, texts], "en").text("Save") == "Save")
    #expect(localizer([first, texts], "en").trace("Save").map(\.outcome) == [.key])
    #expect(localizer([first, texts], "de").trace("Save").map(\.outcome) == [.key])
  }

  @Test("Each step of a look-up is told")
  func trace() {
    let localizer = localizer([first], "pt-PT")
    func step(_ locale: String?, _ outcome: LookupStep.Outcome) -> LookupStep {
      LookupStep(catalog: locale == nil ? nil : "A.xcstrings", locale: locale, outcome: outcome)
    }
    #expect(localizer.trace("saved") == [step("pt-PT", .found)])
    #expect(localizer.trace("open") == [step("pt-PT", .missing), step("pt", .found)])
    #expect(
      localizer.trace("only") == [
        step("pt-PT", .missing), step("pt", .missing), step("en", .found),
      ])
    #expect(localizer.trace("plain").last == step("en", .key))
    #expect(localizer.trace("absent") == [step(nil, .missing)])
  }

  @Test("A key that no catalog has is shown, formatted, and reported")
  func missingKey() {
    let text = localizer([first], "ja").localize("gone %lld", [3])
    #expect(text.text == "gone 3")
    #expect(!text.isFound)
    #expect(text.problems.map(\.kind) == ["missing-key"])
    #expect(text.locale == nil)
  }

  @Test("A catalog named later comes before one named earlier")
  func order() {
    let second = catalog("B.xcstrings", ["saved": ["en": "Stored"]])
    #expect(localizer([first, second], "en").text("saved") == "Stored")
    #expect(localizer([second, first], "en").text("saved") == "Saved")
  }

  @Test("A match in any catalog comes before another catalog's source language")
  func matchBeforeSource() {
    let second = catalog("B.xcstrings", ["saved": ["en": "Stored"]])
    #expect(localizer([first, second], "fr").text("saved") == "Enregistré")
  }

  @Test("Each catalog matches the request against its own locales")
  func ownLocales() {
    let text = localizer([first], "ja").localize("saved")
    #expect(text.text == "Saved")
    #expect(text.language == "en")
    #expect(localizer([first], "ja").label(.later) == "あとで")
  }

  @Test("A user's catalog replaces a label and adds a language")
  func labelOverride() {
    let own = catalog(
      "Own.xcstrings", ["action.later": ["en": "Snooze", "fr": "Plus tard"]])
    #expect(localizer([own], "en").label(.later) == "Snooze")
    #expect(localizer([own], "fr").label(.later) == "Plus tard")
    #expect(localizer([own], "ja").label(.later) == "あとで")
    #expect(localizer([own], "fr").label(.dismiss) == "Dismiss")
  }

  @Test("The labels may follow another request than the texts")
  func hostLocale() {
    let options = LocalizerOptions(labelRequest: LocaleRequest(["zh-Hant"]))
    let localizer = localizer([first], "fr", options: options)
    #expect(localizer.text("saved") == "Enregistré")
    #expect(localizer.label(.later) == "稍後")
  }

  @Test("A table that is named is looked in alone")
  func table() {
    let second = catalog("B.xcstrings", ["saved": ["en": "Stored"]])
    let localizer = localizer([first, second], "en")
    #expect(localizer.localize("saved", table: "A").text == "Saved")
    #expect(localizer.localize("saved", table: "B").text == "Stored")
    #expect(!localizer.localize("saved", table: "C").isFound)
    #expect(localizer.trace("saved", table: "A").first?.catalog == "A.xcstrings")
  }

  @Test(
    "Keys match whatever lengths their placeholders name",
    arguments: [
      "n %d of %@", "n %ld of %@", "n %lld of %@", "n %i of %@", "n %qd of %@",
    ])
  func lengths(key: String) {
    let counted = catalog("C.xcstrings", ["n %lld of %@": ["en": "%lld: %@"]])
    #expect(localizer([counted], "en").text(key, [1, "x"]) == "1: x")
    #expect(localizer([counted], "en").trace(key).last?.outcome == .found)
    #expect(!localizer([counted], "en").localize("n %u of %@", [1, "x"]).isFound)
  }

  @Test("What shall not be translated shows its source text in every language")
  func notTranslated() {
    var brand = catalog("D.xcstrings", ["brand": ["en": "Toasty™", "fr": "Grillé"]])
    brand.entries[0].shouldTranslate = false
    #expect(localizer([brand], "fr").text("brand") == "Toasty™")
    #expect(localizer([brand], "fr").trace("brand").last?.locale == "en")
  }

  @Test("An empty text that nobody translated yet is passed over, a translated one is not")
  func emptyText() {
    var empty = catalog("E.xcstrings", ["a": ["en": "A"], "b": ["en": "B"]])
    for (index, state) in [TranslationState.new, .translated].enumerated() {
      empty.entries[index].localizations.append(
        CatalogLocalization(locale: "fr", content: .unit(StringUnit("", state: state))))
    }
    empty.locales.append("fr")
    #expect(localizer([empty], "fr").text("a") == "A")
    #expect(localizer([empty], "fr").text("b") == "")
  }

  @Test("Numbers follow the region and the digits that were asked for")
  func numberTag() {
    let counted = catalog(
      "F.xcstrings",
      ["n %lld": ["en": "%lld photos", "hi": "%lld फ़ोटो", "ar": "%lld صور", "de": "%lld Fotos"]])
    #expect(localizer([counted], "en-IN").text("n %lld", [123_456]) == "1,23,456 photos")
    #expect(localizer([counted], "hi-u-nu-deva").text("n %lld", [123_456]) == "१,२३,४५६ फ़ोटो")
    #expect(localizer([counted], "ar-AE").text("n %lld", [7]) == "7 صور")
    #expect(localizer([counted], "ar-EG").text("n %lld", [7]) == "٧ صور")
    #expect(localizer([counted], "de-CH").text("n %lld", [1234]) == "1’234 Fotos")
    #expect(localizer([counted], "ja-JP").text("n %lld", [1234]) == "1,234 photos")
  }

  @Test("A text knows its file, its place and its problems")
  func place() {
    var placed = catalog("G.xcstrings", ["k": ["en": "%@ %y"]])
    placed.entries[0].localizations[0].content = .unit(StringUnit("%@ %y", valueRange: 40..<45))
    let localizer = Localizer(
      [placed], request: LocaleRequest(["en"]),
      positions: { file, offset in
        file == "G.xcstrings" ? SourcePosition(line: 3, column: 7, offset: offset) : nil
      })
    let text = localizer.localize("k")
    let position = SourcePosition(line: 3, column: 7, offset: 40)
    #expect(text.position == position)
    #expect(text.file == "G.xcstrings")
    #expect(text.problems.map(\.kind) == ["unknown-conversion", "missing-argument"])
    #expect(text.problems.allSatisfy { $0.file == "G.xcstrings" && $0.position == position })
  }

  @Test("A toast's text is its own words, or a key's")
  func resolve() {
    let localizer = localizer([first], "fr")
    let verbatim = localizer.resolve(
      ToastText(verbatim: "新しい写真", language: "ja", reading: "あたらしい しゃしん"))
    #expect(verbatim.text == "新しい写真")
    #expect(verbatim.language == "ja")
    #expect(verbatim.reading == "あたらしい しゃしん")
    #expect(verbatim.isFound)
    #expect(localizer.resolve("Bonjour").language == "fr")
    let key = localizer.resolve(ToastText(key: "saved", reading: "x"))
    #expect(key.text == "Enregistré")
    #expect(key.reading == "x")
    #expect(key.language == "fr")
  }

  @Test("Catalogs may be written in MessageFormat")
  func messageFormat() {
    let texts = catalog(
      "H.xcstrings", ["n": ["en": "{0, plural, one {# photo} other {# photos}}"]])
    let options = LocalizerOptions(syntax: .messageFormat)
    #expect(localizer([texts], "en", options: options).text("n", [1]) == "1 photo")
    #expect(localizer([texts], "en", options: options).label(.repeated, [2]) == "2 times")
  }

  @Test("Keys that differ in their Unicode form are different keys")
  func unicodeForms() {
    let texts = catalog(
      "I.xcstrings", ["caf\u{E9}": ["en": "composed"], "cafe\u{301}": ["en": "decomposed"]])
    #expect(localizer([texts], "en").text("caf\u{E9}") == "composed")
    #expect(localizer([texts], "en").text("cafe\u{301}") == "decomposed")
  }
}

import Foundation
import TestSupport
import Testing
import ToastCommands

@Suite struct LocalizeCommandTests {
  private static let catalog = SharedData.packageRoot.appending(
    path: "Resources/Examples/Library.xcstrings"
  ).path

  private func localize(_ arguments: String..., input: String = "") -> InProcess.Result {
    InProcess.run(["localize"] + arguments, input: Array(input.utf8))
  }

  @Test("prints keys in order, within one key the locales in order")
  func order() {
    let result = localize("action.later", "action.ok", "--locale", "zh-Hant,ja", "--locale=en")
    #expect(result.lines == ["稍後", "あとで", "Later", "好", "OK", "OK"])
  }

  @Test("every locale of the catalogs stands for ‘all’, the built-in ones where none is named")
  func allLocales() {
    #expect(localize("action.later", "--locale", "all").lines == ["Later", "あとで", "稍后", "稍後"])
    #expect(
      localize("loan.renew", "--locale", "all", "--catalog", Self.catalog).lines
        == ["Renew", "貸出を延長", "续借", "續借"])
    #expect(
      localize("loan.renew", "--locale", "ja,all", "--catalog", Self.catalog).lines
        == ["貸出を延長", "Renew", "续借", "續借"])
  }

  @Test("arguments choose the plural and are written as the locale writes them")
  func arguments() {
    func due(_ json: String, _ locale: String) -> [String] {
      localize(
        "loan.due %lld", "--args", json, "--locale", locale, "--catalog", Self.catalog
      ).lines
    }
    #expect(due("[1]", "en") == ["Return the book within 1 day."])
    #expect(due("[1234]", "en") == ["Return the book within 1,234 days."])
    #expect(due("[0]", "ja") == ["返却期限は今日です。"])
    // The catalog asks for an integer.
    #expect(due("[1.0]", "zh-Hant") == ["請在 1 天內還書。"])
  }

  @Test("control characters of a catalog are printed as escapes")
  func escapes() {
    let json =
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"x\n\t\u001b[2J\u0085\\n"}}}}},"version":"1.0"}"#
    let result = localize("a", "--locale", "en", "--catalog", "-", input: json)
    #expect(result.lines == [#"x\n\t\u{1B}[2J\u{85}\n"#])
  }

  @Test("the later catalog comes before the earlier, and both before the kit's own words")
  func precedence() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write(
      "A.strings", "\"action.later\" = \"first\"; \"only\" = \"1\";".utf8)
    let second = try folder.write("B.strings", "\"action.later\" = \"second\";".utf8)
    let result = localize(
      "action.later", "only", "--locale", "en", "--catalog", first, "--catalog", second)
    #expect(result.lines == ["second", "1"])
  }

  @Test("each catalog matches the request against its own locales")
  func ownLocales() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "A.xcstrings",
      #"{"sourceLanguage":"en","strings":{"saved":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Saved"}},"fr":{"stringUnit":{"state":"translated","value":"Enregistré"}}}}},"version":"1.0"}"#
        .utf8)
    let result = localize("saved", "action.later", "--locale", "ja", "--catalog", path)
    #expect(result.lines == ["Saved", "あとで"])
  }

  @Test("a key that no catalog has is printed, said, and ends with 1")
  func missingKey() {
    let result = localize("no.key", "action.later", "--locale", "en")
    #expect(result.lines == ["no.key", "Later"])
    #expect(result.errors.hasPrefix("error: no catalog has the key ‘no.key’"))
    #expect(result.exitCode == .findings)
  }

  @Test("an argument that does not fit is said at the text's place, and the best text is printed")
  func wrongArgument() {
    let result = localize(
      "loan.due %lld", "--args", "[]", "--locale", "en", "--catalog", Self.catalog)
    #expect(result.exitCode == .success)
    #expect(result.lines.count == 1)
    #expect(result.errors.contains(#/Library\.xcstrings:\d+:\d+: error: .*\[missing-argument\]/#))
  }

  @Test(
    "arguments that are wrong in themselves are a wrong command line, with the place",
    arguments: [
      ("[1, null]", "--args:1:5: error: null is no argument"),
      ("[1", "--args:1:"), ("12", "--args:1:1: error: the arguments are a number"),
      (#"[{"date":"soon"}]"#, "--args:1:10: error: ‘soon’ is no date"),
    ])
  func wrongJSON(_ json: String, _ errors: String) {
    let result = localize("action.later", "--args", json)
    #expect(result.exitCode == .usage)
    #expect(result.errors.hasPrefix(errors))
    #expect(result.output.isEmpty)
  }

  @Test("arguments may come from the standard input")
  func argumentsFromInput() {
    let result = localize(
      "loan.due %lld", "--args", "-", "--locale", "en", "--catalog", Self.catalog, input: "[2]")
    #expect(result.lines == ["Return the book within 2 days."])
  }

  @Test("problems of a catalog from the standard input are said to be in ‘-’")
  func problemsOfInput() {
    let catalog = #"{"sourceLanguage":"en","strings":{"a":{"colour":1}},"version":"1.0"}"#
    let result = localize("a", "--catalog", "-", input: catalog)
    #expect(result.errors.hasPrefix("-:1:"), "\(result.errors)")
  }

  @Test("an explanation is a JSON object a line with place, chain and plural")
  func explanation() {
    let result = localize(
      "loan.due %lld", "--args", "[0]", "--locale", "zh-HK", "--catalog", Self.catalog, "--explain")
    let expected = [
      #""chain":[{"catalog":"\#(Self.catalog)","locale":"zh-Hant","outcome":"found"}]"#,
      #""found":true"#, #""key":"loan.due %lld""#, #""locale":"zh-Hant""#, #""requested":"zh-HK""#,
      #""plurals":[{"argument":1,"category":"zero""#, #""text":"請在今天還書。""#,
    ]
    #expect(result.lines.count == 1)
    for piece in expected { #expect(result.output.contains(piece), "\(piece)") }
  }

  @Test("the words of screen readers are there too, and an explanation says where they are from")
  func provenance() {
    #expect(localize("gesture.tap.touch", "--locale", "ja").lines == ["ダブルタップ"])
    let spoken = localize("voiceover.actionsAvailable", "--locale", "zh-Hans", "--explain")
    #expect(spoken.exitCode == .success)
    #expect(spoken.output.contains("others project wording"))
    let label = localize("status.info", "--locale", "en", "--explain")
    #expect(label.output.contains(#""provenance":"project wording""#))
    // A user's text is no wording of the kit's.
    let own = localize(
      "loan.due %lld", "--args", "[2]", "--locale", "en", "--catalog", Self.catalog, "--explain")
    #expect(own.output.contains(#""provenance":null"#))
    #expect(localize("voiceover.no-such", "--locale", "en").exitCode == .findings)
  }

  @Test("what names no language is a wrong command line", arguments: ["!!", "", ",", "en,%"])
  func wrongLocale(_ locale: String) {
    #expect(localize("action.later", "--locale", locale).exitCode == .usage)
  }

  @Test("gives the values that the shared scenarios expect", .needsSharedData)
  func sharedValues() {
    let photos = SharedData.url("scenarios/Photos.xcstrings").path
    func text(_ key: String, _ json: String, _ locale: String) -> [String] {
      localize(key, "--args", json, "--locale", locale, "--catalog", photos).lines
    }
    #expect(text("moved %lld to %@", #"[1,"Archive"]"#, "en") == ["Moved 1 file to Archive"])
    #expect(text("moved %lld to %@", #"[2,"Archive"]"#, "en") == ["Moved 2 files to Archive"])
    #expect(
      text("moved %lld to %@", #"[2,"Archive"]"#, "ja") == ["2個のファイルをArchiveに移動しました"])
    #expect(text("sync.progress %lld", "[1234]", "en") == ["Syncing 1,234 photos…"])
    #expect(text("photos.today %lld", "[2]", "ar") == ["صورتان من اليوم"])
  }
}

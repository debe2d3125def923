import Testing
import ToastCatalogs
import ToastText

@Suite("Texts take the form the old formats have for them")
struct FolderFormTests {
  private func folders(_ entries: String) -> [String: String] {
    let text = #"{"sourceLanguage":"en","version":"1.0","strings":{"# + entries + "}}"
    let catalog = StringCatalogReader.read(bytes: Array(text.utf8), file: "T.xcstrings")
    #expect(catalog.problems == [])
    let converted = CatalogConverter.localizedFolders(from: catalog)
    return Dictionary(
      uniqueKeysWithValues: converted.files.map {
        ($0.path, String(decoding: $0.bytes, as: UTF8.self))
      })
  }

  @Test("plain texts go to .strings, escaped, with their comment")
  func plain() {
    let files = folders(
      #""a\"b":{"comment":"Not */ the end","localizations":{"ja":{"stringUnit":{"value":"x\\y\nz"}}}}"#
    )
    #expect(files["ja.lproj/T.strings"] == "/* Not * / the end */\n\"a\\\"b\" = \"x\\\\y\\nz\";\n")
    #expect(files["en.lproj/T.strings"] == "/* Not * / the end */\n\"a\\\"b\" = \"a\\\"b\";\n")
    #expect(files.count == 2)
  }

  @Test("signs that end a comment do so in no comment, whatever mark follows them")
  func comments() throws {
    let files = folders(
      #""a":{"comment":"*/\u0301 ---\u0301-"},"n":{"comment":"a ---\u0301\nb\u0001-","#
        + #""localizations":{"en":{"variations":{"plural":{"other":{"stringUnit":{"value":"%lld"}}}}}}}"#
    )
    let strings = try #require(files["en.lproj/T.strings"])
    #expect(strings.hasPrefix("/* * /\u{301} ---\u{301}- */\n"))
    let dict = try #require(files["en.lproj/T.stringsdict"])
    #expect(dict.contains("<!-- a - - -\u{301}\n\t     b - -->"))
    for (path, text) in files {
      let catalog = try CatalogLoader().read(bytes: Array(text.utf8), file: path)
      #expect(catalog.problems == [])
      #expect(catalog.entries.count == 1)
    }
  }

  @Test("a plural by the second argument says so, and its texts are numbered")
  func secondArgument() throws {
    let files = folders(
      #""k":{"localizations":{"en":{"variations":{"plural":{"other":"#
        + #"{"stringUnit":{"value":"%@ has %lld items"}}}}}}}"#)
    let text = try #require(files["en.lproj/T.stringsdict"])
    #expect(text.contains("<string>%2$#@variable_0@</string>"))
    #expect(text.contains("<string>%1$@ has %2$lld items</string>"))
    #expect(text.contains("<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>lld</string>"))
  }

  @Test("a substitution becomes a variable, its %arg a conversion")
  func substitution() throws {
    let files = folders(
      #""k":{"localizations":{"en":{"stringUnit":{"value":"%@ in %#@n@"},"substitutions":{"n":"#
        + #"{"argNum":3,"formatSpecifier":"lld","variations":{"plural":{"one":"#
        + #"{"stringUnit":{"value":"%arg file"}},"other":{"stringUnit":{"value":"%arg of %2$@"}}}}}}}}}"#
    )
    let text = try #require(files["en.lproj/T.stringsdict"])
    #expect(text.contains("<string>%@ in %3$#@n@</string>"))
    #expect(text.contains("<string>%lld file</string>"))
    #expect(text.contains("<string>%3$lld of %2$@</string>"))
  }

  @Test("plurals of devices come back as plurals of devices, with no substitution left over")
  func devices() throws {
    func branch(_ device: String, _ noun: String) -> String {
      #""\#(device)":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld \#(noun)"}},"#
        + #""other":{"stringUnit":{"value":"%lld \#(noun)s"}}}}}"#
    }
    let files = folders(
      #""k":{"localizations":{"en":{"variations":{"device":{"#
        + [branch("ipad", "tap"), branch("iphone", "tap"), branch("mac", "click")]
        .joined(separator: ",")
        + #","other":{"stringUnit":{"value":"%lld"}}}}}}}"#)
    let text = try #require(files["en.lproj/T.stringsdict"])
    let catalog = StringsDictReader.read(bytes: Array(text.utf8), file: "en.lproj/T.stringsdict")
    let back = try #require(CatalogConverter.stringCatalog(from: catalog).files.first)
    let again = StringCatalogReader.read(bytes: back.bytes, file: "T.xcstrings")
    #expect(catalog.problems + again.problems == [])
    let localization = try #require(again.entries.first?.localizations.first)
    #expect(localization.substitutions == [])
    var paths: [String] = []
    localization.forEachUnit { unit, path in paths.append("\(path ?? ""): \(unit.value)") }
    #expect(
      Set(paths) == [
        "device.ipad.plural.one: %lld tap", "device.ipad.plural.other: %lld taps",
        "device.iphone.plural.one: %lld tap", "device.iphone.plural.other: %lld taps",
        "device.mac.plural.one: %lld click", "device.mac.plural.other: %lld clicks",
        "device.other: %lld",
      ])
  }

  @Test("states that have no place are counted in a problem")
  func states() {
    let text =
      #"{"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"ja":"#
      + #"{"stringUnit":{"state":"needs_review","value":"x"}}}}}}"#
    let catalog = StringCatalogReader.read(bytes: Array(text.utf8), file: "T.xcstrings")
    #expect(CatalogConverter.localizedFolders(from: catalog).problems.map(\.kind) == ["state-lost"])
  }
}

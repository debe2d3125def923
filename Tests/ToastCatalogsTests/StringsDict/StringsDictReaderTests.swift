import Foundation
import TestSupport
import Testing
import ToastCatalogs
import ToastText

@Suite("A .stringsdict file is read into plurals, widths and devices")
struct StringsDictReaderTests {
  private func read(_ text: String) -> Catalog {
    StringsDictReader.read(bytes: Array(text.utf8), file: "ja.lproj/Table.stringsdict")
  }

  private func texts(_ variation: Variation?) -> [String] {
    var result: [String] = []
    variation?.forEachUnit { unit, path in result.append("\(path ?? "")=\(unit.value)") }
    return result
  }

  private func plist(_ body: String) -> String {
    "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(body)</dict></plist>"
  }

  private static let plural =
    "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
    + "<key>NSStringFormatValueTypeKey</key><string>d</string>"

  @Test("variables in variables are kept, by name")
  func nested() {
    let catalog = read(
      plist(
        "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string>"
          + "<key>a</key><dict>\(Self.plural)<key>other</key><string>%d in %#@b@</string></dict>"
          + "<key>b</key><dict>\(Self.plural)<key>one</key><string>&lt;%d&gt;</string></dict></dict>"
      ))
    let localization = catalog.entries.first?.localizations.first
    #expect(texts(localization?.content) == ["=%#@a@"])
    #expect(localization?.substitutions.map(\.name) == ["a", "b"])
    #expect(texts(localization?.substitutions[0].content) == ["plural.other=%d in %#@b@"])
    #expect(texts(localization?.substitutions[1].content) == ["plural.one=<%d>"])
    #expect(localization?.substitutions[0].formatSpecifier == "d")
    #expect(catalog.problems == [])
  }

  @Test("widths are sorted, devices keep their order and may hold plurals")
  func rules() {
    let catalog = read(
      plist(
        "<key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict>"
          + "<key>53</key><string>long</string><key>20</key><string>short</string></dict></dict>"
          + "<key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>"
          + "<key>mac</key><string>Click</string><key>iphone</key><dict>"
          + "<key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
          + "<key>n</key><dict>\(Self.plural)<key>other</key><string>%d taps</string></dict></dict>"
          + "</dict></dict>"))
    #expect(
      texts(catalog.entries[0].localizations[0].content) == ["width.20=short", "width.53=long"])
    #expect(
      texts(catalog.entries[1].localizations[0].content) == [
        "device.mac=Click", "device.iphone=%#@n@",
      ])
    #expect(catalog.entries[1].localizations[0].substitutions.map(\.name) == ["n"])
    #expect(catalog.problems == [])
  }

  @Test("branches that name their variables alike keep each its own texts")
  func branchesOfOneName() throws {
    func branch(_ device: String, _ text: String) -> String {
      "<key>\(device)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>"
        + "<key>n</key><dict>\(Self.plural)<key>other</key><string>%#@m@ \(text)</string></dict>"
        + "<key>m</key><dict>\(Self.plural)<key>other</key><string>%d</string></dict></dict>"
    }
    let catalog = read(
      plist(
        "<key>d</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>"
          + branch("mac", "clicks") + branch("ipad", "taps") + branch("iphone", "clicks")
          + "</dict></dict>"))
    #expect(catalog.problems == [])
    let localization = try #require(catalog.entries.first?.localizations.first)
    #expect(
      texts(localization.content) == [
        "device.mac=%#@n@", "device.ipad=%#@n_ipad@", "device.iphone=%#@n@",
      ])
    #expect(localization.substitutions.map(\.name) == ["n", "m", "n_ipad", "m_ipad"])
    #expect(
      localization.substitutions.map { texts($0.content) } == [
        ["plural.other=%#@m@ clicks"], ["plural.other=%d"], ["plural.other=%#@m_ipad@ taps"],
        ["plural.other=%d"],
      ])
  }

  @Test("an XML, a binary and an old-style list give the same", .needsSharedData)
  func forms() throws {
    let path = "apple-fixtures/swiftgen/LocPluralAdvanced.stringsdict"
    let xml = try SharedData.bytes("data/" + path)
    let list = try PropertyListDecoder().decode(List.self, from: Data(xml))
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let binary = try encoder.encode(list)
    let all = [xml, [UInt8](binary), Array(list.oldStyle.utf8)].map { bytes in
      let catalog = StringsDictReader.read(bytes: bytes, file: path)
      #expect(catalog.problems.filter { $0.kind == "parse-error" } == [])
      return Dictionary(
        uniqueKeysWithValues: catalog.entries.map { entry in
          let localization = entry.localizations[0]
          return (
            entry.key,
            (texts(localization.content)
              + localization.substitutions.flatMap { texts($0.content) }).sorted()
          )
        })
    }
    #expect(all[0].count == 8)
    #expect(all[1] == all[0])
    #expect(all[2] == all[0])
  }

  /// A property list of texts and dictionaries.
  private enum List: Codable {
    case text(String)
    case dictionary([String: List])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = try .dictionary(container.decode([String: List].self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .dictionary(let members): try container.encode(members)
      }
    }

    var oldStyle: String {
      switch self {
      case .text(let text): "\"\(text)\""
      case .dictionary(let members):
        "{ " + members.map { "\"\($0)\" = \($1.oldStyle);" }.joined(separator: " ") + " }"
      }
    }
  }

  @Test(
    "each fault is named at its place",
    arguments: [
      (
        "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key>"
          + "<dict><key>one</key><string>1</string></dict></dict>", ["structure"]
      ),
      ("<key>k</key><dict/>", ["structure"]),
      ("<key>k</key><integer>1</integer>", ["structure"]),
      ("<key>k</key><string>a</string><key>k</key><string>b</string>", ["duplicate-key"]),
      ("<key>k</key><string>a & b</string>", ["parse-error"]),
      ("<key>k</key><string>&unknown;</string>", ["entity"]),
      ("<key>k</key><string>a<key>l</key><string>b</string>", ["parse-error"]),
      ("<key>k</key>", ["parse-error"]),
      ("<string>a</string>", ["parse-error"]),
      ("<key>k</key><text>a</text>", ["parse-error"]),
      ("<key>k</key><string>a</strong>", ["parse-error"]),
      ("loose", ["parse-error"]),
    ])
  func faults(body: String, kinds: [String]) {
    let catalog = read(plist(body))
    #expect(catalog.problems.map(\.kind) == kinds)
    #expect(catalog.problems.allSatisfy { $0.position != nil })
  }
}

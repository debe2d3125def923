import Foundation
import TestSupport
import Testing
import ToastCatalogs

@Suite("String Catalogs are written as Xcode writes them", .needsSharedData)
struct StringCatalogWriterTests {
  /// Why a file is not as Xcode would write it; it went through other hands.
  private static let others: [String: String] = [
    "apple-fixtures/lexrus/Extractor.xcstrings": "two keys stand out of order",
    "apple-fixtures/lexrus/Test1.xcstrings": "the version comes first, a line break ends the file",
    "apple-fixtures/lexrus/Test2.xcstrings": "the version comes first, a line break ends the file",
    "apple-fixtures/lexrus/Test3.xcstrings": "the version comes first, a line break ends the file",
    "apple-fixtures/lexrus/Test4.xcstrings": "indented by one space, two versions",
    "apple-fixtures/lexrus/Test5.xcstrings": "indented by one space, two versions",
    "apple-fixtures/lexrus/Test6.xcstrings": "indented by one space",
    "apple-fixtures/murzav/golden.xcstrings": "a line break ends the file",
    "apple-fixtures/murzav/should_not_translate.xcstrings": "fields out of order",
    "apple-fixtures/murzav/simple.xcstrings": "a line break ends the file",
    "apple-fixtures/murzav/with_device_variants.xcstrings": "a line break ends the file",
    "apple-fixtures/murzav/with_interpolation.xcstrings": "a line break ends the file",
    "apple-fixtures/murzav/with_multiline.xcstrings": "a line break ends the file",
    "apple-fixtures/murzav/with_plurals.xcstrings": "fields out of order",
    "apple-fixtures/murzav/with_stale.xcstrings": "fields out of order",
    "apple-fixtures/murzav/with_substitutions.xcstrings": "a line break ends the file",
    "apple-fixtures/murzav/xcode26.xcstrings": "a line break ends the file",
    "apple-fixtures/tolgee/example.xcstrings": "no blank before the colon",
    "apple-fixtures/tolgee/example_params.xcstrings": "no blank before the colon",
    "apple-fixtures/tolgee/example_params_escaped.xcstrings": "no blank before the colon",
    "real/CirclesApp/Localizable.xcstrings": "a key out of order, a line break ends the file",
    "real/CirclesApp/OnHand--Localizable.xcstrings": "no blank before the colon",
    "real/MarkEdit/MarkEditMac--Resources--Localizable.xcstrings": "a line break ends the file",
    "real/MarkEdit/MarkEditMac--mul.lproj--Main.xcstrings": "a line break ends the file",
    "real/SakuraRSS/Shared--Strings--Settings.xcstrings": "a line break ends the file",
    "real/Settings/Localizable.xcstrings": "indented by four spaces, no blank before the colon",
  ]

  @Test("a catalog that nothing changes gives its own bytes", arguments: CatalogFiles.paths)
  func unchanged(path: String) throws {
    let bytes = try CatalogFiles.bytes(path)
    // Two fixtures name their version twice, which is no obstacle to keeping it.
    #expect(try StringCatalogEditor(bytes: bytes, file: path).bytes == bytes)
  }

  @Test("what Xcode wrote comes out of normalizing as it went in", arguments: CatalogFiles.paths)
  func normalized(path: String) throws {
    let bytes = try CatalogFiles.bytes(path)
    let written = try StringCatalogWriter.normalized(bytes: bytes, file: path)
    let isXcodes = Self.others[path] == nil && !path.contains("murzav-apple_xcode27")
    #expect((written == bytes) == isXcodes)
    #expect(try StringCatalogWriter.normalized(bytes: written, file: path) == written)
    let old = try JSONSerialization.jsonObject(with: Data(bytes)) as? NSDictionary
    let new = try JSONSerialization.jsonObject(with: Data(written)) as? NSDictionary
    #expect(old == new)
    if Self.others[path] == "a line break ends the file" {
      #expect(written == bytes.dropLast())
    }
  }

  @Test("the catalog of IceCubesApp comes out as it went in")
  func iceCubes() throws {
    let bytes = try CatalogFiles.iceCubes()
    #expect(try StringCatalogWriter.normalized(bytes: bytes, file: "a.xcstrings") == bytes)
  }

  @Test("what is read and written again says the same", arguments: CatalogFiles.paths)
  func readAndWritten(path: String) throws {
    let catalog = try CatalogFiles.read(path)
    let again = StringCatalogReader.read(
      bytes: StringCatalogWriter.bytes(of: catalog), file: path)
    #expect(again.sourceLanguage == catalog.sourceLanguage)
    #expect(Set(again.entries.map(\.key)) == Set(catalog.entries.map(\.key)))
    let index = CatalogIndex(again)
    for entry in catalog.entries {
      let other = try #require(index[entry.key])
      #expect(other.comment == entry.comment)
      #expect(other.extractionState == entry.extractionState)
      #expect(other.shouldTranslate == entry.shouldTranslate)
      #expect(texts(other) == texts(entry))
    }
  }

  private func texts(_ entry: CatalogEntry) -> Set<String> {
    var result: Set<String> = []
    for localization in entry.localizations {
      func add(_ variation: Variation?, _ prefix: String?) {
        variation?.forEachUnit(prefix) { unit, path in
          let state = unit.state?.rawValue ?? "translated"
          result.insert("\(localization.locale) \(path ?? "") \(state) \(unit.value)")
        }
        if case .set(let set) = variation {
          result.insert("\(localization.locale) \(set.values)")
        }
      }
      add(localization.content, nil)
      for one in localization.substitutions {
        add(one.content, "\(one.name) \(one.argumentNumber ?? 0) \(one.formatSpecifier ?? "")")
      }
    }
    return result
  }
}
